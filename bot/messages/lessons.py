"""What lessons say, and the lists from which they are chosen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.messages import ids
from bot.messages.controls import Layout, LessonButton
from bot.service.values import LessonStatus
from bot.texts import Texts
from engine.core.registry import every_key, find

Row = discord.ui.ActionRow[Any]
Done = Collection[tuple[str, str]]
"""The lessons that a person has been through: of each the key of its game and its name."""
_styles = discord.ButtonStyle


def titles(texts: Texts, done: Done) -> discord.ui.LayoutView:
    """List the games that have lessons, with how many of them a person has been through."""
    frame = discord.ui.Container[Any](discord.ui.TextDisplay(texts.say("lesson.titles")))
    for key in every_key():
        known = find(key).learning.lessons()
        if known:
            number = sum((key, lesson.name) in done for lesson in known)
            label = texts.say("lesson.title", game=texts.say(f"game.name.{key}"), done=number, of=len(known))
            style = _styles.secondary if number else _styles.primary
            frame.add_item(Row(lesson_button("learn", key, label, style)))
    return Layout().add_item(frame)


def lessons_of(game: str, texts: Texts, done: Done) -> discord.ui.LayoutView:
    """List the lessons of a game; the first that a person has not been through stands out."""
    texts, known = texts.of(game), find(game).learning.lessons()
    ahead = next((number for number, lesson in enumerate(known, 1) if (game, lesson.name) not in done), 0)
    said = texts.say("lesson.list", game=texts.say(f"game.name.{game}"), ahead=ahead)
    frame = discord.ui.Container[Any](discord.ui.TextDisplay(said))
    buttons = []
    for number, lesson in enumerate(known, 1):
        mark = int((game, lesson.name) in done)
        label = texts.say("lesson.entry", number=number, title=texts.say(f"{game}.lesson.{lesson.name}"), done=mark)
        style = _styles.primary if number == ahead else _styles.secondary
        buttons.append(lesson_button("lesson", f"{game}.{number}", label, style))
    for start in range(0, len(buttons), 2):
        frame.add_item(Row(*buttons[start : start + 2]))
    last = [lesson_button("learn", "", texts.say("lesson.other_games"))]
    if not ahead:
        last.insert(0, lesson_button("first", game, texts.say("lesson.first_game"), _styles.success))
    frame.add_item(Row(*last))
    return Layout().add_item(frame)


def heading(game: str, lesson: LessonStatus, texts: Texts) -> str:
    """Say which lesson it is, and what is to be done in it unless it is over."""
    own = f"{game}.lesson.{lesson.name}"
    where = texts.say("lesson.where", game=texts.say(f"game.name.{game}"), number=lesson.number, of=lesson.of)
    lines = [texts.say("lesson.heading", title=texts.say(own), where=where)]
    if lesson.solution is not None:
        lines.append(texts.say(f"{own}.then{lesson.reached}" if lesson.reached else f"{own}.before"))
    return "\n".join(lines)


def ended(game: str, lesson: LessonStatus, texts: Texts) -> str:
    """Say what came of a lesson that is over, and why that is good."""
    return texts.say("lesson.ended", said=texts.say(f"{game}.lesson.{lesson.name}.after"))


def rows(game: str, lesson: LessonStatus, texts: Texts) -> list[Row]:
    """Make the buttons that lead from a lesson to the others, and from the last one to a game of one's own."""
    every = lesson_button("learn", game, texts.say("lesson.every"))
    if lesson.solution is not None:
        return [Row(every)]
    again = lesson_button("lesson", f"{game}.{lesson.number}", texts.say("lesson.again"))
    if lesson.number < lesson.of:
        ahead = lesson_button("lesson", f"{game}.{lesson.number + 1}", texts.say("lesson.next"), _styles.success)
    else:
        ahead = lesson_button("first", game, texts.say("lesson.first_game"), _styles.success)
    return [Row(ahead, again, every)]


def lesson_button(
    verb: str, arg: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> LessonButton:
    """Make the button that lists lessons (``learn``), begins one (``lesson``) or opens a first game (``first``)."""
    return LessonButton.make(ids.Press(ids.NO_TABLE, 0, verb, arg), label, style=style)
