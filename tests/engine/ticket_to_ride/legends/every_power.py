"""The 77 postcards and 12 specialists by the moment at which they act, for the tests that try every one of them."""

from tests.engine.ticket_to_ride.legends.positions import PACK

SOURCES = [f"card:{no}" for no in PACK.postcards] + [f"specialist:{one}" for one in PACK.specialists]


def power(source):
    kind, _, name = source.partition(":")
    return PACK.postcards[int(name)] if kind == "card" else PACK.specialists[name]


def at(moment):
    return [source for source in SOURCES if power(source).when == moment]


def gone(table, source):
    """Whether a power's card has left the office."""
    return (
        all(card.no != int(source[5:]) for card in table.record("black").office)
        if source.startswith("card:")
        else False
    )


def used(table, source):
    return table.company("black").used.get(source, 0)
