"""The rules in force, for help and look-up that show these and no others: many are switched on later (L A12).

Every figure is read from the pack, so that help stays true when figures are tuned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.core.assistance import Section
from engine.core.text import Param, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends.campaign import Campaign, new_campaign
from engine.ticket_to_ride.legends.facts import START_BOARDS, Figures
from engine.ticket_to_ride.legends.lessons import EXAMPLES
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.texts import board_text, notice, rule_title
from engine.ticket_to_ride.legends.vaults import DISTRICTS

ALWAYS = ("turn", "drawing", "travelling", "tickets", "events", "bonus", "pairs", "end", "campaign")
"""The topics that every game of the campaign teaches."""

Params = dict[str, Param]

WORTHS = ("ribbon", "bond", "deed", "parcels", "districts")
"""What vaults are counted up from besides the slips: things that lie in them, and the depots on the board."""

RAISED = "raised"
"""The topic that teaches the bonus once some company has raised its own (L J6)."""


class _Part(NamedTuple):
    """A section of the rulebook."""

    name: str
    """Its number, with a hyphen for the point."""
    cites: tuple[str, ...]
    """The other sections that it covers."""
    after: str = ""
    """The rule or the event that the campaign must have brought; empty if it is known from the start."""
    taught: str = ""
    """The topic or rule whose help text it uses; empty if it has a text of its own."""


def _of_rule(name: str, rule: str, *cites: str) -> _Part:
    """Return the section of a rule that the campaign switches on, with the text that help has for the rule."""
    return _Part(name, cites, rule, rule)


SECTIONS = (
    _Part("A1", ("A", "A2", "A3", "A7", "A8", "A14", "A15")),
    _Part("A4", ("A5", "A6")),
    _Part("A9", ("A10", "A11", "A12")),
    _Part("B", ()),
    _Part("B6", ()),
    _Part("C1", ("C",)),
    _Part("C2", (), taught="drawing"),
    _Part("C2-2", ()),
    _Part("C2-7", ()),
    _Part("C3-1", ("C3",)),
    _Part("C3-2", ("C3.3",), taught="travelling"),
    _Part("C4", ()),
    _Part("C4-2", ("C4.3",)),
    _Part("C5-1", ("C5",), taught="tickets"),
    _Part("D", ()),
    _Part("D6", ("D7",)),
    _Part("D16", (), "dust-storm"),
    _Part("E1", ("E",)),
    _Part("E2", ("E3",)),
    _Part("E5", ()),
    _Part("E6", ("A13",), taught="bonus"),
    _Part("F0", ("F",), taught="end"),
    _Part("F1", ()),
    _Part("F2", ()),
    _Part("F3", ("J", "J1", "J2", "J9")),
    _Part("F3-2", (), "stamps"),
    _of_rule("F4", "stamps"),
    _of_rule("F5", "opening"),
    _Part("F6", ("F8",)),
    _Part("F7", (), "stamps"),
    _Part("G1", ("G", "G5", "G6"), taught="campaign"),
    _Part("G2", ("G3", "G4"), "stamps"),
    _Part("H4", ("H", "H1", "H2", "H3", "H9", "H10"), "stamps", "postcards"),
    _Part("H5", ()),
    _Part("H6", ("H7",)),
    _Part("H8", ()),
    _of_rule("I1", "steamer", "I", "I2"),
    _of_rule("I3", "survey"),
    _of_rule("I4-3", "herds", "I4", "B11"),
    _of_rule("I5", "coal", "B12"),
    _of_rule("I6-2", "well", "I6"),
    _of_rule("I7", "trestle"),
    _of_rule("I8", "charter"),
    _of_rule("I9-3", "dig", "I9"),
    _of_rule("J3", "depots"),
    _of_rule("J4", "combine", "E4"),
    _of_rule("J5", "growth"),
    _Part("J6", (), RAISED, RAISED),
    _of_rule("J7", "bonds", "B13"),
    _of_rule("J8", "express"),
    _of_rule("J10", "through"),
    _of_rule("J11", "exhibition"),
    _of_rule("J12", "flagship"),
    _of_rule("K1", "specialists", "K", "B10"),
    _Part("L1", ()),
    _Part("L2", ("L",)),
    _Part("L3", ("L4", "L5", "L6", "L7", "L8", "L9", "L10")),
)
"""The sections that can be looked up, in the order of the rulebook."""


CASES = frozenset(
    ("C2", "C3-2", "D", "D6", "F0", "F4", "I1", "I3", "I4-3", "I6-2", "I7", "I8", "I9-3", "J3", "J4", "J5")
)
"""The sections that end with what they mean in cases that players meet (L N)."""


def rulebook(campaign: Campaign | None, game: int, players: int) -> tuple[Section, ...]:
    """Return the sections of the rulebook that are in force in a game: no other is even named.

    Args:
        campaign: the campaign as it is now, or None before its first game.
        game: the number of the game.
        players: how many companies play in it.

    """
    known = campaign or new_campaign(tuple(pack().companies)[:players])
    brought = {rule for rule in known.rules if _acts_in(rule, game)} | {*known.events, *known.retired_events}
    raised = any(record.raised for record in known.companies.values())
    in_force = [part for part in SECTIONS if part.after in brought | {""} or (raised and part.after == RAISED)]
    if raised:
        in_force = [part._replace(taught=RAISED) if part.taught == "bonus" else part for part in in_force]
    return tuple(_section(part, known, game, players) for part in in_force)


def _section(part: _Part, campaign: Campaign, game: int, players: int) -> Section:
    if part.taught in _OF_RULES:
        texts: tuple[Text, ...] = (rule_text(part.taught, players, len(campaign.companies)),)
    elif part.taught:
        # One for each topic.
        texts = (text(f"legends.teaches.{part.taught}", **_always(pack().figures, part.taught, game, players)),)
    elif part.name == "G2":
        texts = vault_worths(campaign)
    else:
        # One for each section that no topic teaches.
        texts = (text(f"legends.rulebook.{part.name}", **_own(pack().figures, part.name)),)
    if part.name in CASES:
        # One for each of ``CASES``.
        texts = (*texts, text(f"legends.rulebook.{part.name}.cases"))
    title = rule_title(part.name)
    cites = (part.name.replace("-", "."), *part.cites)
    return Section(part.name, title, texts, cites, frozenset({title.key}), EXAMPLES.get(part.name))


def _own(figures: Figures, name: str) -> Params:
    """Return the figures for a section that has a text of its own."""
    deck, tickets, money = figures.deck, figures.tickets, figures.money
    of_section: dict[str, Params] = {
        "A1": {"games": figures.table.games, "players": figures.table.max_players},
        "B": {
            "dollars": money.opening,
            "cards": deck.cards_per_colour,
            "wilds": deck.wilds,
            "fewest": min(deck.newspapers_by_players.values()),
            "most": max(deck.newspapers_by_players.values()),
            "dealt": deck.opening_cards,
            "row": deck.face_up,
        },
        "B6": {"dealt": tickets.opening, "keep": tickets.opening_keep, "short": tickets.opening_keep_when_short},
        "C2-7": {"least": deck.no_drawing_at},
        "E2": {"open": money.both_twins_open_from},
    }
    return of_section.get(name, {})


def rules_in_force(campaign: Campaign, game: int, players: int) -> tuple[Text, ...]:
    """Teach the rules of a game, from the turn to what was switched on last.

    Args:
        campaign: the campaign as it is now; what it has not switched on is left out.
        game: the number of the game.
        players: how many companies play in it.

    """
    facts = pack()
    # Companies that have missed the game in which it was raised choose when they come back (L J6).
    raised = any(record.raised for record in campaign.companies.values())
    topics = [RAISED if raised and topic == "bonus" else topic for topic in ALWAYS]
    # One for each of ``ALWAYS``.
    always = [text(f"legends.teaches.{topic}", **_always(facts.figures, topic, game, players)) for topic in topics]
    more: list[Text] = []
    on = [rule for rule in campaign.rules if _acts_in(rule, game)]
    if "stamps" in on:  # with them postcards begin to be drawn
        more.append(text("legends.teaches.postcards", **_always(facts.figures, "postcards", game, players)))
    rules = (rule_text(rule, players, len(campaign.companies)) for rule in on)
    return (*always, *more, *rules, *vault_worths(campaign))


def vault_worths(campaign: Campaign) -> tuple[Text, ...]:
    """Return what each kind of thing in the vaults will be worth at the end, once there can be any (L G).

    It follows from the rules in force alone, and never from what lies there (L A11).
    """
    figures, companies = pack().figures.vault, len(campaign.companies)
    worths: dict[str, Params | None] = {
        "ribbon": {"dollars": figures.ribbon[companies]} if "charter" in campaign.rules else None,
        "bond": {"dollars": figures.bond} if "bonds" in campaign.rules else None,
        "deed": {"dollars": figures.deed[companies]} if campaign.opened else None,
        "parcels": {"sets": _sets(figures.curios)} if "stamps" in campaign.rules else None,
        "districts": {"dollars": figures.district, "districts": _districts(campaign)}
        if "depots" in campaign.rules
        else None,
    }
    return tuple(
        # One for each of ``WORTHS``.
        text(f"legends.vaults.worth.{name}", **params)
        for name in WORTHS
        if (params := worths[name]) is not None
    )


def new_worths(campaign: Campaign, known: Sequence[Text]) -> Iterator[Event]:
    """Say what newly can lie in the vaults, and what it will be worth; ``known``: what already could (L G)."""
    keys = {worth.key for worth in known}
    yield from (notice("legends.vaults.priced", worth=one) for one in vault_worths(campaign) if one.key not in keys)


def _sets(pays: Sequence[int]) -> tuple[Text, ...]:
    return tuple(
        text("legends.vaults.worth.set", kinds=kinds, dollars=dollars) for kinds, dollars in enumerate(pays) if kinds
    )


def _districts(campaign: Campaign) -> tuple[Text, ...]:
    """Name the districts that have open boards, with these boards."""
    named: list[Text] = []
    for district, boards in DISTRICTS.items():
        opened = tuple(board_text(board) for board in boards if board in campaign.opened)
        start = (text("legends.district.start"),) if boards == START_BOARDS else ()
        if opened or start:
            # One for each district.
            named.append(text(f"legends.district.{district}", boards=(*start, *opened)))
    return tuple(named)


def _acts_in(rule: str, game: int) -> bool:
    """Return whether a rule that was switched on does anything in a game: some are for certain games alone."""
    facts = pack()
    if rule == "opening":
        return game <= facts.figures.campaign.frontier_last_game
    if rule == "growth":
        return game in facts.figures.rule.growth.games
    if rule == "exhibition":
        return any(rule in card.adds.rules for card in facts.story_of(game))
    return True


def rule_text(rule: str, players: int, companies: int) -> Text:
    """Teach one rule that is switched on during the campaign.

    Args:
        rule: its name.
        players: how many companies play.
        companies: how many there are in the campaign.

    """
    # One for each of ``_OF_RULES``.
    return text(f"legends.teaches.{rule}", **_OF_RULES[rule](pack().figures, players, companies))


def _always(figures: Figures, topic: str, game: int, players: int) -> Params:
    deck, tickets, money = figures.deck, figures.tickets, figures.money
    of_topic: dict[str, Params] = {
        "drawing": {"resets": deck.wilds_that_reset, "least": deck.no_drawing_at},
        "travelling": {"trains": figures.campaign.trains[game - 1]},
        "tickets": {"drawn": tickets.drawn, "keep": tickets.drawn_keep},
        "bonus": {"dollars": figures.bonus.company},
        RAISED: {
            "money": figures.bonus.raised_money,
            "less": figures.bonus.company,
            "cards": figures.bonus.raised_cards,
        },
        "pairs": {"open": int(players >= money.both_twins_open_from)},
        "campaign": {"games": figures.table.games},
        "postcards": {"most": figures.campaign.patents_in_office},
        "end": {"trains": money.last_round_trains, "most": money.leftover[0][1]},
    }
    return of_topic.get(topic, {})


_OF_RULES: dict[str, Callable[[Figures, int, int], Params]] = {
    "stamps": lambda figures, *_: {"dollars": figures.tickets.rival_stamp, "worn": figures.tickets.stamps_to_retire},
    "opening": lambda figures, *_: {"last": figures.campaign.frontier_last_game},
    "specialists": lambda *_: {},
    "depots": lambda figures, _, companies: {
        "cards": figures.rule.depot.own_cards,
        "dollars": figures.rule.depot.foreign,
        "most": figures.rule.depot.most[companies],
    },
    "combine": lambda figures, *_: {"dollars": figures.rule.combine.a_space},
    "growth": lambda *_: {},
    "bonds": lambda figures, *_: {
        "price": figures.rule.bond.price,
        "dollars": figures.rule.bond.a_ticket,
        "value": figures.rule.bond.from_value,
        "most": figures.rule.bond.most,
    },
    "express": lambda figures, *_: {"dollars": figures.rule.express.pays},
    "through": lambda figures, *_: {
        "dollars": figures.rule.through.a_board,
        "free": figures.rule.through.free_boards,
        "most": figures.rule.through.most,
    },
    "exhibition": lambda figures, *_: {
        "first": figures.rule.exhibition.first,
        "dollars": figures.rule.exhibition.pays,
        "boards": figures.rule.exhibition.boards,
    },
    "flagship": lambda figures, *_: {"times": figures.rule.flagship.times},
    "steamer": lambda figures, players, _: {
        "most": figures.rule.steamer.most,
        "berths": figures.rule.steamer.berths[players],
        "less": figures.rule.steamer.less,
    },
    "survey": lambda figures, *_: {"dollars": figures.rule.survey.a_space, "most": figures.rule.survey.most},
    "herds": lambda figures, *_: {
        "most": figures.rule.herds.most,
        "pays": tuple(f"${dollars}" for dollars in figures.rule.herds.pays[1:]),
    },
    "coal": lambda figures, *_: {
        "opening": figures.rule.coal.opening,
        "most": figures.rule.coal.most,
        "length": figures.rule.coal.from_length,
        "dollars": figures.rule.coal.dollars,
    },
    "well": lambda figures, *_: {
        "gain": figures.rule.well.gain,
        "there": figures.rule.well.gain_on_board,
        "loss": figures.rule.well.loss,
        "cards": figures.rule.well.cards,
    },
    "trestle": lambda figures, *_: {
        "dollars": figures.rule.trestle.dollars,
        "every": figures.rule.trestle.every,
        "pays": figures.rule.trestle.pays,
    },
    "charter": lambda figures, _, companies: {
        "pays": tuple(f"${dollars}" for dollars in figures.rule.charter.pays),
        "ribbon": figures.vault.ribbon[companies],
    },
    "dig": lambda figures, *_: {"base": figures.rule.dig.base, "most": figures.rule.dig.most},
}
"""The parameters of each rule's text, by the figures, the number of companies that play and that in the campaign."""
