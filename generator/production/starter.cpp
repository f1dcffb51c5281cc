// SPDX-License-Identifier: MIT
#include "production/starter.hpp"

#include <utility>

#include "production/layout_copy.hpp"

namespace papersetter::production {
namespace {

constexpr std::string_view bank_file = R"toml([bank]
id = "my-bank"
title = "My question bank"
language = "en"
version = "1"

[[topic]]
id = "water"
title = "The water cycle"

[[topic]]
id = "rocks"
title = "Rocks and soil"
)toml";

constexpr std::string_view water_file = R"toml([defaults]
topic = "water"
level = "understand"
difficulty = "easy"
minutes = 1

[[item]]
id = "dew-on-grass"
stem = '''Grass is wet on a clear morning although it has not rained. Where did the water come from?'''
[[item.option]]
text = '''Water vapour in the air'''
correct = true
rationale = '''Grass cools quickly under a clear sky; the air touching it cools too and can hold less vapour, so the rest condenses.'''
[[item.option]]
text = '''The roots of the grass'''
rationale = '''Roots feed the leaves from inside; dew forms on stones and car roofs in the same night.'''
tempting = '''Leaves do give off water.'''
right_when = '''drops hang only at the tips of leaves.'''
[[item.option]]
text = '''Fog that froze overnight'''
rationale = '''Frozen fog leaves ice, and a clear night has no fog.'''

[[item]]
id = "salt-left-behind"
difficulty = "medium"
stem = '''Sea water evaporates in a shallow basin. What remains?'''
[[item.option]]
text = '''Salt'''
correct = true
rationale = '''Only the water turns to vapour; what was dissolved in it stays.'''
[[item.option]]
text = '''Nothing'''
rationale = '''Dissolved salt does not evaporate with the water.'''
right_when = '''the basin held rain water.'''
[[item.option]]
text = '''Fresh water'''
rationale = '''The fresh water is what leaves, as vapour.'''
tempting = '''Evaporation is how fresh water is made from sea water: it has to be caught elsewhere.'''

[[item]]
id = "cloud-droplets"
level = "remember"
stem = '''What is a cloud made of?'''
[[item.option]]
text = '''Tiny drops of water or crystals of ice'''
correct = true
rationale = '''They are so small that rising air holds them up.'''
[[item.option]]
text = '''Water vapour'''
rationale = '''Vapour cannot be seen; a cloud begins where vapour condenses.'''
tempting = '''Steam from a kettle is often called vapour; its visible part is drops.'''
[[item.option]]
text = '''Smoke and dust'''
rationale = '''Dust only gives the drops something to form on.'''
)toml";

constexpr std::string_view rocks_file = R"toml([defaults]
topic = "rocks"
level = "understand"
difficulty = "easy"
minutes = 1

[[item]]
id = "fossils-in-limestone"
stem = '''In which kind of rock are fossils most often found?'''
[[item.option]]
text = '''Sedimentary'''
correct = true
rationale = '''It forms from layers that bury what lived there without melting it.'''
[[item.option]]
text = '''Igneous'''
rationale = '''It was molten, and heat destroys remains.'''
[[item.option]]
text = '''Metamorphic'''
rationale = '''Heat and pressure have usually deformed what was in it beyond recognition.'''
tempting = '''It may have been sedimentary once.'''

[[item]]
id = "clay-holds-water"
difficulty = "medium"
level = "apply"
stem = '''A garden stays wet for days after rain. Which soil does it most likely have?'''
[[item.option]]
text = '''Clay'''
correct = true
rationale = '''Its particles are fine and lie close, so water passes slowly.'''
[[item.option]]
text = '''Sand'''
rationale = '''Water runs through its large gaps within minutes.'''
right_when = '''the garden is dry an hour after rain.'''
[[item.option]]
text = '''Gravel'''
rationale = '''Its gaps are larger still.'''
)toml";

constexpr std::string_view blueprint_file = R"toml([paper]
title = "My first paper"
course = "Earth science"
banks = ["bank"]
minutes = 5

[[section]]
items = 4
arrange = "random"
[section.topic]
water = 2
rocks = 2

[series]
forms = 2
)toml";

}  // namespace

std::map<std::string, std::string> starter_files(const files::Disk& disk,
                                                 const files::Path& layout_folder) {
    std::map<std::string, std::string> files{
        {"bank/bank.toml", std::string(bank_file)},
        {"bank/items/water.toml", std::string(water_file)},
        {"bank/items/rocks.toml", std::string(rocks_file)},
        {"paper.toml", std::string(blueprint_file)},
    };
    for (auto& [name, bytes] : files_below(disk, layout_folder)) {
        files["layouts/exam/" + name] = std::move(bytes);
    }
    return files;
}

}  // namespace papersetter::production
