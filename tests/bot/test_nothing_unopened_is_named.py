"""No text, choice, picture or description names what a campaign has yet to open, at any stage of it (L A12).

Postcards are let off: the rulebook itself says that they may speak of rules, events and places yet to be found.
"""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.interactions.rules import sections_about
from bot.texts import Texts
from engine.core import codec
from engine.core.campaigns import seed_of_game
from engine.core.errors import IllegalMove
from engine.core.lessons import OTHER
from engine.core.match import Match
from engine.core.moves import NumberRange
from engine.core.rng import Rng
from engine.core.text import Text
from engine.ticket_to_ride.legends.between import plain
from engine.ticket_to_ride.legends.campaign import Campaign, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Build, EngageSpecialist, Travel
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.tasks import Engage
from rendering import api
from rendering.ticket_to_ride.legends.pictures import PICTURES
from rendering.ticket_to_ride.legends.reach import reach_in_words
from tests.conformance.worlds import walk
from tests.engine.ticket_to_ride.legends.positions import at_set_up, position
from tests.thorough import times

PACK = pack()
TEXTS = Texts("en", strict=True).of("legends")
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile")
EVERY = times(200, 60)
"""Moves between two at which all that is offered and said is looked at; more is looked at where there is a choice for all."""
POSTCARDS = ("legends.postcard.", "legends.read.")
CLOSED_BOXES = ("legends.option.frontier", "legends.lid", "rendering.legends.alt.lid")
"""Of a box that may be opened the name stands on its lid; what else stands there gives away nothing of it (L F5)."""
OF_RULES = {
    "stamps": r"\bstamps?\b|postcard|parcel",
    "opening": r"new board|frontier",
    "specialists": r"specialist",
    "depots": r"depot",
    "combine": r"\bCombine\b",
    "growth": r"growing cit",
    "bonds": r"\bbonds?\b",
    "express": r"\bexpress\b",
    "through": r"through rate",
    "exhibition": r"Exhibition",
    "flagship": r"flagship",
    "steamer": r"steamer",
    "survey": r"sticker|colour of the set",
    "herds": r"\bherds?\b",
    "coal": r"\bcoal\b",
    "well": r"\bwells?\b",
    "trestle": r"trestle",
    "charter": r"charter|ribbon",
    "dig": r"nugget|\bdigs?\b|claim cit",
}
"""What names a rule that is not switched on."""
MARKS = r"\bpicks?\b|skull"


def unopened(state):
    """Return what names anything that a position does not have yet, as one pattern."""
    campaign, read = state.campaign, {*LEGENDS.view(state, None).story}
    closed = [board for board in PACK.frontiers if board not in campaign.opened]
    rules = [words for rule, words in OF_RULES.items() if rule not in campaign.rules]
    names = [PACK.frontiers[board].name for board in closed]
    names += [town.name for town in PACK.board.cities.values() if town.piece in closed]
    seen = {*campaign.events, *campaign.retired_events}
    names += [event.title for event in PACK.events.values() if event.id not in seen]
    names += [one.name for one in PACK.specialists.values()] if "specialists" not in campaign.rules else []
    later = [
        card for card in PACK.story if card.year >= PACK.figures.table.years[state.number - 1] and card.id not in read
    ]
    names += [card.title for card in later]
    marks = [] if state.marks_matter else [MARKS]
    return re.compile("|".join(["(?!)", *rules, *marks, *(rf"\b{re.escape(name)}\b" for name in names)]), re.IGNORECASE)


def let_off(text):
    """Return a text without what stands on postcards."""
    named = {"board"} if text.key in CLOSED_BOXES else set()
    return Text(text.key, {name: "…" if name in named else _let_off(value) for name, value in text.params.items()})


def _let_off(value):
    if isinstance(value, Text):
        return "…" if value.key.startswith(POSTCARDS) else let_off(value)
    return tuple(map(_let_off, value)) if isinstance(value, tuple) else value


