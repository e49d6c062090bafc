"""The demo's page: what happens in the imitation goes to it over a web socket, and what somebody does there comes back.

It is for this machine alone: it listens on the loopback address, its path has a secret part, it answers under no other
host's name, and it may load nothing from elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import secrets
import struct
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from importlib.resources import files
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from cachetools import FIFOCache

from bot.demo.discord_api.interactions import Interaction
from bot.demo.discord_api.people import NoAnswerError, Person
from bot.demo.discord_api.server import DiscordServer
from bot.demo.discord_api.world import Change, Channel, Message, Upload
from bot.texts import ENGLISH, Texts, languages, own_name, texts_for

log = logging.getLogger(__name__)

STATIC = files("bot.demo") / "page"
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
FORMS_KEPT = 20
"""The most forms that are remembered for a window after they were opened."""
LARGEST_FRAME = 16 << 20
"""Bytes of one frame of the page, which may hold a file."""
PNG = b"\x89PNG\r\n\x1a\n"
GIF = b"GIF89a"
UNREADABLE = 4002
"""The code, the same as Discord's, that closes the connection of a window which sends what our page never would."""
Frame = dict[str, Any]
GameIn = Callable[[int], Awaitable[str | None]]


class Chosen(msgspec.Struct):
    """A file that somebody chose."""

    name: str
    data: bytes


class Wanted(msgspec.Struct, tag_field="do"):
    """What somebody wants to do on the page."""

    n: int
    """The number of the frame, which its answer repeats."""
    person: str = msgspec.field(name="as")


class Press(Wanted, tag="press"):
    """Press a button."""

    message: str
    control: str


class Choose(Press, tag="choose"):
    """Choose in a menu."""

    values: list[str]


class Command(Wanted, tag="command"):
    """Give a command."""

    channel: str
    path: str
    values: dict[str, str | int | float | bool | None]


class Playing(Wanted, tag="game"):
    """Ask which game is played in a channel."""

    channel: str


class Complete(Command, tag="complete"):
    """Request suggestions for what may be typed."""

    option: str
    typed: str | int | float | bool | None


class Speak(Wanted, tag="speak"):
    """Change the language of the page and of everything in it."""

    language: str


class Submit(Wanted, tag="submit"):
    """Send a form."""

    opened: int
    values: dict[str, str | list[str] | Chosen | None]


_WANTED = msgspec.json.Decoder(Press | Choose | Command | Complete | Playing | Speak | Submit)


