"""The rules in force, for help that teaches them and no others: many are switched on during the campaign (L A12).

Every figure is read from the pack, so that help is true whatever the figures are tuned to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.text import Param, Text
from engine.ticket_to_ride.legends.campaign import Campaign
from engine.ticket_to_ride.legends.facts import START_BOARDS, Figures
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.texts import say
from engine.ticket_to_ride.legends.vaults import DISTRICTS

ALWAYS = ("turn", "drawing", "travelling", "tickets", "events", "bonus", "pairs", "end", "campaign")
"""What every game of the campaign teaches."""

Params = dict[str, Param]

WORTHS = ("ribbon", "bond", "deed", "parcels", "districts")
"""What lies in the vaults when they are opened, besides the slips, and what the depots on the board bring."""


def rules_in_force(campaign: Campaign, game: int, players: int) -> tuple[Text, ...]:
    """Teach the rules of a game, from the turn to what was switched on last.

    Args:
        campaign: as it is now; what it has not switched on is left out.
        game: the number of the game.
        players: how many companies play in it.

    """
    facts = pack()
    # Companies that have missed the game in which it was raised choose when they come back (L J6).
    raised = any(record.raised for record in campaign.companies.values())
    topics = ["raised" if raised and topic == "bonus" else topic for topic in ALWAYS]
    always = [say(f"teaches.{topic}", **_always(facts.figures, topic, game, players)) for topic in topics]
    more: list[Text] = []
    on = [rule for rule in campaign.rules if _acts_in(rule, game)]
    if "stamps" in on:  # with them postcards begin to be drawn
        more.append(say("teaches.postcards", most=facts.figures.campaign.patents_in_office))
    rules = (rule_text(rule, players, len(campaign.companies)) for rule in on)
    return (*always, *more, *rules, *vault_worths(campaign))


def vault_worths(campaign: Campaign) -> tuple[Text, ...]:
    """Tell what lies in the vaults will be worth when they are opened: of each kind as soon as there can be any (L G).

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
    return tuple(say(f"vaults.worth.{name}", **params) for name in WORTHS if (params := worths[name]) is not None)


def _sets(pays: Sequence[int]) -> tuple[Text, ...]:
    return tuple(say("vaults.worth.set", kinds=kinds, dollars=dollars) for kinds, dollars in enumerate(pays) if kinds)


def _districts(campaign: Campaign) -> tuple[Text, ...]:
    """Name the districts with the boards that are open."""
    named: list[Text] = []
    for district, boards in DISTRICTS.items():
        opened = tuple(say(f"board.{board}") for board in boards if board in campaign.opened)
        start = (say("district.start"),) if boards == START_BOARDS else ()
        if opened or start:
            named.append(say(f"district.{district}", boards=(*start, *opened)))
    return tuple(named)


def _acts_in(rule: str, game: int) -> bool:
    """Tell whether a rule that was switched on does anything in a game: some are for certain games alone."""
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
    return say(f"teaches.{rule}", **_OF_RULES[rule](pack().figures, players, companies))


def _always(figures: Figures, topic: str, game: int, players: int) -> Params:
    deck, tickets, money = figures.deck, figures.tickets, figures.money
    of_topic: dict[str, Params] = {
        "drawing": {"resets": deck.wilds_that_reset, "least": deck.no_drawing_at},
        "travelling": {"trains": figures.campaign.trains[game - 1]},
        "tickets": {"drawn": tickets.drawn, "keep": tickets.drawn_keep},
        "bonus": {"dollars": figures.bonus.company},
        "raised": {
            "money": figures.bonus.raised_money,
            "less": figures.bonus.company,
            "cards": figures.bonus.raised_cards,
        },
        "pairs": {"open": int(players >= money.both_twins_open_from)},
        "campaign": {"games": figures.table.games},
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
"""The parameters of each rule's text: of the figures, the companies that play, and those of the campaign."""
