import msgspec
import pytest

from bot.texts import Texts
from engine.german_railways.facts import printed_facts
from rendering.api import alt, choice, draw, kinds, result_lines
from tests.thorough import long_but

ENGLISH = Texts("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
TIMES = "\N{MULTIPLICATION SIGN}"
replace = msgspec.structs.replace


def english(text):
    return ENGLISH.sentence(text, NAMES, plain=True)


def said(view, kind):
    return english(alt(view, kind, words=english))


def said_of_drawn(view, kind):
    return english(draw(view, kind, words=english).alt)


def drawn_words(view, kind):
    """Return everything that is written on a picture."""
    written = []
    draw(view, kind, words=lambda text: written.append(english(text)) or written[-1])
    return written


@pytest.mark.parametrize("standing", ["asked", "waits", "decided", "leads", "passed"])
def test_every_standing_in_an_auction_has_its_words(start, standing):
    auction = replace(start.auction, standings=(standing,) * 4)
    assert draw(replace(start, auction=auction), "players", words=english).png


@pytest.mark.parametrize("ending", ["linked", "agreed", "stalemate"])
def test_every_ending_has_its_words(game, ending):
    assert said_of_drawn(replace(game[-1], ending=ending), "report")


def test_a_table_ended_in_an_auction_leads_nobody_to_bid(start):
    """A table may be ended before its time: then nobody is to move, and no share is sold any more."""
    stopped = replace(start, to_move=())
    words = said(stopped, "board")
    assert "The game is over." in words
    assert "bids next" not in words
    assert "Actions to come" not in words
    assert "may bid" not in "".join(drawn_words(stopped, "board"))


@pytest.mark.parametrize("words_of", long_but([said, said_of_drawn], said))
def test_an_agreement_to_the_end_has_its_words(late, words_of):
    seats = tuple(replace(seat, agreed=True) for seat in late.seats)
    asked = replace(late, stage="agreement", seats=seats)
    assert all(words_of(asked, kind) for kind in kinds(late))


def test_the_alt_text_of_the_board_tells_turn_build_players_and_networks(late):
    text = said(late, "board")
    assert all(name in text for name in NAMES[:4])
    assert printed_facts().railroads[late.built.railroad].short in text
    assert all(hex_ in text for hex_ in late.built.hexes)
    assert all(railroad.short in text for railroad in printed_facts().railroads.values())
    assert all(city in text for railroad in late.railroads for city in railroad.cities)


def test_the_alt_text_of_an_auction_tells_bid_and_turn(start):
    assert "nobody has bid; Ann bids next" in said(start, "board")
    bid = replace(start.auction, price=9, bidder=2, turn=3)
    assert "Cleo bids 9 T; Dan bids next" in said(replace(start, auction=bid), "board")


def test_the_alt_text_of_the_railroads_tells_treasuries_holders_and_links(late):
    text = said(late, "railroads")
    assert all(f"income {railroad.income}" in text for railroad in late.railroads)
    assert all(f"treasury {railroad.treasury} T" in text for railroad in late.railroads)


def test_the_alt_text_of_the_report_puts_the_winner_first(game):
    over = game[-1]
    winner = over.places[0][0]
    assert f"1. {NAMES[winner]} {over.seats[winner].cash} T" in said(over, "report")


def test_the_report_tells_where_the_income_of_each_player_comes_from(game):
    over, incomes = game[-1], {railroad.id: railroad.income for railroad in game[-1].railroads}
    heading, *lines = map(english, result_lines(over))
    assert "Final cash" in heading
    for seat, line in zip((seat for tied in over.places for seat in tied), lines, strict=True):
        player = over.seats[seat]
        assert f"Income {player.income}: " in line
        for id_, shares in player.shares.items():
            assert f"{shares} {TIMES} {incomes[id_]}" in line
            assert f"{shares} {TIMES} {incomes[id_]}" in said(over, "report")


def test_a_choice_is_said_in_words(late):
    shown = choice(late, "build", "hexes", chosen={"railroad": "PO", "hexes": ("B19",)}, values=("C19",), words=english)
    assert "C19" in english(shown.alt)
    assert "B19" in english(shown.alt)
