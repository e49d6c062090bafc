"""The gateway: a websocket that says HELLO, takes IDENTIFY or RESUME, and hands out numbered dispatches.

A dropped session keeps its last dispatches, and RESUME replays those that were missed. There are no events of messages
and members, as the bot does not request them.
"""

import asyncio
import json
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.demo.discord_api.world import THREADS, World

PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Intents that no bot was granted here: members, presences and the content of messages."""
DISPATCH, BEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
IGNORED = (3, 4, 8, 31)
UNKNOWN_OPCODE, UNREADABLE, NOT_KNOWN_YET, BAD_TOKEN, TWICE = 4001, 4002, 4003, 4004, 4005
BAD_SHARD, INVALID_INTENTS, BAD_INTENTS = 4010, 4013, 4014
"""Codes with which Discord closes a connection (https://discord.com/developers/docs/topics/opcodes-and-status-codes)."""
ALL_INTENTS = (1 << 26) - 1
LARGEST = 4096
"""Bytes of what a bot may say at a time."""
GOODBYE = (1000, 1001)
"""Codes with which a bot closes its connection for good."""
ROUND_TRIP = 1.0
"""Seconds after which a heartbeat is acknowledged: more than a thread has to wait on a busy machine."""
KEPT_FOR_RESUMING = 1000
"""How many of its last dispatches a session keeps."""


class Frame(msgspec.Struct):
    """A frame from a bot: its opcode, and its data as they came."""

    op: int
    d: msgspec.Raw = msgspec.Raw(b"null")


class Identify(msgspec.Struct):
    """Who the bot is, and what it wants to hear of."""

    token: str
    intents: int
    shard: list[int] | None = None


class Resume(msgspec.Struct):
    """Which session to resume, and the last dispatch that was received."""

    token: str
    session_id: str
    seq: int


PAYLOADS: dict[int, Any] = {BEAT: int | None, IDENTIFY: Identify, RESUME: Resume}
"""The type of a frame's data, by its opcode."""


@dataclass(eq=False)
class Session:
    """What the server keeps for one identified bot, across its sockets."""

    id: str
    shard: list[int]
    """Which shard it is, and of how many."""
    sent: int = 0
    """The number of its last dispatch."""
    dispatched: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=KEPT_FOR_RESUMING))
    """Its last dispatches, for a replay."""
    socket: "Socket | None" = None

    def hears_of(self, guild_id: str | None) -> bool:
        """Return whether an event in a guild is for this shard; direct messages (None) are for the first."""
        number, count = self.shard
        return number == (0 if guild_id is None else (int(guild_id) >> 22) % count)

    def __repr__(self) -> str:
        return f"<Session {self.id} {self.sent} dispatched, {'connected' if self.socket else 'cut off'}>"

    def dispatch(self, event: str, data: object) -> None:
        """Send an event, numbered: keep it for a replay, and hand it to the socket if there is one."""
        self.sent += 1
        frame = {"op": DISPATCH, "t": event, "s": self.sent, "d": json.loads(json.dumps(data))}
        self.dispatched.append(frame)
        if self.socket:
            self.socket.outbox.put_nowait(frame)


class Socket:
    """One connection: reads what the bot says, writes what waits in its outbox."""

    def __init__(self, gateway: "Gateway", request: web.Request) -> None:
        self.gateway = gateway
        self.request = request
        self.ws = web.WebSocketResponse(max_msg_size=0)
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.session: Session | None = None
        self.closed_by_server = False

    async def serve(self) -> web.WebSocketResponse:
        """Serve the connection until either side closes it."""
        await self.ws.prepare(self.request)
        self.outbox.put_nowait(
            {"op": HELLO, "d": {"heartbeat_interval": self.gateway.heartbeat_ms}, "s": None, "t": None}
        )
        writer = asyncio.create_task(self._write())
        try:
            async for message in self.ws:
                await self._hear(message.data if message.type is WSMsgType.TEXT else "")
        finally:
            writer.cancel()
            self.gateway.left(self)
        return self.ws

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self.ws.send_str(json.dumps(await self.outbox.get()))

    async def _hear(self, text: str) -> None:
        """Do what a frame says, or close the connection as Discord does over one of a wrong shape."""
        try:
            if len(text.encode()) > LARGEST:
                raise msgspec.ValidationError("it is too large")
            frame = msgspec.json.decode(text, type=Frame)
            data = msgspec.json.decode(frame.d, type=PAYLOADS.get(frame.op, Any))
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            await self.ws.close(code=UNREADABLE)
            return
        if frame.op not in PAYLOADS and frame.op not in IGNORED:
            await self.ws.close(code=UNKNOWN_OPCODE)
        elif isinstance(data, Identify):
            await self._identify(data)
        elif isinstance(data, Resume):
            await self._resume(data)
        elif frame.op == BEAT:
            self._beat()
        elif self.session is None:
            await self.ws.close(code=NOT_KNOWN_YET)

    def _beat(self) -> None:
        # discord.py notes in a thread, after sending a heartbeat, that it has sent one: an acknowledgement that comes
        # sooner than over any network is taken for that of the heartbeat before, which would be late.
        acknowledgement = {"op": ACK, "d": None, "s": None, "t": None}
        asyncio.get_running_loop().call_later(ROUND_TRIP, self.outbox.put_nowait, acknowledgement)
        self.gateway.heartbeats += 1
        self.gateway.world.changes.announce()

    async def _identify(self, data: Identify) -> None:
        gateway, shard = self.gateway, data.shard or [0, 1]
        if self.session is not None:
            await self.ws.close(code=TWICE)
        elif data.token != gateway.token:
            await self.ws.close(code=BAD_TOKEN)
        elif not (len(shard) == 2 and 0 <= shard[0] < shard[1]):  # noqa: PLR2004 - which of how many
            await self.ws.close(code=BAD_SHARD)
        elif not 0 <= data.intents <= ALL_INTENTS:
            await self.ws.close(code=INVALID_INTENTS)
        elif data.intents & PRIVILEGED:
            await self.ws.close(code=BAD_INTENTS)
        else:
            self.session = gateway.open(self, shard)

    async def _resume(self, data: Resume) -> None:
        session = self.gateway.sessions.get(data.session_id)
        if self.session is not None:
            await self.ws.close(code=TWICE)
        elif data.token != self.gateway.token:
            await self.ws.close(code=BAD_TOKEN)
        elif session is None or not session.sent - len(session.dispatched) <= data.seq <= session.sent:
            self.outbox.put_nowait({"op": INVALID, "d": False, "s": None, "t": None})
        else:
            self.session, session.socket = session, self
            for frame in session.dispatched:
                if frame["s"] > data.seq:
                    self.outbox.put_nowait(frame)
            session.dispatch("RESUMED", {})
            self.gateway.resumed += 1
            self.gateway.world.changes.announce()


