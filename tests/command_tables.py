"""The tables of commands in the manuals for players. After a change of a command: ``python -m tests.command_tables``."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.client import Translator
from bot.interactions import commands
from bot.texts import ENGLISH, languages

BOT = Path(__file__).parents[1] / "bot"
TABLE = re.compile(r"<!-- commands: ([a-z0-9 -]+) -->\n(?:\|.*\n)*")
"""A remark that names commands, and the table below it, which is written anew."""
HEADS = {
    "en": ("Command", "What it does"),
    "pl": ("Polecenie", "Co robi"),
    "zh-CN": ("\u547d\u4ee4", "\u4f5c\u7528"),
    "zh-TW": ("\u6307\u4ee4", "\u4f5c\u7528"),
}


def manual_of(language: str) -> Path:
    """Return where the manual in a language stands."""
    return BOT / ("PLAYING.md" if language == ENGLISH else f"PLAYING.{language}.md")


@cache
def _payloads() -> list[dict[str, Any]]:
    client = discord.Client(intents=discord.Intents.none())
    client.tree = app_commands.CommandTree(client)
    commands.register(client.tree)
    inputs = client.tree.get_commands(type=discord.AppCommandType.chat_input)

    async def translated() -> list[dict[str, Any]]:
        return [await command.get_translated_payload(client.tree, Translator()) for command in inputs]

    return asyncio.run(translated())


def rows_by_command(language: str = ENGLISH) -> dict[str, list[str]]:
    """Return the lines of a table for each command of the bot, one for each command of a group."""
    return {told["name"]: list(_rows(told, language)) for told in _payloads()}


def _rows(told: Mapping[str, Any], language: str) -> Iterator[str]:
    inner = [option for option in told.get("options", []) if option["type"] == 1]
    for one in inner or [told]:
        name = f"{told['name']} {one['name']}" if inner else told["name"]
        fields = "".join(f" {option['name']}" for option in one.get("options", []))
        described = (one.get("description_localizations") or {}).get(language, one["description"])
        yield f"| `/{name}{fields}` | {described} |"


def written(manual: str, language: str = ENGLISH) -> str:
    """Return a manual with each of its tables as the commands are now."""
    rows, head = rows_by_command(language), HEADS[language]

    def table(found: re.Match[str]) -> str:
        lines = [row for command in found[1].split() for row in rows[command]]
        return "\n".join((f"<!-- commands: {found[1]} -->", f"| {' | '.join(head)} |", "|---|---|", *lines, ""))

    return TABLE.sub(table, manual)


if __name__ == "__main__":
    for each in languages():
        manual_of(each).write_text(written(manual_of(each).read_text("utf-8"), each), "utf-8")
