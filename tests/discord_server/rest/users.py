"""Users, and opening direct messages."""

from aiohttp import web

from tests.discord_server.errors import ApiError
from tests.discord_server.wire import reply

from .call import V10, json_of, server_of

routes = web.RouteTableDef()


@routes.get(V10 + "/users/@me")
async def me(request: web.Request) -> web.Response:
    bot = server_of(request).world.bot
    return reply(bot | {"verified": True, "mfa_enabled": False, "locale": "en-US", "flags": 0, "email": None})


@routes.get(V10 + "/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    world = server_of(request).world
    guild = {"id": world.guild_id, "name": world.guild()["name"], "icon": None, "owner": False, "features": []}
    return reply([guild | {"permissions": str(world.members[world.bot["id"]])}])


@routes.post(V10 + "/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    """Opening succeeds even where sending will not: Discord refuses at the message."""
    world = server_of(request).world
    wanted = str(json_of(request).get("recipient_id"))
    if wanted not in world.users:
        raise ApiError(10013)
    if world.users[wanted]["bot"]:
        raise ApiError(50007)
    return reply(world.dm(wanted).body)


@routes.get(V10 + "/users/{user_id}")
async def user(request: web.Request) -> web.Response:
    users = server_of(request).world.users
    if request.match_info["user_id"] not in users:
        raise ApiError(10013)
    return reply(users[request.match_info["user_id"]])
