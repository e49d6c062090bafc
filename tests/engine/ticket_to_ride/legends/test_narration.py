"""The story says only what happened, to everybody and about nothing hidden, and each of its sentences can be chosen."""

import functools
import re
from collections import Counter

import pytest

from bot.texts import LOCALES, Texts
from engine.core import codec
from engine.core.match import Match
from engine.core.moves import Redo, Undo
from engine.core.rng import Rng
from engine.ticket_to_ride.legends import narration
from engine.ticket_to_ride.legends.bank_slips import Slip
from engine.ticket_to_ride.legends.campaign import GameRecord, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.narration import PARTS, facts_of, sentences
from engine.ticket_to_ride.legends.pack_files import pack
from tests.engine.ticket_to_ride.legends.witness import CLAIMS, campaigns, passages
from tests.thorough import long_but, times

TEXTS = Texts("en", strict=True).of("legends")
SENTENCES = {f"legends.narration.{one.key}": one for one in sentences()}
TOGETHER = "1898.legends"
"""Two share the title only if their vaults, wins and parcels are equal and both missed the last game."""
FEWEST, FEW, MANY = 2, times(5, 8), times(15, 40)
"""Campaigns: those that are looked at each time, and by ``-m long``. (Of 200 nothing was false, and every sentence but one was told.)"""
LONGEST = {"opening": 150, "first": 50, "second": 50, "closing": 240}
SHORTEST = {"opening": 80, "first": 12, "second": 12, "closing": 40}


class Heard:
    """What the stories of some campaigns said: sentences that do not hold, how often each came, words by part."""

    def __init__(self, number):
        self.false, self.times, self.words = [], Counter(), {part: [] for part in PARTS}
        self.repeated, before, self.told = [], {}, {}
        self.by_game = []
        for record, paragraphs in campaigns(number):
            if not record.past and record.part == "opening":
                self.by_game.append({})
            said = [text for paragraph in paragraphs for text in passages(paragraph)]
            self.times.update(text.key for text in said)
            self.by_game[-1].setdefault(record.state.number, set()).update(text.key for text in said)
            campaign = id(record.everything()[0])
            self.told.setdefault(campaign, Counter()).update(text.key for text in said)
            self.words[record.part].append(sum(len(TEXTS.sentence(one).split()) - 1 for one in paragraphs))
            for text in said:
                needs = SENTENCES[text.key].needs
                self.false += [(text, need) for need in needs if not CLAIMS[need](record, text.params)]
            keys = {text.key for text in said}
            if len(record.past) and record.past[-1] is before.get(record.part, (None,))[0]:
                self.repeated += keys & before[record.part][1]
            before[record.part] = (record, keys)


@functools.cache
def heard(number):
    return Heard(number)


@pytest.fixture(params=long_but([FEWEST, FEW], FEWEST))
def said(request):
    return heard(request.param)


def test_every_sentence_claims_what_happened(said):
    assert said.false == []
    assert len(said.times) > 150


def test_every_part_has_the_length_that_one_reads_between_two_turns(said):
    for part, words in said.words.items():
        assert SHORTEST[part] <= min(words), part
        assert max(words) <= LONGEST[part], part


@pytest.mark.long
def test_what_many_campaigns_are_told_has_happened_and_is_nearly_all_that_there_is():
    said = heard(MANY)
    assert said.false == []
    never = {key for key in SENTENCES if not said.times[key]}
    assert f"legends.narration.{TOGETHER}" in never
    assert len(never) < len(SENTENCES) / 8


def test_those_who_share_the_title_are_named_together():
    companies = ("black", "blue", "green", "red")
    campaign = new_campaign(companies)
    campaign.games = [GameRecord(["green", "red"], {"green": 20, "red": 10}) for _ in range(11)]
    setup = next_setup(campaign, ("green", "red"))
    state = LEGENDS.setup(setup, "the last game")
    state.campaign.games.append(GameRecord(["green", "red"], {"green": 20, "red": 10}))
    for company in ("black", "blue"):
        state.campaign.companies[company].vault += ["ribbon"] * 50
    state.ranking, state.slips = [0, 1], [Slip(total=20), Slip(total=10)]
    facts = facts_of(setup, state, "closing")
    assert facts.known["legends"] == {"legends": ("Hudson & Lakes", "Chesapeake Western")}
    keys = [text.key for paragraph in narration.paragraphs(facts) for text in paragraph]
    assert f"legends.narration.{TOGETHER}" in keys


def test_a_sentence_of_many_games_does_not_come_twice_in_a_row_where_another_fits(said):
    assert len(said.repeated) < sum(said.times.values()) / 20


def test_a_campaign_hears_few_sentences_twice(said):
    again = [sum(number - 1 for number in told.values()) for told in said.told.values()]
    assert len(again) >= FEWEST
    assert sum(again) / len(again) < 10, "of some 125"


def test_no_sentence_is_told_that_was_told_in_the_last_three_games(said):
    for told in said.by_game:
        for game, keys in told.items():
            for former in range(game - 3, game):
                assert keys & told.get(former, set()) == set(), (former, game)


def test_two_closings_in_a_row_do_not_speak_of_a_combine_that_stands_nowhere(said):
    bare = {game for told in said.by_game for game, keys in told.items() if silent_of_ivory(keys)}
    assert bare
    for told in said.by_game:
        assert not any(silent_of_ivory(told[game]) and silent_of_ivory(told.get(game + 1, ())) for game in told)


def silent_of_ivory(keys):
    return any(key.startswith("legends.narration.closing.no_ivory") for key in keys)


