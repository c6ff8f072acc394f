"""Writes screens as four testing tools would save them, one in each line, for a run over many.

    python3 make-screens.py 10000 > screens.jsonl

The same count gives the same screens. One in a thousand ends too early, as files do that were cut off.
"""

import json
import random
import sys

PLACES = ["Mainland", "Seal island", "Lighthouse", "Sandbank", "Old harbour", "North quay"]
WORDS = ["Buy", "Timetable", "Return", "Bicycle", "Luggage", "Weather", "Passengers", "Receipt", "Seat", "Cabin"]


def page_source(dice, count):
    rows = "".join(
        f'<XCUIElementType{dice.choice(["Button", "StaticText", "Switch"])} label="{dice.choice(WORDS)} {row}" value="1"'
        f' enabled="true" visible="true" accessible="true" x="16" y="{60 + 44 * row}" width="361" height="44"/>'
        for row in range(count)
    )
    return (
        '<XCUIElementTypeApplication label="Ferry" accessible="false" x="0" y="0" width="393" height="852">'
        f"{rows}</XCUIElementTypeApplication>"
    )


def dump(dice, count):
    rows = "".join(
        f'<node class="android.widget.{dice.choice(["Button", "TextView", "CheckBox"])}" text="{dice.choice(WORDS)} {row}"'
        f' checkable="false" clickable="true" enabled="true" bounds="[48,{200 + 120 * row}][1032,{300 + 120 * row}]" />'
        for row in range(count)
    )
    return f'<hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2208]">{rows}</node></hierarchy>'


def element_list(dice, count):
    return json.dumps(
        [
            {
                "AXLabel": f"{dice.choice(WORDS)} {row}",
                "type": dice.choice(["Button", "StaticText", "Slider"]),
                "AXFrame": f"{{{{16, {60 + 44 * row}}}, {{361, 44}}}}",
                "enabled": True,
            }
            for row in range(count)
        ]
    )


def snapshot(dice, count):
    lines = [f'- heading "{dice.choice(PLACES)}" [level=1]']
    lines += [f'- {dice.choice(["button", "link", "checkbox"])} "{dice.choice(WORDS)} {row}"' for row in range(count)]
    return "\n".join(lines) + "\n"


def main():
    dice = random.Random(7)
    for number in range(int(sys.argv[1])):
        write = dice.choice([page_source, dump, element_list, snapshot])
        screen = write(dice, dice.randint(3, 14))
        if number % 1000 == 500:
            screen = '<XCUIElementTypeApplication label="Ferry"><XCUIElementTypeButton lab'
        print(json.dumps({"name": f"screen {number}", "screen": screen}))


main()
