"""``python -m bot check``: reports before the first start what would keep the bot from running well, a line each.

Nothing is changed. Discord is contacted only with ``--online``.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import re
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import aiohttp
import discord

from bot.channels import NEEDED, permission_names
from bot.faults import UNSENT
from bot.settings import Endpoint, Settings
from bot.shards import NEEDS_POSTGRESQL
from rendering import fonts
from storage.check import check
from storage.errors import EmptyDatabase, StorageError

TOKEN = re.compile(r"([\w-]{18,})\.[\w-]{5,}\.[\w-]{25,}")
"""Three parts in base64, the first of which is the id of the bot (https://docs.discord.com/developers/reference)."""
ROOM = 1_000_000_000
"""Bytes of disk that must be free at least."""
COPIES = 2
"""How many copies of the database must fit on its disk: a backup, and what SQLite writes meanwhile."""
RELEASED = datetime(2026, 11, 25, tzinfo=UTC)
"""The release of version 1.0.0: a clock that shows an earlier time is wrong."""
DRIFT = 30.0
"""Seconds by which the clock may differ from Discord's."""
HTTP_DATE = "%a, %d %b %Y %H:%M:%S GMT"
"""The format of the time in a server's answer."""
ANSWER = 3.0
"""Seconds within which a running bot answers."""
MOST_SERVERS = 200
"""The most servers that Discord lists in one answer."""
PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")


class Finding(NamedTuple):
    """One result of the check."""

    level: Literal["ok", "note", "wrong"]
    """``wrong`` keeps the bot from running."""
    what: str
    said: str

    def __str__(self) -> str:
        return f"{self.level:<6} {self.what:<12} {self.said}"


def invitation(application_id: int) -> str:
    """Return the link by which a bot is invited with the permissions that it needs."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=NEEDED, scopes=scopes)


async def findings(settings: Settings, *, online: bool) -> list[Finding]:
    """Check everything; with ``online`` also what Discord says about the bot."""
    found = [*_of_token(settings), *_of_clock(), *await _of_database(settings), *_of_shards(settings)]
    found += [*_of_disk(settings), *_of_fonts(), *await _of_http(settings.http)]
    if not online:
        found.append(Finding("note", "intents", "leave the privileged ones off: none is needed"))
        found.append(Finding("note", "Discord", "not asked; python -m bot check --online asks it"))
    elif settings.token is not None:
        found += await _of_discord(settings.token)
    return found


def application_of(token: str) -> int | None:
    """Return the id of the application that a token belongs to, or None if it does not have the form of a token."""
    shaped = TOKEN.fullmatch(token)
    if shaped is None:
        return None
    try:
        written = base64.urlsafe_b64decode(shaped[1] + "=" * (-len(shaped[1]) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(written) if written.isdecimal() else None


def _of_token(settings: Settings) -> Iterator[Finding]:
    if settings.token is None:
        yield Finding("wrong", "token", "DISCORD_TOKEN is not set: python -m bot would serve the demo")
    elif (application := application_of(settings.token)) is None:
        yield Finding("wrong", "token", "DISCORD_TOKEN is no token of a bot; copy it again from the developer portal")
    else:
        yield Finding("ok", "token", f"it has the shape of one, of application {application}")
        yield Finding("note", "permissions", f"the link that invites with all it needs: {invitation(application)}")
    path = settings.file
    if path.is_file() and os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding("note", path.name, f"others on this machine may read the token: chmod 600 {path}")


def _of_clock() -> Iterator[Finding]:
    try:
        zone = ZoneInfo("Europe/Berlin")
    except ZoneInfoNotFoundError:
        yield Finding("wrong", "clock", "there are no time zones: pip install tzdata")
        return
    now = datetime.now(UTC)
    if now < RELEASED:
        yield Finding("wrong", "clock", f"it is set to {now:%Y-%m-%d}, before this program was written")
    else:
        yield Finding("ok", "clock", f"{now:%Y-%m-%d %H:%M} UTC, {now.astimezone(zone):%H:%M} in Berlin")


async def _of_database(settings: Settings) -> list[Finding]:
    """Open the database, read its version and replay every log, if there is a database yet."""
    where = settings.database
    if isinstance(where, Path) and not where.exists():
        if not where.parent.is_dir():
            return [Finding("wrong", "database", f"there is no folder {where.parent}")]
        if not os.access(where.parent, os.W_OK):
            return [Finding("wrong", "database", f"the folder {where.parent} may not be written")]
        return [Finding("ok", "database", f"{where} will be made")]
    try:
        report = await check(where)
    except EmptyDatabase as error:
        return [Finding("ok", "database", f"{error}; its tables will be made")]
    except (StorageError, OSError, sqlite3.Error) as error:
        return [Finding("wrong", "database", " ".join(str(error).split()))]
    if isinstance(where, Path) and not (os.access(where, os.W_OK) and os.access(where.parent, os.W_OK)):
        return [Finding("wrong", "database", f"{where}, or the folder it is in, may not be written")]
    if not report.ok:
        return [Finding("wrong", "database", f"{len(report.problems)} problems, such as {report.problems[0]}")]
    replays = Finding("ok", "database", f"{report.games} tables with {report.moves} moves, all of which replay")
    return [replays, *(Finding("note", "database", note) for note in report.notes)]


def _of_shards(settings: Settings) -> Iterator[Finding]:
    if settings.shards is not None and settings.shards.parted and isinstance(settings.database, Path):
        yield Finding("wrong", "shards", NEEDS_POSTGRESQL)


async def _of_http(address: Endpoint | None) -> list[Finding]:
    """Listen for a moment where the bot is to listen; a bot that is running there is all right too."""
    if address is None:
        return [Finding("note", "metrics", "they cannot be asked for; STATIONMASTER_HTTP says where")]
    where = f"{address.host}:{address.port}"
    try:
        async with await asyncio.start_server(lambda _reader, _writer: None, address.host, address.port):
            return [Finding("ok", "metrics", f"at {where}")]
    except OSError as error:
        if await _answers(address):
            return [Finding("ok", "metrics", f"at {where}, where the bot is running")]
        return [Finding("wrong", "metrics", f"STATIONMASTER_HTTP: {where} cannot be used: {error.strerror}")]


async def _answers(address: Endpoint) -> bool:
    """Return whether a bot answers at an address."""
    # A server that listens on all addresses is contacted at one of them.
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address.host, address.host)  # noqa: S104 - to be asked there
    where = f"http://{f'[{host}]' if ':' in host else host}:{address.port}/healthz"
    timeout = aiohttp.ClientTimeout(ANSWER)
    try:
        async with aiohttp.ClientSession(timeout=timeout) as session, session.get(where) as answer:
            return answer.ok and await answer.text() == "ok\n"
    except (aiohttp.ClientError, TimeoutError, UnicodeDecodeError):
        return False


def _of_disk(settings: Settings) -> Iterator[Finding]:
    database = settings.database
    size = database.stat().st_size if isinstance(database, Path) and database.is_file() else 0
    if isinstance(database, Path) and database.parent.is_dir():  # the disk of a server is its own matter
        free = shutil.disk_usage(database.parent).free
        said = f"{free / ROOM:.1f} GB free for the database, which has {size / ROOM:.3f} GB"
        yield Finding("ok" if free >= max(ROOM, COPIES * size) else "wrong", "disk", said)
    if settings.backups is None:
        yield Finding("note", "backups", "none are made; STATIONMASTER_BACKUPS says where and how often")
        return
    folder = settings.backups.folder.absolute()
    there = next(path for path in (folder, *folder.parents) if path.exists())
    if not (there.is_dir() and os.access(there, os.W_OK)):
        yield Finding("wrong", "backups", f"{there} may not be written")
    else:
        enough = shutil.disk_usage(there).free >= settings.backups.keep * size
        said = f"{settings.backups.keep} of them in {folder}"
        yield Finding("ok" if enough else "wrong", "backups", said if enough else f"there is no room for {said}")


def _of_fonts() -> Iterator[Finding]:
    faces = get_args(fonts.Face)
    try:
        for face in faces:
            fonts.font(face, 12)
    except OSError as error:
        yield Finding("wrong", "fonts", f"{fonts.FOLDER} is not whole: {error}")
    else:
        yield Finding("ok", "fonts", f"{len(faces)} faces")


async def _of_discord(token: str) -> list[Finding]:
    """Log in, fetch the application and its servers, and log out, without connecting to the gateway."""
    dates: list[float] = []

    async def read_date(_session: aiohttp.ClientSession, _context: SimpleNamespace, end: Any) -> None:  # noqa: ANN401
        if (date := end.response.headers.get("Date")) is not None:
            dates.append(datetime.strptime(date, HTTP_DATE).replace(tzinfo=UTC).timestamp() - time.time())

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(read_date)
    async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
        try:
            await client.login(token)
            servers = await client.http.get_guilds(MOST_SERVERS, with_counts=False)
        except discord.LoginFailure:
            return [Finding("wrong", "Discord", "it refuses DISCORD_TOKEN; copy it again from the developer portal")]
        except UNSENT as error:
            return [Finding("wrong", "Discord", f"it cannot be reached ({type(error).__name__})")]
        application = client.application
        assert application is not None, "it was asked for at the login"
        return [
            Finding("ok", "Discord", f"it knows the token, of application {application.id}"),
            *_of_application(application),
            *_of_servers(servers, application.id),
            *_of_drift(dates),
        ]


def _of_application(application: discord.AppInfo) -> Iterator[Finding]:
    flags = application.flags
    on = [name for name in PRIVILEGED if getattr(flags, name) or getattr(flags, f"{name}_limited")]
    if on:
        names = ", ".join(name.removeprefix("gateway_").replace("_", " ") for name in on)
        yield Finding("note", "intents", f"the bot needs none of these, so turn them off: {names}")
    else:
        yield Finding("ok", "intents", "no privileged one is on, and none is needed")
    if application.bot_public:
        yield Finding("note", "public", "Public Bot is on: everybody may invite the bot to a server")


def _of_servers(servers: list[Any], application_id: int) -> Iterator[Finding]:
    if not servers:
        yield Finding("note", "permissions", f"the bot is on no server yet: {invitation(application_id)}")
    lacking = False
    for server in servers:
        has = discord.Permissions(int(server["permissions"]))
        missing = permission_names(discord.Permissions(NEEDED.value & ~has.value)) if not has.administrator else []
        if missing:
            lacking = True
            yield Finding("wrong", "permissions", f"on server {server['id']} it lacks {', '.join(missing)}")
    if servers and not lacking:
        yield Finding("ok", "permissions", f"looked at on {len(servers)} servers; /admin permissions tells of channels")


def _of_drift(differences: list[float]) -> Iterator[Finding]:
    drift = min(map(abs, differences), default=0.0)
    if drift > DRIFT:
        yield Finding("wrong", "clock", f"it differs by {drift:.0f} seconds from Discord's")
