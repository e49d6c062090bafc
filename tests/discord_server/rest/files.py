"""Uploaded files and avatars, as Discord's file hosts serve them."""

from aiohttp import web

from tests.discord_server.world import TINY_PNG

from .call import server_of

routes = web.RouteTableDef()


@routes.get("/attachments/{channel_id}/{attachment_id}/{name}")
async def attachment(request: web.Request) -> web.Response:
    upload = server_of(request).world.uploads.get(request.match_info["attachment_id"])
    if upload is None or upload.name != request.match_info["name"]:
        raise web.HTTPNotFound
    return web.Response(body=upload.data)


@routes.get("/embed/avatars/{name}")
@routes.get("/avatars/{user_id}/{name}")
async def avatar(request: web.Request) -> web.Response:
    return web.Response(body=TINY_PNG, content_type="image/png")
