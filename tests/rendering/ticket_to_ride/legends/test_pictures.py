"""What the pictures of Legends show, and to whom."""

import io
import itertools
import re

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from bot.texts import Texts
from engine.ticket_to_ride.legends.facts import UNCOLOURED
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.tasks import WAIT
from engine.ticket_to_ride.legends.texts import read_text
from engine.ticket_to_ride.legends.view import PostcardView
from engine.ticket_to_ride.views import HeldTicket
from rendering import api
from rendering.__main__ import plain
from rendering.canvas import Viewport, name_lines
from rendering.fonts import TEXT, text_width
from rendering.marks import station_icon
from rendering.palette import LAND
from rendering.ticket_to_ride.legends import board as boards
from rendering.ticket_to_ride.legends import map as maps
from rendering.ticket_to_ride.legends.companies import SMALLEST, _fitted, _holdings, _others, high
from rendering.ticket_to_ride.legends.layout import drawn_board, place_of
from rendering.ticket_to_ride.legends.map import printed_on
from rendering.ticket_to_ride.legends.postcards import seen
from rendering.ticket_to_ride.legends.reach import reach_in_words, region_of
from rendering.ticket_to_ride.legends.scenes import SCENES, scene
from rendering.ticket_to_ride.legends.side import draw_event
from rendering.ticket_to_ride.legends.signs import ON_PANELS, in_play
from rendering.ticket_to_ride.legends.tickets import own_of
from rendering.ticket_to_ride.legends.tracks import draw_track
from rendering.ticket_to_ride.routes import place_of as place_of_space
from tests.rendering.measuring import blank_ground
from tests.rendering.tables import positions
from tests.rendering.ticket_to_ride.legends.fullest import ALL, fullest


@pytest.fixture(scope="module")
def played():
    return positions("legends", 4, "pictures")


@pytest.fixture(scope="module")
def middle(played):
    return next(at for at in played if len(at[None].claims) >= 12)


def drawn(view, kind="board"):
    return api.draw(view, kind, words=plain).png


def opened(png):
    return Image.open(io.BytesIO(png)).convert("RGB")


def spoken(text):
    """All keys and values of a text."""
    yield text.key
    for value in text.params.values():
        for each in value if isinstance(value, tuple) else (value,):
            yield from spoken(each) if hasattr(each, "params") else (str(each),)


def test_every_sign_of_a_panel_has_a_meaning_in_the_legend_and_in_the_words_of_the_board(played):
    for view in (*(at[None] for at in played), *fullest()):
        painters = {painter for seat in view.seats for painter, _ in (*_holdings(seat), *_others(seat, 1))}
        explained = {ON_PANELS[name] for name in in_play(view) if name in ON_PANELS}
        assert painters - {station_icon} <= explained
        assert ("depot" in in_play(view)) == bool(view.depots)
        assert {f"rendering.legends.sign.{name}" for name in in_play(view)} <= set(spoken(api.full_alt(view, "signs")))
    said = set(spoken(api.full_alt(fullest()[1], "board")))
    held = ("postcards.count", "depots", "coal", "herds", "steamers", "nuggets", "crossed", "bond")
    assert {f"rendering.legends.alt.{name}" for name in held} <= said


def test_a_sign_that_nobody_has_seen_is_not_explained(played):
    first, later = played[0][None], replace(played[0][None], rules=("dig", "well", "trestle", "coal"))
    new = {"coal", "trestle", "pick", "skull"}
    assert not new & set(in_play(first))
    assert new <= set(in_play(later))


@pytest.mark.long
def test_what_everybody_sees_is_the_same_whoever_asks_for_it(middle):
    own = middle[0]
    assert own.own is not None
    public = replace(own, own=None, viewer=None)
    for kind in set(api.kinds(own)) - set(api.private(own)):
        assert drawn(own, kind) == drawn(public, kind)
        assert api.alt(own, kind, words=plain) == api.alt(public, kind, words=plain)


def test_hidden_sides_of_postcards_stand_in_no_public_picture(played):
    view = fullest()[0]
    hidden = [card for card in pack().postcards.values() if card.hides != "none"]
    kept = tuple(replace(seat, postcards=()) for seat in view.seats)
    for kind in set(api.kinds(view)) - set(api.private(view)):
        said = {word for one in api._pictures(replace(view, seats=kept)).alt(view, kind) for word in spoken(one)}
        assert not said & {f"legends.postcard.{card.no}" for card in hidden if f"card:{card.no}" not in str(view.slips)}


