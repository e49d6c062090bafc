"""The application itself, its commands, and where the gateway is."""

from typing import Any

from aiohttp import web

from tests.discord_server.errors import ApiError
from tests.discord_server.limits import check_commands
from tests.discord_server.wire import reply

from .call import V10, body_of, server_of

routes = web.RouteTableDef()
OWNER = {"id": "1", "username": "owner", "global_name": "Owner", "discriminator": "0", "avatar": None}
FROM_REQUEST = ("name_localizations", "description_localizations", "default_member_permissions", "nsfw")


@routes.get(V10 + "/gateway")
async def gateway(request: web.Request) -> web.Response:
    return reply({"url": server_of(request).gateway_url})


@routes.get(V10 + "/gateway/bot")
async def gateway_for_bots(request: web.Request) -> web.Response:
    starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return reply({"url": server_of(request).gateway_url, "shards": 1, "session_start_limit": starts})


@routes.get(V10 + "/oauth2/applications/@me")
@routes.get(V10 + "/applications/@me")
async def application(request: web.Request) -> web.Response:
    about: dict[str, Any] = {
        "id": server_of(request).world.application_id,
        "name": "Stationmaster",
        "description": "",
        "icon": None,
    }
    about |= {"bot_public": True, "bot_require_code_grant": False, "owner": OWNER, "team": None, "flags": 0}
    return reply(about | {"verify_key": "0" * 64, "summary": ""})


@routes.put(V10 + "/applications/{application_id}/commands")
@routes.put(V10 + "/applications/{application_id}/guilds/{guild_id}/commands")
async def sync(request: web.Request) -> web.Response:
    """Replace all commands of a scope; what is refused changes nothing."""
    server = server_of(request)
    commands = body_of(request).json
    if not isinstance(commands, list):
        raise ApiError(50035, ["body: a list is required"])
    if problems := check_commands(commands):
        raise ApiError(50035, problems)
    scope = scope_of(request)
    known = {(c["type"], c["name"]): c["id"] for c in server.commands.get(scope, [])}
    server.commands[scope] = [
        registered(
            server.world.application_id, c, known.get((c.get("type") or 1, c["name"])) or server.world.ids.next(), scope
        )
        for c in commands
    ]
    server.world.changes.announce()
    return reply(server.commands[scope])


@routes.get(V10 + "/applications/{application_id}/commands")
@routes.get(V10 + "/applications/{application_id}/guilds/{guild_id}/commands")
async def commands_of_scope(request: web.Request) -> web.Response:
    return reply(server_of(request).commands.get(scope_of(request), []))


def scope_of(request: web.Request) -> str | None:
    """The guild of the path, or None for commands that hold everywhere."""
    world = server_of(request).world
    if request.match_info["application_id"] != world.application_id:
        raise ApiError(50001)
    guild = request.match_info.get("guild_id")
    if guild not in (None, world.guild_id):
        raise ApiError(50001)
    return guild


def registered(application: str, command: dict[str, Any], command_id: str, guild: str | None) -> dict[str, Any]:
    """A command as Discord gives it back."""
    kept = {key: command.get(key) for key in FROM_REQUEST}
    base = {"id": command_id, "application_id": application, "version": command_id, "type": command.get("type") or 1}
    base |= {"name": command["name"], "description": command.get("description") or ""}
    base |= {"options": command.get("options") or [], "dm_permission": command.get("dm_permission", True)}
    base |= {"contexts": command.get("contexts"), "integration_types": command.get("integration_types") or [0]}
    return kept | base | ({"guild_id": guild} if guild else {})