def said_at(state, seat, rng):
    """Tell everything that can be read in a position: choices, prompts, refusals, lessons, pictures in words."""
    move, slots = walk(LEGENDS, state, seat, rng)
    yield from refusals(state, move)
    for _, _, slot in slots:
        if not isinstance(slot, NumberRange):
            yield from (option.label for option in slot.options)
    yield from (text for text in (LEGENDS.guidance.decision(state), LEGENDS.guidance.prompt(state, seat)) if text)
    yield from (text for kind in LEGENDS.kinds(state, seat) if (text := LEGENDS.guidance.meaning(state, seat, kind)))
    yield from LEGENDS.learning.special_rules(state)
    yield from (text for section in LEGENDS.learning.rulebook(state) for text in (section.title, *section.texts))
    yield from (section.shows for section in LEGENDS.learning.rulebook(state) if section.example is not None)
    yield from LEGENDS.private_of_game(state, seat)
    for viewer in (None, seat):
        view = LEGENDS.view(state, viewer)
        for kind in api.kinds(view):
            yield from PICTURES.alt(view, kind)
        yield from chosen_by_eye(state, seat, view)
        if api.reach(view) is not None and Travel in LEGENDS.kinds(state, seat):
            yield from reach_in_words(
                view, [one.value for one in LEGENDS.slot(state, seat, Travel, "track", {}).options]
            )
        for subject in api.subjects(view):
            yield subject.name
            yield from PICTURES.look(view, subject)


LOOKED_AT = set()
"""What was offered to be chosen by the eye, and by which rules: drawing it again and again takes long."""


def chosen_by_eye(state, seat, view):
    """Tell every word on the pictures of what is chosen, such as the lids of boxes."""
    said = []

    def words(text):
        if not text.key.startswith("legends.board."):
            said.append(text)
        return TEXTS.sentence(text, NAMES, plain=True)

    for kind in LEGENDS.kinds(state, seat):
        chosen = {}
        for field in kind.__struct_fields__[1:]:
            if not api.chooses(view, kind.kind(), field):
                chosen = {field: "depot" if state.rule("depots") else "large"} if kind is Build else {}
                continue
            values = [option.value for option in LEGENDS.slot(state, seat, kind, field, chosen).options]
            offered = (kind, *values, *sorted(view.rules))
            if offered not in LOOKED_AT and api.chooses(view, kind.kind(), field, values):
                LOOKED_AT.add(offered)
                said.append(api.choice(view, kind.kind(), field, chosen=chosen, values=values, words=words).alt)
    return said


def refusals(state, move):
    """Tell what is answered to a move one part of which is something else, such as another price."""
    for name in move.__struct_fields__[1:]:
        value = getattr(move, name)
        for other in ("no such thing", "$2"):
            others = (other,) * (len(value) or 1) if isinstance(value, tuple) else other
            try:
                list(LEGENDS.play(codec.clone(state), msgspec.structs.replace(move, **{name: others})))
            except IllegalMove as refused:
                yield refused.text


def drawn_at(state, seat):
    """Tell every word on the pictures of a position."""
    said = []

    def words(text):
        said.append(text)
        return TEXTS.sentence(text, NAMES, plain=True)

    for viewer in (None, seat):
        view = LEGENDS.view(state, viewer)
        for kind in api.kinds(view):
            if kind != "board":
                api.draw(view, kind, words=words)
    return said


class Found:
    """What was named before its time."""

    def __init__(self):
        self.events = {}
        self.looked_at = 0
        self._checked = {}
        """By what must not be named and what may be: the texts that were looked at, of which most come again and again."""

    def look(self, state, texts):
        pattern = unopened(state)
        opened = {*state.campaign.events, *state.campaign.retired_events}
        titles = re.compile("(?!)|" + "|".join(re.escape(PACK.events[one].title) for one in opened), re.IGNORECASE)
        checked = self._checked.setdefault((pattern.pattern, titles.pattern), set())
        for text in texts:
            if text.key.startswith(POSTCARDS):
                continue
            self.looked_at += 1
            if (written := repr(text)) in checked:
                continue
            checked.add(written)
            sentence = titles.sub("…", TEXTS.sentence(let_off(text), NAMES, plain=True))
            if (named := pattern.search(sentence)) is not None:
                self.events.setdefault(
                    (text.key, named[0].lower()), f"game {state.number}, {state.campaign.opened}: {sentence}"
                )


