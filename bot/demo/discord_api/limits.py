"""Discord's written limits, as checks that return sentences: an empty list means that Discord would take it.

The server refuses by them, and tests of messages, forms and commands call them without any server. What the bot never
sends, such as embeds, is unknown here and refused. Source: the reference of Discord's API
(https://docs.discord.com/developers/reference), with what Discord itself was seen to refuse.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]


class Problems(list[str]):
    """Sentences such as ``components[0].label: 81 characters, at most 80``."""

    def add(self, path: str, what: str) -> None:
        """Note one fault at a path."""
        self.append(f"{path}: {what}")

    def text(self, path: str, value: object, most: int, *, least: int = 1) -> None:
        """Require a text of ``least`` to ``most`` characters; with ``least=0`` it may be absent."""
        if value is None and least == 0:
            return
        if not isinstance(value, str):
            self.add(path, f"a text is required, not {value!r}")
        elif len(value) > most:
            self.add(path, f"{len(value)} characters, at most {most}")
        elif len(value) < least:
            self.add(path, f"{len(value)} characters, at least {least}")

    def number(self, path: str, things: Sequence[object], most: int, *, least: int = 1) -> None:
        """Require a list of ``least`` to ``most`` things."""
        if not least <= len(things) <= most:
            self.add(path, f"{len(things)} entries, {least} to {most} allowed")

    def whole(self, path: str, value: object, low: int, high: int) -> None:
        """Require a whole number between two bounds; it may be absent."""
        if value is not None and not (isinstance(value, int) and low <= value <= high):
            self.add(path, f"{value!r} is not between {low} and {high}")

    def once(self, path: str, values: Iterable[object]) -> None:
        """Require that no value is there twice."""
        for value, times in Counter(values).items():
            if times > 1:
                self.add(path, f"{value!r} is there {times} times, must be unique")


ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, CONTAINER, LABEL, FILE_UPLOAD = (
    1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19,
)  # fmt: skip
SELECTS = frozenset({3, 5, 6, 7, 8})
IN_CONTAINER = frozenset({ROW, SECTION, TEXT, GALLERY})
AT_TOP = IN_CONTAINER | {CONTAINER}


def walk(components: Sequence[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component with its path, outer ones first."""
    for n, component in enumerate(components):
        here = f"{path}[{n}]"
        yield here, component
        yield from walk(component.get("components") or (), f"{here}.components")
        for only in ("accessory", "component"):
            if component.get(only):
                yield from ((p.replace("[0]", "", 1), c) for p, c in walk([component[only]], f"{here}.{only}"))


def media_of(component: Json) -> list[dict[str, Any]]:
    """Return the media that a component shows, in order."""
    match component["type"]:
        case 11:
            return [component["media"]]
        case 12:
            return [item["media"] for item in component.get("items") or ()]
        case _:
            return []


def check_components(problems: Problems, components: Sequence[Json], *, layout: bool) -> None:
    """Check a message's components; ``layout`` says whether the Components V2 flag is set."""
    (check_layout if layout else check_rows)(problems, components)
    inner = list(walk(components))
    problems.once("components custom_id", [c["custom_id"] for _, c in inner if c.get("custom_id")])
    problems.once("components id", [c["id"] for _, c in inner if c.get("id")])
    for path, component in inner:
        if check := CHECKS.get(component.get("type", 0)):
            check(problems, path, component)
        else:
            problems.add(path, f"component type {component.get('type')!r} does not belong in a message")


def check_rows(problems: Problems, components: Sequence[Json]) -> None:
    """Check a classic message: at most five action rows and nothing else."""
    problems.number("components", components, 5, least=0)
    for n, component in enumerate(components):
        if component.get("type") != ROW:
            problems.add(f"components[{n}]", f"type {component.get('type')!r} needs the Components V2 flag")


def check_layout(problems: Problems, components: Sequence[Json]) -> None:
    """Check a Components V2 message: forty components in all and 4,000 characters of text."""
    inner = list(walk(components))
    problems.number("components (nested)", inner, 40, least=0)
    texts = sum(len(c.get("content") or "") for _, c in inner if c.get("type") == TEXT)
    if texts > MOST_IN_TEXTS:
        problems.add("components", f"{texts} characters of text, at most {MOST_IN_TEXTS}")
    for n, component in enumerate(components):
        if component.get("type") not in AT_TOP:
            problems.add(f"components[{n}]", f"type {component.get('type')!r} may not stand at the top")


