"""What is largest is a message that Discord takes, also by the limits that are written nowhere."""

from __future__ import annotations

import gzip
import re
from functools import cache
from types import SimpleNamespace

import discord
import pytest
from msgspec.structs import replace

from bot.demo.discord_api.limits import check_message
from bot.forms import Code, open_form
from bot.messages.announcement import LONGEST_MESSAGE, MOST_OPENINGS, Announcement, Opening
from bot.messages.controls import LARGEST, LEAST_TEXT, Layout, gallery, id_template, read_id, size_of
from bot.messages.panel_controls import BUTTONS
from bot.messages.pictures import Picture
from bot.messages.private_panel import LONGEST_TEXT, layout
from bot.messages.wording import PanelContext
from bot.service import Position, Refusal, Snapshot
from bot.service.snapshots import direct_options, turn_prompt_of
from bot.texts import ENGLISH, Texts, languages
from engine.core import codec
from engine.core.assistance import Worth
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.moves import Chain, Choice, fields
from engine.core.registry import every_key, find
from engine.core.rng import Rng
from storage import archive, games
from storage.database import Database
from storage.records import Holder
from tests.bot.positions import LIVE
from tests.bot.stage import walk
from tests.engine.ticket_to_ride.legends.positions import EVERYTHING, position
from tests.left_in_english import left_in_english
from tests.pseudo_languages import LONG, WIDE, spoken
from tests.shared import shared
from tests.stored import read
from tests.thorough import in_turn, long_but, times

TEXTS = Texts("en", strict=True)
NAMES = tuple(f"{sign * 23}{seat}" for seat, sign in enumerate("語駅線車貨客"))
"""Of as many letters as are shown, of three bytes each."""
PICTURE = Picture(b"", "駅" * 1024, "board.png")
NOTICE = "車" * LONGEST_TEXT
LATE_GAME = 6
LATE = ("late-legends.sqlite3.gz", "late-legends-ends.sqlite3.gz", "late-18xx-europe-german.sqlite3.gz")
DEEP = 3
"""How many fields of a form are filled in one after the other, each with the first, a middle and the last option."""
COMPANIES = ("black", "blue", "green", "red", "yellow")
RICH = {"black": ", ".join(f"12 {colour}" for colour in ("white", "green", "blue", "black", "yellow", "red", "wild"))}


def seen(game, state, seat, table):
    """Show a position to whoever holds a seat."""
    match = SimpleNamespace(game=game, state=state, over=False, line=())
    match.as_it_is = lambda: match
    return Snapshot(
        table=table,
        seat=seat,
        view=game.view(state, seat),
        position=Position(table, match, table.seats[seat].user_id),
        actors=game.actors(state),
        kinds=game.kinds(state, seat),
        undo=None,
        result=None,
        seed=None,
        direct=direct_options(match),
        turn_prompt=turn_prompt_of(table, match, seat),
        accepted=game.accepted(state),
        hinted=True,
    )


def table_of(game, players):
    return replace(LIVE, game=game, seats=tuple(Holder(seat, 100 + seat, to_move=True) for seat in range(players)))


def problems(view):
    """Return what Discord would refuse in a layout, and whether it is larger than any of ours is to be."""
    parts, size = view.to_components(), size_of(view.to_components())
    large = [f"{size}"] * (size.options > LARGEST.options or size.bytes > LARGEST.bytes)
    return [*check_message({"components": parts, "flags": 1 << 15}, kept=["board.png"]), *large]


def panels(snapshot, texts=TEXTS):
    """Lay out a panel with each form that may be open on it."""
    for pictured, pictures, notice in ((True, [PICTURE], NOTICE), (True, [], ""), (False, [PICTURE], NOTICE)):
        context = PanelContext(replace(snapshot, pictured=pictured), texts.of(snapshot.table.game), NAMES)
        yield layout(context, [] if pictured and not pictures else pictures, None, notice)
        for form in forms(snapshot):
            yield from pages(context, pictures, form, notice)


