"""A command of which nothing is typed, where every field can be filled in one way only: it is shown before it is played."""

from engine.ticket_to_ride.moves import ClaimRoute
from tests.bot.stage import labels, private, text
from tests.engine.ticket_to_ride.positions import position


async def a_tunnel_with_one_way_to_pay(stage):
    """Begin a table and let its first seat wait in a tunnel with one card that fits; return who sits there."""
    table = await stage.begin(stage.bob)
    await stage.act(stage.alice)
    await stage.act(stage.bob)
    at = position(hands={0: "3 blue"}, deck="blue red green white")
    at.play(ClaimRoute(0, "munchen-venezia", "2 blue"))
    live = await stage.service.live.get(table.id)
    live.match.state = at.state
    return stage.alice if table.seats[0].user_id == stage.alice.id else stage.bob


async def test_the_only_way_to_pay_for_a_tunnel_is_shown_with_a_button_in_words(stage):
    mover = await a_tunnel_with_one_way_to_pay(stage)
    said = await mover.slash(stage.channel, "europe tunnel")
    assert "blue" in private(said)
    answer = next(message for message in (said.response, *said.followups) if message is not None and labels(message))
    assert "Pay" in labels(answer)
    before = await stage.table()
    await mover.click(answer, label="Pay")
    assert (await stage.table()).seq == before.seq + 1
    assert "europe." not in text(answer)