class Gateway:
    """All sessions of the bot with a token. ``world``: whose changes they are sent."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.heartbeat_ms = 41_250
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Answer on the route of the websocket."""
        return await Socket(self, request).serve()

    def open(self, socket: Socket, shard: list[int]) -> Session:
        """Open a new session: READY, then the guilds of its shard."""
        world = self.world
        self.sessions = {s.id: s for s in self.sessions.values() if s.socket or s.shard != shard}
        world.ids.counted = None
        session = Session(world.ids.next(), shard, socket=socket)
        self.sessions[session.id] = session
        self.identified += 1
        guilds = [guild_id for guild_id in world.guild_ids if session.hears_of(guild_id)]
        there = [{"id": guild_id, "unavailable": True} for guild_id in guilds]
        ready = {"v": 10, "user": world.bot, "guilds": there, "shard": shard}
        ready |= {"session_id": session.id, "resume_gateway_url": self.url}
        session.dispatch("READY", ready | {"application": {"id": world.application_id, "flags": 0}})
        for guild_id in guilds:
            session.dispatch("GUILD_CREATE", self._guild(guild_id))
        world.changes.announce()
        return session

    def _guild(self, guild_id: str) -> dict[str, Any]:
        world = self.world
        there = (c for c in world.channels.values() if c.body.get("guild_id") == guild_id)
        places = [c for c in there if "view_channel" not in c.forbidden]
        threads = [c.body for c in places if c.is_thread and not c.archived]
        about = {"channels": [c.body for c in places if not c.is_thread], "threads": threads, "large": False}
        # Without the members intent the guild comes with the bot's own member only.
        about |= {"members": [world.member(world.bot["id"])], "presences": [], "voice_states": [], "unavailable": False}
        return world.guild(guild_id) | about | {"joined_at": "2024-01-01T00:00:00+00:00", "stage_instances": []}

    def left(self, socket: Socket) -> None:
        """Note that a socket is closed. A bot that said goodbye ends its session; any other may be resumed."""
        session = socket.session
        if session is None or session.socket is not socket:
            return
        session.socket = None
        if socket.ws.close_code in GOODBYE and not socket.closed_by_server:
            self.sessions.pop(session.id, None)
        self.world.changes.announce()

    @property
    def url(self) -> str:
        """Where the websocket is."""
        return self.world.address.replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> list[Session]:
        """Sessions somebody listens to now."""
        return [s for s in self.sessions.values() if s.socket]

    def dispatch(self, event: str, data: object, *, guild_id: str | None = None) -> None:
        """Send an event to the sessions of a guild's shard; None for direct messages."""
        for session in self.sessions.values():
            if session.hears_of(guild_id):
                session.dispatch(event, data)

    def dispatch_channel(self, event: str, body: dict[str, Any]) -> None:
        """Send CREATE, UPDATE or DELETE of a channel or thread of a guild."""
        kind = "THREAD" if body["type"] in THREADS else "CHANNEL"
        self.dispatch(f"{kind}_{event}", body, guild_id=body["guild_id"])

    def drop(self) -> None:
        """Cut every connection without a goodbye; the sessions may be resumed."""
        for session in self.connected:
            if session.socket and (transport := session.socket.request.transport):
                transport.abort()
