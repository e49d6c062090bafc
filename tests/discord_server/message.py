"""A message as the server keeps it: what it shows now, and everything it ever showed."""

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from .limits.components import walk

EPHEMERAL, LOADING, LAYOUT = 1 << 6, 1 << 7, 1 << 15
BUTTON = 2
SELECTS = (3, 5, 6, 7, 8)
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True)
class Upload:
    """A file that the bot sent along."""

    name: str
    data: bytes
    description: str | None = None
    """The alt text that came with the file; in a gallery its own description is what people hear."""


@dataclass(eq=False)
class Message:
    """One message; ``body`` is what REST and the gateway would hand out."""

    body: dict[str, Any]
    viewer: str | None = None
    """For an ephemeral message the id of the only person who sees it."""
    files: dict[str, Upload] = field(default_factory=dict)
    """By attachment id."""
    pinged: frozenset[str] = frozenset()
    """Ids of the people whom sending it notified; edits notify nobody."""
    nonce: str = ""
    """What the bot called it when it sent it."""
    deleted: bool = False
    versions: list[dict[str, Any]] = field(default_factory=list)
    """Every state that people could see, oldest first."""
    uploads: list[Upload] = field(default_factory=list)
    """Every file it ever carried, for tests that look for leaks."""

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def channel_id(self) -> str:
        return str(self.body["channel_id"])

    @property
    def content(self) -> str:
        return str(self.body["content"])

    @property
    def text(self) -> str:
        """All that can be read in it: content, layout texts, embeds; one a line."""
        return text_of(self.body)

    @property
    def ephemeral(self) -> bool:
        return bool(self.body["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.body["flags"] & LOADING)

    @property
    def layout(self) -> bool:
        """Whether it is a Components V2 message."""
        return bool(self.body["flags"] & LAYOUT)

    @property
    def pictures(self) -> list[Upload]:
        """The files it carries now, in order."""
        return list(self.files.values())

    @property
    def alt_texts(self) -> list[str | None]:
        """The alt text of every picture: that of a gallery where there is one, else that of the file."""
        shown = [item.get("description") for _, c in self.components() for item in c.get("items") or ()]
        return shown or [upload.description for upload in self.files.values()]

    def components(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every component with its path, outer ones first."""
        return ((path, dict(component)) for path, component in walk(self.body["components"]))

    @property
    def controls(self) -> list[dict[str, Any]]:
        """Buttons and selects that can be used now."""
        return [c for _, c in self.components() if c["type"] in (BUTTON, *SELECTS) and not c.get("disabled")]

    @property
    def labels(self) -> list[str]:
        """What the usable buttons and selects say, in reading order."""
        return [label_of(control) for control in self.controls]

    def control(self, wanted: str) -> dict[str, Any]:
        """The usable control of that custom_id, label, emoji or placeholder; LookupError naming those there are."""
        for control in self.controls:
            if wanted in (control.get("custom_id"), label_of(control)):
                return control
        raise LookupError(
            f"no control {wanted!r}; there are {[(c.get('custom_id'), label_of(c)) for c in self.controls]}"
        )

    def remember(self) -> None:
        """Keep the present state among the versions."""
        self.versions.append(deepcopy(self.body))

    def __repr__(self) -> str:
        return f"<Message {self.id} {'ephemeral ' * self.ephemeral}{self.text[:80]!r} {self.labels}>"


def label_of(control: dict[str, Any]) -> str:
    """What a button or select says: label, else emoji, else placeholder."""
    return str(control.get("label") or (control.get("emoji") or {}).get("name") or control.get("placeholder") or "")


def text_of(body: dict[str, Any]) -> str:
    """All that can be read in a message."""
    lines = [body.get("content") or ""]
    lines += [c["content"] for _, c in walk(body.get("components") or ()) if c.get("type") == 10]
    for embed in body.get("embeds") or ():
        lines += [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
        lines += [f"{f['name']}: {f['value']}" for f in embed.get("fields") or ()]
    return "\n".join(line for line in lines if line)
