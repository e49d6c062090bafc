"""Three people play German Railways through the bot: a whole game, auctions with maxima, a build hex by hex, the end."""

from __future__ import annotations

import pytest

from bot.client import Stationmaster
from bot.service.values import TIMEOUTS
from engine.core.match import needs_others
from engine.core.moves import fields
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import AgreeEnd, Auction, Bid, Build, Pass, PlayOn
from tests.bot.stage import labels, private, text
from tests.playthroughs.open_table import HALF, PRESSED, TEXTS, TYPED, OpenTable

GAME, SEED, PACE = "german", "an evening in Erfurt", 600
pytestmark = pytest.mark.usefixtures("drawn")
KINDS = (PlayOn, AgreeEnd, Build, Auction, Bid, Pass)
"""What must have been done in every way, the rare ones first."""
WAYS = (TYPED, HALF, PRESSED)
NAMES = ("alice", "bob", "cara")


@pytest.fixture
async def acting(open_table):
    """Go on to an action of somebody who can build."""
    await open_table.hurry(can_build)
    return open_table


def can_build(match):
    state = match.state
    return state.bidding is None and any(Build in match.game.kinds(state, seat) for seat in match.game.actors(state))


async def test_three_people_play_a_whole_game(open_table):
    left, number = {(kind, way) for kind in KINDS for way in WAYS}, 0
    while left and not (match := await open_table.match()).over:
        seat, rng = min(match.game.awaited(match.state)), Rng(f"{SEED} {number}")
        kinds, number = match.game.kinds(match.state, seat), number + 1
        typed = match.game.guidance.premature(match.state)  # what has no button yet
        ways = [(kind, way) for kind in KINDS for way in WAYS if way != PRESSED or kind not in typed]
        wanted = [(kind, way) for kind, way in ways if kind in kinds and (kind, way) in left]
        if not wanted:
            await open_table.silently(match.game.policies["random"](match.game, match.state, seat, rng))
            continue
        await open_table.hurry(lambda _: True)
        kind, way = wanted[0]
        await open_table.play(random_move_of(match.game, match.state, seat, kind, rng), way)
        left.discard((kind, way))
    assert left == set()
    await open_table.hurry(lambda match: match.over)
    ended, match = open_table.channel.history()[-1], await open_table.match()
    assert SEED in text(ended)
    assert labels(ended)[:5] == ["Play again", "Log", "Replay", "Graphs", "Turning points"]
    assert labels(ended)[5:] == ["My holdings", "Since my last turn", "Help"]
    for name, score in zip(NAMES, match.result.scores, strict=True):
        assert f"{name} {score}" in text(ended)


async def test_whose_turn_it_is_is_called_and_nobody_else(open_table, stage):
    panel = open_table.panel()
    assert stage.pinged(panel) == [stage.alice.id]
    assert labels(panel)[:2] == ["Bid", "Do not bid"]
    await open_table.play(Bid(0, 5), TYPED)
    told = open_table.channel.history()[-1]
    assert "**alice** bids **5**." in text(told)
    assert stage.pinged(told) == [stage.bob.id]


async def test_all_of_ones_cash_is_not_bid_by_one_press(open_table, stage):
    private_panel = open_table.private_panel(stage.alice, await stage.alice.slash(open_table.channel, "german bid"))
    await private_panel.press("40")
    assert not (await open_table.match()).line
    await private_panel.press("Bid this")
    assert (await open_table.match()).line[-1].price == 40


async def test_a_plain_bid_is_typed_with_its_price_alone_or_pressed_with_bid_this(open_table, stage):
    await stage.alice.slash(open_table.channel, "german bid", price="5")
    assert (await open_table.match()).line[-1] == Bid(0, 5)
    private_panel = open_table.private_panel(stage.bob, await stage.bob.slash(open_table.channel, "german bid"))
    await private_panel.press(TEXTS.say("form.number", least=6, most=40, step=1))
    shown = await private_panel.press(TEXTS.say("form.number", least=6, most=40, step=1))
    await stage.bob.submit_modal(shown, {"number": "7"})
    assert "You bid 7." in private_panel.words
    await private_panel.press("Bid this")
    assert (await open_table.match()).line[-1] == Bid(1, 7)