def forms(snapshot):
    """Open each form of a position, and fill in its fields one after the other."""
    codes = [Code(kind.kind()) for kind in snapshot.kinds if fields(kind)]
    for _ in range(DEEP):
        deeper = []
        for code in codes:
            try:
                form = open_form(snapshot.position, code)
            except (IllegalMove, Refusal):  # what may be picked alone, and not with what was picked before
                continue
            yield form
            if form.field is not None and not (isinstance(form.slot, Choice) and form.slot.many):
                number = len(form.slot.options if isinstance(form.slot, Choice | Chain) else form.slot.numbers)
                deeper += [form.picked(place) for place in sorted({0, number // 2, number - 1}) if 0 <= place < number]
        codes = deeper[:12]


def pages(context, pictures, form, notice):
    """Lay out each page of a form, and hold that together they offer every option of a field that has very many."""
    view = layout(context, pictures, form, notice)
    yield view
    others = [press for press in pressed(view) if press.verb == "go" and "," in press.arg]
    offered = picked(view)
    for press in others:
        code = Code.read(press.arg)
        if (code.kind, code.picks) == (form.code.kind, form.code.picks):
            other = layout(context, pictures, open_form(context.snapshot.position, code), notice)
            offered |= picked(other)
            yield other
    if not context.suggested and form.beyond is None and not form.lists and is_long(form):
        assert offered == set(range(len(form.slot.options))), (form.code, len(offered))


def is_long(form):
    single = isinstance(form.slot, Chain) or (isinstance(form.slot, Choice) and not form.slot.many)
    return form.field is not None and single and len(form.slot.options) > BUTTONS


def parts_of(view):
    return list(walk(view.to_components()))


def pressed(view):
    found = (re.fullmatch(id_template(), part.get("custom_id", "")) for part in parts_of(view) if part.get("label"))
    return [read_id(match) for match in found if match]


def picked(view):
    """Return the places of all options in the menus of a form's next field."""
    menus = [part for part in parts_of(view) if re.match(r"sm1:\w+:\d+:pick", part.get("custom_id", ""))]
    return {int(option["value"]) for menu in menus for option in menu["options"]}


@cache
def positions(game):
    """Play a game with the most players and return every so many of its states."""
    rules, players, found = find(game), find(game).info.players[1], []
    state, rng, number = rules.setup(Setup(game, players), "largest"), Rng("largest"), 0
    while actors := rules.awaited(state):
        if number % times(60, 7) == 0:
            found.append(codec.clone(state))
        for _ in rules.play(state, rules.policies["normal"](rules, state, min(actors), rng)):
            pass
        number += 1
    return found


@pytest.mark.parametrize("game", long_but(every_key(), "europe"))
def test_discord_takes_every_panel_of_every_game_with_the_longest_names_and_notices(game):
    rules, tried = find(game), 0
    for state in positions(game):
        for seat in rules.actors(state):
            for view in panels(seen(rules, state, seat, table_of(game, rules.info.players[1]))):
                assert problems(view) == []
                tried += 1
    assert tried > 20


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language"), in_turn(every_key(), (language for language in languages() if language != ENGLISH))
)
def test_discord_takes_every_panel_of_every_game_in_another_language(game, language):
    rules, texts = find(game), Texts(language, strict=True)
    for state in positions(game)[:: times(4, 1)]:
        for seat in rules.actors(state):
            for view in panels(seen(rules, state, seat, table_of(game, rules.info.players[1])), texts):
                assert problems(view) == []
                assert not [(word, one) for one in said_on(view) for word in left_in_english(language, one)]


def said_on(view):
    """Return all that is read on a panel: its text, its buttons, and its menus with what they offer."""
    for part in parts_of(view):
        for one in (part, *part.get("options", ())):
            yield from (one[key] for key in ("content", "label", "placeholder", "description") if one.get(key))


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), in_turn(every_key(), (LONG, WIDE)))
def test_discord_takes_every_panel_in_a_language_of_longer_words_and_in_one_of_wider_signs(game, language):
    rules = find(game)
    with spoken():
        texts = Texts(language, strict=True)
        for state in positions(game)[2 :: times(4, 1)]:
            for seat in rules.actors(state):
                for view in panels(seen(rules, state, seat, table_of(game, rules.info.players[1])), texts):
                    assert problems(view) == []


