"""A small strict Discord on 127.0.0.1: REST v10 and the gateway over real sockets, for the real discord.py.

It runs in the test's own event loop. The bot may run there too, or in a process of its own that can be killed:
the server and everything it remembers live on.
"""

import mimetypes
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import PurePath
from typing import Any, Self

from aiohttp import web

from . import faults, openapi
from .channel import Channel
from .clock import DISCORD_EPOCH
from .errors import UNKNOWN_ROUTE, ApiError
from .faults import Faults
from .gateway import Gateway
from .interaction import ANSWER_WITHIN, Interaction
from .message import Message, Upload
from .people import Person
from .rest import TABLES
from .rest.call import BODY, SERVER, V10
from .wire import Body, read_body, reply
from .world import ORDINARY, PERMISSIONS, World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
LARGEST_BODY = 64 * 1024 * 1024


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


class DiscordServer:
    """The server; ``async with DiscordServer() as server`` starts and stops it. ``passing``: how its clock goes."""

    def __init__(self, passing: Callable[[], float] = time.monotonic) -> None:
        self.world = World(passing)
        self.gateway = Gateway(self)
        self.faults = Faults()
        self.token = "local.token.for.tests"
        self.answer_within = ANSWER_WITHIN
        self.commands: dict[str | None, list[dict[str, Any]]] = {}
        """Registered commands by guild; None holds those for everywhere."""
        self.interactions: dict[str, Interaction] = {}
        """By token."""
        self.nonces: dict[str, tuple[float, Message]] = {}
        self.late_edits: dict[str, int] = {}
        self.requests: list[Seen] = []
        """All that the bot asked for, in order."""
        self.people: dict[str, Person] = {}
        """By user id."""
        self.crashes: list[Exception] = []
        """Faults of this server's own; leaving ``async with`` raises the first."""
        self.judge = openapi.published()
        self.url = ""
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(middlewares=[self._handled], client_max_size=LARGEST_BODY)
        app[SERVER] = self
        for table in TABLES:
            app.add_routes(table)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner
        self.gateway.drop()
        await self._runner.cleanup()
        if self.crashes:
            raise self.crashes[0]

    @property
    def gateway_url(self) -> str:
        """Where the websocket is."""
        return self.url.replace("http", "ws", 1) + "/gateway"

    @property
    def refused(self) -> list[Seen]:
        """Requests that the server itself refused: a well-behaved bot has none but those a test provoked."""
        return [seen for seen in self.requests if seen.code is not None]

    def asked(self, pattern: str) -> list[Seen]:
        """The requests whose "METHOD /path" matches a pattern such as ``PATCH /channels/*/messages/*``."""
        return [seen for seen in self.requests if fnmatchcase(f"{seen.method} {seen.path}", pattern)]

    def person(self, name: str, *, manages: bool = False) -> Person:
        """A new person in the guild; ``manages`` gives Manage Server."""
        user = self.world.add_user(name, ORDINARY | (PERMISSIONS["manage_guild"] if manages else 0))
        person = Person(self, user)
        self.people[person.id] = person
        return person

    def channel(self, name: str) -> Channel:
        """A new text channel in the guild."""
        channel = self.world.add_channel(name)
        self.gateway.dispatch_channel("CREATE", channel.body)
        return channel

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
        """As if a moderator had deleted it: from now on 10003."""
        self.world.gone[channel.id] = self.world.channels.pop(channel.id)
        self.gateway.dispatch_channel("DELETE", channel.body)
        self.world.changes.announce()

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """As if nobody had written for long, or a moderator had locked it."""
        thread.body["thread_metadata"] |= {"archived": True, "locked": locked}
        self.gateway.dispatch_channel("UPDATE", thread.body)

    def age_of(self, message: Message) -> float:
        """Seconds since a message was sent."""
        return self.world.clock.date() - ((int(message.id) >> 22) + DISCORD_EPOCH) / 1000

    def address_of(self, channel_id: str, attachment_id: str, name: str) -> str:
        """Where a file is served."""
        return f"{self.url}/attachments/{channel_id}/{attachment_id}/{name}"

    def attachment(self, channel_id: str, attachment_id: str, upload: Upload) -> dict[str, Any]:
        """A file's JSON."""
        address = self.address_of(channel_id, attachment_id, upload.name)
        about: dict[str, Any] = {"id": attachment_id, "filename": PurePath(upload.name).name, "size": len(upload.data)}
        about |= {"url": address, "proxy_url": address, "content_type": mimetypes.guess_type(upload.name)[0]}
        return about | ({"description": upload.description} if upload.description is not None else {})

    @web.middleware
    async def _handled(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What happens to every request: faults, identity, judgement, the route itself, the record."""
        if not request.path.startswith(V10):
            return await handler(request)
        path = request.path.removeprefix(V10)
        began = self.world.clock.now()
        request[BODY] = Body()
        refusal: ApiError | None = None
        if fault := self.faults.take(request.method, path):
            self.world.changes.announce()
        response: web.StreamResponse | None = await faults.before(fault, request) if fault else None
        if response is None:
            try:
                response = await self._judged(request, handler, path)
            except ApiError as error:
                refusal = error
            except web.HTTPNotFound:
                refusal = ApiError(UNKNOWN_ROUTE, [f"{request.method} {path}: this server has no such route"])
            except ConnectionResetError:
                return faults.cut(request)  # a bot that was killed in the middle of its sentence
            except Exception as error:
                self.crashes.append(error)
                raise
            if refusal is not None:
                response = reply(refusal.body(), status=refusal.status)
            assert response is not None
            if fault:
                response = faults.after(fault, request) or response
        self.requests.append(self._seen(request, path, response.status, refusal, began))
        self.world.changes.announce()
        return response

    async def _judged(self, request: web.Request, handler: Handler, path: str) -> web.StreamResponse:
        if not path.startswith(WITHOUT_TOKEN):
            if request.headers.get("Authorization") != f"Bot {self.token}":
                raise ApiError(0)
            if not request.headers.get("User-Agent", "").startswith("DiscordBot ("):
                raise ApiError(50035, ["User-Agent: must start with DiscordBot ("])
        body = request[BODY] = await read_body(request)
        judge = self.judge if body.json is not None else None
        if judge and (problems := judge.check(request.method, template_of(request), body.json)):
            raise ApiError(50035, problems)
        return await handler(request)

    def _seen(self, request: web.Request, path: str, status: int, refusal: ApiError | None, began: float) -> Seen:
        code, problems = (refusal.code, tuple(refusal.problems)) if refusal else (None, ())
        took = self.world.clock.now() - began
        return Seen(request.method, path, template_of(request), request[BODY].json, status, code, problems, began, took)


def template_of(request: web.Request) -> str:
    """The route with its parameters' names, as the OpenAPI description writes it."""
    resource = request.match_info.route.resource
    return resource.canonical.removeprefix(V10) if resource else ""