async def test_a_maximum_is_told_to_its_owner_alone_and_bids_for_them(open_table, stage):
    said = private(await stage.alice.slash(open_table.channel, "german bid", price="2", up_to="9", beyond="pass"))
    assert "up to 9" in said
    assert "up to 9" in private(await stage.alice.click(open_table.panel(), label="My holdings"))
    assert "up to 9" not in private(await stage.bob.click(open_table.panel(), label="My holdings"))
    await stage.bob.slash(open_table.channel, "german bid", price="5")
    await stage.cara.slash(open_table.channel, "german pass")
    told = open_table.channel.history()[-1]
    assert "**alice** bids **6**." in text(told)
    await stage.bob.slash(open_table.channel, "german bid", price="9")
    assert "**bob** buys the share" in text(open_table.channel.history()[-1]), "beyond the maximum alice passes"


async def test_words_before_the_turn_are_told_to_nobody_and_are_carried_out(open_table, stage):
    said = len(open_table.channel.history())
    assert "It is not your turn yet" in private(await stage.cara.click(open_table.panel(), label="My holdings"))
    answered = private(await stage.cara.slash(open_table.channel, "german bid", price="1", up_to="12"))
    assert "up to 12" in answered
    assert "When your turn comes, I pass for you." in private(
        await stage.bob.click(open_table.panel(), label="Do not bid")
    )
    assert len(open_table.channel.history()) == said, "the channel hears of it when the turn is over"
    assert (await open_table.table()).actors == {0}
    await open_table.play(Bid(0, 4), TYPED)
    told = text(open_table.channel.history()[-1])
    assert "**bob** has decided what to do" in told
    assert "**bob** passes." in told
    assert "**cara** bids **5**." in told
    assert "12" not in told


async def test_a_price_on_a_button_is_never_another_once_somebody_has_bid(open_table, stage):
    private_panel = open_table.private_panel(stage.bob, await stage.bob.slash(open_table.channel, "german bid"))
    assert "40" in private_panel.buttons
    # Discord lets it be changed no longer: it does not follow the game any more.
    await stage.env.advance_time(15 * 60)
    await open_table.play(Bid(0, 5), TYPED)
    await private_panel.press("1")
    assert "The game has gone on" in private_panel.words
    assert (await open_table.match()).state.bidding.price == 5


async def test_a_restart_keeps_maxima_and_private_panels(open_table, stage):
    await stage.alice.slash(open_table.channel, "german bid", price="2", up_to="9")
    private_panel = open_table.private_panel(stage.bob, await stage.bob.click(open_table.panel(), label="My holdings"))
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.service.live.forget(open_table.id)
    assert "up to 9" in private(await stage.alice.slash(stage.channel, "hand"))
    await private_panel.press("Bid no more")
    await open_table.play(Bid(2, 6), TYPED)
    assert "**alice** bids **7**." in text(open_table.channel.history()[-1])


async def test_a_build_is_chosen_hex_by_hex_with_its_cost_and_gain_and_shown_before_it_is_made(acting, drawn):
    match = await acting.match()
    seat = await acting.next()
    who = await acting.holder(seat)
    game, state = match.game, match.state
    railroad = game.slot(state, seat, Build, "railroad", {}).options[0].value
    slot = game.slot(state, seat, Build, "hexes", {"railroad": railroad, "hexes": ()})
    offered = await who.autocomplete(acting.channel, "german build", "hexes", "", railroad=railroad)
    assert all(" T (" in one["name"] or " T [" in one["name"] for one in offered), offered
    private_panel = acting.private_panel(who, await who.slash(acting.channel, "german build", railroad=railroad))
    option = slot.options[0]
    await private_panel.pick(TEXTS.sentence(option.label, NAMES, plain=True))
    before = await acting.table()
    assert drawn["build.hexes"], "where it may go on is shown on the board"
    assert "builds with" in private_panel.words, "what the build would do stands there before it is made"
    assert (await acting.match()).state == state
    assert before.seq == (await acting.table()).seq
    await private_panel.press("Build it")
    assert (await acting.match()).line[-1] == Build(seat, railroad, (option.value,))


async def test_a_build_that_cannot_be_is_refused_with_the_rule_and_the_choices(acting):
    match, seat = await acting.match(), await acting.next()
    railroad = match.game.slot(match.state, seat, Build, "railroad", {}).options[0].value
    who = await acting.holder(seat)
    said = private(await who.slash(acting.channel, "german build", railroad=railroad, hexes="Z99"))
    assert "There is no hex Z99" in said
    assert "Rulebook" in said