def test_only_open_boards_are_shown(middle):
    view = middle[None]
    closed = [city for city in pack().board.cities.values() if city.id not in drawn_board(view.opened, ()).cities]
    for kind in api.kinds(view):
        said = {word for one in api._pictures(view).alt(view, kind) for word in spoken(one)}
        assert not said & {city.name for city in closed}
    assert set(api.zooms(view)).isdisjoint(city.id for city in closed)


def test_the_board_grows_west():
    widths = [boards.map_shown(opened).width for opened in ((), ("prairie",), ("prairie", "desert"), ALL)]
    assert widths == sorted(widths)
    assert len(set(widths)) == len(widths)


def test_where_no_board_is_open_lies_nothing_of_the_map():
    part = maps.whole(ALL, 800)
    start, all_open = (maps.base(maps.Table(opened), part) for opened in ((), ALL))
    for city in ("denver", "seattle", "los-angeles", "chihuahua"):
        x, y = (round(at) for at in part.at(*place_of(city)))
        around = (x - 20, y - 20, x + 20, y + 20)
        assert len(start.crop(around).getcolors(4000)) <= 3
        assert len(all_open.crop(around).getcolors(4000)) > 10


def test_uncoloured_grey_and_coloured_tracks_and_trestles_differ_without_colour():
    board = drawn_board(ALL, ())
    chosen = {
        "uncoloured": ("omaha--st-paul-b", UNCOLOURED),
        "grey": ("omaha--st-paul-b", "grey"),
        "trestle": ("los-angeles--phoenix", "grey"),
        **{colour: ("omaha--st-paul-b", colour) for colour in pack().figures.deck.colours},
    }
    looks = {}
    for name, (track, colour) in chosen.items():
        route = board.routes[track]
        x, y = place_of_space(route.spaces[0])
        picture = Image.new("RGB", (160, 120), LAND)
        draw_track(picture, route, colour, Viewport(x - 40, y - 30, 80, 60, 2))
        looks[name] = picture.convert("L").rotate(route.spaces[0].angle)
    for a, b in itertools.combinations(looks, 2):
        differ = sum(abs(p - q) > 40 for p, q in zip(looks[a].tobytes(), looks[b].tobytes(), strict=True))
        assert differ > 60, (a, b)


def test_sentences_follow_one_another_in_alt_texts_and_are_no_list(played):
    english = Texts("en", strict=True)
    office = replace(fullest()[1], own=replace(fullest()[1].own, postcards=(59, 4)))
    for view in (*fullest(), office, played[0][None], played[-1][None]):
        for kind in api.kinds(view):
            said = english.sentence(api._pictures(view).alt(view, kind)[0], ["Ada"] * 5, plain=True)
            assert not [mark for mark in ("., ", "..", ". and ", "? and ", "current Face") if mark in said], (
                kind,
                said,
            )


def test_a_postcard_is_read_out_with_what_was_read_and_what_is_secret():
    english, view = Texts("en", strict=True), fullest()[1]
    said = english.sentence(api.alt(replace(view, own=replace(view.own, postcards=(4,), orders={})), "office",
                                    words=english.sentence), ["Ada"] * 5, plain=True)  # fmt: skip
    card = pack().postcards[4]
    assert f"{card.title} (No. 4): {card.read} {card.secret}" in said


def test_open_vaults_are_told_in_words_and_sealed_ones_are_not(middle):
    english, view = Texts("en", strict=True), middle[None]
    first, *others = view.seats
    shown = replace(view, seats=(replace(first, vault=("ribbon", "bond", "ribbon"), banked=212), *others))

    def told(seen):
        lines = [english.sentence(line, ["Ada"] * 5, plain=True) for line in api.details(seen)]
        return [line for line in lines if "vault" in line]

    assert told(view) == []
    assert told(shown) == [f"Open vault of {first.name}: 2 ribbons and 1 bond; slips so far $212."]
    empty = replace(view, seats=(replace(first, vault=(), banked=0), *others))
    assert told(empty) == [f"Open vault of {first.name}: nothing yet; slips so far $0."]