def campaign_played(players, seed, games=12):
    """Play so many games of a campaign by chance and look at what is said on the way."""
    campaign, rng, found, count = new_campaign(tuple(PACK.companies)[:players]), Rng(seed), Found(), 0
    while campaign.game <= games:
        setup = next_setup(campaign)
        state = LEGENDS.setup(setup, seed_of_game(seed, campaign.game))
        found.look(state, LEGENDS.public_summary(plain(campaign), opened=False))
        drawn = False
        while awaited := sorted(LEGENDS.awaited(state)):
            seat = awaited[rng.below(len(awaited))]
            count += 1
            if count % EVERY == 0 or LEGENDS.guidance.decision(state) is not None:
                found.look(state, said_at(state, seat, rng))
            if state.begun and not drawn:
                found.look(state, drawn_at(state, seat))
                drawn = True
            before = codec.clone(state)
            events = list(LEGENDS.play(state, LEGENDS.policies["random"](LEGENDS, state, seat, rng)))
            events += LEGENDS.looking_back.narrate(setup, before, state)
            found.look(state, (event.text for event in events))
        campaign = msgspec.convert(LEGENDS.carry(state), Campaign)
    return found


def test_a12_nothing_is_named_before_it_is_opened_in_the_first_game():
    found = campaign_played(2, "a", games=1)
    assert found.looked_at > 5000
    assert found.events == {}


def test_a12_a_surcharge_that_is_paid_wrongly_names_no_trestle_before_there_are_any():
    table, found = position(pile="coal-strike", hands={"black": "3 black"}), Found()
    journey = table.journey("black", "buffalo--philadelphia", "3 black", extra="$1")
    found.look(table.state, refusals(table.state, journey))
    assert found.looked_at == 2 * 4
    assert found.events == {}


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(
    "word",
    ["steamer", "depot", "stamp", "postcard", "specialist", "flagship", "herd", "coal", "charter", "Combine", "skull"],
)
def test_a12_what_is_typed_to_look_up_a_rule_finds_nothing_before_it_is_opened(players, word):
    opening = LEGENDS.setup(next_setup(new_campaign(tuple(PACK.companies)[:players])), "a")
    for state in (None, opening):
        assert sections_about(LEGENDS.learning.rulebook(state), TEXTS, word) == []


def test_a12_a_rule_is_looked_up_once_the_campaign_has_opened_it():
    state = position(opened=["cape"], rules=["stamps", "steamer"], game=2).state
    assert [section.name for section in sections_about(LEGENDS.learning.rulebook(state), TEXTS, "steamer")] == ["I1"]
    assert sections_about(LEGENDS.learning.rulebook(state), TEXTS, "herd") == []


@pytest.mark.parametrize("lesson", LEGENDS.learning.lessons, ids=lambda lesson: lesson.name)
def test_a12_the_lessons_name_nothing_that_a_campaign_has_yet_to_open(lesson):
    found, match, own = Found(), Match.laid_out(LEGENDS, lesson), f"legends.lesson.{lesson.name}"
    keys = [own, *(f"{own}.{part}" for part in ("before", "after", OTHER))]
    keys += [f"{own}.then{number}" for number in range(1, len(lesson.goals))]
    for goal in lesson.goals:
        keys += [f"{own}.{mistake.name}" for mistake in goal.mistakes]
        found.look(match.state, said_at(match.state, lesson.seat, Rng("a lesson")))
        found.look(match.state, (event.text for event in match.play(goal.solution)))
    found.look(Match.laid_out(LEGENDS, lesson).state, map(Text, keys))
    assert found.looked_at > len(keys)
    assert found.events == {}


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), [(2, "a"), (5, "d")][: times(1, 2)])
def test_a12_nothing_is_named_before_it_is_opened(players, seed):
    found = campaign_played(players, seed, games=(games := times(3, 12)))
    assert found.looked_at > 5000 * games
    assert found.events == {}


def test_a12_a_steamer_that_is_named_before_the_cape_is_open_is_no_power_of_anybody():
    table = position(hands={"black": "1 white, 1 wild"})
    table.refuses(table.journey("black", "boston--new-york-a", "1 white", "steamer boston"), "power.not_yours", "H5")
    table.travel("black", "boston--new-york-a", "1 white")


@pytest.mark.parametrize(("opened", "coal"), [(["cape"], False), (["prairie", "winter"], True)])
def test_a12_the_stoker_speaks_of_coal_only_when_there_is_some(opened, coal):
    table = position(opened=opened, rules=["specialists"], game=2)
    at_set_up(table, Engage(seats=[0, 1, 2, 3]))
    table.play(EngageSpecialist(0, "stoker"))
    (engaged,) = table.told("engaged")
    assert ("coal" in TEXTS.sentence(engaged["rule"])) == coal
