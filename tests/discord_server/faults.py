"""What goes wrong on purpose: lost connections, refusals that ask for patience, broken servers, slowness."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from aiohttp import web

from bot.demo.discord_api.rest import reply


@dataclass
class Fault:
    """A fault for the next ``times`` requests whose "METHOD /path" matches a pattern such as ``POST /channels/*/messages``."""

    pattern: str
    times: int
    status: int = 0
    code: int = 0
    """Discord's own, of a refusal in JSON."""
    retry_after: float = 0.0
    seconds: float = 0.0
    drop: str = ""
    """``before`` or ``after`` the request took effect."""
    happened: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set to end a delay before its time."""


class Faults:
    """The faults that wait to happen, in the order they were asked for."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def answer(self, status: int, pattern: str, *, times: int = 1, retry_after: float = 0.05) -> Fault:
        """Answer 429, 500, 502 … without doing anything."""
        return self._add(Fault(pattern, times, status=status, retry_after=retry_after))

    def refuse(self, code: int, pattern: str, *, status: int = 400, times: int = 1) -> Fault:
        """Refuse with a code of Discord's without doing anything."""
        return self._add(Fault(pattern, times, status=status, code=code))

    def drop_after(self, pattern: str, *, times: int = 1) -> Fault:
        """Do what was asked, then cut the connection: the bot cannot know that it worked."""
        return self._add(Fault(pattern, times, drop="after"))

    def drop_before(self, pattern: str, *, times: int = 1) -> Fault:
        """Cut the connection without doing anything."""
        return self._add(Fault(pattern, times, drop="before"))

    def lose_answer(self, pattern: str, *, status: int = 502, times: int = 1) -> Fault:
        """Do what was asked, then answer with an error: discord.py repeats it."""
        return self._add(Fault(pattern, times, status=status, drop="after"))

    def delay(self, seconds: float, pattern: str, *, times: int = 1) -> Fault:
        """Let a request wait before it is looked at."""
        return self._add(Fault(pattern, times, seconds=seconds))

    def clear(self) -> None:
        """No more faults."""
        self.waiting.clear()

    def _add(self, fault: Fault) -> Fault:
        self.waiting.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault for this request, if one waits."""
        for fault in self.waiting:
            if fault.happened < fault.times and fnmatchcase(f"{method} {path}", fault.pattern):
                fault.happened += 1
                return fault
        return None


async def before(fault: Fault, request: web.Request) -> web.Response | None:
    """What a fault does before the request takes effect; a response ends it."""
    if fault.seconds:
        with suppress(TimeoutError):
            await asyncio.wait_for(fault.over.wait(), fault.seconds)
    if fault.drop == "before":
        return cut(request)
    return broken(fault) if fault.status and not fault.drop else None


def after(fault: Fault, request: web.Request) -> web.Response | None:
    """What a fault does to the answer of a request that took effect."""
    if fault.drop != "after":
        return None
    return broken(fault) if fault.status else cut(request)


def cut(request: web.Request) -> web.Response:
    """Drop the connection."""
    if request.transport:
        request.transport.abort()
    return web.Response(status=500)


def broken(fault: Fault) -> web.Response:
    """An answer of the servers before Discord's own."""
    if fault.code:
        return reply({"message": "It was refused.", "code": fault.code}, status=fault.status)
    if fault.status != 429:
        return web.Response(status=fault.status, text="upstream connect error", content_type="text/html")
    # discord.py takes a 429 without Via for a ban by Cloudflare and gives up.
    headers = {"Via": "1.1 local", "Retry-After": str(fault.retry_after), "X-RateLimit-Scope": "user"}
    body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
    return reply(body, status=429, headers=headers)
