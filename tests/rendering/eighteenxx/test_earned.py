"""What each company has earned in its latest turn is shown with its charter, and where shares are weighed."""

from types import SimpleNamespace

import msgspec
import pytest

from bot.drawing_pool import Drawing
from bot.interactions.looking_back import as_csv
from bot.messages.pictures import _recalled
from bot.service.looking_back import Course
from bot.service.snapshots import Position
from bot.texts import Texts
from engine.core.text import text
from engine.core.views import visible
from engine.eighteenxx.earnings import earned_in
from engine.eighteenxx.views import Earned
from rendering import api, graphs
from rendering.__main__ import plain
from tests.engine.played_before import match_before
from tests.storage.conftest import a_table

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.fixture(scope="module", params=["18cz", "1854"])
def match(request):
    return match_before(request.param, 3, most=330)


def recalled(match):
    events = [event.text for _, _, each in match.history() for event in visible(each, None)]
    return match.game.looking_back.recalled(match.view(None), events), events


def test_the_latest_turn_of_each_company_is_recalled_from_the_log(match):
    view, events = recalled(match)
    assert match.view(None).earned == {}, "a position alone does not tell it"
    turns = [found for found in map(earned_in, events) if found is not None]
    assert set(view.earned) == {company for company, _ in turns}
    for company, earned in view.earned.items():
        assert earned == [each for name, each in turns if name == company][-1]
        assert 0 <= earned.paid <= earned.revenue
    assert any(earned.paid for _, earned in turns)


def test_what_is_withheld_or_halved_is_told_from_what_is_paid():
    for key, extra, paid in (("paid", {}, 90), ("halved", {"kept": 40}, 50), ("kept", {}, 0)):
        assert earned_in(text(f"18xx.dividend.{key}", company="KT", revenue=90, **extra)) == ("KT", Earned(90, paid))
    assert earned_in(text("18xx.dividend.no_train", company="KT", revenue=0)) == ("KT", Earned(0, 0))
    assert earned_in(text("18xx.run.total", company="KT", revenue=90)) is None
    assert Earned(95, 95).per_share(10) == 9.5


def test_charters_and_players_by_price_show_it_and_say_it(match):
    view, _ = recalled(match)
    texts = Texts("en", strict=True).of(match.setup.game)

    def words(one):
        return texts.sentence(one, NAMES, plain=True)

    for kind in ("charters", "holdings"):
        assert api.recalls(view, kind)
        assert api.draw(view, kind, words=plain).png != api.draw(match.view(None), kind, words=plain).png
        said = words(api.full_alt(view, kind))
        assert "last turn " in said
        assert "a share" in said
    assert not api.recalls(view, "map")


async def test_it_is_there_for_every_picture_that_shows_it_as_the_table_stood(match):
    position, view = Position(a_table(), match, None), match.view(None)
    assert position.recalled(view) == recalled(match)[0]
    for kind, there in (("charters", True), ("holdings", True), ("map", False)):
        drawing = await _recalled(SimpleNamespace(position=position), Drawing(view, kind, "en", tuple(NAMES)))
        assert bool(drawing.view.earned) is there


def test_the_table_of_revenues_says_what_was_withheld(match):
    turns = [found for found in map(earned_in, recalled(match)[1]) if found is not None]
    withheld = sum(bool(earned.revenue) and not earned.paid for _, earned in turns)
    graph = Course(match, opened=False).graph("revenue")
    noted = [line for line in graph.lines if line.annotations]
    assert sum(note is not None for line in noted for note in line.annotations) == withheld
    texts = Texts("en", strict=True).of(match.setup.game)
    said = "\n".join(texts.sentence(line, NAMES, plain=True) for line in graphs.lines(graph))
    written = as_csv(graph, texts, NAMES).decode("utf-8-sig")
    assert said.count("(withheld)") == written.count("withheld") == withheld
    kind = next(kind for kind in match.game.looking_back.graphs if kind.name == "revenue")
    bare = msgspec.structs.replace(
        graph, lines=tuple(msgspec.structs.replace(line, annotations=()) for line in graph.lines)
    )
    drawn = [graphs.draw(match.view(None), kind.title, one, plain).png for one in (graph, bare)]
    assert (drawn[0] != drawn[1]) is bool(withheld)
    assert withheld or match.setup.game == "1854"


def test_whoever_looks_at_a_company_reads_it_too(match):
    view, _ = recalled(match)
    texts = Texts("en", strict=True).of(match.setup.game)
    company = next(name for name, earned in view.earned.items() if earned.paid and not view.companies[name].closed)
    said = [texts.sentence(line, NAMES, plain=True) for line in api.look(view, f"company/{company}")[1]]
    assert any("last turn " in line and " a share" in line for line in said)
