"""Every game can be seen: what its pictures are, who may see them, and which of them goes with what."""

from __future__ import annotations

import importlib
import inspect

import pytest

from bot.interactions.here import LONGEST_CHOICE
from bot.messages.pictures import LONGEST
from bot.texts import Texts
from engine.core.campaigns import in_campaigns
from engine.core.game import Setup
from engine.core.registry import GAMES, every_key, find, module_of
from rendering import api
from tests.open_toy.engine.game import OPEN_TOY
from tests.rendering.fullest import fullest
from tests.rendering.tables import positions
from tests.thorough import long_but

TEXTS = Texts("en", strict=True)
every_game = pytest.mark.parametrize("game", every_key())


def words(text):
    return TEXTS.sentence(text, ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"), plain=True)


def views(game):
    """Views of everybody and of the first seat, from the opening to the end, and of the fullest positions."""
    at = positions(game, find(game).info.players[0], "pictures")
    return [*(view for each in at for view in each.values()), *fullest(game)]


@every_game
def test_a_view_is_called_as_its_game_is(game):
    assert {type(view).__struct_config__.tag for view in views(game)} == {game}


@every_game
def test_the_pictures_of_a_game_have_no_method_that_nobody_asks_for(game):
    """What a game does otherwise than others has the name by which it is asked for: another one is misspelt."""
    kind = type(importlib.import_module(module_of(game, "rendering", "pictures")).PICTURES)
    methods = {name for name, part in inspect.getmembers(kind, inspect.isfunction) if not name.startswith("_")}
    assert methods <= set(dir(api.GamePictures))


@every_game
def test_what_lies_on_the_board_is_said_in_words_that_nothing_is_cut_off(game):
    said = [words(each) for view in views(game) for each in api.details(view)]
    assert said
    assert not [each for each in said if "\u2026" in each or len(each) > LONGEST]


@pytest.mark.parametrize("positions_apart", [40, pytest.param(3, marks=pytest.mark.long)])
@every_game
def test_every_place_company_and_player_can_be_looked_at_in_words_that_nothing_is_cut_off(game, positions_apart):
    for view in reversed(views(game)[::-positions_apart]):
        there = api.subjects(view)
        assert len({one.id for one in there}) == len(there)
        assert not there or {one.id.partition("/")[0] for one in there} > {"player"}
        for one in there:
            subject, lines = api.look(view, one.id)
            said = "\n".join(map(words, lines))
            assert subject == one
            assert words(one.name)
            assert said
            assert "\u2026" not in said
            assert len(one.id) <= LONGEST_CHOICE
            assert len(said) <= 2 * LONGEST


@every_game
def test_what_is_looked_at_is_called_the_same_for_everybody(game):
    everybody, first = next(iter(positions(game, find(game).info.players[0], "pictures"))).values()
    assert api.subjects(everybody) == api.subjects(first)


@every_game
def test_what_is_not_there_is_not_looked_at(game):
    with pytest.raises(api.NoSuchSubject):
        api.look(views(game)[0], "hex/nowhere")


@every_game
def test_what_everybody_sees_has_nothing_that_is_one_players_alone(game):
    for view in views(game):
        private = api.private(view)
        assert set(private) <= set(api.kinds(view))
        assert view.viewer is not None or private == ()
        assert api.kinds(view)[0] not in private


FEW = [("europe", 25), ("german", 25)]


@pytest.mark.parametrize(("game", "positions_apart"), long_but([*FEW, *((game, 5) for game in every_key())], *FEW))
def test_what_a_picture_does_not_show_changes_nothing_of_it(game, positions_apart):
    """Positions that show the same are drawn once, so what is left out of them must be on no picture, nor in words."""
    for view in (views(game)[-1], *views(game)[1::positions_apart]):
        for kind in api.kinds(view):
            if (shown := api.shown(view, kind)) is not view:
                assert api.draw(shown, kind, words=words) == api.draw(view, kind, words=words), kind


@every_game
def test_what_is_left_out_of_a_position_is_never_whose_it_is(game):
    for view in views(game):
        assert {api.shown(view, kind).viewer for kind in api.kinds(view)} == {view.viewer}


@every_game
def test_each_board_that_is_drawn_ahead_is_a_picture_that_everybody_sees_the_chief_one_first(game):
    for view in views(game):
        boards = api.boards(view)
        assert boards[0] == api.kinds(view)[0]
        assert set(boards) <= set(api.kinds(view)) - set(api.private(view))


@every_game
def test_a_picture_that_a_view_does_not_give_is_neither_drawn_nor_said(game):
    view = views(game)[0]
    with pytest.raises(api.NoSuchPicture):
        api.draw(view, "elephant", words=words)
    with pytest.raises(api.NoSuchPicture):
        api.alt(view, "elephant", words=words)
    with pytest.raises(api.NoSuchPicture):
        api.full_alt(view, "elephant")


def test_where_nothing_is_chosen_by_the_eye_no_choice_is_drawn():
    view = views("europe")[0]
    assert not api.chooses(view, "claim", "route")
    with pytest.raises(api.NoSuchPicture, match="route"):
        api.choice(view, "claim", "route", chosen={}, values=("brest-dieppe",), words=words)


def test_a_game_that_is_not_registered_or_brings_no_pictures_has_none(monkeypatch):
    view = OPEN_TOY.view(OPEN_TOY.setup(Setup("open", 2), "plain"), None)
    with pytest.raises(api.NoSuchPicture):
        api.kinds(view)
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")
    with pytest.raises(api.NoSuchPicture, match=r"no tests\.open_toy\.rendering\.pictures"):
        api.kinds(view)


def test_pictures_that_cannot_be_loaded_are_a_fault_and_not_taken_for_missing(monkeypatch):
    view = views("europe")[0]

    def lacks_a_package(_):
        raise ModuleNotFoundError("no networkx", name="networkx")

    monkeypatch.setattr(api.importlib, "import_module", lacks_a_package)
    with pytest.raises(ModuleNotFoundError, match="networkx"):
        api.kinds(view)


@every_game
def test_the_picture_that_goes_with_a_move_is_one_that_there_is(game):
    kinds = [move.kind() for move in find(game).moves]
    for view in views(game):
        public = set(api.kinds(view)) - set(api.private(view))
        assert {api.telling(view, []), *(api.telling(view, [kind]) for kind in kinds)} <= public
        assert {api.panel_picture(view, kind) for kind in (None, *kinds)} <= {None, *api.kinds(view)}


@every_game
def test_a_final_report_is_said_in_lines_too_a_heading_and_each_player(game):
    for view in views(game):
        lines = [words(line) for line in api.result_lines(view)]
        assert bool(lines) == bool({"report", "slips"}.intersection(api.kinds(view)))
        assert not lines or len(lines) > find(game).info.players[0]


@every_game
def test_a_campaign_alone_has_a_picture_of_what_is_opened_at_its_end_and_of_what_is_somebodys_own(game):
    at = views(game)
    ends = {api.opened(view) for view in at} - {None}
    own = {api.own_summary(view) for view in at} - {None}
    assert len(ends) == len(own) == int(in_campaigns(find(game)) is not None)
    for view in at:
        assert {api.opened(view)} <= {None, *api.kinds(view)} - set(api.private(view))
        assert {api.own_summary(view)} <= {None, *api.private(view)}


@every_game
@pytest.mark.long
def test_the_board_can_be_enlarged_wherever_that_is_offered(game):
    view = views(game)[0]
    chief, whole = api.kinds(view)[0], len(api.zooms(view))
    assert whole == len(set(api.zooms(view)))
    drawn = api.draw(view, chief, words=words).png
    for zoom in {*api.zooms(view)[:1], *api.zooms(view)[-1:]}:
        assert api.draw(view, chief, words=words, zoom=zoom).png != drawn