class DemoPage:
    """The page of the demo and all windows in which it is open."""

    def __init__(self, server: DiscordServer, people: list[Person], game_in: GameIn) -> None:
        """Show what happens, as some people see it.

        ``game_in`` returns the key of the game in a channel, or None if there is none.
        """
        self._token = secrets.token_urlsafe(16)
        self._server = server
        self._people = people
        self._game_in = game_in
        self._language = ENGLISH
        self.spoken: Callable[[str], Awaitable[None]] | None = None
        """Called with the language that somebody has chosen; None as long as there is no bot."""
        self._windows: set[_Window] = set()
        self._shown: list[Frame] = []
        """The channels as the windows know them."""
        server.world.subscribe(self._changed)

    @property
    def routes(self) -> list[web.RouteDef]:
        """The page's addresses, for the web server that the imitation runs on."""
        inside = f"/{self._token}"
        return [
            web.get(inside + "/", self._file),
            web.get(inside + "/{name}", self._file),
            web.get(inside + "/socket/", self._socket),
            web.get(inside + "/files/{attachment_id}/{name}", self._attachment),
        ]

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"{self._server.url}/{self._token}/"

    def refresh(self) -> None:
        """Show what changes without any message: the channels, and the commands that are offered."""
        self._show_channels()
        self._send({"kind": "commands", "commands": self._commands()})

    def _show_channels(self) -> None:
        """Show which channels and threads there are, if that has changed."""
        if self._shown != (there := self._channels()):
            self._shown = there
            self._send({"kind": "channels", "channels": there})

    def _send(self, frame: Frame) -> None:
        for window in self._windows:
            window.send(frame)

    def _changed(self, kind: Change, message: Message) -> None:
        self._show_channels()  # a message may be the first of a new thread
        if kind == "delete":
            self._send({"kind": "gone", "id": message.id})
        else:
            self._send({"kind": "message", "message": shown(message)})

    def _all(self) -> Frame:
        world = self._server.world
        messages = [one for channel in world.channels.values() for one in channel.messages.values() if not one.deleted]
        return {
            "kind": "all",
            "language": self._language,
            "languages": [{"code": code, "name": own_name(code)} for code in languages()],
            "words": words_of_the_page(texts_for(self._language)),
            "people": [{"id": person.id, "name": str(person.user["global_name"])} for person in self._people],
            "channels": self._channels(),
            "messages": [shown(message) for message in messages],
            "commands": self._commands(),
        }

    def _channels(self) -> list[Frame]:
        there = self._server.world.channels.values()
        return [{"id": one.id, "name": one.name, "person": one.recipient} for one in there]

    def _commands(self) -> list[Frame]:
        return self._server.commands

    # ------------------------------------------------------------------------------------------------ what is served

    async def _file(self, request: web.Request) -> web.StreamResponse:
        _refuse_strangers(request)
        name = request.match_info.get("name") or "index.html"
        there = STATIC / name
        if name not in {one.name for one in STATIC.iterdir()} or not there.is_file():
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {**HEADERS, "Cache-Control": "no-cache"}
        return web.Response(body=there.read_bytes(), content_type=kind, charset="utf-8", headers=headers)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        _refuse_strangers(request)
        upload = self._server.world.uploads.get(request.match_info["attachment_id"])
        if upload is None or upload.name != request.match_info["name"]:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(upload.name)[0] or "application/octet-stream"
        headers = {**HEADERS, "Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=upload.data, content_type=kind, headers=headers)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        _refuse_strangers(request, same_origin=True)
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        window = _Window(socket)
        self._windows.add(window)
        try:
            window.send(self._all())
            async for frame in socket:
                try:
                    wanted = _WANTED.decode(frame.data if frame.type is WSMsgType.TEXT else "")
                except (msgspec.MsgspecError, RecursionError, UnicodeError):
                    await socket.close(code=UNREADABLE)
                else:
                    window.begin(self._answer(window, wanted))
        finally:
            self._windows.discard(window)
            window.close()
        return socket

    # ---------------------------------------------------------------------------------------- what somebody does there

    async def _answer(self, window: _Window, wanted: Wanted) -> None:
        """Do what somebody wants, and say how it went."""
        answer: Frame = {"kind": "answer", "n": wanted.n}
        try:
            done = await self._done(window, wanted)
        except NoAnswerError:
            answer["error"] = self._say("no_answer")
        except LookupError as error:
            answer["error"] = str(error.args[0] if error.args else error)
        else:
            if isinstance(done, list):
                answer["choices"] = done
            elif done is None or isinstance(done, str):
                answer["game"] = done
            elif done.modal is not None:
                window.opened[wanted.n] = done
                answer["modal"] = done.modal
        window.send(answer)

    def _say(self, key: str) -> str:
        """Return one of the page's own texts, by the rest of its key after PAGE."""
        return texts_for(self._language).say(f"{PAGE}{key}")  # the keys of demo.ftl that begin so

    async def _speak(self, language: str) -> None:
        """Change the language of the guild, of everybody's Discord and of the page."""
        if language not in languages():
            raise LookupError(self._say("nothing"))
        self._language = language
        self._server.set_locale(language)
        if self.spoken is not None:
            await self.spoken(language)
        self._send(self._all())

    async def _done(self, window: _Window, wanted: Wanted) -> Interaction | list[Frame] | str | None:
        """Do what is wanted. Raises LookupError if it is no longer offered, NoAnswerError if it was not answered."""
        person = next((one for one in self._people if one.id == wanted.person), None)
        if person is None:
            raise LookupError(self._say("reload"))
        match wanted:
            case Choose(message=message_id, control=control):
                message = self._message(message_id)
                kind = message.control(control)["type"]
                return await person.choose(message, control, *(self._meant(kind, each) for each in wanted.values))
            case Press(message=message_id, control=control):
                return await person.press(self._message(message_id), control)
            case Playing(channel=channel_id):
                return await self._game_in(int(self._channel(channel_id).id))
            case Speak(language=language):
                await self._speak(language)
                return None
            case Complete(path=path, option=option, typed=typed):
                return await person.autocomplete(
                    self._channel(wanted.channel), path, option, typed, **self._options(wanted)
                )
            case Command(path=path):
                return await person.slash(self._channel(wanted.channel), path, **self._options(wanted))
            case Submit(opened=opened, values=values):
                form = window.opened.get(opened)
                if form is None:
                    raise LookupError(self._say("no_form"))
                return await person.submit_modal(form, {name: _typed(value) for name, value in values.items()})
        raise LookupError(self._say("nothing"))

    def _message(self, message_id: str) -> Message:
        for channel in self._server.world.channels.values():
            if (message := channel.messages.get(message_id)) is not None:
                return message
        raise LookupError(self._say("no_message"))

    def _channel(self, channel_id: str) -> Channel:
        channel = self._server.world.channels.get(channel_id)
        if channel is None:
            raise LookupError(self._say("no_channel"))
        return channel

    def _options(self, wanted: Command) -> Frame:
        """Return the options of a command, with people and channels in place of their ids."""
        level: Mapping[str, Any] = {"options": self._commands()}
        for part in wanted.path.split():
            level = next((one for one in level.get("options") or () if one["name"] == part), {})
        kinds = {one["name"]: one["type"] for one in level.get("options") or ()}
        return {name: self._meant(kinds.get(name, 0), value) for name, value in wanted.values.items()}

    def _meant(self, kind: int, value: Any) -> Any:  # noqa: ANN401 - whatever an option holds
        """Return the person or channel of an id if an option or a menu takes one; the numbers of their types differ."""
        known = {**self._server.people, **self._server.world.channels}
        if kind not in (5, 6, 7, 8) or isinstance(value, bool) or value is None:
            return value
        if value not in known:
            raise LookupError(self._say("nobody"))
        return known[value]


PAGE = "demo.page."
"""The beginning of the keys of the page's own texts."""


def words_of_the_page(texts: Texts) -> dict[str, str]:
    """Return the page's own texts in a language, each by the rest of its key after PAGE."""
    return {key.removeprefix(PAGE): texts.say(key) for key in texts.keys(PAGE)}


def _typed(value: str | list[str] | Chosen | None) -> object:
    """Return what somebody typed or chose in a form; a file as an upload."""
    return Upload(value.name, value.data) if isinstance(value, Chosen) else value


class _Window:
    """One window in which the page is open."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._frames: asyncio.Queue[Frame] = asyncio.Queue()
        self._tasks = {asyncio.create_task(self._write())}
        self.opened = FIFOCache[int, Interaction](FORMS_KEPT)
        """Interactions that were answered by a form, by the number of the frame that began each."""

    def send(self, frame: Frame) -> None:
        self._frames.put_nowait(frame)

    def begin(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("what the page wanted failed: %s", type(error).__name__)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self._socket.send_json(await self._frames.get())


def _refuse_strangers(request: web.Request, *, same_origin: bool = False) -> None:
    """Refuse a request under another host's name (DNS rebinding) or, with ``same_origin``, from another page."""
    host = request.headers.get("Host", "")
    name = host.rpartition(":")[0] or host
    origin = request.headers.get("Origin")
    if name not in {"127.0.0.1", "localhost"} or (same_origin and origin not in {None, f"http://{host}"}):
        raise web.HTTPForbidden


def shown(message: Message) -> Frame:
    """Return what the page needs to know about a message."""
    body = message.body
    used = body.get("interaction_metadata")
    return {
        "id": message.id,
        "channel": message.channel_id,
        "viewer": message.viewer,
        "content": body["content"],
        "components": body["components"],
        "attachments": [{"url": one["url"], "description": one.get("description")} for one in body["attachments"]],
        "sizes": {key: size for key, upload in message.files.items() if (size := size_of(upload)) is not None},
        "timestamp": body["timestamp"],
        "edited": body["edited_timestamp"] is not None,
        "loading": message.loading,
        "pinged": sorted(message.pinged),
        "used_by": {"id": used["user"]["id"], "name": used.get("name", "")} if used else None,
    }


def size_of(upload: Upload) -> tuple[int, int] | None:
    """Return how many pixels wide and high a PNG or a GIF is, so that its place is kept free until it is loaded."""
    if upload.data.startswith(GIF):
        width, height = struct.unpack("<HH", upload.data[6:10])
        return width, height
    if not upload.data.startswith(PNG):
        return None
    width, height = struct.unpack(">II", upload.data[16:24])
    return width, height
