"""A table of 18CZ over real sockets: Discord takes every panel, private panel, form and suggestion it gives rise to."""

import random

import pytest

from bot.messages import pictures
from engine.core.moves import NumberRange
from engine.eighteenxx.moves import BuyPrivate, LayTile, Run
from tests.discord_server.club import accepted_by_discord, announcements, plain, use


@pytest.fixture
async def club(server, channel, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    async with accepted_by_discord(server, tmp_path / "tables.sqlite3") as running:
        yield running


@pytest.fixture
async def seated(server, club, channel, alice):
    """Seat three people; return them by seat, with the table."""
    bob, cara = server.person("Bob"), server.person("Cara")
    table_id = await club.table(channel, alice, bob, cara, game="18cz")
    return {0: alice, 1: bob, 2: cara}, table_id


def can(kind):
    return lambda look: look.question is None and look.turn_prompt is not None and kind in look.turn_prompt.kinds


async def to(club, seated, kind):
    """Go on until a kind of move can be made; return who can, and the match."""
    people, table_id = seated
    await club.forward(table_id, people, until=can(kind))
    live = await club.service.live.get(table_id)
    seat = min(live.match.game.actors(live.match.state))
    return people[seat], seat, live.match


async def test_a_tile_is_laid_from_the_board_to_the_last_press(club, channel, seated):
    who, _, match = await to(club, seated, LayTile)
    panel, moves = announcements(channel)[-1], len(match.line)
    label = next(label for label in panel.labels if label.startswith("Lay"))
    private_panel = (await who.press(panel, label)).message
    for _ in range(6):
        if len(match.line) > moves:
            break
        await use(who, private_panel, random.Random(1))
    assert len(match.line) > moves
    people, table_id = seated
    await club.forward(table_id, people, until=lambda look: people[min(look.actors)] is not who)
    told = announcements(channel)[-1]
    assert told.id != panel.id
    assert len(told.pictures) == 2
    galleries = [component["items"] for _, component in told.components() if component.get("items")]
    assert [len(items) for items in galleries] == [1, 1]


async def test_routes_are_suggested_while_they_are_typed_and_chosen_stop_by_stop(club, channel, seated):
    who, _, match = await to(club, seated, Run)
    written = ""
    for _ in range(3):
        offered = await who.autocomplete(channel, "18cz run", "routes", written)
        assert 0 < len(offered) <= 25
        written = f"{offered[-1]['value']} "
    private_panel = (await who.slash(channel, "18cz run")).message
    moves = len(match.line)
    for _ in range(30):
        if len(match.line) > moves:
            break
        await use(who, private_panel, random.Random(len(private_panel.versions)))
    assert isinstance(match.line[moves], Run)


async def test_an_offer_at_any_price_is_typed_into_a_form_and_accepted(club, channel, seated):
    people, _ = seated
    for _ in range(20):
        who, seat, match = await to(club, seated, BuyPrivate)
        prices = {
            option.value: match.game.slot(match.state, seat, BuyPrivate, "price", {"local": option.value})
            for option in match.game.slot(match.state, seat, BuyPrivate, "local", {}).options
            if match.state.private_companies[option.value].owner != seat
        }
        local = next((name for name, slot in prices.items() if slot.high - slot.low >= 25), None)
        if local is not None:
            break
        await club.service.play.move(seated[1], int(who.id), "pass", {})
    assert isinstance(prices[local], NumberRange)
    private_panel = (await who.slash(channel, "18cz company", local=local)).message
    form = await who.press(
        private_panel, next(label for label in private_panel.labels if label.startswith("A number from"))
    )
    await who.submit_modal(form, {"number": str(prices[local].high)})
    changes = club.server.world.changes
    await changes.until(lambda: "Send the offer" in private_panel.labels, what="what the offer would bring")
    assert match.game.question(match.state) is None
    await who.press(private_panel, "Send the offer")
    post = await channel.until(lambda post: "Accept" in post.labels)
    asked = people[match.game.question(match.state).to]
    assert post.pinged == {asked.id}
    shown = (await asked.press(post, "Accept")).message
    assert match.game.question(match.state) is not None
    assert shown.labels[:2] == ["Yes, accept", "Back"]
    await use(asked, shown, random.Random(1))
    # What has changed in the panel may still have been the picture of what came before.
    await changes.until(lambda: match.game.question(match.state) is None, what="the offer accepted")