def check_row(problems: Problems, path: str, row: Json) -> None:
    """Check a row: one to five buttons, or a single select."""
    inside = row.get("components") or ()
    problems.number(f"{path}.components", inside, 5)
    kinds = {c.get("type") for c in inside}
    if kinds & SELECTS and len(inside) > 1:
        problems.add(path, "a select fills its row")
    if not kinds <= SELECTS | {BUTTON}:
        problems.add(path, f"a row holds buttons or a select, not {sorted(map(str, kinds))}")


def check_button(problems: Problems, path: str, button: Json) -> None:
    """Check a button of the bot's own, neither a link nor a purchase: an id, and a label or an emoji."""
    problems.text(f"{path}.label", button.get("label"), 80, least=0)
    problems.whole(f"{path}.style", button.get("style", 0), 1, 4)
    problems.text(f"{path}.custom_id", button.get("custom_id"), 100)
    if not (button.get("label") or button.get("emoji")):
        problems.add(path, "a button needs a label or an emoji")


def check_select(problems: Problems, path: str, select: Json) -> None:
    """Check a select: bounds that fit together, and for a text select 1 to 25 options with different values."""
    problems.text(f"{path}.custom_id", select.get("custom_id"), 100)
    problems.text(f"{path}.placeholder", select.get("placeholder"), 150, least=0)
    problems.whole(f"{path}.min_values", select.get("min_values"), 0, 25)
    problems.whole(f"{path}.max_values", select.get("max_values"), 1, 25)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        problems.add(path, f"min_values {least} above max_values {most}")
    if select["type"] == STRING_SELECT:
        check_options(problems, f"{path}.options", select.get("options") or (), most)


def check_options(problems: Problems, path: str, options: Sequence[Json], most: int) -> None:
    """Check the options of a text select; ``most`` is its max_values."""
    problems.number(path, options, 25)
    problems.once(f"{path} value", [o.get("value") for o in options])
    if most > len(options):
        problems.add(path, f"max_values {most} of {len(options)} options")
    if sum(bool(o.get("default")) for o in options) > most:
        problems.add(path, f"more than {most} chosen beforehand")
    for n, option in enumerate(options):
        problems.text(f"{path}[{n}].label", option.get("label"), 100)
        problems.text(f"{path}[{n}].value", option.get("value"), 100)
        problems.text(f"{path}[{n}].description", option.get("description"), 100, least=0)


