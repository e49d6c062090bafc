"""A small strict Discord on this machine: REST v10 and the gateway over real sockets, for the real discord.py.

It runs in the event loop of whoever starts it. The bot may run there too, or in a process of its own that can be
killed: the server and everything that it remembers live on.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import ClassVar, Self

from aiohttp import web

from bot.demo.discord_api import rest
from bot.demo.discord_api.gateway import Gateway
from bot.demo.discord_api.interactions import Application
from bot.demo.discord_api.people import Person
from bot.demo.discord_api.rest import APPLICATION, BODY, REFUSAL, V10, Body, read_body, reply
from bot.demo.discord_api.world import ORDINARY, PERMISSIONS, UNKNOWN_ROUTE, ApiError, Channel, World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
HOST = "127.0.0.1"
NAMES = (HOST, "localhost")
"""Names of this machine: a page that calls it by another name has redirected that name here (DNS rebinding)."""
WITHOUT_TOKEN = (f"{V10}/interactions/", f"{V10}/webhooks/")
"""Routes that need no token of the bot, as their addresses have the token of an interaction."""
LARGEST_BODY = 64 * 1024 * 1024


class DiscordServer(Application):
    """The server; ``async with DiscordServer() as server`` starts and stops it.

    ``passing``: see ``Clock``. ``first_id``: see ``Ids``. ``port``: where it listens; any free port if that is taken,
    or 0.
    """

    world_type: ClassVar[type[World]] = World
    gateway_type: ClassVar[type[Gateway]] = Gateway
    person_type: ClassVar[type[Person]] = Person

    def __init__(
        self,
        passing: Callable[[], float] = time.monotonic,
        *,
        first_id: int | None = None,
        port: int = 0,
    ) -> None:
        world = self.world_type(passing, first_id=first_id)
        super().__init__(world, self.gateway_type(world, secrets.token_urlsafe(24)))
        self.people: dict[str, Person] = {}
        """By user id."""
        self._port = port
        self.routes: list[web.AbstractRouteDef] = []
        """Further routes that the same server has from its start on, outside ``/api``."""
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(middlewares=[self._handled], client_max_size=LARGEST_BODY)
        application: Application = self
        app[APPLICATION] = application
        app.add_routes([*rest.routes, *self.routes])
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self._port).start()
        except OSError:  # the port is taken
            await web.TCPSite(self._runner, HOST, 0).start()
        self.world.address = f"http://{HOST}:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner
        self.gateway.drop()
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        """Where it is, such as ``http://127.0.0.1:8801``; empty before it starts."""
        return self.world.address

    def person(self, name: str, *, manages: bool = False) -> Person:
        """Add a new person to the guild; ``manages`` gives Manage Server."""
        user = self.world.add_user(name, ORDINARY | (PERMISSIONS["manage_guild"] if manages else 0))
        person = self.person_type(self, user)
        self.people[person.id] = person
        return person

    def channel(self, name: str, guild_id: str | None = None) -> Channel:
        """Add a new text channel to a guild, by default the first."""
        channel = self.world.add_channel(name, guild_id)
        self.gateway.dispatch_channel("CREATE", channel.body)
        return channel

    def set_locale(self, locale: str) -> None:
        """Set the language of the guild, and of everybody's Discord."""
        self.world.locale = locale
        for person in self.people.values():
            person.locale = locale
        guild_id = self.world.guild_id
        self.gateway.dispatch("GUILD_UPDATE", self.world.guild(guild_id), guild_id=guild_id)

    @web.middleware
    async def _handled(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.host.partition(":")[0] not in NAMES:
            raise web.HTTPForbidden
        return await (self._answered(request, handler) if request.path.startswith(V10) else handler(request))

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request of the bot; if it is refused, the request says so (``REFUSAL``)."""
        request[BODY] = Body()
        try:
            response = await self._identified(request, handler)
        except ApiError as error:
            request[REFUSAL] = error
        except web.HTTPNotFound:
            what = f"{request.method} {request.path.removeprefix(V10)}"
            request[REFUSAL] = ApiError(UNKNOWN_ROUTE, [f"{what}: this server has no such route"])
        if (refusal := request.get(REFUSAL)) is not None:
            response = reply(refusal.body(), status=refusal.status)
        self.world.changes.announce()
        return response

    async def _identified(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Pass on a request that comes from the bot, with its body read; ApiError 0 and 50035 for others."""
        if not request.path.startswith(WITHOUT_TOKEN):
            if request.headers.get("Authorization") != f"Bot {self.token}":
                raise ApiError(0)
            if not request.headers.get("User-Agent", "").startswith("DiscordBot ("):
                raise ApiError(50035, ["User-Agent: must start with DiscordBot ("])
        request[BODY] = await read_body(request)
        return await handler(request)
