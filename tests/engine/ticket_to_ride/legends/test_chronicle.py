"""The page of a game says what everybody read, and at the end of a campaign what nobody else knew."""

import functools
from random import Random

import msgspec
import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.campaigns import seed_of_game
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.views import visible
from engine.ticket_to_ride.legends.campaign import Campaign, GameRecord, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import LeaveOrder
from engine.ticket_to_ride.legends.pack_files import pack
from tests.engine.ticket_to_ride.legends.world import scramble

TEXTS = Texts("en", strict=True).of("legends")
COMPANIES = ("black", "blue", "green")
PRESIDENTS = ("Ada", "Ben", "Cleo")
AWAY = {3: "green", 8: "black"}


@functools.cache
def campaign():
    """Play a whole campaign, in which two companies miss a game each."""
    now, matches = new_campaign(COMPANIES), []
    while not now.over:
        there = [one for one in COMPANIES if AWAY.get(now.game) != one]
        match = Match(LEGENDS, next_setup(now, there), seed_of_game("a chronicle", now.game))
        rng = Rng(match.seed)
        while not match.over:
            seat = min(LEGENDS.awaited(match.state))
            match.play(LEGENDS.policies["random"](LEGENDS, match.state, seat, rng))
        matches.append(match)
        now = msgspec.convert(LEGENDS.carry(match.state), Campaign)
    return tuple(matches)


def read_by_all(match):
    return [event.text for _, _, events in match.history() for event in visible(events, None)]


def passages(match, said=None):
    """Return the passages of a page in words, by their headings; who plays and the story have none."""
    found, unheaded = (
        LEGENDS.chronicle(match.state, read_by_all(match) if said is None else said),
        iter(("who", "story")),
    )
    return {
        next(unheaded) if one.heading is None else TEXTS.sentence(one.heading): "\n".join(
            TEXTS.sentence(line, PRESIDENTS) for line in one.lines
        )
        for one in found
    }


def test_every_page_can_be_said_and_has_who_played_a_story_slips_and_what_stays():
    for number, match in enumerate(campaign(), start=1):
        page = passages(match)
        assert page["who"].startswith("At the table: **Hudson & Lakes**" if number != 8 else "At the table: **Chesap")
        assert ("Away this year" in page["who"]) == (number in AWAY)
        assert page["The bank slips"].count(": $") == len(match.state.seats)
        assert page["story"].count("> ") > 5
        stays = page.get("What stays", "")
        assert ("🌄" in stays) == (number <= len(pack().frontiers))
        assert "🗑️" not in stays


def test_a_page_is_short_enough_for_one_message_or_two():
    for match in campaign():
        said = sum(map(len, passages(match).values()))
        assert 1500 < said < 7500


@pytest.mark.long
def test_cards_that_were_drawn_face_down_are_named_by_their_kind():
    for match in campaign():
        hidden = [
            event.text.params["card"]
            for _, _, events in match.history()
            for event in events
            if event.text.key == "legends.postcard.yours"
        ]
        drew = [line for line in passages(match)["Postcards shown"].split("\n") if " drew " in line]
        named = [TEXTS.sentence(card) for card in hidden]
        assert not [name for name in named if any(name in line for line in drew)]


def test_a9_to_a12_a_page_is_the_same_whatever_is_hidden():
    """Hands, tickets, decks, orders, stakes and vaults, and what slips of games before came to."""
    for match in campaign()[1::5]:
        said, chance = read_by_all(match), Random(1)
        here = LEGENDS.chronicle(match.state, said)
        other = scramble(codec.clone(match.state), None, chance)
        for record in other.campaign.companies.values():
            record.office = record.office[::-1]
            record.orders = {f"card:{one.no}": "hold" for one in record.office}
        for game in other.campaign.games[:-1]:
            game.slips = dict.fromkeys(game.slips, 7)
        assert codec.encode_state(other) != codec.encode_state(match.state)
        assert LEGENDS.chronicle(other, said) == here


def test_a11_what_the_vaults_hold_together_stands_on_a_page_only_where_they_are_open():
    assert "slips for $" not in passages(campaign()[4]).get("Into the vaults", "")
    setup = next_setup(new_campaign(COMPANIES), COMPANIES, "open")
    match = Match(LEGENDS, setup, "open vaults")
    match.state.recorded = True
    match.state.campaign.games.append(GameRecord(["black", "blue", "green"], {"black": 9, "blue": 8, "green": 7}))
    match.state.campaign.companies["blue"].vault = ["ribbon", "watch:10", "deed:45", "bond", "deed:47"]
    vaults = passages(match, [])["Into the vaults"]
    assert "**Hudson & Lakes** has slips for $9 by now." in vaults
    assert "for $8 by now and a ribbon, a silver watch, 2 deeds and a bond." in vaults


def behind(match):
    private = [one.move for one in match.private]
    found = LEGENDS.behind(match.setup, match.state, private)
    return "\n".join(TEXTS.sentence(line) for one in found for line in one.lines)


def test_what_was_behind_a_campaign_tells_sums_hidden_sides_orders_and_flagships():
    secrets = [behind(match) for match in campaign()]
    assert all("By then the slips came to $" in one for one in secrets)
    assert any("held **A Parcel for" in one for one in secrets)
    left = [move.move for match in campaign() for move in match.private if isinstance(move.move, LeaveOrder)]
    assert left
    assert any("left an order for" in one for one in secrets)
    last = campaign()[-1].state
    marked = [held for held in last.seats if held.flagship]
    assert secrets[-1].count("had staked its name on") == len(marked) > 0
    for seat, held in enumerate(last.seats):
        done = next((row.completed for row in last.slips[seat].tickets if row.flagship), None)
        word = {True: "which was completed", False: "which was never completed"}
        assert not held.flagship or word[done] in secrets[-1]


def test_what_was_left_between_two_games_is_told_of_those_who_played():
    now = new_campaign(COMPANIES)
    now.games.append(GameRecord(["black", "blue", "green"], {"black": 9, "blue": 8, "green": 7}))
    for company in ("blue", "green"):
        now.companies[company].orders = {"word:specialist": "porter,agent"}
    told = behind(Match(LEGENDS, next_setup(now, ("black", "blue")), "orders"))
    assert "Chesapeake Western came with an order for the choice of a specialist: “George Tull" in told
    assert "New England & Sound" not in told
