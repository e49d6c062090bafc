"""``/learn``: the lessons of each game, and the way from the last one to a first game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.answering import acknowledge, my_texts
from bot.interactions import here
from bot.interactions.here import Request, begin
from bot.interactions.new_table import opened
from bot.interactions.parts import Parts
from bot.messages.controls import Layout, LessonButton, Row, in_rows
from bot.messages.people import opponent_name, own_name
from bot.service import Refusal, TableOptions
from bot.service.lobby import checked_title
from bot.texts import Texts
from engine.core.registry import every_key, find
from engine.core.seat import Seat
from storage.records import Holder


def learn_command() -> here.Command:
    """Make the command; it works in direct messages too."""
    return here.everywhere(here.command("learn", learn))


async def learn(interaction: discord.Interaction) -> None:
    """List the games that have lessons."""
    request = await begin(interaction)
    await request.show(titles(request.texts, await request.service.copies.learned(request.user)))


async def lesson_pressed(parts: Parts, interaction: discord.Interaction, button: LessonButton) -> None:
    """List lessons, begin one, or open a table for a first game, in place in a private message, else in a new one."""
    own = interaction.message is not None and interaction.message.flags.ephemeral and button.press.verb != "first"
    await acknowledge(interaction, private=not own)
    game, _, number = button.press.arg.partition(".")
    if button.press.verb == "first":
        await _begin_first_game(interaction, game)
    elif button.press.verb == "lesson":
        await _begin_lesson(parts, interaction, game, int(number) if number.isdecimal() else 0, own=own)
    else:
        texts, done = my_texts(interaction), await parts.service.copies.learned(interaction.user.id)
        if game and game not in every_key():
            raise Refusal("lesson.none")
        view = lessons_of(game, texts, done) if game else titles(texts, done)
        if own:
            await interaction.edit_original_response(view=view, attachments=[])
        else:
            await interaction.followup.send(view=view, ephemeral=True)


async def _begin_lesson(parts: Parts, interaction: discord.Interaction, game: str, number: int, *, own: bool) -> None:
    if game not in every_key():
        raise Refusal("lesson.none")
    texts, user = my_texts(interaction), interaction.user
    others = [opponent_name(Holder(Seat(seat), name=seat), texts) for seat in range(1, max(find(game).info.players))]
    known = find(game).learning.lessons
    # One for each lesson of each game.
    title = texts.say(f"{game}.lesson.{known[number - 1].name}") if 1 <= number <= len(known) else game
    table = await parts.service.copies.learn(
        game,
        number,
        user.id,
        interaction.guild_id or 0,
        interaction.channel_id or 0,
        title,
        [own_name(user), *others],
    )
    await parts.private_panels.begin_lesson(interaction, table, here=own)


async def _begin_first_game(interaction: discord.Interaction, game: str) -> None:
    """Open a table of a game in the channel. Raises Refusal if that is not possible."""
    if game not in every_key():
        raise Refusal("lesson.none")
    request = Request(interaction)
    title = checked_title(request.texts.say("lesson.first_title", name=own_name(interaction.user)))
    await request.answer(await opened(request, TableOptions(game=game, title=title, pace="live"), thread=False))


Done = Collection[tuple[str, str]]
"""The lessons that a person has completed: the key of the game and the name of each."""


_styles = discord.ButtonStyle


def titles(texts: Texts, done: Done) -> Layout:
    """List the games that have lessons, with how many of them a person has completed."""
    frame = discord.ui.Container[Any](discord.ui.TextDisplay(texts.say("lesson.titles")))
    for key in every_key():
        known = find(key).learning.lessons
        if known:
            number = sum((key, lesson.name) in done for lesson in known)
            label = texts.say("lesson.title", game=texts.game_name(key), done=number, of=len(known))
            style = _styles.secondary if number else _styles.primary
            frame.add_item(Row(LessonButton.to("learn", key, label, style)))
    return Layout(frame)


def lessons_of(game: str, texts: Texts, done: Done) -> Layout:
    """List the lessons of a game; the first that a person has not completed stands out."""
    texts, known = texts.of(game), find(game).learning.lessons
    ahead = next((number for number, lesson in enumerate(known, 1) if (game, lesson.name) not in done), 0)
    said = texts.say("lesson.list", game=texts.game_name(game), ahead=ahead)
    frame = discord.ui.Container[Any](discord.ui.TextDisplay(said))
    buttons = []
    for number, lesson in enumerate(known, 1):
        mark = int((game, lesson.name) in done)
        # One for each lesson of each game.
        label = texts.say("lesson.entry", number=number, title=texts.say(f"{game}.lesson.{lesson.name}"), done=mark)
        style = _styles.primary if number == ahead else _styles.secondary
        buttons.append(LessonButton.to("lesson", f"{game}.{number}", label, style))
    last = [LessonButton.to("learn", "", texts.say("lesson.other_games"))]
    if not ahead:
        last.insert(0, LessonButton.to("first", game, texts.say("lesson.first_game"), _styles.success))
    for row in (*in_rows(buttons, 2), Row(*last)):
        frame.add_item(row)
    return Layout(frame)
