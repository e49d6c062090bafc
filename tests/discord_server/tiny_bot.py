"""A bot of a few lines that uses what Discord offers, for the server's own tests."""

import asyncio
import io
import os
import re
import time
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"tiny:count:(?P<n>\d{1,4})"):
    """A button that counts in its own id, so that it outlives the process."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Pressed {n}", custom_id=f"tiny:count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.edit_message(view=panel(self.n + 1))


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template="tiny:pick"):
    """A menu that answers with what was chosen."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("red", "green", "blue")]
        super().__init__(discord.ui.Select(custom_id="tiny:pick", placeholder="Colours", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_message(", ".join(self.item.values), ephemeral=True)


class Name(discord.ui.Modal, title="A name"):
    """A form with one field."""

    field: discord.ui.Label[Any] = discord.ui.Label(text="Name", component=discord.ui.TextInput(max_length=20))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.field.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Hello {self.field.component.value}")


def panel(n: int) -> discord.ui.LayoutView:
    """A Components V2 panel: a heading, a picture with alt text, a button and a menu."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(f"# Count {n}"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png", description="a map")))
    box.add_item(discord.ui.ActionRow(Count(n)))
    box.add_item(discord.ui.ActionRow(Pick()))
    view.add_item(box)
    return view


class TinyBot(commands.AutoShardedBot):
    """Registers its commands and remembers what happened to it."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.resumed = asyncio.Event()
        self.failed: list[BaseException] = []
        self.failing = asyncio.Event()
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()
        """That somebody has used ``tiny late``, and that it is answered now."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Pick)
        for command in COMMANDS:
            self.tree.add_command(command)
        self.tree.error(self.on_command_failed)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without discord.py's pause of 5 s before a session is begun anew."""

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_command_failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.failed.append(getattr(error, "original", error))
        self.failing.set()


tiny = app_commands.Group(name="tiny", description="Everything small")


@tiny.command(description="Say it again")
async def echo(interaction: discord.Interaction, word: str, times: app_commands.Range[int, 1, 5] = 1) -> None:
    await interaction.response.send_message(" ".join([word] * times), ephemeral=True)


@echo.autocomplete("word")
async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    times = interaction.namespace.times or 1
    return [app_commands.Choice(name=f"{w} x{times}", value=w) for w in ("tic", "tac", "toe") if w.startswith(typed)]


@tiny.command(description="Think first")
async def slow(interaction: discord.Interaction, *, ephemeral: bool = False, seconds: float = 0.05) -> None:
    await interaction.response.defer(ephemeral=ephemeral, thinking=True)
    await asyncio.sleep(seconds)
    file = discord.File(io.BytesIO(b"PNG"), "map.png", description="a map")
    await interaction.followup.send("Done", file=file)
    await interaction.followup.send("One more", ephemeral=True)


@tiny.command(description="As late as the test wants")
async def late(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.client, TinyBot)
    interaction.client.asked.set()
    await interaction.client.may_answer.wait()
    await interaction.response.send_message("Here at last")


@tiny.command(description="Keep the processor busy, or wait for it, before the answer")
async def busy(interaction: discord.Interaction, work: float = 0.0, wait: float = 0.0) -> None:
    end = time.process_time() + work
    while time.process_time() < end:
        pass
    time.sleep(wait)  # noqa: ASYNC251 - as if others kept the processor
    await interaction.response.send_message("Done")


@tiny.command(description="A panel")
async def show(interaction: discord.Interaction) -> None:
    file = discord.File(io.BytesIO(b"MAP"), "map.png", description="a map")
    await interaction.response.send_message(view=panel(0), file=file)


@tiny.command(description="A form")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Name())


@tiny.command(description="A message to a person")
async def whisper(interaction: discord.Interaction, to: discord.User) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        sent = await to.send("Psst")
    except discord.Forbidden as refusal:
        await interaction.followup.send(f"refused {refusal.code}")
    else:
        await interaction.followup.send(f"sent {sent.id}")


@tiny.command(description="A thread of its own")
async def thread(interaction: discord.Interaction, name: str) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await made.send(
        f"Welcome {interaction.user.mention}", allowed_mentions=discord.AllowedMentions(users=[interaction.user])
    )
    await interaction.response.send_message(made.mention)


COMMANDS = [tiny]


def main() -> None:
    """Be the bot until told to stop."""
    TinyBot().run(os.environ["DISCORD_TOKEN"])
