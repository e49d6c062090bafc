"""Limits of modals and of the choices that autocompletion offers."""

from collections.abc import Sequence

from .components import LABEL, ROW, SELECTS, TEXT, TEXT_INPUT, check_select
from .problems import Json, Problems

LONGEST_INPUT = 4000


def check_modal(data: Json) -> list[str]:
    """What Discord would refuse in a modal (the ``data`` of a callback of type 9)."""
    problems = Problems()
    problems.text("title", data.get("title"), 45)
    problems.text("custom_id", data.get("custom_id"), 100)
    components = data.get("components") or ()
    problems.number("components", components, 5)
    fields: list[Json] = []
    for n, component in enumerate(components):
        fields += check_top(problems, f"components[{n}]", component)
    problems.once("components custom_id", [f.get("custom_id") for f in fields])
    return problems


def check_top(problems: Problems, path: str, component: Json) -> list[Json]:
    """One line of a modal: a label round a field, a row round a text input, or plain text. Returns its fields."""
    match component.get("type"):
        case 18:
            problems.text(f"{path}.label", component.get("label"), 45)
            problems.text(f"{path}.description", component.get("description"), 100, least=0)
            fields = [component.get("component") or {}]
        case 1:
            fields = list(component.get("components") or ())
            if len(fields) != 1 or fields[0].get("type") != TEXT_INPUT:
                problems.add(path, "a row in a modal holds one text input")
        case 10:
            problems.text(f"{path}.content", component.get("content"), 4000)
            fields = []
        case other:
            problems.add(path, f"type {other!r} does not belong in a modal ({LABEL}, {ROW} and {TEXT} do)")
            fields = []
    for field in fields:
        check_field(problems, path, field)
    return fields


def check_field(problems: Problems, path: str, field: Json) -> None:
    """A text input or a select within a modal."""
    if field.get("type") in SELECTS:
        check_select(problems, path, field)
        return
    problems.text(f"{path}.custom_id", field.get("custom_id"), 100)
    if field.get("type") == TEXT_INPUT:
        problems.text(f"{path}.value", field.get("value"), LONGEST_INPUT, least=0)
        problems.text(f"{path}.placeholder", field.get("placeholder"), 100, least=0)
        problems.whole(f"{path}.min_length", field.get("min_length"), 0, LONGEST_INPUT)
        problems.whole(f"{path}.max_length", field.get("max_length"), 1, LONGEST_INPUT)


def check_choices(choices: Sequence[Json]) -> list[str]:
    """What Discord would refuse in an answer to autocompletion, or in the fixed choices of an option."""
    problems = Problems()
    problems.number("choices", choices, 25, least=0)
    for n, choice in enumerate(choices):
        problems.text(f"choices[{n}].name", choice.get("name"), 100)
        if isinstance(choice.get("value"), str):
            problems.text(f"choices[{n}].value", choice["value"], 100)
        elif not isinstance(choice.get("value"), int | float):
            problems.add(f"choices[{n}].value", "a text or a number is required")
    return problems
