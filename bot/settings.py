"""The settings: from the environment, and from a file ``.env``."""

from __future__ import annotations

import codecs
import io
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Self

from dotenv import load_dotenv

from bot.shards import ShardPlan
from storage.database import Address, address_of

LARGEST_PORT = 65535
ENCODINGS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""The encoding of a file by its first bytes; of two that fit, the first."""
UNPARTED = re.compile(r".*[\s;]\d+[mhd]\b")
"""A backup plan without its commas: nobody means a folder with such a name."""
UNITS = {"m": 60.0, "h": 3600.0, "d": 86400.0}
"""Seconds of each unit of time."""


class BadSetting(Exception):  # noqa: N818 - named by what is wrong
    """Raised when a setting cannot be understood; its message is for the person who set it."""


class Endpoint(NamedTuple):
    """Where something listens."""

    host: str
    port: int


class BackupPlan(NamedTuple):
    """Where backups are kept, how often one is made, and how many are kept."""

    folder: Path
    every: float
    """Seconds between two backups."""
    keep: int


@dataclass(frozen=True)
class Settings:
    """All settings; ``.env.example`` describes the same."""

    token: str | None = field(repr=False)
    """``DISCORD_TOKEN``, or None if there is none, and the demo is served instead. Never shown or logged."""
    database: Address = field(repr=False)
    """``STATIONMASTER_DATABASE``: the file with all tables, or the address of a server, with its password."""
    log_level: str
    """``STATIONMASTER_LOG_LEVEL``."""
    pace: float
    """``STATIONMASTER_OPPONENT_SECONDS``: seconds between two moves of built-in opponents at a table."""
    log_as_json: bool = False
    """``STATIONMASTER_LOG_FORMAT``: whether it is ``json``, and not ``text``."""
    http: Endpoint | None = None
    """``STATIONMASTER_HTTP``: where the bot's state and metrics can be read, or None if nowhere."""
    backups: BackupPlan | None = None
    """``STATIONMASTER_BACKUPS``, or None if none are made."""
    shards: ShardPlan | None = None
    """``STATIONMASTER_SHARDS``: which shards this process has, or None for all of them, unless another has them."""
    direct: Address | None = field(default=None, repr=False)
    """``STATIONMASTER_DIRECT_DATABASE``: the server's own address, if the other leads to a connection pooler."""
    file: Path = Path(".env")
    """The file that was read in addition to the environment."""
    discord_api: str | None = None
    """``STATIONMASTER_DISCORD_API``: the address of a proxy of Discord's REST API, or None for Discord itself."""

    @classmethod
    def read(cls, named: Path | None = None) -> Self:
        """Read the settings from the environment and a file.

        Args:
            named: a file that takes precedence over the environment; if None, ``.env`` in the working directory is
                read, if there is one, and the environment takes precedence over it.

        Raises BadSetting.

        """
        file = cls.file if named is None else named
        _add(file, named=named is not None)
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip() or None,
            database=address_of(os.environ.get("STATIONMASTER_DATABASE") or "stationmaster.sqlite3"),
            log_level=_one_of("STATIONMASTER_LOG_LEVEL", ("INFO", "DEBUG", "WARNING", "ERROR")),
            pace=_seconds("STATIONMASTER_OPPONENT_SECONDS", "2"),
            log_as_json=_one_of("STATIONMASTER_LOG_FORMAT", ("text", "json")) == "json",
            http=_address("STATIONMASTER_HTTP"),
            backups=_plan("STATIONMASTER_BACKUPS"),
            shards=_shards("STATIONMASTER_SHARDS"),
            direct=_server("STATIONMASTER_DIRECT_DATABASE"),
            file=file,
            discord_api=_web_address("STATIONMASTER_DISCORD_API"),
        )