def test_the_words_of_the_board_tell_whose_every_track_is_and_where(played):
    english, names = Texts("en", strict=True), ["Ada", "Ben", "Cleo", "Dora"]
    for view in (at[None] for at in played if at[None].claims):
        said = english.sentence(api.full_alt(view, "board"), names, plain=True).partition("End to end: ")[2]
        for company in view.seats:
            (told,) = re.findall(rf"{re.escape(company.name)} \(([^;)]*)", said)
            for route, seat in view.claims:
                track = printed_on(view).board.routes[route]
                ends = {printed_on(view).board.cities[city].name for city in (track.a, track.b)}
                assert seat != company.seat or ends <= set(re.split(r"\u2013|, | and ", told))


def test_a_board_that_is_full_tells_its_tracks_before_the_event(played):
    english, view = Texts("en", strict=True), played[-1][None]
    names = [f"{'M' * 32}"] * 4
    said = english.sentence(api.alt(view, "board", words=lambda t: english.sentence(t, names)), names, plain=True)
    assert len(said) <= api.LONGEST_ALT
    assert f"Deck {view.deck}, ticket deck {view.ticket_deck}." in said
    assert all(company.name in said for company in view.seats)


def test_no_turns_are_counted_once_the_last_round_is_played():
    english = Texts("en", strict=True)
    said = []

    def words(text):
        said.append(english.sentence(text, ["Ada"] * 5, plain=True))
        return said[-1]

    with blank_ground():
        alt = words(api.draw(replace(fullest()[1], turns_left=0), "board", words=words).alt)
    assert "The last round is over" in said
    assert "The last round is over." in alt
    assert not any("0 turns" in each for each in said)


@pytest.mark.parametrize(
    "change",
    [
        {"stickers": {"omaha--st-paul-b": "red"}},
        {"combine": ("denver--phoenix",)},
        {"depots": {"denver": "red"}},
        {"herds": ("dallas",)},
        {"large": ("duluth",)},
        {"seconds": ("albany--boston-s",)},
        {"exhibition": "st-louis"},
        {"last_route": "dallas--little-rock", "claims": (("dallas--little-rock", 0),)},
        {"current": "coal-strike"},
        {"turns_left": 3},
    ],
    ids=lambda change: next(iter(change)),
)
def test_everything_on_the_board_is_seen(change):
    bare = {"stickers": {}, "combine": (), "depots": {}, "herds": (), "large": (), "seconds": (), "exhibition": ""}
    view = replace(fullest()[1], claims=(), last_route=None, current="", turns_left=None, **bare)
    assert drawn(replace(view, **change)) != drawn(view)


def test_a_steamer_is_seen_beside_its_port():
    view = replace(fullest()[1], herds=())
    ashore = replace(view, seats=tuple(replace(seat, steamers=()) for seat in view.seats))
    assert drawn(view) != drawn(ashore)


def test_bank_slips_in_words_name_the_tickets_where_there_is_room(played):
    over = played[-1][None]
    view = replace(over, ranking=over.ranking[:1])

    def said(names):
        def words(text):
            return Texts("en", strict=True).sentence(text, names, plain=True)

        return words(api.alt(view, "slips", words=words))

    cards = [pack().ticket(row.ticket) for row in view.slips[view.ranking[0]].tickets]
    named = [f"{pack().town(card.a).name}\N{EN DASH}{pack().town(card.b).name}" for card in cards]
    assert all(one in said(["A", "B", "C", "D"]) for one in named)
    assert not any(one in said(["M" * 900] * 4) for one in named)


def test_the_news_of_a_new_frontier_of_slips_and_of_the_vaults_go_with_their_pictures():
    over, playing = fullest()
    last = replace(over, opened_vaults=())
    assert {api.telling(over, [kind]) for kind in ("build", "retire", "draw", "travel")} == {"vaults"}
    assert (api.closely(over, ["retire"]), api.closely(over, ["retire", "travel"])) == (None, "slips")
    assert api.telling(last, ["build"]) == "board"
    assert api.telling(last, ["open"]) == "frontier"
    assert api.telling(last, ["draw"]) == api.telling(last, ["travel"]) == "slips"
    assert api.closely(last, ["open"]) == "box"
    assert [api.telling(last, ["open", "build"]), *api.further(last, ["open", "build"])] == ["frontier", "board"]
    assert api.telling(replace(playing, newest=""), ["travel"]) == "board"


