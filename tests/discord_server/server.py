"""The local Discord with all that tests want of it: people and places to wait on, trouble, judgement, and memory."""

import time
from collections.abc import Awaitable, Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import web

from bot.demo.discord_api import gateway, people, server, world
from bot.demo.discord_api.gateway import RECONNECT
from bot.demo.discord_api.interactions import Interaction
from bot.demo.discord_api.people import NoAnswerError
from bot.demo.discord_api.rest import BODY, REFUSAL, V10
from bot.demo.discord_api.world import LAYOUT, PERMISSIONS, ApiError, Upload

from . import faults, openapi
from .faults import Faults

PATIENCE = world.LONGEST_WAIT
"""Seconds after which a test gives up waiting for what comes: a deadline of nobody, for the slowest machine."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


TINY_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c63606060f80f0001040100b5e7c8ab0000000049454e44ae426082"
)


@dataclass(eq=False, repr=False)
class Message(world.Message):
    """One message with all that it ever was."""

    versions: list[dict[str, Any]] = field(default_factory=list)
    """Every state that people could see, oldest first."""
    uploads: list[Upload] = field(default_factory=list)
    """Every file that it ever carried."""

    @property
    def nonce(self) -> str:
        """What the bot called it when it sent it."""
        return str(self.body.get("nonce") or "")

    @property
    def content(self) -> str:
        """The text of a classic message."""
        return str(self.body["content"])

    @property
    def layout(self) -> bool:
        """Whether it is a Components V2 message."""
        return bool(self.body["flags"] & LAYOUT)

    @property
    def pictures(self) -> list[Upload]:
        """The files it carries now, in order."""
        return list(self.files.values())


class Channel(world.Channel):
    """One channel with its whole history; tests wait on it for what the bot posts."""

    async def nth(self, n: int, *, within: float = PATIENCE) -> Message:
        """The n-th post, counted from 1; waits for it."""
        await self.changes.until(lambda: len(self.posts) >= n, within=within, what=f"post {n} in {self!r}")
        return self.posts[n - 1]

    async def after(self, known: Message | None, *, within: float = PATIENCE) -> Message:
        """The first post after a known one (after nothing: the first); waits for it."""
        last = int(known.id) if known else 0
        found = await self.changes.until(
            lambda: [m for m in self.posts if int(m.id) > last], within=within, what=f"a post after {known!r}"
        )
        return found[0]

    async def until(self, wanted: Callable[[Message], object], *, within: float = PATIENCE) -> Message:
        """The newest post for which ``wanted`` holds; waits for it, edits included."""
        found = await self.changes.until(
            lambda: [m for m in self.posts if wanted(m)], within=within, what=f"a certain post in {self!r}"
        )
        return found[-1]


class World(world.World):
    """Everything that exists and ever did: what was deleted, what was edited, and pictures that others have replaced."""

    channel_type, message_type = Channel, Message

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.deleted_channels: dict[str, Channel] = {}

    def notify(self, change: world.Change, message: Message) -> None:
        if change != "delete":
            message.versions.append(deepcopy(message.body))
            known = set(map(id, message.uploads))
            message.uploads += [upload for upload in message.files.values() if id(upload) not in known]
        super().notify(change, message)

    def forget_files(self, attachment_ids: Iterable[str]) -> None:
        """Keep them."""

    def delete_message(self, message: Message) -> None:
        channel = self.channels.get(message.channel_id)
        kept = {} if channel is None else dict(channel.messages)
        super().delete_message(message)
        if channel is not None:
            channel.messages = kept

    def place_of(self, message: Message) -> Channel | None:
        """The channel that a message stands in, or stood in."""
        return super().place_of(message) or self.deleted_channels.get(message.channel_id)

    def add_guild(self, guild_id: str | None = None) -> str:
        """Add a further guild before the bot logs in, and return its id; None: any."""
        self.guild_ids.append(guild_id or self.ids.next())
        return self.guild_ids[-1]


class Gateway(gateway.Gateway):
    """All sessions, and the switches that tests turn."""

    async def close(self, code: int = 4000) -> None:
        """Close every connection with a code (4000: resume, 4007 and 4009: start anew)."""
        for session in self.connected:
            if code in (4007, 4009):
                self.sessions.pop(session.id)
            if session.socket:
                session.socket.closed_by_server = True
                await session.socket.ws.close(code=code)

    async def send_text(self, text: str) -> None:
        """Send something as it stands, which need be no JSON, over every connection."""
        for session in self.connected:
            if session.socket:
                await session.socket.ws.send_str(text)

    def ask_to_reconnect(self) -> None:
        """What Discord does before it moves a bot to another machine."""
        for session in self.connected:
            if session.socket:
                session.socket.outbox.put_nowait({"op": RECONNECT, "d": None, "s": None, "t": None})


class Person(people.Person):
    """Somebody in the guild whom tests may send away, and ask what they ever saw."""

    @property
    def server(self) -> "DiscordServer":
        return self.application

    @property
    def mention(self) -> str:
        """How a message names this person."""
        return f"<@{self.id}>"

    def close_dms(self) -> None:
        """From now on 50007."""
        self.world.closed.add(self.id)

    def open_dms(self) -> None:
        """Take direct messages again."""
        self.world.closed.discard(self.id)

    def leave(self) -> None:
        """Leave the guild: from now on direct messages get 50278."""
        self.world.members.pop(self.id)

    def sees(self, channel: Channel) -> list[Message]:
        """What this person sees in a channel now, ephemeral messages included, oldest first."""
        return [m for m in channel.messages.values() if self.can_see(m) and not m.deleted]

    def ever_saw(self) -> list[Message]:
        """Every message that was ever before this person's eyes, anywhere; look at ``versions`` and ``uploads`` too."""
        places = (*self.world.channels.values(), *self.world.deleted_channels.values())
        return [m for place in places for m in place.messages.values() if self.can_see(m)]

    def ever_read(self) -> str:
        """All text and JSON this person was ever shown, for tests that look for leaks."""
        return "\n".join(str(version) for message in self.ever_saw() for version in message.versions)

    def pings(self) -> list[Message]:
        """The messages that notified this person."""
        return [m for m in self.ever_saw() if self.id in m.pinged or (m.channel_id == self.dm.id and not m.ephemeral)]

    def begin(
        self,
        channel: Channel,
        kind: int,
        data: dict[str, Any],
        *,
        source: Message | None = None,
        changed: Callable[[dict[str, Any]], object] | None = None,
    ) -> Interaction:
        """Send an interaction without waiting for anything. ``changed`` makes of it what goes over the gateway."""
        if changed is None:
            return super().begin(channel, kind, data, source=source)
        done = self._interaction(channel, kind, data, source)
        self.application.gateway.dispatch("INTERACTION_CREATE", changed(done.body), guild_id=done.body.get("guild_id"))
        return done

    async def _do(self, *what: Any, **more: Any) -> Interaction:
        before = len(self.server.requests)
        try:
            return await super()._do(*what, **more)
        except NoAnswerError as missed:
            refused = [seen for seen in self.server.requests[before:] if seen.code is not None]
            raise NoAnswerError(f"{missed}; refused were {refused}") from None