def travelling(hands=RICH):
    """Show the first turn of the last game of Legends, with all boards open and a hand that pays for every track."""
    table = position(5, game=12, opened=EVERYTHING, hands=hands, row="red, red, red, red, red", deck="red, red")
    return seen(find("legends"), table.state, 0, table_of("legends", 5))


@pytest.mark.long
def test_of_two_hundred_tracks_the_most_likely_ones_stand_on_the_first_of_a_few_pages():
    snapshot = travelling()
    form = open_form(snapshot.position, Code("travel"))
    context = PanelContext(snapshot, TEXTS.of("legends"), NAMES)
    assert len(form.slot.options) > 2 * LARGEST.options - 40
    shown = [view for view in pages(context, [], form, "") if problems(view) == []]
    turning = [part["label"] for part in parts_of(shown[0]) if re.match(r"\d+\u2013\d+: ", part.get("label") or "")]
    assert len(turning) == -(-len(form.slot.options) // LARGEST.options)
    worth = snapshot.position.worth(form.kind, "route", {})

    def points_of(place):
        return worth.get(form.slot.options[place].value, Worth()).points

    points = [[points_of(place) for place in picked(view)] for view in (shown[0], shown[-1])]
    assert min(points[0]) >= max(points[1])
    assert len(points[0]) == LARGEST.options
    now = [part["label"] for part in parts_of(shown[0]) if part.get("disabled")]
    assert now == turning[:1]
    assert all(problems(view) == [] for view in panels(snapshot))


@pytest.mark.parametrize("file", long_but(LATE))
async def test_discord_takes_every_panel_of_games_that_are_far_on(file, tmp_path):
    path = tmp_path / "late.sqlite3"
    path.write_bytes(gzip.decompress(shared("cases", "late", file).read_bytes()))
    database, largest = await Database.open(path), 0
    try:
        for table_id in await read(database, games.all_ids):
            stored = await read(database, lambda tx, one=table_id: archive.stored_of(tx, one))
            table, number = replace(stored.table, phase="live", ended=None), len(stored.entries)
            # In the first games of a campaign there is little to choose from.
            for at in (
                ()
                if table.campaign and table.number < LATE_GAME
                else range(number // 8, number, times(max(90, number // 2), 20))
            ):
                match = archive.rebuild(archive.up_to(stored, at))
                for seat in match.game.actors(match.state):
                    snapshot = seen(match.game, match.state, seat, table)
                    for view in panels(snapshot):
                        assert problems(view) == [], (table_id, at)
                        largest = max(largest, size_of(view.to_components()).options)
    finally:
        await database.close()
    assert largest > BUTTONS


def test_a_message_under_a_turn_is_cut_where_its_letters_take_too_many_bytes():
    offered = [Opening("open", f"claim.{place}", "駅" * 80) for place in range(MOST_OPENINGS)]
    table = table_of("europe", 3)
    boards = [gallery(PICTURE)] * 2
    story = "語" * LONGEST_MESSAGE
    view = Announcement(TEXTS, table, story, "線", offered, added="車" * 900).view(boards)
    assert problems(view) == []
    said = [part["content"] for part in parts_of(view) if part.get("content")]
    assert said[0].startswith("語" * (LEAST_TEXT // 3 - 1))
    assert said[0].endswith("…")
    assert said[-1] == "線", "what is longest gives way"


def test_words_that_fit_stay_as_they_are():
    view = Layout()
    view.add_item(discord.ui.TextDisplay("語" * ((LARGEST.bytes - 12) // 3)))
    assert parts_of(view)[0]["content"] == "語" * ((LARGEST.bytes - 12) // 3)
    assert problems(view) == []
