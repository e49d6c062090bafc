"""The tables of commands in the manual for players. After a change of a command: ``python -m tests.command_tables``."""

from __future__ import annotations

import re
from pathlib import Path

import discord
from discord import app_commands

from bot.interactions import commands

MANUAL = Path(__file__).parents[1] / "bot" / "PLAYING.md"
TABLE = re.compile(r"<!-- commands: ([a-z0-9 -]+) -->\n(?:\|.*\n)*")
"""A remark that names commands, and the table below it, which is written anew."""
HEAD = ("| Command | What it does |", "|---|---|")


def rows_by_command() -> dict[str, list[str]]:
    """Return the lines of a table for each command of the bot, one for each command of a group."""
    client = discord.Client(intents=discord.Intents.none())
    client.tree = app_commands.CommandTree(client)
    commands.register(client.tree)
    found = {}
    for command in client.tree.get_commands(type=discord.AppCommandType.chat_input):
        told = command.to_dict(client.tree)
        inner = [option for option in told.get("options", []) if option["type"] == 1]
        rows = found[told["name"]] = []
        for one in inner or [told]:
            name = f"{told['name']} {one['name']}" if inner else told["name"]
            fields = "".join(f" {option['name']}" for option in one.get("options", []))
            rows.append(f"| `/{name}{fields}` | {one['description']} |")
    return found


def written(manual: str) -> str:
    """Return a manual with each of its tables as the commands are now."""
    rows = rows_by_command()

    def table(found: re.Match[str]) -> str:
        lines = [row for command in found[1].split() for row in rows[command]]
        return "\n".join((f"<!-- commands: {found[1]} -->", *HEAD, *lines, ""))

    return TABLE.sub(table, manual)


if __name__ == "__main__":
    MANUAL.write_text(written(MANUAL.read_text("utf-8")), "utf-8")
