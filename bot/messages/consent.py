"""Proposals as messages: what the others at a table have to agree to, and what a lone player has to confirm."""

from __future__ import annotations

import discord

from bot.messages import people
from bot.messages.controls import NO, YES, ConfirmButton, ConsentButton, Controls, Layout, Press, Row
from bot.messages.wording import MOST_TAKEN_BACK, sentences
from bot.service import RequestOutcome
from bot.service.consent import NOTHING_UNDONE, Undoing, by_majority
from bot.texts import SeatNames, Texts, harmless
from storage.records import Proposal, Table

CONFIRM = {
    "end": ("consent.sure_end", "consent.stay_end"),
    "opponent": ("consent.sure_opponent", "consent.stay_opponent"),
}
"""The keys of the two buttons that ask the only person at a table whether to stop playing."""
QUESTIONS = {
    "undo": "consent.ask_undo",
    "redo": "consent.ask_redo",
    "replace": "consent.ask_replace",
    "opponent": "consent.ask_opponent",
    "end": "consent.ask_end",
    "vote": "consent.ask_vote",
}
QUESTIONS_OF_CAMPAIGNS = QUESTIONS | {"replace": "consent.ask_replace_campaign", "end": "consent.ask_end_campaign"}
"""The key of each question, in a single game and in a campaign."""
DONE = {
    "undo": "consent.done_undo",
    "redo": "consent.done_redo",
    "replace": "consent.done_replace",
    "opponent": "consent.done_opponent",
    "end": "consent.done_end",
    "vote": "consent.done_vote",
}
DONE_IN_CAMPAIGNS = DONE | {"replace": "consent.done_replace_campaign"}
"""The key of what has been done, in a single game and in a campaign."""
STATES = {
    "agreed": "consent.state_agreed",
    "refused": "consent.state_refused",
    "cancelled": "consent.state_cancelled",
}
STATES_BY_MAJORITY = STATES | {"agreed": "consent.state_agreed_most", "refused": "consent.state_refused_most"}
"""The key of how a question was settled: by all, or by a majority."""
ANSWERS = {"open": "consent.you_open", "refused": "consent.you_refused", "cancelled": "consent.you_cancelled"}
"""The key of what the proposer reads, by the state of the proposal."""


def confirm_buttons(texts: Texts, proposal: Proposal) -> discord.ui.View:
    """Make the buttons that ask the only person at a table whether to stop playing."""
    verb, arg = ("finish", "") if proposal.kind == "end" else ("depart", f"{proposal.seat}.{proposal.policy}")
    sure, stay = (Press(proposal.table_id, proposal.seq, *said) for said in ((verb, arg), ("stay", "")))
    yes, no = CONFIRM[proposal.kind]
    return Controls(
        ConfirmButton.make(sure, texts.say(yes), style=YES), ConfirmButton.make(stay, texts.say(no), style=NO)
    )


def done(texts: Texts, request: RequestOutcome) -> str:
    """Say what has been done."""
    table, proposal, former = request.table, request.proposal, request.former
    values = _values(texts, table, proposal)
    if proposal.kind == "opponent" and former is not None and former.policy:
        called = people.opponent_name(table.holder(former.seat), texts)
        before = texts.say(f"policy.{former.policy}")  # one for each built-in opponent
        values |= {"name": called, "before": before}
        return texts.say("consent.done_level", **values)
    keys = DONE if table.campaign is None else DONE_IN_CAMPAIGNS
    return texts.say(keys[proposal.kind], **values)


def request_text(texts: Texts, request: RequestOutcome) -> str:
    """Say to the proposer what has become of a proposal."""
    proposal = request.proposal
    if request.done:
        return done(texts, request)
    return texts.say(ANSWERS[proposal.state], people=people.everybody(texts, proposal.waiting))


def question(
    texts: Texts, table: Table, proposal: Proposal, undoing: Undoing = NOTHING_UNDONE, names: SeatNames = ()
) -> discord.ui.LayoutView:
    """Lay the question out with those who still have to agree, or with how it was settled.

    ``undoing``: what would be taken back, listed with the ``names`` at the table.
    """
    keys = QUESTIONS if table.campaign is None else QUESTIONS_OF_CAMPAIGNS
    lines = [texts.say(keys[proposal.kind], **_values(texts, table, proposal))]
    lines += _taken_back(texts.of(table.game), undoing, names)
    if seen := [people.seat(texts, table, seat) for seat in sorted(undoing.learned)]:
        lines.append(texts.say("consent.known", players=texts.join(seen), number=len(seen)))
    standing = []
    if proposal.agreed:
        standing.append(texts.say("consent.agreed_by", people=people.everybody(texts, proposal.agreed)))
    if proposal.state == "open":
        standing.append(texts.say("consent.waiting_for", people=people.everybody(texts, proposal.waiting)))
    else:
        settled = STATES_BY_MAJORITY if by_majority(table, proposal) else STATES
        standing.append(f"**{texts.say(settled[proposal.state])}**")
    frame: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join(lines)), discord.ui.TextDisplay("\n".join(standing))
    )
    if proposal.state == "open":
        styles, row = discord.ButtonStyle, Row()
        for verb, key, style in (
            ("agree", "consent.agree", styles.success),
            ("refuse", "consent.refuse", styles.danger),
            ("withdraw", "consent.withdraw", styles.secondary),
        ):
            press = Press(proposal.table_id, proposal.seq, verb, str(proposal.id))
            row.add_item(ConsentButton.make(press, texts.say(key), style=style))
        frame.add_item(row)
    return Layout(frame)


def _taken_back(texts: Texts, undoing: Undoing, names: SeatNames) -> list[str]:
    """List the latest of the moves that would be taken back, a line each."""
    if not undoing.moves:
        return []
    said = [f"> {line}" for line in sentences(undoing.moves, texts, names)]
    more = ["> …"] * (len(said) > MOST_TAKEN_BACK)
    return [texts.say("consent.takes_back"), *more, *said[-MOST_TAKEN_BACK:]]


def _values(texts: Texts, table: Table, proposal: Proposal) -> dict[str, int | str]:
    values: dict[str, int | str] = {
        "title": harmless(table.title),
        "player": people.mention(proposal.by, texts),
        "new": people.mention(proposal.user_id, texts),
        "to": 0 if proposal.to is None else proposal.to,
        "over": int(table.phase == "over"),
    }
    values["old"] = texts.say("seat", number=str(0 if proposal.seat is None else proposal.seat + 1))
    if proposal.policy is not None:
        values["level"] = texts.say(f"policy.{proposal.policy}")  # one for each built-in opponent
    if proposal.seat is not None:
        values["name"] = people.seat(texts, table, proposal.seat)
        if proposal.state != "agreed" or proposal.kind == "vote":  # nobody else sits there yet
            values["old"] = values["name"]
        elif proposal.state == "agreed" and table.seat_of(proposal.by) is None:
            values["old"] = values["player"]  # only people with a seat propose anything: they gave their own away
    return values
