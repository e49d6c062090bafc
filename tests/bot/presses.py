"""People at a table whose presses and pop-ups are counted."""

from __future__ import annotations

from contextlib import contextmanager

from tests.bot.stage import as_shown
from tests.playthroughs.driving import Panel


class Presser:
    """A person whose every press, choice in a menu and form sent in is counted."""

    def __init__(self, stage, who):
        self.stage, self.who = stage, who
        self.presses = self.pop_ups = 0

    @property
    def user(self):
        """Return who it is outside the server."""
        return self.who.user

    async def click(self, message, *, label):
        """Press a button."""
        self.presses += 1
        return self._seen(await self.who.click(message, label=as_shown(message, label)))

    async def select(self, message, values, **more):
        """Choose in a menu."""
        self.presses += 1
        return self._seen(await self.who.select(message, values, **more))

    async def submit_modal(self, shown, values):
        """Send a form in."""
        self.presses += 1
        return self._seen(await self.who.submit_modal(shown, values))

    def _seen(self, result):
        self.pop_ups += result.modal is not None
        return result

    def answered(self, result):
        """Return the private message by which a press was answered."""
        said = next(m for m in (*result.followups, result.response) if m is not None and m.ephemeral)
        return Panel(self.stage, self, said)

    @contextmanager
    def needs(self, presses, pop_ups=0):
        """Check that something takes no more than so many presses and pop-ups."""
        before = self.presses, self.pop_ups
        yield
        assert (self.presses - before[0], self.pop_ups - before[1]) <= (presses, pop_ups)
        assert self.pop_ups - before[1] <= pop_ups


def beginning(panel, *words):
    """Return the first button that begins with some words."""
    found = [label for start in words for label in panel.buttons if label.startswith(start)]
    assert found, panel.buttons
    return found[0]
