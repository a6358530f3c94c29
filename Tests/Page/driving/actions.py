"""Real keys and fingers, as WebDriver's actions."""

NAMED = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008",
    "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "Space": " ", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "Left": "\ue012", "Up": "\ue013",
    "Right": "\ue014", "Down": "\ue015", "Delete": "\ue017", "F9": "\ue039", "F6": "\ue036",
    "Meta": "\ue03d", "KeypadDecimal": "\ue028",
}
MODIFIERS = ("Control", "Shift", "Alt", "Meta")


def keyboard(keys):
    """Keys in order, such as `1`, `Enter` or `Control+Shift+z`."""
    steps = []
    for key in keys:
        held = []
        while "+" in key[:-1] and key.split("+", 1)[0] in MODIFIERS:
            modifier, key = key.split("+", 1)
            held.append(NAMED[modifier])
        value = NAMED.get(key, key)
        steps += [{"type": "keyDown", "value": each} for each in held]
        steps += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        steps += [{"type": "keyUp", "value": each} for each in reversed(held)]
    return [{"type": "key", "id": "keyboard", "actions": steps}]


def finger(steps, name="finger", kind="touch"):
    """One pointer: steps are `(x, y)` to move, `down`, `up`, or a number of seconds to wait."""
    actions, is_down = [], False
    for step in steps:
        if step in ("down", "up"):
            is_down = step == "down"
            actions.append({"type": f"pointer{step.capitalize()}", "button": 0})
        elif isinstance(step, (tuple, list)):
            place = {"x": round(step[0]), "y": round(step[1]), "origin": "viewport"}
            actions.append({"type": "pointerMove", **place, "duration": 40 if is_down else 0})
        else:
            actions.append({"type": "pause", "duration": int(step * 1000)})
    return {"type": "pointer", "id": name, "parameters": {"pointerType": kind}, "actions": actions}


def tap(x, y, kind="touch", name="finger", hold=0):
    """A short touch, or a long one."""
    return finger([(x, y), "down", *([hold] if hold else []), "up"], name, kind)