async def test_a_pass_is_confirmed_where_it_ends_a_round_as_markers_are_drawn_then_and_nowhere_else(acting):
    def is_last(match):
        seat, *others = match.game.actors(match.state)
        return not others and match.state.bidding is None and needs_others(match.game, match.state, Pass(seat))

    who, seq = await acting.holder(await acting.next()), (await acting.table()).seq
    assert not is_last(await acting.match())
    await who.click(acting.panel(), label="Pass")
    assert (await acting.table()).seq == seq + 1
    await acting.hurry(is_last)
    who, seq = await acting.holder(await acting.next()), (await acting.table()).seq
    private_panel = acting.private_panel(who, await who.click(acting.panel(), label="Pass"))
    assert (await acting.table()).seq == seq
    assert "cannot take it back on your own" in private_panel.words
    await private_panel.press("Yes, pass")
    assert (await acting.table()).seq == seq + 1


async def test_the_end_is_agreed_to_by_command_at_once_and_by_button_when_it_comes_into_sight(acting):
    label = "Agree to the end"
    who = await acting.holder(await acting.next())
    panel = acting.private_panel(who, await who.click(acting.panel(), label="My holdings"))
    assert label not in [*labels(acting.panel()), *panel.buttons]
    assert "/german agree-end" in private(await who.slash(acting.channel, "game help"))
    # By chance railroads come to have no money early on; among planners the game may end by links before.
    await acting.hurry(
        lambda match: not match.game.guidance.premature(match.state) and match.state.bidding is None, policy="random"
    )
    assert (await acting.match()).state.round > 1
    who = await acting.holder(await acting.next())
    panel = acting.private_panel(who, await who.click(acting.panel(), label="My holdings"))
    assert label in labels(acting.panel())
    assert label in panel.buttons


async def test_all_agree_to_the_end(acting):
    seat = await acting.next()
    await acting.play(AgreeEnd(seat), TYPED)
    await acting.hurry(lambda match: match.state.frames[-1].round == "agreement", policy=passing)
    others = (await acting.table()).actors
    assert seat not in others
    first, last = sorted(others)
    await acting.play(AgreeEnd(first), TYPED)
    await acting.play(AgreeEnd(last), PRESSED)
    assert (await acting.match()).over
    assert "the game is over" in text(acting.channel.history()[-1])


async def test_a_table_at_which_everybody_only_passes_is_told_so_and_offered_the_end(acting):
    begun = (await acting.match()).state.round
    await acting.hurry(lambda match: match.state.round == begun + 3, policy=passing)
    panel, who = acting.panel(), await acting.holder(await acting.next())
    said = "⏸ **For at least 2 rounds everybody has only passed.**"
    assert said in text(panel)
    private_panel = acting.private_panel(who, await who.click(panel, label="My holdings"))
    assert said in private_panel.words
    assert "Agree to the end" in private_panel.buttons
    await acting.play(AgreeEnd(await acting.next()), PRESSED)
    assert "agreed to the end: the others are asked when this round is over" in text(acting.panel())


async def test_one_who_wants_to_play_on_is_enough(acting):
    await acting.play(AgreeEnd(await acting.next()), TYPED)
    await acting.hurry(lambda match: match.state.frames[-1].round == "agreement", policy=passing)
    other = min((await acting.table()).actors)
    await acting.play(PlayOn(other), PRESSED)
    assert not (await acting.match()).over


def passing(_, __, seat, ___):
    """Pass whenever it is a seat's turn."""
    return Pass(seat)


@pytest.fixture
async def hurried(days_pass, stage):
    """Seat all three at a table where nobody is waited for without end."""
    chosen = {"game": "german", "players": 3, "variant": "absent = passes", "pace": "live"}
    return OpenTable(stage, await stage.begin(stage.bob, stage.cara, **chosen))


async def test_who_says_nothing_in_time_passes_even_over_a_restart(hurried, stage):
    assert "If alice does not decide, I pass" in text(hurried.panel())
    await hurried.play(Bid(0, 3), TYPED)
    assert "If bob does not decide, I pass" in text(hurried.panel())
    await stage.env.advance_time(TIMEOUTS["live"] - 60)
    assert len((await hurried.match()).line) == 1
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await stage.env.advance_time(10 * 60)
    match = await hurried.match()
    assert match.line[1:] == (Pass(1),)
    told = stage.said("No answer came in time")
    assert "**bob** passes." in text(told)


async def test_where_it_is_not_chosen_everybody_is_waited_for(open_table, stage):
    assert "decides nothing" not in text(open_table.panel())
    assert await stage.service.expiries.next_due() is None


def test_every_field_of_a_move_has_its_question():
    for kind in GERMAN.moves:
        for field in fields(kind):
            assert TEXTS.has(f"german.ask.{kind.kind()}.{field}")
        for part in ("move", "button", "confirm"):
            assert TEXTS.has(f"german.{part}.{kind.kind()}")
