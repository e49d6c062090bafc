"""A move filled in step by step, and the private panel on which that is done."""

from __future__ import annotations

import re
from functools import partial

import discord
import pytest
from msgspec.structs import replace

from bot.demo.discord_api.limits import check_message
from bot.forms import Code, OpenForm, _one_by_one, fill_in, number_of, read, read_pick
from bot.messages.controls import MOST_BYTES, MOST_CHOICES, MOST_OPTIONS, Layout, id_template, read_id
from bot.messages.panel_controls import BUTTONS, form_rows
from bot.messages.private_panel import layout
from bot.messages.wording import PanelContext
from bot.service import Position, Refusal
from bot.texts import Texts, languages
from engine.core.assistance import Worth
from engine.core.forms import Form, legal
from engine.core.moves import Choice, NumberRange, Option, fields
from engine.core.seat import Seat
from engine.core.text import text
from engine.eighteenxx.moves import Run
from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from tests.bot.positions import look_at, positions
from tests.bot.stage import walk
from tests.engine.eighteenxx.g18cz.test_variant_for_two_players import running
from tests.engine.ticket_to_ride import positions as laid_out
from tests.engine.ticket_to_ride.legends import positions as west
from tests.thorough import a_few

TEXTS = Texts("en", strict=True)


def some(number):
    return tuple(Option(f"o{place}", text("ttr.option.city", city=f"City {place:02}")) for place in range(number))


@pytest.mark.parametrize(
    "code", [Code(), Code("claim"), Code("claim", ("12", "0")), Code("keep", ("0+2",)), Code("claim", (), 2)]
)
def test_a_code_is_read_back(code):
    assert Code.read(str(code)) == code


def test_a_pick_names_an_option_by_its_place():
    assert read_pick(Choice(some(3)), "1")[0] == "o1"
    assert read_pick(Choice(some(3), many=True), "0+2")[0] == ("o0", "o2")
    assert read_pick(NumberRange(4, 6), "2") == (6, ())
    assert read_pick(NumberRange(55, 70, 5), "2") == (65, ())


@pytest.mark.parametrize("slot", [Choice(some(3)), Choice(some(3), many=True), NumberRange(0, 2)])
@pytest.mark.parametrize("pick", ["3", "x", ""])
def test_a_pick_that_means_nothing_is_refused_in_words(slot, pick):
    with pytest.raises(Refusal) as refused:
        read_pick(slot, pick)
    assert "out of date" in TEXTS.sentence(refused.value.text)


def open_form(match, seat, kind, code=None):
    return fill_in(Form.of(match.game, match.state, seat, kind), code or Code(kind.kind()), eager=False)


def asking_for(slot, code):
    """A form that asks for a route."""
    return OpenForm(form=Form(lambda *_: slot, ClaimRoute), code=code)


async def forms_of(table, kind, code=None):
    """Reach everything that can be picked, one step after the other as a person would."""
    form = open_form(*table, kind, code)
    if form.field is None or form.slot is None:
        yield form.values
        return
    picks = (
        range(len(form.slot.options)) if isinstance(form.slot, Choice) else range(form.slot.high - form.slot.low + 1)
    )
    if isinstance(form.slot, Choice) and form.slot.many:
        picks = ["+".join(map(str, range(size))) for size in range(form.slot.at_least, form.slot.at_most + 1)]
    for pick in picks:
        code = form.code.then(str(pick))
        whole = open_form(*table, kind, code).confirmed()
        if whole.field is None:
            yield whole.values
        else:
            async for values in forms_of(table, kind, code):
                yield values


@pytest.mark.parametrize("seed", a_few(["private-panel-1", "private-panel-2"], 1))
async def test_whatever_is_legal_can_be_reached_step_by_step(seed):
    for match, seat in positions(seed):
        table, reached = (match, seat), set()
        for kind in match.game.kinds(match.state, seat):
            async for values in forms_of(table, kind):
                reached.add((kind.kind(), *(str(values[field]) for field in fields(kind))))
        wanted = {
            (type(m).kind(), *(str(getattr(m, f)) for f in fields(type(m))))
            for m in legal(match.game, match.state, seat)
        }
        lists = {move for move in wanted if move[0] == "keep"}
        assert reached - lists <= wanted
        assert wanted - lists <= reached


async def test_a_move_is_never_played_unasked_although_its_last_field_has_one_value():
    for match, seat in positions("unasked"):
        for kind in match.game.kinds(match.state, seat):
            if fields(kind):
                form = open_form(match, seat, kind)
                assert form.field is not None


