"""Reading what comes in over HTTP and writing answers as Discord writes them."""

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from .errors import ApiError
from .message import Upload

MOST_BYTES = 25 * 1024 * 1024


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
    """``payload_json`` and files; anything else is refused."""
    payload: Any = {}
    files: dict[str, Upload] = {}
    total = 0
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        total += len(data)
        name = part.name or ""
        if name == "payload_json":
            payload = parse(data)
        elif name.startswith("files[") and name.endswith("]"):
            files[name[6:-1]] = Upload(part.filename or "file", data)
        else:
            raise ApiError(50035, [f"{name}: unknown part of a multipart body"])
    if total > MOST_BYTES:
        raise ApiError(40005)
    return Body(payload, files)
