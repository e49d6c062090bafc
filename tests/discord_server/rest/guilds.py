"""The guild, its channels and members."""

from aiohttp import web

from tests.discord_server.errors import ApiError
from tests.discord_server.gateway import GUILD_MEMBERS
from tests.discord_server.wire import reply
from tests.discord_server.world import World

from .call import V10, server_of

routes = web.RouteTableDef()


def world_of(request: web.Request) -> World:
    """The world, if the path names its guild: 10004."""
    world = server_of(request).world
    if request.match_info["guild_id"] != world.guild_id:
        raise ApiError(10004)
    return world


@routes.get(V10 + "/guilds/{guild_id}")
async def guild(request: web.Request) -> web.Response:
    return reply(world_of(request).guild())


@routes.get(V10 + "/guilds/{guild_id}/roles")
async def roles(request: web.Request) -> web.Response:
    return reply(world_of(request).guild()["roles"])


@routes.get(V10 + "/guilds/{guild_id}/channels")
async def channels(request: web.Request) -> web.Response:
    places = world_of(request).channels.values()
    return reply([c.body for c in places if "guild_id" in c.body and not c.is_thread])


@routes.get(V10 + "/guilds/{guild_id}/threads/active")
async def active_threads(request: web.Request) -> web.Response:
    threads = [c.body for c in world_of(request).channels.values() if c.is_thread and not c.archived]
    return reply({"threads": threads, "members": []})


@routes.get(V10 + "/guilds/{guild_id}/members")
async def members(request: web.Request) -> web.Response:
    """Only for applications with the members intent."""
    world = world_of(request)
    if not server_of(request).gateway.privileged & GUILD_MEMBERS:
        raise ApiError(50001)
    return reply([world.member(user_id) for user_id in world.members])


@routes.get(V10 + "/guilds/{guild_id}/members/{user_id}")
async def member(request: web.Request) -> web.Response:
    return reply(world_of(request).member(request.match_info["user_id"]))
