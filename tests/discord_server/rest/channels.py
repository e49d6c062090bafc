"""Channels themselves: look, change, delete, type, pin."""

from aiohttp import web

from tests.discord_server.errors import ApiError
from tests.discord_server.wire import nothing, reply

from .call import V10, channel_of, json_of, server_of

routes = web.RouteTableDef()
ARCHIVE_AFTER = (60, 1440, 4320, 10080)


@routes.get(V10 + "/channels/{channel_id}")
async def look(request: web.Request) -> web.Response:
    return reply(channel_of(request).body)


@routes.patch(V10 + "/channels/{channel_id}")
async def change(request: web.Request) -> web.Response:
    """Rename a thread, archive, lock or reopen it. An archived thread takes nothing but its reopening (50083)."""
    channel, wanted = channel_of(request), json_of(request)
    if not channel.is_thread:
        raise ApiError(50013)
    if channel.archived and wanted.get("archived") is not False:
        raise ApiError(50083)
    if not 1 <= len(wanted.get("name", "x")) <= 100:
        raise ApiError(50035, ["name: 1 to 100 characters"])
    if wanted.get("auto_archive_duration", 60) not in ARCHIVE_AFTER:
        raise ApiError(50035, [f"auto_archive_duration: one of {ARCHIVE_AFTER}"])
    about = channel.body["thread_metadata"]
    about |= {key: wanted[key] for key in ("archived", "locked", "auto_archive_duration") if key in wanted}
    channel.body["name"] = wanted.get("name", channel.body["name"])
    server_of(request).gateway.dispatch_channel("UPDATE", channel.body)
    return reply(channel.body)


@routes.delete(V10 + "/channels/{channel_id}")
async def delete(request: web.Request) -> web.Response:
    """Delete a thread; anything else the bot may not delete."""
    channel = channel_of(request, "manage_threads")
    if not channel.is_thread:
        raise ApiError(50013)
    server_of(request).delete_channel(channel)
    return reply(channel.body)


@routes.post(V10 + "/channels/{channel_id}/typing")
async def typing(request: web.Request) -> web.Response:
    channel_of(request, "send_messages")
    return nothing()


@routes.put(V10 + "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(request: web.Request) -> web.Response:
    channel = channel_of(request, "manage_messages")
    message = server_of(request).world.message(channel, request.match_info["message_id"])
    message.body["pinned"] = True
    return nothing()


@routes.delete(V10 + "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(request: web.Request) -> web.Response:
    channel = channel_of(request, "manage_messages")
    message = server_of(request).world.message(channel, request.match_info["message_id"])
    message.body["pinned"] = False
    return nothing()
