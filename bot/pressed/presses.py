"""Which function answers which control."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.pressed.confirmation import erase_pressed, forget_pressed, sure_pressed
from bot.pressed.consent import consent_pressed
from bot.pressed.ended import ended_pressed
from bot.pressed.errors import report
from bot.pressed.lobby import answer_pressed, company_chosen, lobby_pressed
from bot.pressed.log import page_turned
from bot.pressed.parts import Parts
from bot.pressed.pictures import picture_chosen
from bot.pressed.reminders import seat_given, snooze_pressed, takeover_pressed
from bot.shown.controls import (
    AnswerButton,
    CompanyMenu,
    ConsentButton,
    Control,
    EndedButton,
    EraseButton,
    ForgetButton,
    GiveSeatMenu,
    LobbyButton,
    NumberButton,
    PageButton,
    PageMenu,
    PictureMenu,
    PrivateButton,
    PrivateMenu,
    PublicButton,
    SnoozeButton,
    SureButton,
    TakeOverButton,
)

Handler = Callable[[Parts, discord.Interaction[Any], Any], Awaitable[None]]
"""Answers one sort of control, which is its last argument. What it raises is answered by ``errors.report``."""


async def _public(parts: Parts, interaction: discord.Interaction[Any], button: PublicButton) -> None:
    if button.press.verb == "ask":
        await parts.modals.ask_move(interaction, button.press)
    else:
        await parts.private_panels.asked(interaction, button.press)


async def _private(parts: Parts, interaction: discord.Interaction[Any], control: PrivateButton | PrivateMenu) -> None:
    if control.press.verb == "write":
        await parts.modals.ask_move(interaction, control.press)
    elif control.press.verb == "note":
        await parts.modals.ask_note(interaction, control.press)
    else:
        await parts.private_panels.pressed(interaction, control.press, control.chosen)


async def _number(parts: Parts, interaction: discord.Interaction[Any], button: NumberButton) -> None:
    await parts.modals.ask_number(interaction, button.press)


ANSWERS: Mapping[type[Control[Any]], Handler] = {
    LobbyButton: lobby_pressed,
    AnswerButton: answer_pressed,
    CompanyMenu: company_chosen,
    ConsentButton: consent_pressed,
    PublicButton: _public,
    EndedButton: ended_pressed,
    PageButton: page_turned,
    PageMenu: page_turned,
    PrivateButton: _private,
    PrivateMenu: _private,
    NumberButton: _number,
    PictureMenu: picture_chosen,
    SnoozeButton: snooze_pressed,
    TakeOverButton: takeover_pressed,
    GiveSeatMenu: seat_given,
    ForgetButton: forget_pressed,
    EraseButton: erase_pressed,
    SureButton: sure_pressed,
}


class ControlPresses:
    """Answers every press, whatever happens."""

    def __init__(self, parts: Parts, answers: Mapping[type[Control[Any]], Handler] = ANSWERS) -> None:
        self._parts = parts
        self.answers = answers

    async def answer(self, interaction: discord.Interaction[Any], control: Control[Any]) -> None:
        """Do what a control says; a refusal and a fault of ours are answered too."""
        try:
            await self.answers[type(control)](self._parts, interaction, control)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)
