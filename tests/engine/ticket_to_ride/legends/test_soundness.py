"""A position of Legends from outside is one that a campaign can have come to, or it is refused."""

from functools import cache

import msgspec
import pytest

from engine.core import codec
from engine.core.campaigns import seed_of_game
from engine.core.errors import EngineError, UnsoundPosition
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.soundness import examine
from engine.ticket_to_ride.legends.campaign import Campaign, found, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.lessons import EXAMPLES, LESSONS
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.tasks import Choose, Decision, EventFinished, KeepSome
from tests.engine.changed_positions import REMOVED, changed
from tests.thorough import a_few, long_but, times

NEWCOMER = 4
"""Before this game another company is founded."""


def positions(players, seed, policy="random"):
    """Play a campaign of which each company misses a game now and then; return each position with its set-up."""
    companies, rng = tuple(pack().companies), Rng(f"{seed}:luck")
    campaign = new_campaign(companies[:players])
    while not campaign.over:
        if campaign.game == NEWCOMER and players < len(companies):
            found(campaign, companies[players])
        playing = [company for company in campaign.companies if rng.below(8)]
        setup = next_setup(campaign, playing if len(playing) > 1 else None)
        state = LEGENDS.setup(setup, seed_of_game(seed, campaign.game))
        yield setup, state
        while awaited := sorted(LEGENDS.awaited(state)):
            actors = sorted(LEGENDS.actors(state)) if policy == "random" and not rng.below(4) else awaited
            seat = actors[rng.below(len(actors))]
            for _ in LEGENDS.play(state, LEGENDS.policies[policy](LEGENDS, state, seat, rng)):
                pass
            yield setup, state
        campaign = msgspec.convert(LEGENDS.carry(state), Campaign)


def task_on_top(*kinds):
    return lambda state: bool(state.agenda) and isinstance(state.agenda[-1], kinds)


MOMENTS = {
    "opening": lambda state: task_on_top(KeepSome)(state) and not state.begun and len(state.agenda[-1].seats) == 1,
    "turn": lambda state: state.number > 6 and len(state.claims) > 8 and not state.interrupted and state.begun,
    "journey": lambda state: state.journey is not None and task_on_top(Decision)(state),
    "drawing": lambda state: state.drawing is not None,
    "event": lambda state: any(isinstance(task, EventFinished) for task in state.agenda) and task_on_top(Choose)(state),
    "end": lambda state: state.recorded and task_on_top(Decision)(state) and state.number > 3,
    "over": lambda state: state.over and state.number == 12,
}


@cache
def moments():
    """Find one position of each kind in a campaign."""
    there = {}
    for setup, state in positions(3, "moments"):
        for moment, wanted in MOMENTS.items():
            if moment not in there and wanted(state):
                there[moment] = setup, codec.clone(state)
    return there


def event_task(agenda):
    return [{**task, "event": "x"} if task["task"] == "event_finished" else task for task in agenda]


