import io

import msgspec
from PIL import Image

from bot.texts import Texts
from rendering.api import alt, draw, kinds
from rendering.ticket_to_ride.report import stops
from rendering.ticket_to_ride.way import missing_ways

replace = msgspec.structs.replace
LONGEST = ["M" * 32] * 5
ENGLISH = Texts("en", strict=True)


def english(text):
    return ENGLISH.sentence(text, LONGEST, plain=True)


def test_each_view_offers_the_pictures_it_can_give(game):
    assert kinds(game[0][None]) == ("board",)
    assert kinds(game[0][2]) == ("board", "hand", "tickets")
    assert kinds(game[60][2]) == ("board", "hand")
    assert kinds(game[-1][None]) == ("board", "report")


def test_a_hand_shows_its_cards_and_its_tickets(game, words):
    view = game[60][1]
    hand = draw(view, "hand", words=words)
    assert hand == draw(view, "hand", words=words)
    more = {**view.own.cards, "red": view.own.cards["red"] + 1}
    assert hand.png != draw(replace(view, own=replace(view.own, cards=more)), "hand", words=words).png
    done = tuple(replace(ticket, done=not ticket.done) for ticket in view.own.tickets)
    assert hand.png != draw(replace(view, own=replace(view.own, tickets=done)), "hand", words=words).png


def test_a_hand_full_of_tickets_has_room_for_all(game, europe, words):
    view = game[60][1]
    held = tuple(replace(view.own.tickets[0], ticket=ticket) for ticket in list(europe.board.tickets)[:20])
    few = Image.open(io.BytesIO(draw(view, "hand", words=words).png))
    many = Image.open(io.BytesIO(draw(replace(view, own=replace(view.own, tickets=held)), "hand", words=words).png))
    assert many.width == few.width == 1200
    assert many.height > few.height


def test_an_empty_hand_can_be_drawn(game, words):
    view = game[60][1]
    empty = replace(view.own, cards=dict.fromkeys(view.own.cards, 0), tickets=())
    assert draw(replace(view, own=empty), "hand", words=words).png


def test_one_ticket_offered_alone_can_be_drawn(game, words):
    view = game[0][1]
    alone = replace(view.own, offered=view.own.offered[:1], keep_at_least=1)
    assert draw(replace(view, own=alone), "tickets", words=words).png


def test_the_way_still_missing_runs_over_own_routes_for_nothing(middle, europe):
    ticket = replace(europe.board.tickets["berlin-roma"])
    bare = replace(middle, claims=())
    helped = replace(middle, claims=(("berlin-wien", 0), ("wien-zagrab", 0), ("venezia-zagrab", 0)))
    ways = [missing_ways(europe.printed, view, 0, [ticket])[ticket.id] for view in (bare, helped)]
    trains = [sum(europe.board.routes[route].length for route in way) for way in ways]
    assert trains[0] == 9
    assert ways[1] == ("roma-venezia",)


def test_the_way_still_missing_runs_over_a_route_that_a_station_lends_for_nothing(middle, europe):
    ticket = europe.board.tickets["berlin-roma"]
    view = replace(middle, viewer=0, claims=(("roma-venezia", 1), ("wien-zagrab", 0)), stations=())
    helped = replace(view, stations=(("venezia", 0), ("wien", 0)))
    alone, lent = (
        missing_ways(europe.printed, each, 0, [ticket], europe.parts(each).lent)[ticket.id] for each in (view, helped)
    )
    assert "roma-venezia" not in {*alone, *lent}
    assert sum(europe.board.routes[route].length for route in alone) == 13
    assert lent == ("berlin-wien", "venezia-zagrab")


def test_a_station_that_does_more_for_another_ticket_leaves_the_way_that_needs_none(middle, europe):
    ticket = europe.board.tickets["berlin-roma"]
    claims = (("berlin-wien", 0), ("wien-zagrab", 0), ("venezia-zagrab", 0), ("roma-venezia", 1))
    view = replace(middle, viewer=0, claims=claims, stations=(("venezia", 0),))
    assert europe.parts(view).lent == (("roma-venezia",),)
    assert missing_ways(europe.printed, view, 0, [ticket], europe.parts(view).lent)[ticket.id]


def test_the_way_still_missing_avoids_routes_of_others_and_closed_twins(middle, europe):
    ticket = europe.board.tickets["edinburgh-paris"]
    taken = (("edinburgh-london-a", 1),)
    for seats, way_left in ((4, True), (3, False)):
        view = replace(middle, seats=middle.seats[:seats], claims=taken)
        way = missing_ways(europe.printed, view, 0, [ticket])[ticket.id]
        assert bool(way) is way_left
        assert "edinburgh-london-a" not in way


def test_the_report_shows_every_point(game, words):
    view = game[-1][None]
    report = draw(view, "report", words=words)
    assert Image.open(io.BytesIO(report.png)).width == 1200
    worse = replace(view.tallies[0], station_points=view.tallies[0].station_points + 4)
    assert report.png != draw(replace(view, tallies=(worse, *view.tallies[1:])), "report", words=words).png


def test_the_report_in_words_names_the_tickets_of_all_where_there_is_room(game, europe):
    view = game[-1][None]

    def said(names):
        def words(text):
            return ENGLISH.sentence(text, names, plain=True)

        return words(alt(view, "report", words=words))

    cards = [europe.board.tickets[one.ticket] for tally in view.tallies for one in tally.tickets]
    named = [f"{europe.board.cities[card.a].name}\N{EN DASH}{europe.board.cities[card.b].name}" for card in cards]
    assert all(one in said(["A", "B", "C", "D", "E"]) for one in named)
    assert not any(one in said(["M" * 160] * 5) for one in named)


def test_a_path_is_told_city_by_city(europe):
    way = ("london-paris",) if "london-paris" in europe.board.routes else ("dieppe-london-a", "dieppe-paris")
    assert stops(europe.board, "edinburgh-paris", ("edinburgh-london-a", *way))[0] == "edinburgh"
    assert stops(europe.board, "edinburgh-paris", tuple(reversed(("edinburgh-london-a", *way))))[-1] == "edinburgh"


def test_the_alt_text_of_the_largest_hand_is_short_enough(game, europe):
    view = game[60][1]
    tickets = tuple(replace(view.own.tickets[0], ticket=t) for t in europe.board.tickets)
    own = replace(view.own, tickets=tickets, cards=dict.fromkeys(view.own.cards, 12))
    assert len(english(draw(replace(view, own=own), "hand", words=english).alt)) <= 1024


def test_public_alt_text_tells_nothing_of_hands(game):
    at = game[60]
    assert len({english(draw(view, "board", words=english).alt) for view in at.values()}) == 1
