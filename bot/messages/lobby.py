"""Messages of lobbies and of campaigns: who sits down and what is agreed; how a campaign stands, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import discord

from bot.messages import people
from bot.messages.controls import AnswerButton, CompanyMenu, Layout, LevelMenu, LobbyButton, Press, Row, SeatMenu
from bot.messages.people import availability
from bot.service import CampaignRow, CampaignStatus
from bot.service.phases import free_companies, least, ready
from bot.texts import SeatNames, Texts, duration_text, harmless
from engine.core.campaigns import CampaignInfo, in_campaigns
from engine.core.registry import find
from engine.core.text import Text, text
from storage.records import Answer, Ending, Holder, Preferences, Table

Chosen = Mapping[int, Preferences]
"""The preferences of people, by their ids; those who have chosen nothing are left out."""


def lobby_view(texts: Texts, table: Table, chosen: Chosen) -> discord.ui.LayoutView:
    """Lay out the message of a lobby; its buttons are gone once the table has started or was closed."""
    taken = [_seated(texts, table, holder, chosen) for holder in table.seats]
    free = [texts.say("lobby.seat_free")] * (table.wanted - len(taken) if table.phase == "lobby" else 0)
    seats = [
        texts.say("lobby.seat", number=str(number), player=player)
        for number, player in enumerate((*taken, *free), start=1)
    ]
    heading = texts.say("lobby.heading", title=harmless(table.title))
    agreed = [_variants(texts, table), pace(texts, table), *_hints(texts, table), texts.say("lobby.fair")]
    agreed.append(f"**{_state(texts, table)}**")
    if table.practice:
        agreed.insert(0, texts.say("practice.lobby"))
    rows = [_lobby_row(texts, table)] if table.phase == "lobby" else []
    if rows:
        rows += _seat_rows(texts, table) if table.practice else _level_rows(texts, table)
    return _laid_out(texts, table, [heading, *seats], agreed, rows)


def _seated(texts: Texts, table: Table, holder: Holder, chosen: Chosen) -> str:
    """Return who holds a seat and, until the start, when they are there or away."""
    there = availability(texts, chosen.get(holder.user_id or 0)) if table.phase == "lobby" else ""
    return people.seat(texts, table, holder.seat) + there


def campaign_lobby_view(
    texts: Texts, table: Table, row: CampaignRow, due: float | None, chosen: Chosen
) -> discord.ui.LayoutView:
    """Lay out the message of a campaign; its controls are gone once the game has started or the campaign has ended.

    Args:
        texts: the words.
        table: the game.
        row: its campaign.
        due: when those who have not answered count as absent, UTC unix seconds; None if there is no deadline.
        chosen: what its people have chosen for all tables.

    """
    texts, rules = texts.of(table.game), in_campaigns(find(table.game))
    assert rules is not None
    game = texts.sentence(rules.name_of_game(table.number))
    heading = texts.say("campaign.heading", title=harmless(table.title), game=game)
    days, agreed = texts.say("campaign.wait", days=row.timeout // 86400), [pace(texts, table)]
    if table.number == 1:
        agreed = [_length(texts, table, rules.campaign), _variants(texts, table), *agreed, *_hints(texts, table), days]
        agreed.append(texts.say("campaign.fair"))
    else:
        agreed.append(days)
    if table.between_games and due is not None and table.actors:
        agreed.append(texts.say("campaign.due", when=f"<t:{round(due)}:R>"))
    agreed.append(f"**{_state_between(texts, table) if table.between_games else _state(texts, table)}**")
    rows = _campaign_rows(texts, table) if table.phase == "lobby" else []
    return _laid_out(texts, table, [heading, *_presidents(texts, table, row, chosen)], agreed, rows)


ANSWERED: dict[Answer | None, str] = {
    "ready": "campaign.seat_ready",
    "absent": "campaign.seat_absent",
    None: "campaign.seat_silent",
}
"""The key of the line of a president, by what they have said about the next game."""
STATUS = {
    "lobby": "campaign.status_lobby",
    "live": "campaign.status_live",
    "between": "campaign.status_between",
    "closed": "campaign.status_closed",
    "over": "campaign.status_over",
}
"""The key of how a campaign stands, by its phase."""
CAMPAIGN_ENDINGS: dict[Ending | None, str] = {
    "finished": "campaign.ending_finished",
    "agreed": "campaign.ending_agreed",
    "alone": "campaign.ending_alone",
    "admin": "campaign.ending_admin",
    "abandoned": "campaign.ending_abandoned",
}
"""The key of how a campaign ended."""
PACE_KEYS = {
    "live": ("pace.live", "pace.live_note"),
    "day": ("pace.day", "pace.day_note"),
    "slow": ("pace.slow", "pace.slow_note"),
}
"""The keys of the name of a pace, and of what one agrees to with it."""


def _state_between(texts: Texts, table: Table) -> str:
    """Say whether the next game still waits for answers or for another player, or can begin."""
    few = ready(table) < least(table)
    key = "campaign.state_asks" if table.actors else "campaign.state_few" if few else "campaign.state_begins"
    return texts.say(key, least=least(table))


def _length(texts: Texts, table: Table, campaign: CampaignInfo) -> str:
    """Say how many games there are, and roughly how long each takes at the pace of the table."""
    least, most = (texts.say("campaign.weeks", weeks=weeks) for weeks in campaign.weeks)
    length = texts.say(f"{table.game}.length.{table.pace}")  # one for each pace
    return texts.say("campaign.length", games=campaign.games, pace=table.pace, least=least, most=most, length=length)


def _laid_out(
    texts: Texts, table: Table, lines: Sequence[str], agreed: Sequence[str], rows: Sequence[Row]
) -> discord.ui.LayoutView:
    """Lay out a heading with a line for each seat, what is agreed, and the controls."""
    heading, *seats = lines
    game = texts.game_name(table.game)
    if table.host_id is not None:  # None: the last person has left it
        game = texts.say("lobby.game", game=game, host=people.mention(table.host_id, texts))
    frame: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join((heading, game, "", *seats))),
        discord.ui.TextDisplay("\n".join(agreed)),
        *rows,
    )
    return Layout(frame)


def _state(texts: Texts, table: Table) -> str:
    """Say what the table waits for."""
    missing = find(table.game).info.players[0] - len(table.seats)
    if table.phase != "lobby":
        key = "lobby.state_closed" if table.started is None else "lobby.state_started"
    elif missing > 0:
        key = "lobby.state_needs_more"
    else:
        key = "lobby.state_full" if len(table.seats) >= table.wanted else "lobby.state_ready"
    return texts.say(key, missing=max(0, missing))


def _variants(texts: Texts, table: Table) -> str:
    """Say which variants have been chosen, and for which others the usual rules hold."""
    defaults = {variant.key: variant.values[0] for variant in find(table.game).info.variants}
    chosen: list[str] = []
    usual: list[str] = []
    for key, value in sorted(table.variants.items()):
        # One for each value of each variant of each game.
        (usual if defaults.get(key) == value else chosen).append(texts.say(f"{table.game}.variant.{key}.{value}"))
    lines = [texts.say("lobby.variants", variants=texts.join(chosen))] if chosen else []
    if usual:
        lines.append(texts.say("lobby.variants_usual", variants=texts.join(usual)))
    return "\n".join(lines) or texts.say("lobby.variants_none")


def pace(texts: Texts, table: Table) -> str:
    """Say the pace, what one agrees to by taking a seat, and when reminders come."""
    reminders = texts.say("lobby.reminders_none")
    if table.interval:
        reminders = texts.sentence(text("lobby.reminders", interval=duration_text(table.interval)))
    length = texts.say(f"{table.game}.length.{table.pace}")  # one for each pace
    name, what = PACE_KEYS[table.pace]
    name, note = texts.say(name), texts.say(what, length=length)
    return texts.say("lobby.pace", pace=name, note=note, reminders=reminders)


def _hints(texts: Texts, table: Table) -> list[str]:
    """Say that there are no hints, if that was chosen."""
    return [] if table.hints else [texts.say("lobby.hints_off")]


def _seat_rows(texts: Texts, table: Table) -> list[Row]:
    """Make the menu of the free seats at a table for practice."""
    free = [
        discord.SelectOption(label=texts.say("practice.seat", number=str(h.seat + 1)), value=str(h.seat))
        for h in table.seats
        if not h.human
    ]
    press = Press(table.id, table.seq, "sit", "")
    return [Row(SeatMenu.make(press, free, texts.say("practice.choose")))] if free else []


def _level_rows(texts: Texts, table: Table) -> list[Row]:
    """Make the menu of the opponents that may sit down, as long as a seat is free, with what to expect of each."""
    if len(table.seats) >= table.wanted:
        return []
    levels = [
        # A name and a level for each built-in opponent.
        discord.SelectOption(label=texts.say(f"policy.{one}"), value=one, description=texts.say(f"level.{one}"))
        for one in find(table.game).policies
    ]
    return [Row(LevelMenu.make(Press(table.id, table.seq, "level", ""), levels, texts.say("lobby.level")))]


def _lobby_row(texts: Texts, table: Table) -> Row:
    """Make the buttons that take seats and start the table."""
    taken = len(table.people if table.practice else table.seats)
    full, few = taken >= table.wanted, len(table.seats) < find(table.game).info.players[0]
    styles = discord.ButtonStyle
    wanted = [
        ("join", "lobby.join", styles.primary, full),
        ("leave", "lobby.leave" if len(table.people) > 1 else "lobby.leave_last", styles.secondary, False),
        ("addbot", "lobby.addbot", styles.secondary, full),
    ]
    if table.practice:  # opponents sit wherever nobody else does
        wanted.pop()
    elif any(who.policy is not None for who in table.seats):
        wanted.append(("unbot", "lobby.unbot", styles.secondary, False))
    wanted.append(("start", "lobby.start", styles.success, few))
    return Row(
        *(
            LobbyButton.make(Press(table.id, table.seq, verb, ""), texts.say(key), style=style, disabled=disabled)
            for verb, key, style, disabled in wanted
        )
    )


def _campaign_rows(texts: Texts, table: Table) -> list[Row]:
    free, row, levels = free_companies(table), Row(), list[Row]()
    if not table.between_games:
        row, levels = _lobby_row(texts, table), _level_rows(texts, table)
    else:
        for verb, key, style in (
            ("ready", "campaign.ready", discord.ButtonStyle.success),
            ("absent", "campaign.absent", discord.ButtonStyle.secondary),
        ):
            press = Press(table.id, table.seq, verb, "")
            row.add_item(AnswerButton.make(press, texts.say(key), style=style))
        if len(table.seats) < table.wanted:
            press = Press(table.id, table.seq, "join", "")
            row.add_item(LobbyButton.make(press, texts.say("campaign.found")))
    if not free or (table.between_games and len(table.seats) >= table.wanted):
        return [row, *levels]
    options = [discord.SelectOption(label=company_name(texts, table.game, one, plain=True), value=one) for one in free]
    press = Press(table.id, table.seq, "company", "")
    prompt = texts.say("campaign.choose_newcomer" if table.between_games else "campaign.choose")
    return [row, Row(CompanyMenu.make(press, options, prompt)), *levels]


def what_missing_brings(texts: Texts, table: Table) -> str:
    """Say what missing the next game of a campaign means."""
    rules = in_campaigns(find(table.game))
    return "" if rules is None else texts.of(table.game).sentence(rules.campaign.missing)


def what_founding_brings(texts: Texts, table: Table) -> str:
    """Say what a newcomer to a running campaign gets; empty if the campaign has not begun."""
    rules = in_campaigns(find(table.game)) if table.between_games else None
    return "" if rules is None else texts.of(table.game).sentence(rules.campaign.founding)


def company_name(texts: Texts, game: str, company: str, called: str = "", *, plain: bool = False) -> str:
    """Return the name that a president gave a company, or else its own, together with which company it is.

    ``plain``: without markup, for labels, suggestions and values of refusals.
    """
    # One for each company of each campaign.
    words, rules = texts.say(f"{game}.company.{company}"), in_campaigns(find(game))
    name = called or ("" if rules is None else rules.campaign.names.get(company, ""))
    return (
        texts.say("campaign.company_called", called=name if plain else harmless(name), company=words) if name else words
    )


def _presidents(texts: Texts, table: Table, row: CampaignRow, chosen: Chosen) -> list[str]:
    """List who presides over which company, and which are free."""
    lines = []
    for holder in table.seats:
        called = next((one.called for one in row.presidents if one.company == holder.company), "")
        lines.append(
            texts.say(
                ANSWERED[holder.answer] if table.between_games else "campaign.seat",
                number=str(holder.seat + 1),
                player=_seated(texts, table, holder, chosen),
                company=company_name(texts, table.game, str(holder.company), called),
            )
        )
    if table.started is not None:  # nobody misses a game that was closed in the lobby
        playing = {holder.company for holder in table.seats}
        lines += [
            texts.say(
                "campaign.seat_missing",
                player=people.mention(one.user_id, texts),
                company=company_name(texts, table.game, one.company, one.called),
            )
            for one in row.presidents
            if one.company not in playing and one.since <= table.number
        ]
    if table.phase == "lobby" and len(table.seats) < table.wanted:
        free = texts.join([company_name(texts, table.game, one) for one in free_companies(table)])
        lines.append(texts.say("campaign.free", companies=free))
    return lines


def _moment(texts: Texts, when: float) -> str:
    """Say a moment as a date, and how far off it is."""
    return texts.say("campaign.moment", date=f"<t:{round(when)}:F>", span=f"<t:{round(when)}:R>")


def status_text(texts: Texts, status: CampaignStatus, names: SeatNames) -> str:
    """Say how a campaign stands. ``names``: those of its presidents, in order."""
    texts, phase = texts.of(status.row.game), _phase(status)
    silent = [holder.user_id for holder in status.table.seats if holder.to_move and holder.user_id is not None]
    playing = {holder.company for holder in status.table.seats}
    away = [one for one in status.row.presidents if one.company not in playing and one.since <= status.table.number]
    absent = [one.user_id for one in away if one.user_id is not None]
    heading = texts.say(
        STATUS[phase],
        title=harmless(status.table.title),
        game=texts.sentence(status.game),
        when="" if status.due is None else _moment(texts, status.due),
        wait="yes" if status.due is not None else "no" if silent else "few",
        silent=people.everybody(texts, silent),
        misses=len(absent),
        absent=people.everybody(texts, absent),
        least=least(status.table),
        days=status.row.timeout // 86400,
        since="" if status.since is None else f"<t:{round(status.since)}:f>",
        votes="no" if status.vote is None else "yes",
        vote="" if status.vote is None else f"<t:{round(status.vote)}:F>",
    )
    lines = [heading, *ranking(texts, status, names), *(texts.sentence(line, names) for line in status.lines)]
    if phase == "lobby":
        lines += [*_presidents(texts, status.table, status.row, {}), _state(texts, status.table)]
    if status.row.commitment is not None and status.seed is None:
        lines.append(texts.say("campaign.commitment", commitment=status.row.commitment))
    return "\n".join(lines)


def end_text(texts: Texts, status: CampaignStatus, names: SeatNames) -> str:
    """Say how a campaign ended: the ranking, the opened vaults, and the seed from which all its luck follows.

    If it was played to its end, the last move has already said what the vaults hold.
    """
    texts = texts.of(status.row.game)
    ended = texts.say(CAMPAIGN_ENDINGS[status.row.ending], title=harmless(status.table.title))
    seed = [texts.say("campaign.seed", seed=status.seed)] if status.seed is not None else []
    book = [texts.say("campaign.end_book")] if status.row.commitment is not None else []
    lines = () if status.row.ending == "finished" else status.lines
    summary = [texts.sentence(line, names) for line in lines]
    return "\n".join((ended, *ranking(texts, status, names), "", *summary, *book, *seed))


def ranking(texts: Texts, status: CampaignStatus, names: SeatNames) -> list[str]:
    """Return the final ranking once a campaign is over; empty before."""
    return [
        texts.say(
            "campaign.place",
            place=str(1 + sum(map(len, status.places[:number]))),
            companies=texts.join([texts.sentence(one, names) for one in equals]),
        )
        for number, equals in enumerate(status.places)
    ]


def office_text(texts: Texts, game: str, lines: Iterable[Text]) -> str:
    """Say what is in the office of a president."""
    texts = texts.of(game)
    return "\n".join((texts.say("campaign.office"), *(texts.sentence(line) for line in lines)))


def _phase(status: CampaignStatus) -> str:
    if status.row.ended is not None:
        return "over" if status.row.commitment is not None else "closed"
    if status.table.phase == "live":
        return "live"
    return "between" if status.table.between_games else "lobby"
