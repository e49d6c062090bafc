"""A person who plays by words alone: what the person is shown of a table, and games that are played by nothing else.

Whoever plays chooses by the labels of buttons and menus, by what pictures are said to show and by ``/game look``; no
view and no state comes in between.
"""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from bot.forms import Code, open_form
from bot.interactions.look import looked_at, named_subjects
from bot.messages.pictures import pages
from bot.messages.wording import PanelContext
from bot.service import Refusal
from bot.service.entries import filled
from bot.service.snapshots import snapshot_of
from bot.texts import Texts
from engine.core.campaigns import in_campaigns
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Chain, Choice, NumberRange
from engine.core.registry import find
from engine.core.rng import Rng
from storage.records import Holder, TableRecord
from tests.bot.positions import LIVE

TEXTS = Texts("en")
NAMES = ("Ada", "Ben", "Cleo")
DONE = "Done"
FIRST = 100
"""The account of whoever holds the first seat."""


class Shown:
    """All that a person is shown of a table, in words."""

    def __init__(self, seen):
        self._seen = seen
        self._own = TEXTS.of(seen.table.game)
        self.context = PanelContext(seen, self._own, NAMES)

    @cached_property
    def pages(self):
        """What the pictures say and what lies on the board, by the names of the pages."""
        return {page.name: page.words for page in pages(self._seen, TEXTS, NAMES)}

    @property
    def words(self):
        """All pages one after the other."""
        return "\n".join(self.pages.values())

    @property
    def prompt(self):
        """What is to be decided."""
        return self.context.prompt

    @cached_property
    def _subjects(self):
        return dict(named_subjects(self._seen, TEXTS, NAMES))

    @property
    def things(self):
        """What can be looked at, by the names that are offered."""
        return tuple(self._subjects)

    def look(self, name):
        """What ``/game look`` says of a thing."""
        return looked_at(self._seen, TEXTS, NAMES, self._subjects[name])


class Reader:
    """A person who reads. Whoever plays a title overrides what its words tell to choose."""

    def __init__(self, luck):
        self.luck = luck

    def button(self, shown, labels):
        """Choose what to do, by the labels of the buttons."""
        return 0

    def option(self, shown, move, options):
        """Choose one of some options of a move, whose button is named."""
        return 0

    def several(self, shown, move, options, least):
        """Choose at least so many of some options."""
        return list(range(least))


def seen_by(match, seat):
    """Show a match to whoever holds a seat, as the bot does."""
    actors = match.game.actors(match.state)
    seats = tuple(Holder(one, FIRST + one, to_move=one in actors) for one in range(match.setup.players))
    table = replace(LIVE, game=match.setup.game, seq=len(match.entries), seats=seats)
    return snapshot_of(TableRecord(table=table, version=1), match, FIRST + seat)


def chosen(match, seat, reader, suggested):
    """Let somebody who reads make a move: a button, then field by field, as the forms offer it."""
    seen = seen_by(match, seat)
    shown = Shown(seen)
    refused = set()
    while True:
        buttons = []
        for kind in seen.offered:
            if kind in match.game.advice.suggested and suggested.get(kind) is None:
                suggested[kind] = match.game.advice.suggest(match.state, seat, kind, lambda: False)
            if (found := suggested.get(kind)) is not None:
                buttons.append((shown.context.label(found.label), found.move))
            buttons.append((shown.context.button(kind.kind()), kind))
        buttons = [one for one in buttons if one[0] not in refused]
        label, wanted = buttons[reader.button(shown, [label for label, _ in buttons])]
        if not isinstance(wanted, type):
            return wanted
        try:
            form = filled_in(shown, seen.position, label, wanted, reader)
            move = filled(match.game, wanted, seat, form.values)
            match.attempt(move)
        except (IllegalMove, Refusal):
            refused.add(label)
            continue
        return move


def filled_in(shown, position, label, kind, reader):
    """Fill in the form of a kind of move by what is read of its options."""
    form = open_form(position, Code(kind.kind()))
    while (slot := form.slot) is not None:
        if isinstance(slot, NumberRange):
            code = form.picked(reader.option(shown, label, [str(number) for number in slot.numbers]))
        elif isinstance(slot, Choice) and slot.many:
            options = [shown.context.option(option) for option in slot.options]
            picked = reader.several(shown, label, options, slot.at_least)
            form = form.then(*picked)
            continue
        else:
            options = [shown.context.option(option) for option in slot.options]
            options += [DONE] if isinstance(slot, Chain) and slot.may_end else []
            picked = reader.option(shown, label, options)
            code = form.ended if picked == len(slot.options) else form.picked(picked)
        form = open_form(position, code)
    return form


def setup_of(game):
    """Return the setup of a game of the fewest players; of a campaign its first game."""
    players = find(game).info.players[0]
    rules = in_campaigns(find(game))
    if rules is None:
        return Setup(game, players)
    companies = dict.fromkeys(rules.campaign.companies[:players], "")
    return rules.next_setup(rules.found_campaign(companies), tuple(companies), {})


def played(game, seed, reader, setup=None):
    """Play a game to its end against built-in opponents that play at random; return the match and the reader's seat."""
    match, rng = Match(find(game), setup or setup_of(game), seed), Rng(f"{seed} others")
    mine, mind = Rng(f"{seed} seat").below(match.setup.players), match.game.policies["random"]
    while not match.over:
        question = match.game.question(match.state)
        seat = min(match.game.awaited(match.state)) if question is None else question.to
        if seat == mine:
            match.play(chosen(match, seat, reader, {}))
        else:
            match.play(mind(match.game, match.state, seat, rng))
    return match, mine
