"""Reading what comes in over HTTP and writing answers as Discord writes them."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from .errors import ApiError
from .message import Upload

MOST_BYTES = 25 * 1024 * 1024
PARAMETER = re.compile(r'\b(name|filename)="([^"]*)"')


@dataclass(frozen=True)
class Body:
    """The JSON of a request, and the files that came with it by the number in ``files[n]``."""

    json: Any = None
    files: dict[str, Upload] = field(default_factory=dict)


def reply(body: object, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON as Discord sends it: discord.py wants the content type without a charset."""
    content = {"Content-Type": "application/json"} | (headers or {})
    return web.Response(body=json.dumps(body).encode(), status=status, headers=content)


def nothing() -> web.Response:
    """204."""
    return web.Response(status=204)


async def read_body(request: web.Request) -> Body:
    """The whole body: JSON, or multipart with ``payload_json`` and ``files[n]``. ApiError 50109, 40005, 50035."""
    if not request.can_read_body:
        return Body()
    if request.content_type == "multipart/form-data":
        return await read_multipart(request)
    if request.content_type != "application/json":
        raise ApiError(50035, [f"Content-Type: expected application/json, not {request.content_type}"])
    raw = await request.read()
    return Body(parse(raw)) if raw else Body()


def parse(raw: bytes | bytearray) -> Any:
    """JSON, or 50109."""
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(50109) from None


async def read_multipart(request: web.Request) -> Body:
    """``payload_json`` and files; anything else is refused.

    Split at the boundary by hand: aiohttp's own reader takes pictures apart in small pieces, and warns while it does.
    """
    payload: Any = {}
    files: dict[str, Upload] = {}
    raw = await request.read()
    boundary = request.headers["Content-Type"].partition("boundary=")[2].strip('"').encode()
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary)[1:-1]:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        about = dict(PARAMETER.findall(head.decode()))
        name = about.get("name", "")
        if name == "payload_json":
            payload = parse(data)
        elif name.startswith("files[") and name.endswith("]"):
            files[name[6:-1]] = Upload(about.get("filename", "file"), data)
        else:
            raise ApiError(50035, [f"{name}: unknown part of a multipart body"])
    if len(raw) > MOST_BYTES:
        raise ApiError(40005)
    return Body(payload, files)
