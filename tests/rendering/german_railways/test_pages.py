import msgspec
import pytest

from bot.texts import Texts
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from rendering.api import NoSuchPicture, choice, chooses, draw, kinds, panel_picture, telling
from rendering.german_railways import board
from rendering.german_railways.links import meeting

replace = msgspec.structs.replace
ENGLISH = Texts("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
ALWAYS = ("board", "railroads", "players", "links", "bag")


def english(text):
    return ENGLISH.sentence(text, NAMES, plain=True)


def drawn(view, kind):
    return draw(view, kind, words=english).png


def with_first(view, **change):
    return replace(view, railroads=(replace(view.railroads[0], **change), *view.railroads[1:]))


def test_the_board_is_the_chief_picture_and_the_report_comes_at_the_end_only(game):
    assert kinds(game[0]) == (*ALWAYS, "plan", "legend")
    assert kinds(game[-1]) == (*ALWAYS[:-1], "report", "changed", "plan", "legend"), "no marker is drawn any more"


def test_the_railroads_show_treasury_income_shares_locomotives_and_links(late):
    changes = (
        {},
        {"treasury": 98},
        {"income": 29},
        {"holders": {0: 1, 2: 1}, "unsold": 1},
        {"holders": {0: 1, 2: 1}, "unsold": 1, "on_offer": True},
        {"locomotives": 13},
        {"links": ()},
        {"pays": False},
    )
    assert len({drawn(with_first(late, **change), "railroads") for change in changes}) == len(changes)


def test_the_track_has_room_for_every_income(late):
    assert drawn(replace(late, railroads=tuple(replace(r, income=44) for r in late.railroads)), "railroads")


def test_the_switch_for_baden_changes_what_is_said_of_it(start):
    first = replace(start, switches=replace(start.switches, baden="first"))
    assert drawn(start, "railroads") != drawn(first, "railroads")


def test_the_table_of_players_shows_cash_income_markers_shares_order_and_auction(late):
    seat = late.seats[0]
    looks = [
        late,
        replace(late, seats=(replace(seat, cash=999), *late.seats[1:])),
        replace(late, seats=(replace(seat, income=99), *late.seats[1:])),
        replace(late, bag=replace(late.bag, markers=(5, 4, 3, 2))),
        with_first(late, holders={3: 3}),
        replace(late, order=(*late.order, 0)),
        replace(late, at=late.at + 1),
        replace(late, built=None),
    ]
    assert len({drawn(view, "players") for view in looks}) == len(looks)


def test_the_links_show_who_is_linked_in_which_city(late):
    a = late.railroads[0]
    looks = [late, with_first(late, links=()), with_first(late, cities=()), replace(late, built=None)]
    assert len({drawn(view, "links") for view in looks}) == len(looks)
    for railroad in late.railroads:
        for other in railroad.links:
            assert meeting(late, railroad.id, other)
    assert not meeting(with_first(late, cities=()), a.id, late.railroads[1].id)


def test_the_bag_shows_markers_and_chances(late):
    bags = [(1, 2, 3, 4), (1, 1, 2, 3), (4, 4, 4, 4), (5, 5, 5, 5)]
    looks = {drawn(replace(late, bag=replace(late.bag, markers=markers)), "bag") for markers in bags}
    assert len(looks) == len(bags)


def test_the_report_shows_cash_and_shared_places(game):
    over = game[-1]
    looks = [
        over,
        replace(over, places=((0, 1), (2,), (3,))),
        replace(over, seats=(replace(over.seats[0], cash=1234), *over.seats[1:])),
        replace(over, seats=(replace(over.seats[0], shares={}), *over.seats[1:])),
        replace(over, ending="agreed"),
    ]
    assert len({drawn(view, "report") for view in looks}) == len(looks)


def test_news_are_told_by_the_picture_that_shows_them(game, late):
    assert telling(game[0], []) == "board"
    assert telling(game[0], ["bid"]) == "board"
    assert telling(late, ["build"]) == "board"
    assert telling(late, ["pass"]) == "board"
    assert telling(game[-1], ["build"]) == "report"
    assert all(telling(view, [move.kind()]) in kinds(view) for view in game[::9] for move in GERMAN.moves)


def test_a_bid_is_thought_over_before_the_map(game, late):
    auctioned = replace(late, auction=game[0].auction)
    assert [panel_picture(view, move) for view in (game[0], auctioned) for move in (None, "bid")] == ["board"] * 4
    assert panel_picture(replace(late, auction=None), None) == "players"
    assert panel_picture(replace(late, auction=None), "auction") is None


@pytest.mark.long
def test_the_hexes_of_a_build_are_chosen_by_the_eye(late):
    assert chooses(late, "build", "hexes")
    assert not chooses(late, "auction", "railroad")
    railroad = late.railroads[0]
    near = [name for name in printed_facts().neighbours[railroad.hexes[0]] if name not in railroad.hexes] or ["B19"]

    def look(values, hexes=()):
        chosen = {"railroad": railroad.id, "hexes": hexes}
        return choice(late, "build", "hexes", chosen=chosen, values=values, words=english).png

    looks = [look(near), look(["E9"]), look(["E9", "S9"]), look(["E10"], ("E9",)), look([], ("E9", "E10")), look([])]
    assert len(set(looks)) == len(looks)
    assert look([*printed_facts().hexes])


def test_a_build_over_half_the_board_is_shown_closely_at_its_end(late):
    hexes = tuple(printed_facts().hexes)
    far, near = replace(late.built, hexes=(hexes[0], hexes[-1])), replace(late.built, hexes=hexes[-1:])
    assert far.hexes[0] not in printed_facts().neighbours[hexes[-1]]
    shown = [board.draw_changed(replace(late, built=built), english, None).size for built in (far, near)]
    assert shown[0] == shown[1]


def test_a_choice_without_its_railroad_is_refused(late):
    with pytest.raises(NoSuchPicture):
        choice(late, "build", "hexes", chosen={}, values=["E9"], words=english)
