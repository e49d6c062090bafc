"""The pages of the demo: SimCord's, shown as they change, with controls that stay what they are and texts parsed once.

What is private in SimCord and used here stays in this module and in ``demo``, and the version is pinned for it.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, cast

import msgspec
import simcord
from simcord.components import walk_components
from simcord.preview import _component_projection, _markdown, _messages, _queries, _snapshot

STILL_SHOWN = 10.0
"""Seconds for which a page can still fetch a picture that was taken away: it may show it yet."""
FIRST_CONTROL = 1 << 30
"""Where the numbers of controls begin, far above those of other parts of a message."""
MOST_TEXTS = 4000
"""So many texts that were parsed are kept."""


class Pages:
    """All open pages, in place of the single one that SimCord keeps: each is notified when somebody acts."""

    _closed = True

    def __init__(self) -> None:
        self.all: list[Any] = []
        self._menus: dict[int, tuple[tuple[str, ...], int]] = {}
        """Of each message the ids of its menus, and how many times they have changed."""
        self.turn = asyncio.Lock()
        """Held by whoever moves the imitation: a press, or the clock. SimCord refuses a second one for good."""

    def add(self, page: Any) -> None:  # noqa: ANN401 - what is private has no type
        """Add a page, whose presses wait for their turn and count although the page was refreshed meanwhile."""
        self.all.append(page)
        act = page._action  # noqa: SLF001

        async def wait_and_act(context: str | None, body: dict[str, Any]) -> dict[str, Any]:
            async with self.turn:
                shown = page._pages.get(context)  # noqa: SLF001
                if shown is not None and "published_revision" in body:
                    body = {**body, "published_revision": shown.revision}
                return cast("dict[str, Any]", await act(context, body))

        page._action = wait_and_act  # noqa: SLF001
        _keep_pictures(page)

    def show_edits(self, backend: Any) -> None:  # noqa: ANN401 - what is private has no type
        """Show an edit as soon as it is made.

        Otherwise it would show when everything that a press began is done, and until then a picture that the edit has
        taken away would be called unavailable.
        """
        edit = backend.edit_message

        def edit_and_show(channel_id: int, message_id: int, fields: dict[str, Any]) -> object:
            edited = edit(channel_id, message_id, fields)
            for page in self.all:
                if page.channel.id == channel_id:
                    page._publish_message_pages()  # noqa: SLF001
            return edited

        backend.edit_message = edit_and_show

    def number_controls(self, backend: Any) -> None:  # noqa: ANN401 - what is private has no type
        """Give the controls of messages numbers by what they do, in place of where they stand.

        A page knows a control by its number. A picture that is put above it must not make it another one, or what is
        pressed meanwhile would do something else. A menu that has changed or was away is a new one: else the page would
        show in it what was chosen in the one before, and could not choose that again.
        """
        commit, edit = backend.commit_message, backend.edit_message

        def number_and_commit(message: Any, **more: Any) -> object:  # noqa: ANN401 - as above
            self._number(message)
            return commit(message, **more)

        def edit_and_number(channel_id: int, message_id: int, fields: dict[str, Any]) -> object:
            edited = edit(channel_id, message_id, fields)
            self._number(edited)
            return edited

        backend.commit_message, backend.edit_message = number_and_commit, edit_and_number

    def _number(self, message: Any) -> None:  # noqa: ANN401 - as above
        controls = [part for part in walk_components(message.components) if "custom_id" in part]
        menus = tuple(part["custom_id"] for part in controls if "options" in part)
        before, times = self._menus.get(message.id, ((), 0))
        times += menus != before
        self._menus[message.id] = (menus, times)
        for part in controls:
            does = f"{part['custom_id']} {times if 'options' in part else ''}"
            part["id"] = FIRST_CONTROL + zlib.crc32(does.encode()) % FIRST_CONTROL

    def _mark_action_dispatched(self) -> None:
        for page in self.all:
            if page._active_action is not None:  # noqa: SLF001
                page._mark_action_dispatched()  # noqa: SLF001


def _keep_pictures(page: Any) -> None:  # noqa: ANN401 - what is private has no type
    """Let a page fetch pictures for a while after they were taken away, as it can from Discord.

    A page fetches a picture some time after it has read of it. Where an edit takes it away meanwhile, SimCord refuses
    it, and the page calls it unavailable until it has read of the edit.
    """
    forget, admit = page._reconcile_assets, page._authorize_asset  # noqa: SLF001
    removed: dict[tuple[int, str], float] = {}

    def forget_later(shown: Any) -> None:  # noqa: ANN401 - as above
        now, whose = time.monotonic(), id(shown)
        for name in shown.referenced_assets:
            removed.pop((whose, name), None)
        for name in shown.assets.keys() - shown.referenced_assets:
            if now - removed.setdefault((whose, name), now) < STILL_SHOWN:
                shown.referenced_assets.add(name)
            else:
                del removed[whose, name]
        forget(shown)

    def admit_still(shown: Any, name: str, *, content: bool = True) -> object:  # noqa: ANN401 - as above
        try:
            return admit(shown, name, content=content)
        except simcord.SetupError:
            record = shown.assets.get(name)
            if record is None or not record.available:
                raise
            return record

    page._reconcile_assets, page._authorize_asset = forget_later, admit_still  # noqa: SLF001


class ParsedTexts:
    """The texts of messages, parsed once each.

    SimCord parses those of all messages anew whenever one of them changes, which takes longer the longer a game lasts.
    """

    def __init__(self) -> None:
        self._parse = _markdown.markdown_tokens
        self._kept: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()

    def tokens(
        self,
        value: Any,  # noqa: ANN401 - as in SimCord
        profile: str = "message",
        *,
        context: Mapping[str, Any] | None = None,
    ) -> list[dict[str, Any]]:
        """Return what SimCord makes of a text, as a copy that may be changed."""
        key = (repr(value), profile, repr(context))
        if key not in self._kept:
            self._kept[key] = msgspec.json.encode(self._parse(value, profile, context=context))
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_TEXTS:
            self._kept.popitem(last=False)
        return cast("list[dict[str, Any]]", msgspec.json.decode(self._kept[key]))

    def use(self) -> None:
        """Let SimCord take texts from here."""
        for module in (_component_projection, _messages, _queries, _snapshot):
            module.markdown_tokens = self.tokens  # type: ignore[attr-defined]  # it is imported there