def test_a_lid_says_a_name_a_direction_and_two_sentences_and_has_a_scene_of_its_own():
    english, view = Texts("en", strict=True), fullest()[1]
    drawn_lids = set()
    for board in ALL:
        lid = api.choice(view, "open", "frontier", chosen={}, values=(board,), words=english.sentence)
        said = english.sentence(lid.alt, ["Ada"] * 5, plain=True)
        assert said.startswith(f"{pack().frontiers[board].name}, in the ")
        assert said.count(".") == 2, said
        drawn_lids.add(lid.png)
    assert len(drawn_lids) == len(ALL)
    assert api.chooses(view, "open", "frontier")
    assert not api.chooses(view, "travel", "track")


def test_an_event_to_retire_is_chosen_with_what_it_does_and_whether_it_stays():
    english, view, drawn_events = Texts("en", strict=True), fullest()[1], set()
    assert api.chooses(view, "retire", "event")
    offered = api.choice(view, "retire", "event", chosen={}, values=["mirage", "coal-strike"], words=english.sentence)
    said = english.sentence(offered.alt, ["Ada"] * 5, plain=True)
    assert "Coal Strike (stays): A track of 3 or more spaces costs $1 or one more card." in said
    assert "Mirage (acts once): " in said
    for one in pack().events:
        drawn_events.add(api.choice(view, "retire", "event", chosen={}, values=[one], words=plain).png)
    assert len(drawn_events) == len(pack().events)


def test_specialists_are_chosen_with_what_they_do_and_who_is_on_leave():
    english, view = Texts("en", strict=True), replace(fullest()[1], leave=("broker",))
    free, portraits = ["porter", "adjuster"], set()
    offered = api.choice(view, "engage", "specialist", chosen={}, values=free, words=english.sentence)
    said = english.sentence(offered.alt, ["Ada"] * 5, plain=True)
    assert "George Tull, head porter: Three times, a large city gives you one card more." in said
    assert "on leave for the next. On leave in this game: Otto Pell, broker." in said
    for one in pack().specialists:
        portraits.add(api.choice(view, "engage", "specialist", chosen={}, values=(one,), words=plain).png)
    assert len(portraits) == len(pack().specialists)
    assert not api.chooses(view, "engage", "specialist", WAIT)
    everybody = api.choice(
        view, "engage", "specialist", chosen={}, values=[*pack().specialists, *WAIT], words=english.sentence
    )
    assert len(english.sentence(everybody.alt, ["Ada"] * 5, plain=True)) <= api.LONGEST_ALT


def test_cities_to_build_in_are_chosen_with_what_they_are_worth():
    english = Texts("en", strict=True)
    view = replace(
        fullest()[1],
        viewer=0,
        opened=(),
        seconds=(),
        claims=(("albany--boston", 0), ("albany--buffalo", 1)),
        depots={"bangor": fullest()[1].seats[0].company, "mobile": fullest()[1].seats[1].company},
        rules=("depots",),
    )

    def said(what, *cities):
        assert api.chooses(view, "build", "place", cities)
        offered = api.choice(view, "build", "place", chosen={"what": what}, values=cities, words=english.sentence)
        return english.sentence(offered.alt, ["Ada"] * 5, plain=True)

    ending = sum("albany" in (route.a, route.b) for route in drawn_board((), ()).routes.values())
    depots = "Depots in its district: 1 yours, 1 of another."
    assert f"Albany: {ending} tracks end here, 1 of them yours. {depots}" in said("depot", "albany", "savannah")
    assert "district" not in said("large", "albany", "savannah")
    assert f"Albany: {ending} tracks end here" in said("depot", "albany")
    assert api.chooses(view, "build", "place", ("albany", *WAIT))
    assert not api.chooses(view, "build", "place", ("none",))
    assert not api.chooses(view, "build", "place", ("albany--boston", "albany--buffalo"))


def test_where_pictures_are_off_many_cities_are_said_by_their_districts():
    english, view = Texts("en", strict=True), replace(fullest()[1], viewer=0, rules=("depots",), claims=())
    cities = [city for city in pack().board.cities if not pack().town(city).large][::2]
    for what, counted in (("depot", 4), ("large", 0)):
        *_, whole, brief = api.choice_in_words(view, "build", "place", chosen={"what": what}, values=cities)
        said, briefly = (english.sentence(each, ["Ada"] * 5, plain=True) for each in (whole, brief))
        assert all(pack().town(city).name in briefly for city in cities)
        assert len(briefly) < len(said) / 1.5
        assert all(f"{pack().town(city).name} (" in said for city in cities)
        assert said.count("Depots in its district") == counted
        assert len(said) <= 1500
    assert api.choice_in_words(view, "open", "frontier", chosen={}, values=("cape", "prairie")) == ()


