"""Threads: from a message or without one, and who is in them."""

from aiohttp import web

from tests.discord_server.channel import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from tests.discord_server.errors import ApiError
from tests.discord_server.wire import nothing, reply

from .call import V10, channel_of, json_of, server_of
from .channels import ARCHIVE_AFTER

routes = web.RouteTableDef()


@routes.post(V10 + "/channels/{channel_id}/messages/{message_id}/threads")
async def from_message(request: web.Request) -> web.Response:
    """A public thread under a message; it bears the message's id, so there is only one."""
    parent = channel_of(request, "create_public_threads")
    world = server_of(request).world
    message = world.message(parent, request.match_info["message_id"])
    if message.id in world.channels:
        raise ApiError(160004)
    thread = new_thread(request, parent, PUBLIC_THREAD, message.id)
    message.body["flags"] |= 1 << 5
    return reply(thread.body)


@routes.post(V10 + "/channels/{channel_id}/threads")
async def alone(request: web.Request) -> web.Response:
    """A thread of its own, private unless ``type`` says otherwise."""
    kind = json_of(request).get("type") or PRIVATE_THREAD
    needed = "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads"
    return reply(new_thread(request, channel_of(request, needed), kind, None).body)


def new_thread(request: web.Request, parent: Channel, kind: int, thread_id: str | None) -> Channel:
    """Make it and tell the gateway."""
    server, wanted = server_of(request), json_of(request)
    name, minutes = wanted.get("name") or "", wanted.get("auto_archive_duration") or 1440
    if not 1 <= len(name) <= 100:
        raise ApiError(50035, ["name: 1 to 100 characters"])
    if minutes not in ARCHIVE_AFTER:
        raise ApiError(50035, [f"auto_archive_duration: one of {ARCHIVE_AFTER}"])
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise ApiError(50035, ["type: 11 or 12"])
    thread = server.world.add_thread(parent, name, kind=kind, id=thread_id, minutes=minutes)
    server.gateway.dispatch_channel("CREATE", thread.body | {"newly_created": True})
    server.world.changes.announce()
    return thread


@routes.put(V10 + "/channels/{channel_id}/thread-members/{user_id}")
@routes.delete(V10 + "/channels/{channel_id}/thread-members/{user_id}")
async def membership(request: web.Request) -> web.Response:
    """Add somebody or take them out; the thread must be open."""
    thread = channel_of(request)
    if not thread.is_thread:
        raise ApiError(50024)
    if thread.archived:
        raise ApiError(50083)
    if request.match_info["user_id"] != "@me":
        server_of(request).world.member(request.match_info["user_id"])
    return nothing()
