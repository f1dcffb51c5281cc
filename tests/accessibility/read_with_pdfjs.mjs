// SPDX-License-Identifier: MIT
// What pdf.js makes of PDFs, as JSON: node read_with_pdfjs.mjs FOLDER-OF-PDFJS FILE…
// [{file, language, title, isMarked, outline, pages: [{tree, texts, untagged}]}]
// texts: the text of each marked-content sequence by the id that the tree names it by.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const module = path.join(folder, "legacy/build/pdf.mjs");
// It says on the console that there is nothing to draw with; nothing is drawn here.
const log = console.log;
console.log = console.warn = () => {};
const pdfjs = await import(pathToFileURL(module).href);

function textsOf(items) {
    const texts = {};
    const untagged = [];
    const open = [];
    for (const item of items) {
        if (item.type === "beginMarkedContent" || item.type === "beginMarkedContentProps") {
            open.push(item.tag === "Artifact" ? "artifact" : item.id ?? null);
        } else if (item.type === "endMarkedContent") {
            open.pop();
        } else {
            const id = open.findLast((name) => name !== null);
            const text = item.str + (item.hasEOL ? "\n" : "");
            if (id === undefined) {
                untagged.push(text);
            } else if (id !== "artifact") {
                texts[id] = (texts[id] ?? "") + text;
            }
        }
    }
    return { texts, untagged: untagged.filter((text) => text.trim() !== "") };
}

async function read(file) {
    const data = new Uint8Array(fs.readFileSync(file));
    const document = await pdfjs.getDocument({ data, verbosity: 0 }).promise;
    const pages = [];
    for (let number = 1; number <= document.numPages; ++number) {
        const page = await document.getPage(number);
        const content = await page.getTextContent({
            includeMarkedContent: true,
            disableNormalization: true,
        });
        pages.push({ tree: await page.getStructTree(), ...textsOf(content.items) });
    }
    const { info, metadata } = await document.getMetadata();
    const result = {
        file,
        language: info.Language,
        title: metadata?.get("dc:title"),
        isMarked: (await document.getMarkInfo())?.Marked ?? false,
        outline: await document.getOutline(),
        pages,
    };
    await document.destroy();
    return result;
}

const results = [];
for (const file of files) {
    results.push(await read(file));
}
log(JSON.stringify(results));
