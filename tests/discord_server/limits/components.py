"""Limits of message components: rows, buttons, selects, and the layout kinds of Components V2."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .problems import Json, Problems

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 17, 18,
)  # fmt: skip
SELECTS = frozenset({3, 5, 6, 7, 8})
IN_CONTAINER = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
AT_TOP = IN_CONTAINER | {CONTAINER}
LINK, PREMIUM = 5, 6


def walk(components: Sequence[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its path, outer ones first."""
    for n, component in enumerate(components):
        here = f"{path}[{n}]"
        yield here, component
        yield from walk(component.get("components") or (), f"{here}.components")
        for only in ("accessory", "component"):
            if component.get(only):
                yield from ((p.replace("[0]", "", 1), c) for p, c in walk([component[only]], f"{here}.{only}"))


def media_of(component: Json) -> list[dict[str, Any]]:
    """The media that a component shows, in order."""
    match component["type"]:
        case 11:
            return [component["media"]]
        case 12:
            return [item["media"] for item in component.get("items") or ()]
        case 13:
            return [component["file"]]
        case _:
            return []


def check_components(problems: Problems, components: Sequence[Json], *, layout: bool) -> None:
    """Limits of a message's components; ``layout`` says whether the Components V2 flag is set."""
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
    """A classic message: at most five action rows and nothing else."""
    problems.number("components", components, 5, least=0)
    for n, component in enumerate(components):
        if component.get("type") != ROW:
            problems.add(f"components[{n}]", f"type {component.get('type')!r} needs the Components V2 flag")


def check_layout(problems: Problems, components: Sequence[Json]) -> None:
    """A Components V2 message: forty components in all and 4,000 characters of text."""
    inner = list(walk(components))
    problems.number("components (nested)", inner, 40, least=0)
    texts = sum(len(c.get("content") or "") for _, c in inner if c.get("type") == TEXT)
    if texts > 4000:
        problems.add("components", f"{texts} characters of text, at most 4000")
    for n, component in enumerate(components):
        if component.get("type") not in AT_TOP:
            problems.add(f"components[{n}]", f"type {component.get('type')!r} may not stand at the top")


def check_row(problems: Problems, path: str, row: Json) -> None:
    """One to five buttons, or a single select."""
    inside = row.get("components") or ()
    problems.number(f"{path}.components", inside, 5)
    kinds = {c.get("type") for c in inside}
    if kinds & SELECTS and len(inside) > 1:
        problems.add(path, "a select fills its row")
    if not kinds <= SELECTS | {BUTTON}:
        problems.add(path, f"a row holds buttons or a select, not {sorted(map(str, kinds))}")


def check_button(problems: Problems, path: str, button: Json) -> None:
    """A label or an emoji; an id, unless it is a link or a purchase."""
    problems.text(f"{path}.label", button.get("label"), 80, least=0)
    style = button.get("style")
    if style not in range(1, 7):
        problems.add(f"{path}.style", f"{style!r} is no button style")
    if style == LINK:
        problems.text(f"{path}.url", button.get("url"), 512)
    if style in (LINK, PREMIUM) and button.get("custom_id"):
        problems.add(f"{path}.custom_id", "a link has none")
    if style not in (LINK, PREMIUM):
        problems.text(f"{path}.custom_id", button.get("custom_id"), 100)
        if button.get("url"):
            problems.add(f"{path}.url", "only a link has one")
    if style != PREMIUM and not (button.get("label") or button.get("emoji")):
        problems.add(path, "a button needs a label or an emoji")


def check_select(problems: Problems, path: str, select: Json) -> None:
    """Bounds that fit together, and for a text select 1 to 25 options with different values."""
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
    """The options of a text select; ``most`` is its max_values."""
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
    """One to three texts beside a button or a thumbnail."""
    inside = section.get("components") or ()
    problems.number(f"{path}.components", inside, 3)
    if any(c.get("type") != TEXT for c in inside):
        problems.add(path, "a section holds texts only")
    if (section.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        problems.add(f"{path}.accessory", "a button or a thumbnail is required")


def check_container(problems: Problems, path: str, container: Json) -> None:
    """At least one thing, and no container within a container."""
    inside = container.get("components") or ()
    problems.number(f"{path}.components", inside, 40)
    problems.whole(f"{path}.accent_color", container.get("accent_color"), 0, 0xFFFFFF)
    for n, component in enumerate(inside):
        if component.get("type") not in IN_CONTAINER:
            problems.add(f"{path}.components[{n}]", f"type {component.get('type')!r} may not stand in a container")


def check_gallery(problems: Problems, path: str, gallery: Json) -> None:
    """One to ten pictures, each with at most 1,024 characters of alt text."""
    items = gallery.get("items") or ()
    problems.number(f"{path}.items", items, 10)
    for n, item in enumerate(items):
        problems.text(f"{path}.items[{n}].description", item.get("description"), 1024, least=0)
        check_media(problems, f"{path}.items[{n}].media", item.get("media") or {})


def check_media(problems: Problems, path: str, media: Json) -> None:
    """An address on the web or of an uploaded file."""
    problems.text(f"{path}.url", media.get("url"), 2048)
    if not str(media.get("url")).startswith(("http://", "https://", "attachment://")):
        problems.add(f"{path}.url", f"{media.get('url')!r} is no address")


def check_thumbnail(problems: Problems, path: str, thumbnail: Json) -> None:
    """A picture with at most 1,024 characters of alt text."""
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
    FILE: lambda problems, path, file: check_media(problems, f"{path}.file", file.get("file") or {}),
    SEPARATOR: lambda problems, path, line: problems.whole(f"{path}.spacing", line.get("spacing"), 1, 2),
    CONTAINER: check_container,
}
