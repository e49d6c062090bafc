"""Limits of a message: text, embeds, files, mentions, and what Components V2 forbids beside it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .components import check_components, media_of, walk
from .problems import Json, Problems

LAYOUT_FLAG = 1 << 15
EMPTY = "message: cannot be empty"
EMBED_TEXTS = {"title": 256, "description": 4096}


def check_message(payload: Json, *, uploads: Collection[str] = (), kept: Collection[str] = ()) -> list[str]:
    """What Discord would refuse in a message as it is sent; for an edit pass the message as it would become.

    ``uploads`` are the names of files that come along (those named in ``attachments`` count too),
    ``kept`` the names of files that the message already has.
    """
    problems = Problems()
    problems.text("content", payload.get("content"), 2000, least=0)
    problems.text("nonce", None if payload.get("nonce") is None else str(payload["nonce"]), 25, least=0)
    check_mentions(problems, payload.get("allowed_mentions") or {})
    check_embeds(problems, payload.get("embeds") or ())
    layout = bool((payload.get("flags") or 0) & LAYOUT_FLAG)
    components = payload.get("components") or ()
    check_components(problems, components, layout=layout)
    attachments = payload.get("attachments") or ()
    new = {a["filename"] for a in attachments if a.get("filename")} | set(uploads)
    check_files(problems, attachments, new)
    check_references(problems, payload, new, set(kept), layout=layout)
    if layout:
        check_nothing_beside(problems, payload)
    if not (new or kept or any(payload.get(k) for k in ("content", "embeds", "components", "sticker_ids", "poll"))):
        problems.append(EMPTY)
    return problems


def check_nothing_beside(problems: Problems, payload: Json) -> None:
    """Components V2 stands alone: no text, embeds, poll or stickers, and not nothing."""
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(key):
            problems.add(key, "not allowed beside Components V2")
    if not payload.get("components"):
        problems.add("components", "required by the Components V2 flag")


def check_mentions(problems: Problems, allowed: Json) -> None:
    """``parse`` and a list of the same kind exclude each other."""
    for kind in ("users", "roles"):
        problems.number(f"allowed_mentions.{kind}", allowed.get(kind) or (), 100, least=0)
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            problems.add(f"allowed_mentions.{kind}", f"parse: {kind!r} and a list of {kind} exclude each other")


def check_embeds(problems: Problems, embeds: Sequence[Json]) -> None:
    """At most ten embeds with 6,000 characters in all."""
    problems.number("embeds", embeds, 10, least=0)
    for n, embed in enumerate(embeds):
        check_embed(problems, f"embeds[{n}]", embed)
    if (total := sum(map(characters_of_embed, embeds))) > 6000:
        problems.add("embeds", f"{total} characters in all, at most 6000")


def check_embed(problems: Problems, path: str, embed: Json) -> None:
    """The texts of one embed."""
    for key, most in EMBED_TEXTS.items():
        problems.text(f"{path}.{key}", embed.get(key), most, least=0)
    problems.text(f"{path}.author.name", (embed.get("author") or {}).get("name"), 256, least=0)
    problems.text(f"{path}.footer.text", (embed.get("footer") or {}).get("text"), 2048, least=0)
    problems.number(f"{path}.fields", embed.get("fields") or (), 25, least=0)
    for n, field in enumerate(embed.get("fields") or ()):
        problems.text(f"{path}.fields[{n}].name", field.get("name"), 256)
        problems.text(f"{path}.fields[{n}].value", field.get("value"), 1024)


def characters_of_embed(embed: Json) -> int:
    """What counts towards the 6,000."""
    texts = [embed.get("title"), embed.get("description"), (embed.get("author") or {}).get("name")]
    texts += [(embed.get("footer") or {}).get("text")]
    texts += [field.get(half) for field in embed.get("fields") or () for half in ("name", "value")]
    return sum(len(text or "") for text in texts)


def check_files(problems: Problems, attachments: Sequence[Json], new: Collection[str]) -> None:
    """At most ten files, each with at most 1,024 characters of alt text."""
    problems.number("attachments", attachments, 10, least=0)
    problems.number("files", list(new), 10, least=0)
    problems.once("attachments id", [str(a.get("id")) for a in attachments])
    for n, attachment in enumerate(attachments):
        problems.text(f"attachments[{n}].description", attachment.get("description"), 1024, least=0)


def check_references(problems: Problems, payload: Json, new: set[str], kept: set[str], *, layout: bool) -> None:
    """Every ``attachment://name`` has its file, and a layout shows every file that comes along."""
    named = {url.removeprefix("attachment://") for url in addresses(payload) if url.startswith("attachment://")}
    for name in sorted(named - new - kept):
        problems.add("attachment", f"attachment://{name} names no file of this message")
    if layout:
        for name in sorted(new - named):
            problems.add("attachment", f"the file {name} is shown by no component")


def addresses(payload: Json) -> list[str]:
    """Every address of a picture or file that components and embeds name."""
    shown = [str(m.get("url")) for _, c in walk(payload.get("components") or ()) for m in media_of(c)]
    pictures: list[Mapping[str, Any]] = [
        embed.get(part) or {}
        for embed in payload.get("embeds") or ()
        for part in ("image", "thumbnail", "author", "footer")
    ]
    return shown + [str(p[key]) for p in pictures for key in ("url", "icon_url") if p.get(key)]
