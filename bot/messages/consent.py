"""Questions answered by yes or no: to one person before something that cannot be taken back, or to a table."""

from __future__ import annotations

import discord

from bot.messages import people
from bot.messages.controls import (
    NO,
    YES,
    ConfirmButton,
    ConsentButton,
    Layout,
    Press,
    either,
)
from bot.messages.wording import MOST_TAKEN_BACK, sentences
from bot.service import RequestOutcome
from bot.service.consent import NOTHING_UNDONE, Undoing, by_majority
from bot.texts import SeatNames, Texts, harmless
from storage.records import Proposal, Table


def confirm_buttons(texts: Texts, proposal: Proposal) -> discord.ui.View:
    """Ask the only person at a table whether they mean to end its play."""
    verb, arg = ("finish", "") if proposal.kind == "end" else ("depart", f"{proposal.seat}.{proposal.policy}")
    sure, stay = (Press(proposal.table_id, proposal.seq, *said) for said in ((verb, arg), ("stay", "")))
    return either(
        ConfirmButton.make(sure, texts.say(f"consent.sure_{proposal.kind}"), style=YES),
        ConfirmButton.make(stay, texts.say(f"consent.stay_{proposal.kind}"), style=NO),
    )


def done(texts: Texts, table: Table, proposal: Proposal) -> str:
    """Say what was carried out."""
    whole = _of_campaign(table, proposal, "replace")
    return texts.say(f"consent.done_{proposal.kind}{whole}", **_values(texts, table, proposal))


def _of_campaign(table: Table, proposal: Proposal, *kinds: str) -> str:
    """Return what the key of a sentence ends with where a campaign says it in other words than a single game."""
    return "_campaign" if table.campaign is not None and proposal.kind in kinds else ""


def request_text(texts: Texts, request: RequestOutcome) -> str:
    """Say to whoever proposed something what has become of it."""
    proposal = request.proposal
    if request.done:
        return done(texts, request.table, proposal)
    return texts.say(f"consent.you_{proposal.state}", people=people.everybody(texts, proposal.waiting))


def question(
    texts: Texts, table: Table, proposal: Proposal, undoing: Undoing = NOTHING_UNDONE, names: SeatNames = ()
) -> discord.ui.LayoutView:
    """Draw the question with those who still have to agree, or how it was settled.

    ``undoing`` is what would be taken back, told with the ``names`` at the table.
    """
    whole = _of_campaign(table, proposal, "end", "replace")
    lines = [texts.say(f"consent.ask_{proposal.kind}{whole}", **_values(texts, table, proposal))]
    lines += _taken_back(texts.of(table.game), undoing, names)
    if seen := [people.seat(texts, table, seat) for seat in sorted(undoing.learned)]:
        lines.append(texts.say("consent.known", players=texts.join(seen), number=len(seen)))
    standing = []
    if proposal.agreed:
        standing.append(texts.say("consent.agreed_by", people=people.everybody(texts, proposal.agreed)))
    if proposal.state == "open":
        standing.append(texts.say("consent.waiting_for", people=people.everybody(texts, proposal.waiting)))
    else:
        # With some, a majority decides.
        most = "_most" if by_majority(table, proposal) and proposal.state != "cancelled" else ""
        standing.append(f"**{texts.say(f'consent.state_{proposal.state}{most}')}**")
    frame: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join(lines)), discord.ui.TextDisplay("\n".join(standing))
    )
    if proposal.state == "open":
        styles, row = discord.ButtonStyle, discord.ui.ActionRow[discord.ui.LayoutView]()
        for verb, style in (("agree", styles.success), ("refuse", styles.danger), ("withdraw", styles.secondary)):
            press = Press(proposal.table_id, proposal.seq, verb, str(proposal.id))
            row.add_item(ConsentButton.make(press, texts.say(f"consent.{verb}"), style=style))
        frame.add_item(row)
    view = Layout()
    view.add_item(frame)
    return view


def _taken_back(texts: Texts, undoing: Undoing, names: SeatNames) -> list[str]:
    """Tell the latest of the moves that would be taken back, a line each."""
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
    if proposal.seat is not None:
        values["name"] = people.seat(texts, table, proposal.seat)
        if proposal.state != "agreed" or proposal.kind == "vote":  # nobody else sits there yet
            values["old"] = values["name"]
        elif proposal.state == "agreed" and table.seat_of(proposal.by) is None:
            values["old"] = values["player"]  # only who sits here proposes anything: they gave their own seat away
    return values