UNSOUND = [
    ("turn", "number", 1),
    ("turn", "number", 40),
    ("turn", "sealed", False),
    ("turn", "start", 3),
    ("turn", "frames.0.at", 5),
    ("turn", "frames", []),
    ("turn", "frames.0.done", ["turn"]),
    ("turn", "agenda", [{"task": "stage", "name": "clear"}]),
    ("turn", "begun", False),
    ("turn", "recorded", True),
    ("turn", "ranking", [0, 1, 2]),
    ("turn", "vaults", {"black": 3}),
    ("turn", "seats.0.company", "blue"),
    ("turn", "seats.0.company", "purple"),
    ("turn", "seats.0.hand.0", lambda number: number + 1),
    ("turn", "seats.0.hand.0", 1 << 62),
    ("turn", "seats.0.hand", []),
    ("turn", "seats.0.trains", lambda trains: trains + 1),
    ("turn", "seats.0.coins", -1),
    ("turn", "seats.0.coins", 1_000_000),
    ("turn", "seats.0.coal", 40),
    ("turn", "seats.0.herds", ["atlantis"]),
    ("turn", "seats.0.digs", ["boston"]),
    ("turn", "seats.0.nuggets", [6]),
    ("turn", "seats.0.crossed", 500),
    ("turn", "seats.0.steamers", ["chicago"]),
    ("turn", "seats.0.flagship", "atlantis--boston"),
    ("turn", "seats.0.specialist", "magician"),
    ("turn", "seats.0.specialist", "RIVAL"),
    ("turn", "seats.0.used", {"card:999": 1}),
    ("turn", "seats.0.used", {"specialist:porter": -1}),
    ("turn", "seats.0.orders", {"card:3": "whenever"}),
    ("turn", "seats.0.orders", {"word:fly": "next"}),
    ("turn", "seats.0.visited", ["atlantis"]),
    ("turn", "seats.0.tickets", lambda tickets: [*tickets, tickets[0]]),
    ("turn", "seats.0.tickets", lambda tickets: tickets[1:]),
    ("turn", "seats.0.offered", lambda _: ["detroit--new-york"]),
    ("turn", "ticket_deck.0", "atlantis--boston"),
    ("turn", "rejected", {"0": ["detroit--new-york"]}),
    ("turn", "rejected", {"9": []}),
    ("turn", "supply.deck.0", 99),
    ("turn", "supply.row", []),
    ("turn", "claims", {}),
    ("turn", "claims", lambda claims: {**claims, "atlantis--boston": 0}),
    ("turn", "claims", lambda claims: dict.fromkeys(claims, 7)),
    ("turn", "last_route", "atlantis--boston"),
    ("turn", "turns_left", 2),
    ("turn", "passes", 9),
    ("turn", "event_deck", lambda deck: [*deck, deck[0]]),
    ("turn", "event_deck", lambda deck: deck[1:]),
    ("turn", "event_deck.0", "earthquake"),
    ("turn", "waiting", ["mail-contract"]),
    ("turn", "event_uses", {"9": 1}),
    ("turn", "acting", True),
    ("turn", "replacement", True),
    ("turn", "combine", ["atlantis--boston"]),
    ("turn", "herds", ["atlantis"]),
    ("turn", "pouch", [9]),
    ("turn", "charters", [0, 0]),
    ("turn", "charters", [9]),
    ("turn", "journey", {"seat": 0, "track": "albany--boston", "laid": [0], "plain": False}),
    ("turn", "drawing", {"seat": 0}),
    ("turn", "slips", [{}]),
    ("turn", "campaign.version", 2),
    ("turn", "campaign.companies", {}),
    ("turn", "campaign.companies.black.name", ""),
    ("turn", "campaign.companies.black.name", "x" * 300),
    ("turn", "campaign.companies.black.office", [{"no": 999, "since": 1}]),
    ("turn", "campaign.companies.black.office", [{"no": 71, "since": 1}, {"no": 71, "since": 1}]),
    ("turn", "campaign.companies.black.office", [{"no": 70, "since": 1}]),
    ("turn", "campaign.companies.black.office", [{"no": 71, "since": 99}]),
    ("turn", "campaign.companies.black.vault", ["crown"]),
    ("turn", "campaign.companies.black.vault", ["deed:3"]),
    ("turn", "campaign.companies.black.vault", ["bond"] * 40),
    ("turn", "campaign.companies.black.drawn", -1),
    ("turn", "campaign.companies.black.orders", {"card:3": "whenever"}),
    ("turn", "campaign.games.0.ranking", ["black"]),
    ("turn", "campaign.games.0.slips", {"black": 10**9}),
    ("turn", "campaign.games", lambda games: games[1:]),
    ("turn", "campaign.events", {}),
    ("turn", "campaign.events", lambda events: {**events, "earthquake": 0}),
    ("turn", "campaign.events", lambda events: dict.fromkeys(events, 99)),
    ("turn", "campaign.opened", ["atlantis"]),
    ("turn", "campaign.opened", ["shore"]),
    ("turn", "campaign.opened", lambda opened: [*opened, opened[0]]),
    ("turn", "campaign.rules", ["flying"]),
    ("turn", "campaign.rules", []),
    ("turn", "campaign.stickers", {"albany--boston": "red"}),
    ("turn", "campaign.stickers", {"atlantis--boston": "red"}),
    ("turn", "campaign.seconds", ["albany--boston"]),
    ("turn", "campaign.seconds", ["atlantis--boston-s"]),
    ("turn", "campaign.large", ["atlantis"]),
    ("turn", "campaign.depots", {"atlantis": "black"}),
    ("turn", "campaign.depots", {"albany": "purple"}),
    ("turn", "campaign.stamps", {"detroit--new-york": ["purple"]}),
    ("turn", "campaign.express", ["detroit--new-york"]),
    ("turn", "campaign.retired_tickets", ["atlantis--boston"]),
    ("turn", "campaign.retired_events", lambda events: [*events, "mail-contract", "mail-contract"]),
    ("turn", "campaign.dead_letters", [999]),
    ("turn", "campaign.start_player", "purple"),
    ("turn", "campaign.leave", ["magician"]),
    ("turn", "campaign.exhibition", "boston"),
    ("opening", "agenda", []),
    ("opening", "agenda", lambda agenda: agenda[1:]),
    ("opening", "agenda", lambda agenda: agenda[:-1]),
    ("opening", "agenda", lambda agenda: [agenda[1], agenda[0], *agenda[2:]]),
    ("opening", "frames.1.actors", [0, 1, 2]),
    ("opening", "frames.0.at", 1),
    ("opening", "begun", True),
    ("journey", "journey", None),
    ("journey", "journey.seat", 4),
    ("journey", "journey.track", "atlantis--boston"),
    ("journey", "journey.laid", []),
    ("journey", "journey.laid", [99]),
    ("journey", "journey.colour", 70),
    ("journey", "journey.extra", ["$999999"]),
    ("journey", "journey.toll", -5),
    ("journey", "journey.powers", ["magic"]),
    ("journey", "journey.steamer", "atlantis"),
    ("journey", "journey.waived", ["gravity"]),
    ("journey", "journey.worn", ["earthquake"]),
    ("journey", "agenda", lambda agenda: agenda[1:]),
    ("drawing", "drawing", None),
    ("drawing", "drawing.seat", 4),
    ("drawing", "drawing.blind", -1),
    ("drawing", "drawing.powers", ["magic"]),
    ("drawing", "agenda", lambda agenda: agenda[1:]),
    ("event", "acting", False),
    ("event", "agenda", event_task),
    ("event", "agenda", lambda agenda: [{**task, "about": "weather"} for task in agenda]),
    ("event", "agenda", lambda agenda: [{**task, "source": "event:earthquake"} for task in agenda]),
    ("event", "agenda", lambda agenda: [*agenda, {"task": "effects", "seat": 0, "source": "card:3"}]),
    ("event", "agenda", lambda agenda: [*agenda[:-1], {**agenda[-1], "seats": [9]}]),
    ("end", "ranking", []),
    ("end", "slips", []),
    ("end", "slips.0.total", lambda total: total + 1),
    ("end", "slips.0.tickets", []),
    ("end", "slips.0.powers", [["magic", 4]]),
    ("end", "recorded", False),
    ("end", "agenda", lambda agenda: agenda[1:]),
    ("end", "frames.0.round", "turns"),
    ("over", "vaults", {}),
    ("over", "vaults.black", lambda dollars: dollars + 1),
    ("over", "recorded", REMOVED),
]  # fmt: skip