@dataclass(frozen=True)
class Seen:
    """One request of the bot and how it ended."""

    method: str
    path: str
    """Without ``/api/v10``."""
    route: str
    json: Any
    status: int
    code: int | None
    """Discord's error code when the server itself refused."""
    problems: tuple[str, ...]
    at: float
    """The server's time in seconds when it came in."""
    took: float
    """Seconds until it was answered."""


class DiscordServer(server.DiscordServer):
    """The server of the demo, which forgets nothing here; ``passing``: how its clock goes."""

    world_type, gateway_type, person_type = World, Gateway, Person

    def __init__(self, passing: Callable[[], float] = time.monotonic) -> None:
        super().__init__(passing)
        self.faults = Faults()
        self.judge = openapi.published()
        self.requests: list[Seen] = []
        """All that the bot asked for, in order."""
        self.crashes: list[Exception] = []
        """Faults of this server's own; leaving ``async with`` raises the first."""

    async def __aexit__(self, *ended: object) -> None:
        await super().__aexit__(*ended)
        if self.crashes:
            raise self.crashes[0]

    def keep(self, interaction: Interaction) -> None:
        self.interactions[interaction.token] = interaction

    @property
    def refused(self) -> list[Seen]:
        """Requests that the server itself refused: a well-behaved bot has none but those a test provoked."""
        return [seen for seen in self.requests if seen.code is not None]

    def asked(self, pattern: str) -> list[Seen]:
        """The requests whose "METHOD /path" matches a pattern such as ``PATCH /channels/*/messages/*``."""
        return [seen for seen in self.requests if fnmatchcase(f"{seen.method} {seen.path}", pattern)]

    def thread(self, name: str) -> Channel:
        """The newest thread of that name; LookupError when there is none."""
        for channel in reversed(self.world.channels.values()):
            if channel.is_thread and channel.name == name:
                return channel
        raise LookupError(f"no thread {name!r}")

    def forbid(self, channel: Channel, *permissions: str) -> None:
        """Take permissions from the bot in a channel and its threads, such as ``send_messages`` or ``view_channel``."""
        channel.forbidden |= set(permissions)
        denied = str(sum(PERMISSIONS[name] for name in channel.forbidden))
        overwrite = {"id": self.world.bot["id"], "type": 1, "allow": "0", "deny": denied}
        channel.body["permission_overwrites"] = [overwrite]
        self.gateway.dispatch_channel("UPDATE", channel.body)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel as if a moderator had done it (from now on 10003), and tell the bot."""
        self.world.deleted_channels[channel.id] = self.world.channels.pop(channel.id)
        self.world.changes.announce()
        self.gateway.dispatch_channel("DELETE", channel.body)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """As if nobody had written for long, or a moderator had locked it."""
        thread.body["thread_metadata"] |= {"archived": True, "locked": locked}
        self.gateway.dispatch_channel("UPDATE", thread.body)

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What happens to every request: faults, judgement, the route itself, the record."""
        path, began = request.path.removeprefix(V10), self.world.clock.now()
        if fault := self.faults.take(request.method, path):
            self.world.changes.announce()
        response = await faults.before(fault, request) if fault else None
        if response is None:
            try:
                response = await super()._answered(request, self._judged(handler))
            except ConnectionResetError:
                return faults.cut(request)  # a bot that was killed in the middle of its sentence
            except Exception as error:
                self.crashes.append(error)
                raise
            if fault:
                response = faults.after(fault, request) or response
        self.requests.append(self._seen(request, path, response.status, began))
        self.world.changes.announce()
        return response

    def _judged(self, handler: Handler) -> Handler:
        async def judged(request: web.Request) -> web.StreamResponse:
            body = request[BODY].json
            judge = self.judge if body is not None else None
            if judge and (problems := judge.check(request.method, template_of(request), body)):
                raise ApiError(50035, problems)
            return await handler(request)

        return judged

    def _seen(self, request: web.Request, path: str, status: int, began: float) -> Seen:
        refusal, body = request.get(REFUSAL), request.get(BODY)
        code, problems = (refusal.code, tuple(refusal.problems)) if refusal else (None, ())
        took, json = self.world.clock.now() - began, body.json if body else None
        return Seen(request.method, path, template_of(request), json, status, code, problems, began, took)


def alt_texts_of(message: Message) -> list[str | None]:
    """The alt text of every picture: that of a gallery where there is one, else that of the file."""
    shown = [item.get("description") for _, c in message.components() for item in c.get("items") or ()]
    return shown or [upload.description for upload in message.files.values()]


def template_of(request: web.Request) -> str:
    """The route with its parameters' names, as the OpenAPI description writes it."""
    resource = request.match_info.route.resource
    return resource.canonical.removeprefix(V10) if resource else ""
