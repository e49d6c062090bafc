"""What happened, told in sentences."""

from __future__ import annotations

from bot.messages.wording import latest, story
from bot.service.entries import LogEvents
from bot.texts import Texts
from engine.core.moves import Undo
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx.moves import Pass

NAMES = ("Ada", "Ben")


def told(*texts, entry=None):
    nobody = frozenset()
    events = tuple(Event(one) for one in texts)
    return LogEvents(seq=1, entry=entry or Pass(0), events=events, before=nobody, after=nobody, moves=1)


def said(*entries):
    return story("18cz", entries, None, Texts("en", strict=True), NAMES)


NO_TRACK = text("18xx.track.passed", company="MW")
NO_TRAINS = text("18xx.train.passed", company="MW")
EARNS = text("18xx.dividend.nothing", company="MW")


def test_what_a_company_leaves_undone_takes_no_line_beside_what_was_done():
    assert said(told(NO_TRACK, EARNS), told(NO_TRAINS)) == ["**MW** earns nothing."]


def test_what_a_company_leaves_undone_is_told_where_nothing_else_happened():
    assert said(told(NO_TRAINS)) == ["**MW** buys no more trains."]


def test_that_a_player_passes_is_always_told():
    assert said(told(text("18xx.stock.passes", player=Player(1))), told(EARNS)) == [
        "**Ben** passes.",
        "**MW** earns nothing.",
    ]


def test_a_move_taken_back_is_told():
    assert len(said(told(entry=Undo(0, 1)), told(NO_TRACK))) == 1


def test_what_several_do_in_turn_is_said_of_all_of_them_at_once():
    passes = [told(text("18xx.stock.passes", player=Player(seat))) for seat in (1, 0)]
    assert said(*passes) == ["**Ben and Ada** pass."]


def test_a_long_fight_of_two_bidders_is_one_line():
    def bid(number):
        return told(text("18xx.auction.bid", player=Player(number % 2), lot="P3", name="GKB", price=75 + 5 * number))

    assert said(*map(bid, range(6))) == [
        "**Ada and Ben** bid 6 times on **GKB (P3)**; **Ben** has the highest bid, 100 K."
    ]
    assert len(said(*map(bid, range(3)))) == 3


def test_the_first_of_the_latest_lines_begins_with_an_ellipsis_for_those_before_it():
    lines = ["Ada passes.", "Ben draws.", "Cleo builds."]
    assert latest(lines, 100) == lines
    assert latest(lines, 26) == ["…Ben draws.", "Cleo builds."]
    assert latest([*lines, "# The end"], 11) == ["…", "# The end"]
    assert latest([*lines, "# The end"], 10) == ["…"], "the ellipsis needs a line of its own"
    assert latest([*lines, "# The end"], 12) == ["…", "# The end"], "a heading has nothing before it"


def test_essential_lines_are_kept_before_others_as_far_as_there_is_room():
    lines = ["Ada travels.", "Ben draws.", "Ada wins.", "Cleo draws."]
    essential = ["Ada travels.", "Ada wins."]
    assert latest(lines, 36, essential) == ["…Ada travels.", "Ada wins.", "Cleo draws."]
    assert latest(lines, 20, essential) == ["…Ada wins."], "the latest of them first"