@pytest.mark.long
def test_once_the_map_is_broad_a_part_of_it_is_drawn_around_what_one_can_travel():
    english, view = Texts("en", strict=True), replace(fullest()[1], viewer=0, claims=(), seconds=())
    assert api.reach(replace(view, own=None)) is api.reach(replace(view, opened=("prairie",))) is None
    move, field = api.reach(view)

    def said(tracks, tickets=()):
        seen = replace(view, own=replace(view.own, tickets=tuple(HeldTicket(one, done=False) for one in tickets)))
        picture = api.choice(seen, move, field, chosen={}, values=tracks, words=english.sentence)
        assert picture.name == "travel.png"
        return english.sentence(picture.alt, ["Ada"] * 5, plain=True)

    routes = drawn_board(ALL, ()).routes.values()
    at_bangor, at_seattle = ([one.id for one in routes if city in {one.a, one.b}] for city in ("bangor", "seattle"))
    there = said(at_bangor)
    assert there.startswith("A part of the map, twice as large: North-east. You can travel ")
    assert "Bangor\u2013Boston (2)" in there
    assert "more track" not in there
    assert "twice as large: North-west." in said(at_seattle)
    together = said([*at_bangor[:1], *at_seattle])
    assert "North-west" in together
    assert "1 more track lies elsewhere." in together
    everything = [one.id for one in routes]
    assert "North-east" in said(everything, ["albany--bangor"])
    here, elsewhere = map(int, re.findall(r"(\d+) (?:tracks here|more tracks)", said(everything)))
    assert here + elsewhere == len(everything)


def test_what_is_said_to_lie_in_that_part_is_seen_on_it():
    view = replace(fullest()[1], viewer=0, claims=(), seconds=())
    routes, regions = drawn_board(view.opened, ()).routes, set()
    for city in drawn_board(view.opened, ()).cities:
        tracks = [one.id for one in routes.values() if city in {one.a, one.b}]
        region = region_of(view, tracks)
        part = boards.viewport_for(view.opened, region)
        places = [[part.at(*place_of_space(space)) for space in routes[track].spaces] for track in tracks]
        seen = [all(0 < x < part.size[0] and 0 < y < part.size[1] for x, y in each) for each in places]
        assert reach_in_words(view, tracks)[0].params["here"] == sum(seen) > 0, city
        regions.add(region)
    assert len(regions) > 5


def test_what_one_can_travel_is_lit_up_and_all_else_is_pale():
    view = replace(fullest()[1], viewer=0, claims=(), seconds=())
    with blank_ground():
        one, other = (
            api.choice(view, "travel", "track", chosen={}, values=[track], words=plain)
            for track in ("albany--boston", "albany--buffalo")
        )
    assert one.png != other.png


@pytest.mark.parametrize(("game", "events"), [(4, 3), (9, 4), (11, 1)])
def test_what_a_year_brings_is_shown_with_its_story(game, events):
    english, view = Texts("en", strict=True), replace(fullest()[1], claims=(), game=game)
    view = replace(view, story=tuple(card.id for card in pack().story_of(game)))
    assert (api.closely(view, ["keep"]), api.further(view, ["keep"])) == ("story", ("brought",))
    said = english.sentence(api.full_alt(view, "brought"), ["Ada"] * 5, plain=True)
    assert said.count("New event ") == events
    assert drawn(view, "brought")


def test_the_events_that_the_panic_retires_are_named_beside_those_that_come():
    english, view = Texts("en", strict=True), replace(fullest()[1], claims=(), game=9)
    view = replace(view, story=tuple(card.id for card in pack().story_of(9)), panic=())

    def said(retired):
        brought = api.full_alt(replace(view, panic=retired), "brought")
        return english.sentence(brought, ["Ada"] * 5, plain=True)

    oldest = tuple(pack().events)[:8]
    names = [pack().events[event].title for event in oldest]
    assert f"retired for good: {', '.join(names[:-1])} and {names[-1]}." in said(oldest)
    assert "8 events that have been in the deck longest are retired for good." in said(())


