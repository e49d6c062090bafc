"""What the lessons of German Railways say of its railroads is so."""

from __future__ import annotations

from bot.service.private_copies import laid_out
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.game import GERMAN
from engine.german_railways.lessons import LESSONS, OURS


def test_the_railroad_whose_dividends_are_praised_pays_them_and_reaches_hamburg_before():
    at = {lesson.name: laid_out(GERMAN, lesson) for lesson in LESSONS}
    before, share = BoardAnalysis(at["build"].state), BoardAnalysis(at["share"].state)
    assert (before.incomes[OURS], before.pays(OURS)) == (4, False)
    assert (share.incomes[OURS], share.pays(OURS)) == (7, True)
    assert BoardAnalysis(at["link"].state).pays(OURS)
