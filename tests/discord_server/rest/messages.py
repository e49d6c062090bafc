"""Messages that the bot sends, edits and deletes as itself."""

from typing import TYPE_CHECKING

from aiohttp import web

from tests.discord_server.channel import Channel
from tests.discord_server.errors import ApiError
from tests.discord_server.message import EPHEMERAL, Message
from tests.discord_server.posting import change, post, remove
from tests.discord_server.wire import nothing, reply

from .call import V10, body_of, channel_of, json_of, server_of

if TYPE_CHECKING:
    from tests.discord_server.server import DiscordServer

routes = web.RouteTableDef()
NONCE_LIVES = 5 * 60
OLD = 60 * 60
EDITS_OF_OLD = 3


@routes.post(V10 + "/channels/{channel_id}/messages")
async def send(request: web.Request) -> web.Response:
    """A new message; with ``enforce_nonce`` a repeat yields the first one."""
    server, payload = server_of(request), json_of(request)
    channel = channel_of(request)
    may_write(server, channel)
    nonce = payload.get("nonce") if payload.get("enforce_nonce") else None
    first = server.nonces.get(str(nonce)) if nonce is not None else None
    if first and server.world.clock.now() - first[0] < NONCE_LIVES:
        return reply(first[1].body)
    if (payload.get("flags") or 0) & EPHEMERAL:
        raise ApiError(50035, ["flags: only answers to interactions are ephemeral"])
    check_reply(server, channel, payload)
    files = body_of(request).files
    if files and "attach_files" in channel.forbidden:
        raise ApiError(50013)
    message = post(server, channel, payload, files)
    message.nonce = str(payload.get("nonce") or "")
    if nonce is not None:
        server.nonces[str(nonce)] = (server.world.clock.now(), message)
    return reply(message.body)


def may_write(server: "DiscordServer", channel: Channel) -> None:
    """Closed DMs 50007, strangers 50278, missing permissions 50013; a locked thread 50083, an archived one reopens."""
    world = server.world
    if channel.recipient is not None:
        if channel.recipient not in world.members:
            raise ApiError(50278)
        if channel.recipient in world.closed:
            raise ApiError(50007)
    if ("send_messages_in_threads" if channel.is_thread else "send_messages") in channel.forbidden:
        raise ApiError(50013)
    if channel.is_thread and channel.locked:
        raise ApiError(50083)
    if channel.archived:
        channel.body["thread_metadata"]["archived"] = False
        server.gateway.dispatch_channel("UPDATE", channel.body)


def check_reply(server: "DiscordServer", channel: Channel, payload: dict[str, object]) -> None:
    """A reply names a message that stands in this channel, unless it may fail."""
    reference = payload.get("message_reference")
    if isinstance(reference, dict) and reference.get("fail_if_not_exists", True):
        try:
            server.world.message(channel, str(reference.get("message_id")))
        except ApiError:
            raise ApiError(50035, ["message_reference: Unknown message"]) from None


@routes.get(V10 + "/channels/{channel_id}/messages")
async def history(request: web.Request) -> web.Response:
    """The newest first, at most 100; ``before`` and ``after`` as in Discord."""
    channel = channel_of(request, "read_message_history")
    limit = int(request.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise ApiError(50035, ["limit: 1 to 100"])
    before, after = int(request.query.get("before", "0")), int(request.query.get("after", "0"))
    posts = [m for m in channel.posts if (not before or int(m.id) < before) and int(m.id) > after]
    chosen = posts[:limit] if after else posts[-limit:]
    return reply([m.body for m in reversed(chosen)])


def message_of(request: web.Request, *needed: str) -> Message:
    """The message of the path."""
    return server_of(request).world.message(channel_of(request, *needed), request.match_info["message_id"])


@routes.get(V10 + "/channels/{channel_id}/messages/{message_id}")
async def look(request: web.Request) -> web.Response:
    return reply(message_of(request, "read_message_history").body)


@routes.patch(V10 + "/channels/{channel_id}/messages/{message_id}")
async def edit(request: web.Request) -> web.Response:
    """Edit one of the bot's own; in an archived thread 50083, an old message too often 30046."""
    server, message = server_of(request), message_of(request)
    channel = channel_of(request)
    if message.body["author"]["id"] != server.world.bot["id"]:
        raise ApiError(50005)
    if channel.archived:
        raise ApiError(50083)
    if server.age_of(message) > OLD:
        server.late_edits[message.id] = server.late_edits.get(message.id, 0) + 1
        if server.late_edits[message.id] > EDITS_OF_OLD:
            raise ApiError(30046)
    change(server, message, json_of(request), body_of(request).files)
    return reply(message.body)


@routes.delete(V10 + "/channels/{channel_id}/messages/{message_id}")
async def delete(request: web.Request) -> web.Response:
    """Delete one of the bot's own, or with the permission anybody's."""
    server, message = server_of(request), message_of(request)
    if channel_of(request).archived:
        raise ApiError(50083)
    if message.body["author"]["id"] != server.world.bot["id"]:
        raise ApiError(50013)
    remove(server, message)
    return nothing()


@routes.put(V10 + "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
async def react(request: web.Request) -> web.Response:
    message_of(request)
    return nothing()
