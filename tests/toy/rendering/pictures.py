"""The pictures of the toy: what is scored, for everybody; one's own numbers, for one alone."""

from __future__ import annotations

from engine.core.text import Player, text
from rendering.api import GamePictures, Picture, fullest
from rendering.canvas import png, write
from rendering.fonts import BOLD
from rendering.page import HEADING, MARGIN, caption, page
from tests.toy.engine.game import ToyView

LINE = 70


class ToyPictures(GamePictures[ToyView]):
    def kinds(self, view):
        """Tell which pictures a view can give."""
        return ("board",) if view.hand is None else ("board", "hand")

    def private(self, view):
        """Tell which of them are the viewer's alone."""
        return self.kinds(view)[1:]

    def zooms(self, view):
        """Nothing can be enlarged."""
        return ()

    def alt(self, view, kind):
        """Say a picture in words."""
        if kind == "hand":
            return (text("toy.alt.hand", numbers=tuple(map(str, view.hand))),)
        scored = tuple(text("toy.alt.scored", player=Player(s), number=n) for s, n in sorted(view.scored.items()))
        next_, last = tuple(map(Player, view.to_move)), tuple(map(Player, list(view.scored)[-1:]))
        return (text("toy.alt.board", last=last, left=view.deck, scored=scored, next=next_),)

    def details(self, view):
        """Say whose numbers can be seen."""
        return self.alt(view, "board")

    def draw(self, view, kind, words, zoom):
        """Draw one picture: a line for each score, or the numbers in hand."""
        if kind == "hand":
            lines = [str(number) for number in view.hand]
        else:
            lines = [words(text("toy.alt.scored", player=Player(s), number=n)) for s, n in sorted(view.scored.items())]
        picture, pen = page(LINE * (len(lines) + 1), words(text(f"toy.picture.{kind}")), str(view.deck))
        for number, line in enumerate(lines):
            write(pen, (MARGIN, HEADING + LINE * (number + 0.5)), line, BOLD, 40, fill=(250, 244, 230))
        caption(pen, (MARGIN, HEADING + LINE * (len(lines) + 0.5)), words(text("toy.picture.foot")))
        return Picture(png(picture), fullest(self.alt(view, kind), words), f"{kind}.png")


PICTURES = ToyPictures()