def test_the_opened_vaults_stand_below_an_open_door():
    view = fullest()[0]
    picture = Image.open(io.BytesIO(api.draw(view, "vaults", words=plain).png)).convert("RGB")
    door = scene("vault", 400).convert("RGB")
    shown = picture.crop((22, 22, 22 + door.width, 22 + door.height))
    differs = ImageChops.difference(shown, door).crop((4, 4, door.width - 4, door.height - 4))
    assert max(ImageStat.Stat(differs).mean) < 4  # a picture has fewer colours when it is sent


def test_the_event_that_is_retired_is_shown():
    view = replace(fullest()[0], opened_vaults=(), retired=("coal-strike",), newest="")
    assert api.telling(view, ["retire"]) == "retired"
    assert "legends.event.coal-strike" in set(spoken(api.full_alt(view, "retired")))


def test_the_story_is_shown_below_the_board_once_when_it_is_read():
    playing = fullest()[1]
    begun = replace(playing, claims=playing.claims[:1])
    assert (api.telling(begun, ["keep"]), api.closely(begun, ["keep", "keep", "travel", "draw"])) == ("board", "story")
    assert api.closely(begun, ["draw"]) is api.closely(replace(begun, story=()), ["keep"]) is None
    assert api.closely(playing, ["tickets", "keep"]) is None


def test_an_office_is_said_by_titles_where_there_is_little_room():
    english, view = Texts("en", strict=True), fullest()[1]
    words = english.sentence
    view = replace(view, own=replace(view.own, postcards=view.own.postcards[:5]))
    short = words(api.alt(view, "office", words=words, most=250), ["Ada"] * 5)
    assert short.startswith("Your postcards: ")
    assert len(short) < len(words(api.alt(view, "office", words=words), ["Ada"] * 5))
    _, seat = own_of(view)
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], specialist="surveyor")
    hired = words(api.alt(replace(view, seats=tuple(seats)), "office", words=words, most=500), ["Ada"] * 5)
    assert hired.startswith("Your postcards: ")
    assert "Ines Valdez, surveyor: Three times, a grey or uncoloured track" in hired


@pytest.mark.parametrize("name", ["xX_Dragon_Slayer_Xx", "Bartholomäusberger", "小明小明小明小明小明小明"])
def test_the_president_of_a_company_is_read_whole_in_two_lines_where_one_is_too_short(name):
    def called(text):
        return name if text.key == "player" else plain(text)

    company = next(iter(fullest()[1].seats))
    short, low = high([company], plain, 300, 1600)
    tall, header = high([company], called, 300, 1600)
    assert (tall - short, header - low) == (20, 20)
    lines, letters = name_lines(f"{name} …", TEXT, 26, 300 - 64, 1600)
    assert "".join(lines).replace(" ", "") == f"{name}…"
    assert letters >= 24


def test_a_postcard_whose_other_side_everybody_has_seen_says_both_of_a_hidden_one_what_was_read():
    known = next(card for card in pack().postcards.values() if card.read and card.secret)
    open_, hidden = (seen(PostcardView(known.kind, read_text(known), number), plain) for number in (known.no, None))
    assert [secret for _, secret in open_.lines] == [False, False]
    assert hidden.lines == open_.lines[:1]
    assert open_.title != hidden.title == ""


def test_what_an_event_says_is_set_in_smaller_letters_where_it_is_long():
    view, (width, height) = fullest()[1], (700, 200)

    def lowest(times):
        def words(said):
            return "All trains wait. " * times if said.key.endswith(".text") else plain(said)

        picture = Image.new("RGB", (width, height + 400), (255, 255, 255))
        draw_event(picture, view, words, (0, 0, width, height))
        below = picture.crop((0, height + 12, width, height + 400))
        return below.getcolors(1) is not None

    assert lowest(1)
    assert lowest(14)


def test_what_stands_on_a_panel_is_cut_with_an_ellipsis_before_it_is_too_small_to_be_read():
    whole = _fitted("Ida Wells", 400)
    cut = _fitted("Ida Wells " * 8, 400)
    assert whole == "Ida Wells"
    assert cut.startswith("Ida Wells Ida")
    assert cut.endswith("\u2026")
    assert text_width(cut, TEXT, SMALLEST) <= 400


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_has_no_gap(name):
    assert scene(name, 100).getchannel("A").getextrema() == (255, 255)
