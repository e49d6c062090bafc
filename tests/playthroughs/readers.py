"""Readers: somebody who plays a title knowing nothing of it but the words that a person is shown.

Each follows a few rules of thumb that the texts alone must be good enough for.
"""

from __future__ import annotations

import re
from itertools import pairwise

from tests.playthroughs.by_words import DONE, Reader


def number_in(pattern, words, otherwise=0):
    """Return the first number that a pattern finds in some words, with a comma between thousands."""
    found = re.search(pattern, words)
    return int(found[1].replace(",", "")) if found else otherwise


def best(options, worth):
    """Return the place of the option that is worth most, the first of equals."""
    return max(range(len(options)), key=lambda place: worth(options[place]))


def starting(labels, *beginnings):
    """Return the place of the first label that begins with the first beginning that any label has; None: none has."""
    for beginning in beginnings:
        for place, label in enumerate(labels):
            if label.startswith(beginning):
                return place
    return None


class TicketReader(Reader):
    """Keeps few and cheap tickets, claims what they need, then what is long, and draws cards else."""

    claiming = "Claim a route"
    of_hand = "Your hand"

    def needed(self, shown):
        """Return the pairs of cities that the hand names as missing for a ticket."""
        pairs = set()
        for way in re.findall(r"more trains? needed: ([^)]*)\)", shown.pages.get(self.of_hand, "")):
            for trail in re.split(r", | and ", way):
                cities = trail.split("\u2013")
                pairs |= {frozenset(pair) for pair in pairwise(cities)}
        return pairs

    def worth(self, route, needed):
        """Weigh a route by its words: what a ticket needs, then what is long."""
        cities = frozenset(route.partition(":")[0].split("\u2013"))
        return (cities in needed, self.length(route))

    def length(self, route):
        return number_in(r": (\d+) ", route)

    def button(self, shown, labels):
        claim = starting(labels, self.claiming)
        if claim is not None and self.is_worth_claiming(shown):
            return claim
        first = starting(labels, "Draw cards", "Draw the second card", "Keep", "Pay", "Pass")
        return first if first is not None else claim or 0

    def is_worth_claiming(self, shown):
        """Tell by ``/game look`` whether something is to be claimed that a ticket needs, or that is long."""
        needed = self.needed(shown)
        for cities in needed:
            a, _ = sorted(cities)
            if a in shown.things and self.claims(shown.look(a), cities):
                return True
        return self.has_spare(shown, needed)

    def claims(self, said, cities):
        there = [line for line in said.splitlines() if line.startswith(f"- {self.claiming}: ")]
        return any(cities == frozenset(line.split(": ")[1].split("\u2013")) for line in there)

    def has_spare(self, shown, needed):
        """Tell whether there are cards enough in hand to claim something for its length alone."""
        cards = sum(map(int, re.findall(r"(\d+) ", shown.pages[self.of_hand].partition("Your tickets")[0])))
        return cards >= (18 if needed else 7)

    def option(self, shown, move, options):
        if move.startswith(self.claiming) and any(":" in option for option in options):
            needed = self.needed(shown)
            return best(options, lambda option: self.worth(option, needed))
        return 0

    def several(self, shown, move, options, least):
        cheap = sorted(range(len(options)), key=lambda place: number_in(r"\(\$?(\d+)\)", options[place]))
        return sorted(cheap[:least])


class EuropeReader(TicketReader):
    """Plays Europe."""


class LegendsReader(TicketReader):
    """Plays the first game of a campaign."""

    claiming = "Travel"

    def option(self, shown, move, options):
        if DONE in options:
            return options.index(DONE)
        return super().option(shown, move, options)


class GermanReader(Reader):
    """Keeps cash, which is what wins: bids little, and builds where a link pays more than the others get of it."""

    most = 3
    """Taler for a share."""

    def button(self, shown, labels):
        if (bid := starting(labels, "Bid ahead", "Bid before", "Bid")) is not None and "up to" not in labels[bid]:
            cheap = number_in(r"bids (\d+)", shown.prompt) < self.most
            if cheap and labels[bid] == "Bid":
                return bid
            return starting(labels, "Do not bid", "Bid no more", "Pass")
        self.name = shown.prompt.split("**")[1]
        return next(place for place in (starting(labels, "Build track", "Agree", "Pass"), 0) if place is not None)

    def option(self, shown, move, options):
        if not move.startswith("Build"):
            return 0
        return best(options, self.gain)

    def gain(self, hex_):
        """Weigh a hex by its words: what a link pays oneself and the others, then what it adds to the income."""
        paid = hex_.partition(": ")[2].partition("link")[2]
        amounts = {name: int(money) for name, money in re.findall(r"(\w+) (\d+) T", paid)}
        mine = amounts.pop(self.name, 0)
        done = hex_ == DONE
        return (2 * mine - sum(amounts.values()), number_in(r"\+(\d+)", hex_), -number_in(r": (\d+) T", hex_), done)


class EighteenReader(Reader):
    """Owns shares, runs the best routes, pays them out and buys trains where it has none."""

    money = r"(\d[\d,]*) [KG]"
    order = (
        "Refuse",
        "Best run",
        "Run the trains",
        "Pay dividends",
        "Buy a certificate",
        "Start a company",
        "Lay a tile",
        "Lay another tile",
    )
    declining = ("Pass", "Done", "End the turn", "No ", "Lay no", "Acquire no")

    def button(self, shown, labels):
        wanted = self.order
        if shown.prompt.startswith("Draft"):
            wanted = ("Buy a local railway",)
        if "trains; it has" in shown.prompt and "has 0 of" not in shown.prompt:
            wanted = ()
        elif "train" in shown.prompt:
            wanted = (*wanted, "Buy a train")
        first = starting(labels, *wanted, *self.declining)
        return 0 if first is None else first

    def option(self, shown, move, options):
        if move.startswith("Pay dividends"):
            return starting(options, "Pay") or 0
        if move.startswith(("Lay", "Extra")):
            return best(options, lambda option: number_in(self.money, option))
        if move.startswith("Buy a train"):
            return best(options, self.train)
        if DONE in options:
            return options.index(DONE)
        return 0

    def train(self, option):
        """Prefer what the bank sells, and of that what is cheapest."""
        return ("from the deck" in option and "cannot run" not in option, -number_in(self.money, option))


READERS = {
    "europe": EuropeReader,
    "legends": LegendsReader,
    "german": GermanReader,
    "18cz": EighteenReader,
    "1854": EighteenReader,
}