@pytest.mark.parametrize(
    ("moment", "path", "value"), UNSOUND, ids=[f"{m} {p} {n}" for n, (m, p, _) in enumerate(UNSOUND)]
)
def test_a_position_that_no_campaign_can_have_come_to_is_refused(moment, path, value):
    setup, state = moments()[moment]
    value = state.company(1).specialist if value == "RIVAL" else value
    with pytest.raises(UnsoundPosition):
        LEGENDS.check_position(changed(LEGENDS, state, path, value), setup)


CARRIED = [
    ("companies", {}),
    ("games", []),
    ("opened", ["shore"]),
    ("events", {}),
    ("dead_letters", [1 << 40]),
    ("seconds", ["atlantis--boston-s"]),
    ("stickers", {"atlantis--boston": "red"}),
    ("start_player", ""),
    ("leave", ["magician"]),
    ("version", 9),
]


@pytest.mark.parametrize(("field", "value"), CARRIED, ids=[field for field, _ in CARRIED])
def test_a_set_up_that_carries_what_no_campaign_can_have_come_to_is_refused(field, value):
    setup, state = moments()["turn"]
    carried = {**setup.carried, "campaign": {**setup.carried["campaign"], field: value}}
    with pytest.raises(EngineError):
        LEGENDS.check_position(state, msgspec.structs.replace(setup, carried=carried))


@pytest.mark.parametrize("apart", long_but([25, 1], 25))
@pytest.mark.parametrize("number", a_few(range(times(2, 12)), 1))
def test_every_position_of_a_whole_campaign_is_sound(number, apart):
    moves = 0
    for setup, state in positions(2 + number % 4, f"campaign {number}", "normal" if number % 5 == 4 else "random"):
        if moves % apart == 0:
            LEGENDS.check_position(state, setup)
        moves += 1
    assert moves > 1_000


@pytest.mark.parametrize("laid_out", [*LESSONS, *EXAMPLES.values()], ids=[*(one.name for one in LESSONS), *EXAMPLES])
def test_every_lesson_and_every_example_is_a_sound_position(laid_out):
    match = Match.laid_out(LEGENDS, laid_out)
    examine(LEGENDS, match.state, match.setup)
