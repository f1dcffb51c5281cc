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
where = { type = "single" }
[section.topic]
water = 2
rocks = 2

[series]
forms = 2
)toml";

// One item of each other type, short enough to be copied.
constexpr std::string_view types_file = R"toml([defaults]
topic = "water"
level = "understand"
difficulty = "easy"
minutes = 2

[[item]]
id = "what-evaporates"
type = "multiple"
stem = '''Which of these make water evaporate faster?'''
[[item.option]]
text = '''wind'''
correct = true
rationale = '''It carries the damp air away.'''
[[item.option]]
text = '''warmth'''
correct = true
rationale = '''More particles are fast enough to leave.'''
[[item.option]]
text = '''shade'''
rationale = '''It keeps the water cool.'''

[[item]]
id = "rain-facts"
type = "true-false"
points = 2
scoring = "per-option"
stem = '''Judge each statement about rain.'''
[[item.option]]
text = '''Rain falls from every cloud.'''
correct = false
rationale = '''The drops of most clouds are too small to fall.'''
[[item.option]]
text = '''Rain can evaporate before it reaches the ground.'''
correct = true
rationale = '''In dry air streaks of rain end below the cloud.'''

[[item]]
id = "rain-volume"
type = "numeric"
unit = "litres"
tolerance = 0
stem = '''10 mm of rain fall on a flat roof of 20 m<sup>2</sup>. How much water is that?'''
[[item.answer]]
text = 200
rationale = '''A millimetre on a square metre is a litre.'''
[[item.answer]]
text = 2000
correct = false
rationale = '''This takes 10 mm for 10 cm.'''

[[item]]
id = "gas-of-water"
type = "short"
stem = '''What is water called when it is a gas?'''
[[item.answer]]
text = "vapour"
rationale = '''It cannot be seen.'''
[[item.answer]]
text = "steam"
rationale = '''The usual word for hot vapour is accepted too.'''
[[item.answer]]
text = "fog"
correct = false
rationale = '''Fog is made of drops.'''

[[item]]
id = "cycle-gaps"
type = "cloze"
points = 2
stem = '''Water {gap:up} from the sea and {gap:down} in the cold air above.'''
[[item.option]]
gap = "up"
text = "evaporates"
rationale = '''The sun warms the sea.'''
[[item.option]]
gap = "down"
text = "condenses"
rationale = '''Cold air holds less vapour.'''
[[item.option]]
text = "melts"
rationale = '''Only ice does.'''

[[item]]
id = "states-matched"
type = "matching"
points = 2
stem = '''Which state belongs to which form of water?'''
[[item.option]]
prompt = "hail"
text = "solid"
rationale = '''Hail is ice.'''
[[item.option]]
prompt = "drizzle"
text = "liquid"
rationale = '''It is made of small drops.'''
[[item.option]]
text = "gas"
rationale = '''Nothing here is a gas.'''

[[item]]
id = "cycle-order"
type = "ordering"
stem = '''Put the steps into order, beginning at the sea.'''
[[item.option]]
text = "evaporation"
rationale = '''It takes water into the air.'''
[[item.option]]
text = "condensation"
rationale = '''It makes clouds.'''
[[item.option]]
text = "rain"
rationale = '''It brings the water back.'''

[[item]]
id = "salt-of-sea"
type = "essay"
points = 2
lines = 6
stem = '''Rivers carry fresh water. Why is the sea salty all the same?'''
model_answer = '''Rivers bring a little salt from the rocks. Water leaves the sea by evaporation and the salt stays, so it has gathered for millions of years.'''
[[item.criterion]]
text = "rivers bring dissolved salt"
points = 1
[[item.criterion]]
text = "evaporation leaves it behind"
points = 1

[[item]]
id = "puddle"
type = "composite"
stem = '''A puddle of 4 litres loses half a litre a day.'''
[[item.part]]
type = "numeric"
unit = "days"
stem = '''When is it dry?'''
[[item.part.answer]]
text = 8
rationale = '''4 ÷ 0.5.'''
[[item.part]]
stem = '''Where has the water gone?'''
[[item.part.option]]
text = '''into the air'''
correct = true
rationale = '''It evaporates.'''
[[item.part.option]]
text = '''nowhere'''
rationale = '''Water is not lost.'''
)toml";

constexpr std::string_view types_blueprint_file = R"toml([paper]
title = "Every type of question"
course = "Earth science"
banks = ["bank"]

[[section]]
pick = [
    "cloud-droplets", "what-evaporates", "rain-facts", "rain-volume", "gas-of-water", "cycle-gaps",
    "states-matched", "cycle-order", "salt-of-sea", "puddle",
]
)toml";

}  // namespace

std::map<std::string, std::string> starter_files(const files::Disk& disk,
                                                 const files::Path& layout_folder) {
    std::map<std::string, std::string> files{
        {"bank/bank.toml", std::string(bank_file)},
        {"bank/items/water.toml", std::string(water_file)},
        {"bank/items/rocks.toml", std::string(rocks_file)},
        {"bank/items/other-types.toml", std::string(types_file)},
        {"paper.toml", std::string(blueprint_file)},
        {"types.toml", std::string(types_blueprint_file)},
    };
    for (auto& [name, bytes] : files_below(disk, layout_folder)) {
        files["layouts/exam/" + name] = std::move(bytes);
    }
    return files;
}

}  // namespace papersetter::production
