"""What the lessons of German Railways say of its railroads is so."""

from __future__ import annotations

from bot.texts import Texts
from engine.core.forms import Form
from engine.core.match import Match
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.game import GERMAN
from engine.german_railways.lessons import LESSONS, OURS
from engine.german_railways.moves import Bid


def test_the_railroad_whose_dividends_are_praised_pays_them_and_reaches_hamburg_before():
    at = {lesson.name: Match.laid_out(GERMAN, lesson) for lesson in LESSONS}
    before, share = BoardAnalysis(at["build"].state), BoardAnalysis(at["share"].state)
    assert (before.incomes[OURS], before.pays(OURS)) == (4, False)
    assert (share.incomes[OURS], share.pays(OURS)) == (7, True)
    assert BoardAnalysis(at["link"].state).pays(OURS)


def test_what_follows_a_maximum_is_chosen_by_words_that_name_the_bid_too():
    lesson = next(lesson for lesson in LESSONS if lesson.name == "maximum")
    form = Form.of(GERMAN, Match.laid_out(GERMAN, lesson).state, lesson.seat, Bid).put(7)
    texts = Texts("en", strict=True).of("german")
    assert [texts.sentence(option.label) for option in form.put(12).slot.options] == [
        "7 now, automatically up to 12, then ask again",
        "7 now, automatically up to 12, then pass",
    ]
    assert [texts.sentence(option.label) for option in form.put(7).slot.options] == [
        "7 now, then ask again",
        "7 now, then pass",
    ]
