"""What every route needs of a request: the server, the body, a channel."""

from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.discord_server.channel import Channel
from tests.discord_server.errors import ApiError
from tests.discord_server.wire import Body

if TYPE_CHECKING:
    from tests.discord_server.server import DiscordServer

BODY = web.RequestKey("body", Body)
V10 = "/api/v10"
SERVER: "web.AppKey[DiscordServer]" = web.AppKey("server")


def server_of(request: web.Request) -> "DiscordServer":
    """The server that the request came to."""
    return request.app[SERVER]


def body_of(request: web.Request) -> Body:
    """The body, read and judged already."""
    body: Body = request[BODY]
    return body


def json_of(request: web.Request) -> dict[str, Any]:
    """The JSON object of the body; 50035 for anything else."""
    body = body_of(request).json
    if not isinstance(body, dict):
        raise ApiError(50035, ["body: an object is required"])
    return body


def channel_of(request: web.Request, *needed: str) -> Channel:
    """The channel of the path, with the permissions that the route needs."""
    return server_of(request).world.channel(request.match_info["channel_id"], *needed)
