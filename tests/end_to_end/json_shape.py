# SPDX-License-Identifier: MIT
"""JSON against a JSON schema, as far as ours go: type, enum, required, properties,
additionalProperties, items and $ref into $defs. Any other word in a schema is a fault."""
import json
import pathlib

from common import check

KNOWN = {"$schema", "$defs", "$ref", "title", "description", "type", "enum", "required",
         "additionalProperties", "properties", "items"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_of_type(value, name):
    if name in ("number", "integer"):
        return isinstance(value, int if name == "integer" else (int, float)) and \
            not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def faults_of(value, schema, root, at="$"):
    if "$ref" in schema:
        return faults_of(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, at)
    faults = [f"{at}: the schema says {word}" for word in schema.keys() - KNOWN]
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(is_of_type(value, name) for name in types):
        return faults + [f"{at}: {value!r} is no {' or '.join(types)}"]
    if "enum" in schema and value not in schema["enum"]:
        faults.append(f"{at}: {value!r} is none of {schema['enum']}")
    if isinstance(value, dict):
        faults += [f"{at}: no {key}" for key in schema.get("required", []) if key not in value]
        for key, one in value.items():
            inner = schema.get("properties", {}).get(key, schema.get("additionalProperties", True))
            if inner is False:
                faults.append(f"{at}: unknown key {key}")
            elif inner is not True:
                faults += faults_of(one, inner, root, f"{at}.{key}")
    if isinstance(value, list) and "items" in schema:
        for number, one in enumerate(value):
            faults += faults_of(one, schema["items"], root, f"{at}[{number}]")
    return faults


def check_shape(value, path):
    """Fails the test when the value is not as the schema of the file says."""
    schema = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    faults = faults_of(value, schema, schema)
    check(not faults, f"{path}: {faults[:5]}")