def _add(path: Path, *, named: bool) -> None:
    """Add the settings in a file to the environment. Raises BadSetting: it cannot be read."""
    if not named and not path.is_file():
        return
    try:
        text = _text_of(path.read_bytes())
    except OSError as error:
        raise BadSetting(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadSetting(f"{path} cannot be read: save it as UTF-8") from error
    if "\0" in text:
        raise BadSetting(f"{path} cannot be read: save it as UTF-8")
    load_dotenv(stream=io.StringIO(text), override=named)


def _text_of(data: bytes) -> str:
    """Decode a text as editors and shells write it, also those of Windows. Raises UnicodeDecodeError."""
    for beginning, encoding in ENCODINGS:
        if data.startswith(beginning):
            return data.decode(encoding)
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")  # for example an accent in a comment


def _server(name: str) -> Address | None:
    """Return the address of a server. Errors do not repeat it, as it may hold a password."""
    written = os.environ.get(name, "").strip()
    address = address_of(written) if written else None
    if isinstance(address, Path):
        raise BadSetting(f"{name} must be the address of a server: postgresql://user:password@host/name")
    return address


def _one_of(name: str, known: tuple[str, ...]) -> str:
    """Return which of some words a setting is, in capitals or not; the first if it is not set."""
    written = os.environ.get(name) or known[0]
    found = next((one for one in known if one.lower() == written.lower()), None)
    if found is None:
        raise BadSetting(f"{name} is {written}; it can be {', '.join(known[:-1])} or {known[-1]}")
    return found


def _address(name: str) -> Endpoint | None:
    """Return an address such as ``9010``, which only this machine can reach, or ``0.0.0.0:9010``."""
    written = os.environ.get(name, "").strip()
    if not written:
        return None
    host, _, port = written.rpartition(":")
    if not (port.isascii() and port.isdecimal() and 0 < int(port) <= LARGEST_PORT):
        raise BadSetting(f"{name} is {written}; it must be a port such as 9010, or an address such as 0.0.0.0:9010")
    return Endpoint(host.strip("[]") or "127.0.0.1", int(port))


def _plan(name: str) -> BackupPlan | None:
    """Return a plan such as ``backups, 24h, 14``; with a folder alone, one is made each day, and seven are kept."""
    written = os.environ.get(name, "").strip()
    if not written:
        return None
    folder, *rest = (part.strip() for part in written.split(","))
    if UNPARTED.match(folder):
        rest = [""]  # not a span of time, so it is refused below
    every, keep = (*rest, *("24h", "7")[len(rest) :])[:2]
    fits = re.fullmatch(r"([1-9]\d{0,4})([mhd])", every), re.fullmatch(r"[1-9]\d{0,3}", keep)
    if not folder or len(rest) > len(fits) or None in fits:
        raise BadSetting(f"{name} is {written}; it must be a folder, how often and how many, such as backups, 24h, 14")
    return BackupPlan(_at_home(name, folder), int(every[:-1]) * UNITS[every[-1]], int(keep))


def _at_home(name: str, written: str) -> Path:
    """Return a path, in which ``~`` stands for a home folder."""
    try:
        return Path(written).expanduser()
    except RuntimeError:
        raise BadSetting(f"{name} is {written}, and nobody knows whose home that is") from None


def _shards(name: str) -> ShardPlan | None:
    written = os.environ.get(name, "").strip()
    try:
        return ShardPlan.read(written) if written else None
    except ValueError:
        raise BadSetting(f"{name} is {written}; it can be such as 0-7/16, 3/16 or auto/16") from None


def _web_address(name: str) -> str | None:
    written = os.environ.get(name, "").strip().rstrip("/")
    if written and not written.startswith(("http://", "https://")):
        raise BadSetting(f"{name} is {written}; it must be an address such as http://127.0.0.1:8080/api/v10")
    return written or None


def _seconds(name: str, default: str) -> float:
    written = os.environ.get(name) or default
    try:
        seconds = float(written)
    except ValueError:
        seconds = 0.0
    if not 0.1 <= seconds <= 3600:  # noqa: PLR2004 - a tenth of a second to an hour
        raise BadSetting(f"{name} is {written}; it must be a number of seconds from 0.1 to 3600")
    return seconds
