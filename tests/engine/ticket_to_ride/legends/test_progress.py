"""A president is told alone, and apart from all that others see, when the company's trains complete a ticket (L C5.2)."""

from tests.engine.ticket_to_ride.legends.positions import position

TICKET = "buffalo--baltimore"
LAST = "buffalo--philadelphia"
"""The last track of a way by Philadelphia."""


def learned(table):
    news = [event for event in table.events if event.text.key == "legends.progress.done"]
    assert all(event.apart and not event.reveals for event in news)
    return [(event.audience, event.text.params["ticket"].params["points"]) for event in news]


def travelled(**more):
    track = position().state.printed.track(LAST)
    table = position(
        hands={"black": f"{track.length} {track.colour}"},
        tickets={"black": [TICKET], "blue": [TICKET]},
        event_deck="freight-boom",
        deck="red, red, red",
        **more,
    )
    return table.travel("black", LAST, f"{track.length} {track.colour}")


def test_c5_2_a_ticket_that_is_completed_is_told_to_its_president_alone():
    table = travelled(claims={"baltimore--philadelphia-a": "black"})
    ticket = table.state.pack.ticket(TICKET)
    assert learned(table) == [(table.seat("black"), ticket.points)]


def test_c5_2_while_its_cities_are_not_joined_nothing_is_told_of_a_ticket():
    assert learned(travelled()) == []
    assert learned(travelled(claims={"baltimore--philadelphia-a": "blue"})) == []


def test_c5_1_a_ticket_whose_cities_are_joined_already_is_told_when_it_is_kept():
    track = position().state.printed.track(LAST)
    claims = {"baltimore--philadelphia-a": "black", track.id: "black"}
    table = position(claims=claims, ticket_deck=[TICKET, "albany--bangor", "montreal--quebec"])
    table.tickets("black")
    assert learned(table) == []
    table.keep("black", TICKET)
    assert learned(table) == [(table.seat("black"), table.state.pack.ticket(TICKET).points)]
