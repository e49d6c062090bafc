"""Limits of the command tree that a bot registers."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from .modal import check_choices
from .problems import Json, Problems

NAME = re.compile(r"[-_'\w]{1,32}")
SLASH = 1
SUBCOMMAND, GROUP, TEXT, INTEGER, NUMBER = 1, 2, 3, 4, 10
MOST_CHARACTERS = 8000
MOST_OF_A_KIND = {SLASH: 100, 2: 15, 3: 15, 4: 1}


def check_commands(commands: Sequence[Json]) -> list[str]:
    """What Discord would refuse in a whole set of commands (``command.to_dict(tree)`` or the body of a sync)."""
    problems = Problems()
    for kind, number in Counter(c.get("type") or SLASH for c in commands).items():
        if number > MOST_OF_A_KIND.get(kind, 0):
            problems.add("commands", f"{number} of type {kind}, at most {MOST_OF_A_KIND.get(kind, 0)}")
    problems.once("commands name", [(c.get("type") or SLASH, c.get("name")) for c in commands])
    for command in commands:
        check_command(problems, f"/{command.get('name')}", command)
    return problems


def check_command(problems: Problems, path: str, command: Json) -> None:
    """One command with everything beneath it."""
    if (command.get("type") or SLASH) != SLASH:
        problems.text(f"{path}.name", command.get("name"), 32)
        if command.get("description") or command.get("options"):
            problems.add(path, "only a slash command has a description and options")
        return
    if (total := characters_of(command)) > MOST_CHARACTERS:
        problems.add(path, f"{total} characters in all, at most {MOST_CHARACTERS}")
    check_names(problems, path, command)
    check_options(problems, path, command.get("options") or (), depth=0)


def check_names(problems: Problems, path: str, thing: Json) -> None:
    """Name and description, in every language."""
    for name in [thing.get("name"), *(thing.get("name_localizations") or {}).values()]:
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            problems.add(f"{path}.name", f"{name!r} is not 1 to 32 letters, digits, - or _ in lower case")
    for text in [thing.get("description"), *(thing.get("description_localizations") or {}).values()]:
        problems.text(f"{path}.description", text, 100)


def check_options(problems: Problems, path: str, options: Sequence[Json], *, depth: int) -> None:
    """At most 25 of different names; subcommands stand alone and two deep; required ones come first."""
    problems.number(f"{path} options", options, 25, least=0)
    problems.once(f"{path} options name", [o.get("name") for o in options])
    nested = [o.get("type") in (SUBCOMMAND, GROUP) for o in options]
    if any(nested) and not all(nested):
        problems.add(path, "subcommands and other options do not mix")
    needed = [bool(o.get("required")) for o in options]
    if needed != sorted(needed, reverse=True):
        problems.add(path, "required options come first")
    for option in options:
        check_option(problems, f"{path} {option.get('name')}", option, depth=depth)


def check_option(problems: Problems, path: str, option: Json, *, depth: int) -> None:
    """One option, subcommand or group."""
    check_names(problems, path, option)
    kind, inside = option.get("type"), option.get("options") or ()
    if kind in (SUBCOMMAND, GROUP):
        if depth > (1 if kind == SUBCOMMAND else 0):
            problems.add(path, "nested too deep")
        if kind == GROUP and (not inside or any(o.get("type") != SUBCOMMAND for o in inside)):
            problems.add(path, "a group holds subcommands only, at least one")
        check_options(problems, path, inside, depth=depth + 1)
        return
    if inside:
        problems.add(path, "only subcommands and groups have options")
    choices = option.get("choices") or ()
    problems.extend(f"{path} {problem}" for problem in check_choices(choices))
    if choices and option.get("autocomplete"):
        problems.add(path, "fixed choices and autocompletion exclude each other")
    if (choices or option.get("autocomplete")) and kind not in (TEXT, INTEGER, NUMBER):
        problems.add(path, f"type {kind} has neither choices nor autocompletion")
    problems.whole(f"{path}.min_length", option.get("min_length"), 0, 6000)
    problems.whole(f"{path}.max_length", option.get("max_length"), 1, 6000)


def characters_of(command: Json) -> int:
    """Names, descriptions and choice values at all levels, each in its longest language."""
    return sum(longest(texts) for texts in texts_of(command))


def longest(texts: Sequence[str]) -> int:
    """The length of the longest of some translations."""
    return max(map(len, texts), default=0)


def texts_of(thing: Json) -> Iterator[list[str]]:
    """Each counted text with its translations."""
    for key in ("name", "description"):
        yield [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    for choice in thing.get("choices") or ():
        yield [choice["name"], *(choice.get("name_localizations") or {}).values()]
        yield [str(choice["value"])]
    for option in thing.get("options") or ():
        yield from texts_of(option)