async def test_marked_tickets_wait_for_their_confirmation():
    match, seat = next(iter(positions("marked")))
    (kind,) = match.game.kinds(match.state, seat)
    marked = open_form(match, seat, kind, Code("keep", ("0+2",)))
    assert (marked.field, marked.marked, marked.code) == ("tickets", ("0", "2"), Code("keep"))
    whole = marked.confirmed()
    assert whole.field is None
    assert len(whole.values["tickets"]) == 2


async def test_discord_takes_every_step_of_every_private_panel():
    for match, seat in positions("limits"):
        look = look_at(match, seat)
        context = PanelContext(look, TEXTS, ("alice", "bob", "cara"))
        for kind in look.kinds:
            form = open_form(match, seat, kind)
            view = layout(context, [], form, "A notice. " * 400)
            assert check_message({"components": view.to_components(), "flags": 1 << 15}) == []
        assert check_message({"components": layout(context, [], None, "").to_components(), "flags": 1 << 15}) == []


@pytest.mark.parametrize("number", [1, BUTTONS, BUTTONS + 1, MOST_OPTIONS, MOST_OPTIONS + 1, 101])
async def test_any_number_of_options_is_shown_in_pages_that_lose_none(number):
    match, seat = next(iter(positions("pages")))
    context = PanelContext(look_at(match, seat), TEXTS, ())
    shown = set()
    for page in range(-(-number // MOST_OPTIONS)):
        paged = asking_for(Choice(some(number)), Code("claim", (), page))
        parts = list(walk([row.to_component_dict() for row in form_rows(context, paged)]))
        shown |= {option["value"] for part in parts for option in part.get("options", ())}
        pressed = [read_id(re.fullmatch(id_template(), p["custom_id"])) for p in parts if "label" in p]
        if number <= BUTTONS:
            shown |= {press.arg.rpartition(".")[2] for press in pressed if "." in press.arg}
    assert shown == {str(place) for place in range(number)}


def menus(number):
    """The menus of so many options."""
    match, seat = next(iter(positions("pages")))
    look = look_at(match, seat)
    form = asking_for(Choice(some(number)), Code("claim"))
    parts = walk([row.to_component_dict() for row in form_rows(PanelContext(look, TEXTS, ()), form)])
    return [part for part in parts if "options" in part]


async def test_what_one_message_holds_stands_in_menus_one_below_the_other_that_say_what_they_hold():
    shown = menus(MOST_CHOICES)
    assert [len(menu["options"]) for menu in shown] == [MOST_OPTIONS, MOST_OPTIONS, MOST_OPTIONS, MOST_OPTIONS - 1]
    assert len({menu["custom_id"] for menu in shown}) == 4
    assert shown[0]["placeholder"] == "Choose: Cit … Cit"


async def test_what_one_message_does_not_hold_is_leafed_through_by_buttons_that_say_what_a_page_holds():
    match, seat = next(iter(positions("pages")))
    context, shown = PanelContext(look_at(match, seat), TEXTS, ()), []
    page = Code("claim")
    for number in range(3):
        rows = form_rows(context, asking_for(Choice(some(2 * MOST_CHOICES + 2)), page))
        parts = list(walk([row.to_component_dict() for row in rows]))
        turning = [part for part in parts if re.match(r"\d+\u2013\d+: ", part.get("label", ""))]
        assert [part["label"].partition(":")[0] for part in turning] == ["1\u201399", "100\u2013198", "199\u2013200"]
        assert [bool(part.get("disabled")) for part in turning] == [at == number for at in range(3)]
        shown += [option["value"] for part in parts for option in part.get("options", ())]
        following = read_id(re.fullmatch(id_template(), turning[min(number + 1, 2)]["custom_id"]))
        assert following.verb == "go"
        page = Code.read(following.arg)
    assert sorted(map(int, shown)) == [*range(200)]


@pytest.mark.parametrize(("page", "near"), [(0, range(9)), (20, range(16, 24)), (39, range(31, 39))])
async def test_of_very_many_pages_one_turns_to_those_around_the_first_and_the_last(page, near):
    match, seat = next(iter(positions("pages")))
    context = PanelContext(look_at(match, seat), TEXTS, ())
    form = asking_for(Choice(some(40 * MOST_CHOICES)), Code("claim", (), 4 * page))
    parts = list(walk([row.to_component_dict() for row in form_rows(context, form)]))
    turning = [part for part in parts if re.match(r"\d+\u2013\d+: ", part.get("label", ""))]
    numbers = [int(part["label"].partition("\u2013")[0]) // MOST_CHOICES for part in turning]
    assert numbers == sorted({0, *near, 39})
    assert [part.get("disabled", False) for part in turning] == [number == page for number in numbers]
    assert len(parts) < 30, "the panel has other buttons besides"


async def test_longer_words_make_a_page_of_fewer_options(monkeypatch):
    monkeypatch.setattr(PanelContext, "option", lambda *_: "語" * 100)
    parts = [part for menu in menus(90) for part in menu["options"]]
    assert 20 < len(parts) < 30
    assert sum(len(part["label"].encode()) for part in parts) < MOST_BYTES


def test_a_menu_of_one_option_is_called_as_that_option_is():
    _, last = menus(MOST_OPTIONS + 1)
    (option,) = last["options"]
    assert last["placeholder"] == f"Choose: {option['label'].partition(': ')[0]}"


def test_a_menu_that_begins_with_what_helps_says_so_and_from_what_points_it_goes_on(monkeypatch):
    points = [7] * 3 + [4] * 20 + [1] * 30
    worth = {
        f"o{place}": Worth(one, text("ttr.option.city", city="X") if place < 2 else None)
        for place, one in enumerate(points)
    }
    monkeypatch.setattr(Position, "worth", lambda *_: worth)
    assert [menu["placeholder"] for menu in menus(len(points))] == [
        "Choose: ★ first, then 1 to 7 points",
        "Choose: 1 point",
        "Choose: 1 point",
    ]


async def test_a_back_button_leads_to_the_other_moves():
    match, seat = next((m, s) for m, s in positions("back") if len(m.game.kinds(m.state, s)) > 1)
    context = PanelContext(look_at(match, seat), TEXTS, ("alice", "bob", "cara"))
    kind = next(kind for kind in context.snapshot.kinds if fields(kind))
    form = open_form(match, seat, kind)
    parts = walk([row.to_component_dict() for row in form_rows(context, form)])
    assert "Back" in [part.get("label") for part in parts]


async def test_names_in_a_menu_stand_in_the_order_of_the_dictionary():
    names = (
        "Angora", "Cádiz", "Constantinople", "Essen", "København", "Kyïv", "Lisboa", "Łódź", "London", "Wien",
        "Zágráb", "Zürich",
    )  # fmt: skip
    match, seat = next(iter(positions("names")))
    wait = Option("wait", text("legends.option.wait"))
    slot = Choice((wait, *(Option(name, text("ttr.option.city", city=name)) for name in reversed(names))))
    rows = form_rows(PanelContext(look_at(match, seat), TEXTS, ()), asking_for(slot, Code("claim")))
    (menu,) = (part for part in walk([row.to_component_dict() for row in rows]) if "options" in part)
    assert [option["label"] for option in menu["options"]] == [*names, "wait until it is my turn"], "it is no name"
    assert menu["placeholder"] == "Choose"


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("1200", 1200),
        (" 1,200 ", 1200),
        ("1\xa0200", 1200),
        ("7", 7),
        ("1 2", None),
        ("1,2", None),
        ("1.5", None),
        ("", None),
        ("-3", None),
    ],
)
def test_a_number_is_read_with_its_thousands_parted_as_buttons_show_it_or_not(written, number):
    assert number_of(written) == number


@pytest.mark.parametrize(
    ("written", "entries", "asks_on"),
    [
        ("D6 D4 D2", ("d1", "D6", "D4", "D2"), False),
        ("D2 D6", ("d1", "D2", "D6"), False),
        ("D2 D4", ("d1", "D2", "D4"), True),
    ],
)
def test_a_run_of_vaclavs_company_is_read_as_it_is_written(written, entries, asks_on):
    # Its slots offer one best run only, D2 D4 D6: the first is the same from its other end, the others are less.
    position = running()
    slots = partial(position.game.slot, position.state, Seat(0), Run)
    typed = read(slots, Run, {"routes": written}, str)
    assert typed.values["routes"] == entries
    assert (typed.missing is not None) == asks_on


@pytest.mark.parametrize("written", ["red, blue", "blue red", "1 red, 1 blue"])
def test_cards_to_be_given_up_may_be_typed_in_any_order(written):
    hand = {"black": "9 red, 2 blue, 1 green"}
    table = west.position(2, event_deck="dust-storm", deck=west.PAPERS, hands=hand, row="red").draw("black")
    typed = read(partial(table.match.game.slot, table.state, Seat(0), Answer), Answer, {"choice": written}, str)
    assert (typed.values, typed.strange, typed.missing) == ({"choice": ("blue", "red")}, None, None)


@pytest.mark.parametrize(
    ("written", "listed"),
    [
        ("2 red blue", "red red blue"),
        ("blue 1 red", "blue red"),
        ("3+3 2 4", "3+3 2 4"),
        ("5 4 red", "5 4 red"),
        ("2 grey red", "2 grey red"),
        ("7 red", "7 red"),
        ("red 2", "red 2"),
        ("501 red", "501 red"),
    ],
)
def test_only_a_number_before_an_entry_that_names_nothing_tells_how_often_it_is_meant(written, listed):
    first = some_named("red", "blue", "4")
    assert _one_by_one(first, [*first, *some_named("7")], written.split()) == listed.split()


def some_named(*names):
    return [Option(name, text("ttr.option.city", city=name)) for name in names]


def test_cards_of_a_list_may_be_counted_as_those_of_a_set_are():
    hand = {"black": "9 red, 3 blue, 1 green"}
    table = west.position(2, event_deck="dust-storm", deck=west.PAPERS, hands=hand, row="red").draw("black")
    typed = read(partial(table.match.game.slot, table.state, Seat(0), Answer), Answer, {"choice": "2 blue"}, str)
    assert (typed.values, typed.strange, typed.missing) == ({"choice": ("blue", "blue")}, None, None)


def test_a_run_of_vaclavs_company_may_be_written_from_either_end():
    position = running()
    for _ in position.game.play(position.state, Run(Seat(0), ("d1", "D6", "D4", "D2"))):
        pass
    assert position.state.last_run.runs[0].revenue == 50


@pytest.mark.parametrize("language", languages())
def test_what_a_refusal_says_one_can_write_counts(language):
    table = laid_out.position(hands={0: "2 red, 1 locomotive"}, row="red blue locomotive white green")
    texts = Texts(language, strict=True).of("europe")
    slots = {kind: partial(table.game.slot, table.state, Seat(0), kind) for kind in (ClaimRoute, DrawCard)}

    def label(words):
        return texts.sentence(words, plain=True)

    (example,) = re.findall("`(.*)`", texts.say("ttr.pay.unreadable", given="x"))
    claim = read(slots[ClaimRoute], ClaimRoute, {"route": "berlin-frankfurt-b", "payment": example}, label)
    assert claim.values["payment"] == "2 red, 1 locomotive"
    quoted = re.findall("[„“「`]([^”」`]*)[”」`]", texts.say("ttr.draw.no_such_card", card="x"))[1:]
    assert len(quoted) >= 2
    for written in quoted:
        card = read(slots[DrawCard], DrawCard, {"card": written}, label).values["card"]
        assert card in {"red", "locomotive", "deck"}, written


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Friday", ["### Friday\n-# Ticket to Ride: Europe"]),
        ("Ticket to Ride: Europe", ["### Ticket to Ride: Europe"]),
        ("Ticket to Ride: Europe 2", ["### Ticket to Ride: Europe 2"]),
    ],
)
def test_a_panel_tells_the_game_once_be_it_by_the_name_of_the_table(title, said):
    match, seat = next(iter(positions("named")))
    look = look_at(match, seat)
    look = replace(look, table=replace(look.table, title=title))
    view = layout(PanelContext(look, TEXTS, ()), [], None, "")
    assert [part["content"] for part in walk(view.to_components()) if "Europe" in part.get("content", "")] == said


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("at least 155 G (**20 K**), 20 %", "at least 155\xa0G (**20\xa0K**), 20\xa0%"),
        ("Bayern 3 \u00d7 13", "Bayern 3\xa0\u00d7\xa013"),
        ("D6 D4 from 3 E11", "D6 D4 from 3 E11"),
        ("\u73b0\u91d1 155 G\u3002", "\u73b0\u91d1 155\xa0G\u3002"),
    ],
)
def test_no_line_of_a_message_ends_between_an_amount_and_its_unit(words, shown):
    view = Layout()
    view.add_item(discord.ui.TextDisplay(words))
    assert [part["content"] for part in view.to_components()] == [shown]