def test_the_clerks_of_two_companies_marry_once_in_a_campaign(said):
    weddings = [sum("legends.narration.second.met" in keys for keys in told.values()) for told in said.by_game]
    assert max(weddings) <= 1


def test_the_story_is_long_enough_to_be_one():
    catalogue = (LOCALES / "en" / "legends_story.ftl").read_text("utf-8")
    prose = re.sub(r"#.*|^[\w-]+ =|\{[^}]*->|\*?\[\w+\]|\{ ?[\w$\"]+ ?\}|[{}]", " ", catalogue, flags=re.MULTILINE)
    assert len(prose.split()) >= 6000
    assert sum(bool(one.needs) for one in sentences()) >= 120


def test_every_sentence_needs_facts_that_can_be_checked_and_fits_some_game():
    for one in sentences():
        assert set(one.needs) <= CLAIMS.keys(), one.key
        assert 1 <= one.games[0] <= one.games[1] <= 12, one.key
        year = re.match(r"\d{4}", one.key)
        if year is not None:
            years = pack().figures.table.years
            assert {years[game - 1] for game in one.games} == {int(year[0])}, one.key
    assert len(SENTENCES) == len(sentences())


def test_a_sentence_names_only_what_its_facts_bring():
    """Strict texts raise what is missing; this holds that nothing is brought for a name that no message has."""
    catalogue = (LOCALES / "en" / "legends_story.ftl").read_text("utf-8")
    assert "{ $player }" not in catalogue


def played(seed, moves=None):
    """Play the second game of a campaign of three by chance; return the match and its story by number of moves."""
    campaign = new_campaign(("black", "blue", "green"))
    companies = ["green", "black", "blue"]
    campaign.games = [GameRecord(companies, {"green": 30, "black": 20, "blue": 11})]
    campaign.rules, campaign.start_player = ["stamps", "opening"], "blue"
    match, rng, story = Match(LEGENDS, next_setup(campaign), seed), Rng(seed), {}
    while not match.over and len(match.line) != moves:
        seat = min(LEGENDS.awaited(match.state))
        told = [e for e in match.play(LEGENDS.policies["random"](LEGENDS, match.state, seat, rng)) if is_story(e)]
        if told:
            story[len(match.line)] = told
    return match, story


def is_story(event):
    return event.text.key == "legends.narration"


def test_a_game_has_an_opening_two_scenes_and_a_closing_and_its_log_gives_them_again():
    match, story = played("a log")
    assert len(story) == len(PARTS)
    again = Match.replay(LEGENDS, match.setup, match.seed, match.entries, match.private)
    history = {number: [e for e in events if is_story(e)] for number, _, events in again.history()}
    assert {number: events for number, events in history.items() if events} == story
    assert codec.encode_state(again.state) == codec.encode_state(match.state)


def test_a_scene_that_was_taken_back_is_told_again_where_it_is_played_again():
    _, story = played("a log")
    number = sorted(story)[1]
    match, _ = played("a log", number)
    seat = match.line[-1].seat
    match.accept(match.attempt(Undo(seat, number - 1)))
    redone = match.attempt(Redo(seat))
    assert [e for e in redone.events if is_story(e)] == story[number]


def test_telling_a_story_changes_nothing_and_draws_no_luck():
    match, story = played("a log")
    setup, state = match.setup, match.at(sorted(story)[1])
    before = codec.encode_state(state)
    assert list(LEGENDS.looking_back.narrate(setup, match.at(0), state))
    assert codec.encode_state(state) == before


@pytest.mark.parametrize("part", [0, 1, 2])
def test_a10_the_story_is_the_same_whatever_is_hidden(part):
    """Positions that a seat may be in for what it can see have the same story as the one it is in."""
    match, story = played("a log")
    state = match.at(sorted(story)[part])
    here = facts_of(match.setup, state, PARTS[part])
    for seat in state.seats_range():
        sampled = LEGENDS.advice.sample(state, seat, Rng(f"hidden {seat}"))
        if sampled is not None:
            assert sampled.seats != state.seats
            assert facts_of(match.setup, sampled, PARTS[part]) == here


def test_a11_the_story_sums_nothing_up_before_the_vaults_are_opened():
    """Of games before it knows who won and came last in the last two and the first: not how often, nor how much."""
    campaign = new_campaign(("black", "blue", "green"))
    one, two = (["green", "black", "blue"], ["black", "green", "blue"])
    campaign.games = [GameRecord(order, dict.fromkeys(order, 20)) for order in (one, one, two, one, two)]
    other = codec.clone(LEGENDS.setup(next_setup(campaign), "a")).campaign
    other.games[1:3] = [GameRecord(order, {}) for order in (two, one)]
    for number, game in enumerate(other.games):
        game.slips = dict.fromkeys(game.ranking, 7 * number)
    known = [
        facts_of(setup, LEGENDS.setup(setup, "a"), "opening").known
        for setup in (next_setup(campaign), next_setup(other))
    ]
    assert known[0] == known[1]


def test_with_the_opening_the_table_reads_once_whose_company_is_whose():
    match, _ = played("whose", moves=0)
    rng, told = Rng("whose"), []
    while not match.over:
        seat = min(LEGENDS.awaited(match.state))
        told += match.play(LEGENDS.policies["random"](LEGENDS, match.state, seat, rng))
    (line,) = [event for event in told if event.text.key == "legends.companies"]
    names = dict(enumerate(("Ada", "Ben", "Cleo")))
    assert str(TEXTS.sentence(line.text, names, plain=True)).startswith("At the table: ")
    assert [one.params["player"].seat for one in line.text.params["companies"]] == [0, 1, 2]
    assert told.index(line) < told.index(next(event for event in told if is_story(event)))