def check_section(problems: Problems, path: str, section: Json) -> None:
    """Check a section: one to three texts next to a button or a thumbnail."""
    inside = section.get("components") or ()
    problems.number(f"{path}.components", inside, 3)
    if any(c.get("type") != TEXT for c in inside):
        problems.add(path, "a section holds texts only")
    if (section.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        problems.add(f"{path}.accessory", "a button or a thumbnail is required")


def check_container(problems: Problems, path: str, container: Json) -> None:
    """Check a container: at least one thing, and no container within a container."""
    inside = container.get("components") or ()
    problems.number(f"{path}.components", inside, 40)
    problems.whole(f"{path}.accent_color", container.get("accent_color"), 0, 0xFFFFFF)
    for n, component in enumerate(inside):
        if component.get("type") not in IN_CONTAINER:
            problems.add(f"{path}.components[{n}]", f"type {component.get('type')!r} may not stand in a container")


def check_gallery(problems: Problems, path: str, gallery: Json) -> None:
    """Check a gallery: one to ten pictures, each with at most 1,024 characters of alt text."""
    items = gallery.get("items") or ()
    problems.number(f"{path}.items", items, 10)
    for n, item in enumerate(items):
        problems.text(f"{path}.items[{n}].description", item.get("description"), 1024, least=0)
        check_media(problems, f"{path}.items[{n}].media", item.get("media") or {})


def check_media(problems: Problems, path: str, media: Json) -> None:
    """Check an address: on the web or of an uploaded file."""
    problems.text(f"{path}.url", media.get("url"), 2048)
    if not str(media.get("url")).startswith(("http://", "https://", "attachment://")):
        problems.add(f"{path}.url", f"{media.get('url')!r} is no address")


def check_thumbnail(problems: Problems, path: str, thumbnail: Json) -> None:
    """Check a picture: at most 1,024 characters of alt text."""
    problems.text(f"{path}.description", thumbnail.get("description"), 1024, least=0)
    check_media(problems, f"{path}.media", thumbnail.get("media") or {})


CHECKS: dict[int, Callable[[Problems, str, Json], None]] = {
    ROW: check_row,
    BUTTON: check_button,
    **dict.fromkeys(SELECTS, check_select),
    SECTION: check_section,
    TEXT: lambda problems, path, text: problems.text(f"{path}.content", text.get("content"), 4000),
    THUMBNAIL: check_thumbnail,
    GALLERY: check_gallery,
    CONTAINER: check_container,
}


LAYOUT_FLAG = 1 << 15
MOST_IN_TEXTS = 4000
"""Characters in all texts of a layout."""
UNKNOWN_HERE = ("embeds", "poll", "sticker_ids", "message_reference")
"""Parts of a message that Discord takes and the bot never sends."""
EMPTY = "message: cannot be empty"
TOO_LARGE = "message: too large as a whole"
MOST_OPTIONS_IN_ALL, MOST_BYTES_IN_ALL, BYTES_OF_EACH = 119, 10_170, 12
"""The most options of all menus of a message together; the most bytes of all its texts and options, counting some more
for each; and how many more. These limits are undocumented, but seen in github.com/discord/discord-api-docs/issues/8554,
7310 and 6965, and in github.com/Pycord-Development/pycord/issues/2674."""


def check_message(payload: Json, *, uploads: Collection[str] = (), kept: Collection[str] = ()) -> list[str]:
    """Return what Discord would refuse in a message as it is sent; for an edit pass what it would become.

    ``uploads`` are the names of files that come along (those named in ``attachments`` count too),
    ``kept`` the names of files that the message already has.
    """
    problems = Problems()
    problems.text("content", payload.get("content"), 2000, least=0)
    problems.text("nonce", None if payload.get("nonce") is None else str(payload["nonce"]), 25, least=0)
    check_mentions(problems, payload.get("allowed_mentions") or {})
    for key in UNKNOWN_HERE:
        if payload.get(key):
            problems.add(key, "the bot sends none, so that nothing is known of it here")
    layout = bool((payload.get("flags") or 0) & LAYOUT_FLAG)
    components = payload.get("components") or ()
    check_components(problems, components, layout=layout)
    attachments = payload.get("attachments") or ()
    new = {a["filename"] for a in attachments if a.get("filename")} | set(uploads)
    check_files(problems, attachments, new)
    check_references(problems, payload, new, set(kept), layout=layout)
    if layout:
        check_layout_alone(problems, payload)
    if not (new or kept or any(payload.get(k) for k in ("content", "components"))):
        problems.append(EMPTY)
    check_size(problems, payload)
    return problems


def check_size(problems: Problems, payload: Json) -> None:
    """Check the size of a message as a whole, as all its parts may be within their own limits."""
    inner = [component for _, component in walk(payload.get("components") or ())]
    options = [option for component in inner for option in component.get("options") or ()]
    texts = [payload.get("content"), *(c.get(key) for c in inner for key in ("content", "label", "placeholder"))]
    texts += ["".join(str(o.get(key) or "") for key in ("label", "value", "description")) for o in options]
    size = sum(len(str(text).encode()) + BYTES_OF_EACH for text in texts if text)
    if len(options) > MOST_OPTIONS_IN_ALL:
        problems.append(f"{TOO_LARGE}: {len(options)} options, at most {MOST_OPTIONS_IN_ALL}")
    if size > MOST_BYTES_IN_ALL:
        problems.append(f"{TOO_LARGE}: {size} bytes, at most {MOST_BYTES_IN_ALL}")


def check_layout_alone(problems: Problems, payload: Json) -> None:
    """Check that a Components V2 message has components and no content."""
    if payload.get("content"):
        problems.add("content", "not allowed beside Components V2")
    if not payload.get("components"):
        problems.add("components", "required by the Components V2 flag")


def check_mentions(problems: Problems, allowed: Json) -> None:
    """Check that ``parse`` and a list of the same kind are not used together, and that no list is too long."""
    for kind in ("users", "roles"):
        problems.number(f"allowed_mentions.{kind}", allowed.get(kind) or (), 100, least=0)
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            problems.add(f"allowed_mentions.{kind}", f"parse: {kind!r} and a list of {kind} exclude each other")


def check_files(problems: Problems, attachments: Sequence[Json], new: Collection[str]) -> None:
    """Check files: at most ten, each with at most 1,024 characters of alt text."""
    problems.number("attachments", attachments, 10, least=0)
    problems.number("files", list(new), 10, least=0)
    problems.once("attachments id", [str(a.get("id")) for a in attachments])
    for n, attachment in enumerate(attachments):
        problems.text(f"attachments[{n}].description", attachment.get("description"), 1024, least=0)


def check_references(problems: Problems, payload: Json, new: set[str], kept: set[str], *, layout: bool) -> None:
    """Check that every ``attachment://name`` has its file, and that a layout shows every file that comes along."""
    named = {url.removeprefix("attachment://") for url in addresses(payload) if url.startswith("attachment://")}
    for name in sorted(named - new - kept):
        problems.add("attachment", f"attachment://{name} names no file of this message")
    if layout:
        for name in sorted(new - named):
            problems.add("attachment", f"the file {name} is shown by no component")


def addresses(payload: Json) -> list[str]:
    """Return every address of a picture that components name."""
    return [str(m.get("url")) for _, c in walk(payload.get("components") or ()) for m in media_of(c)]


LONGEST_INPUT = 4000


def check_modal(data: Json) -> list[str]:
    """Return what Discord would refuse in a modal (the ``data`` of a callback of type 9)."""
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
    """Check one line of a modal: a label around a field. Returns the field."""
    if component.get("type") != LABEL:
        problems.add(path, f"type {component.get('type')!r} does not belong in a modal of the bot's")
        return []
    problems.text(f"{path}.label", component.get("label"), 45)
    problems.text(f"{path}.description", component.get("description"), 100, least=0)
    field = component.get("component") or {}
    check_field(problems, path, field)
    return [field]


def check_field(problems: Problems, path: str, field: Json) -> None:
    """Check a text input or a select within a modal."""
    if field.get("type") in SELECTS:
        check_select(problems, path, field)
        return
    problems.text(f"{path}.custom_id", field.get("custom_id"), 100)
    if field.get("type") == TEXT_INPUT:
        problems.text(f"{path}.value", field.get("value"), LONGEST_INPUT, least=0)
        problems.text(f"{path}.placeholder", field.get("placeholder"), 100, least=0)
        problems.whole(f"{path}.min_length", field.get("min_length"), 0, LONGEST_INPUT)
        problems.whole(f"{path}.max_length", field.get("max_length"), 1, LONGEST_INPUT)
    if field.get("type") == FILE_UPLOAD:
        problems.whole(f"{path}.min_values", field.get("min_values"), 0, 10)
        problems.whole(f"{path}.max_values", field.get("max_values"), 1, 10)


def check_choices(choices: Sequence[Json]) -> list[str]:
    """Return what Discord would refuse in an answer to autocompletion, or in the fixed choices of an option."""
    problems = Problems()
    problems.number("choices", choices, 25, least=0)
    for n, choice in enumerate(choices):
        problems.text(f"choices[{n}].name", choice.get("name"), 100)
        if isinstance(choice.get("value"), str):
            problems.text(f"choices[{n}].value", choice["value"], 100)
        elif not isinstance(choice.get("value"), int | float):
            problems.add(f"choices[{n}].value", "a text or a number is required")
    return problems


COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
SLASH = 1
SUBCOMMAND, GROUP, TEXT_OPTION, INTEGER_OPTION, NUMBER_OPTION = 1, 2, 3, 4, 10
MOST_CHARACTERS = 8000
MOST_OF_A_KIND = {SLASH: 100, 2: 15, 3: 15, 4: 1}


def check_commands(commands: Sequence[Json]) -> list[str]:
    """Return what Discord would refuse in all commands (``command.to_dict(tree)`` or the body of a sync)."""
    problems = Problems()
    for kind, number in Counter(c.get("type") or SLASH for c in commands).items():
        if number > MOST_OF_A_KIND.get(kind, 0):
            problems.add("commands", f"{number} of type {kind}, at most {MOST_OF_A_KIND.get(kind, 0)}")
    problems.once("commands name", [(c.get("type") or SLASH, c.get("name")) for c in commands])
    for command in commands:
        check_command(problems, f"/{command.get('name')}", command)
    return problems


def check_command(problems: Problems, path: str, command: Json) -> None:
    """Check one command with everything beneath it."""
    if (command.get("type") or SLASH) != SLASH:
        problems.text(f"{path}.name", command.get("name"), 32)
        if command.get("description") or command.get("options"):
            problems.add(path, "only a slash command has a description and options")
        return
    if (total := characters_of(command)) > MOST_CHARACTERS:
        problems.add(path, f"{total} characters in all, at most {MOST_CHARACTERS}")
    check_names(problems, path, command)
    check_command_options(problems, path, command.get("options") or (), depth=0)


def check_names(problems: Problems, path: str, thing: Json) -> None:
    """Check name and description, in every language."""
    for name in [thing.get("name"), *(thing.get("name_localizations") or {}).values()]:
        if not isinstance(name, str) or not COMMAND_NAME.fullmatch(name) or name != name.lower():
            problems.add(f"{path}.name", f"{name!r} is not 1 to 32 letters, digits, - or _ in lower case")
    for text in [thing.get("description"), *(thing.get("description_localizations") or {}).values()]:
        problems.text(f"{path}.description", text, 100)


def check_command_options(problems: Problems, path: str, options: Sequence[Json], *, depth: int) -> None:
    """Check options: at most 25 of different names; subcommands stand alone and two deep; required ones come first."""
    problems.number(f"{path} options", options, 25, least=0)
    problems.once(f"{path} options name", [o.get("name") for o in options])
    nested = [o.get("type") in (SUBCOMMAND, GROUP) for o in options]
    if any(nested) and not all(nested):
        problems.add(path, "subcommands and other options do not mix")
    needed = [bool(o.get("required")) for o in options]
    if needed != sorted(needed, reverse=True):
        problems.add(path, "required options come first")
    for option in options:
        check_command_option(problems, f"{path} {option.get('name')}", option, depth=depth)


def check_command_option(problems: Problems, path: str, option: Json, *, depth: int) -> None:
    """Check one option, subcommand or group."""
    check_names(problems, path, option)
    kind, inside = option.get("type"), option.get("options") or ()
    if kind in (SUBCOMMAND, GROUP):
        if depth > (1 if kind == SUBCOMMAND else 0):
            problems.add(path, "nested too deep")
        if kind == GROUP and (not inside or any(o.get("type") != SUBCOMMAND for o in inside)):
            problems.add(path, "a group holds subcommands only, at least one")
        check_command_options(problems, path, inside, depth=depth + 1)
        return
    if inside:
        problems.add(path, "only subcommands and groups have options")
    choices = option.get("choices") or ()
    problems.extend(f"{path} {problem}" for problem in check_choices(choices))
    if choices and option.get("autocomplete"):
        problems.add(path, "fixed choices and autocompletion exclude each other")
    if (choices or option.get("autocomplete")) and kind not in (TEXT_OPTION, INTEGER_OPTION, NUMBER_OPTION):
        problems.add(path, f"type {kind} has neither choices nor autocompletion")
    problems.whole(f"{path}.min_length", option.get("min_length"), 0, 6000)
    problems.whole(f"{path}.max_length", option.get("max_length"), 1, 6000)


def characters_of(command: Json) -> int:
    """Count names, descriptions and choice values at all levels, each in its longest language."""
    return sum(longest(texts) for texts in texts_of(command))


def longest(texts: Sequence[str]) -> int:
    """Return the length of the longest of some translations."""
    return max(map(len, texts), default=0)


def texts_of(thing: Json) -> Iterator[list[str]]:
    """Yield each counted text with its translations."""
    for key in ("name", "description"):
        yield [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    for choice in thing.get("choices") or ():
        yield [choice["name"], *(choice.get("name_localizations") or {}).values()]
        yield [str(choice["value"])]
    for option in thing.get("options") or ():
        yield from texts_of(option)
