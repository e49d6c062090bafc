"""A campaign through Discord: its lobby, its first two games and the step between."""

from __future__ import annotations

import msgspec
import pytest

from bot.client import Stationmaster, clock
from bot.service import beginning
from bot.service.limits import PATIENCE
from bot.service.log_events import log_events
from engine.core import codec
from engine.core.registry import find
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import Office
from storage import archive, expiries, games, moves, reminders, snapshots
from tests.bot.stage import labels, private, text

ASKED = "The next game waits"
READY = 72 * 3600
"""Seconds for which the next game waits for the silent (L L1.4)."""


@pytest.fixture(autouse=True)
def _always_the_same(monkeypatch):
    """Draw one seed for every campaign."""
    monkeypatch.setattr(beginning.secrets, "token_hex", lambda _: "west")


async def found(stage, *others, **options):
    """Found a campaign in the channel, everybody with a company."""
    said = await stage.alice.slash(stage.channel, "campaign new", title="The West", **options)
    assert "is founded" in private(said)
    for other in others:
        await other.click(lobby(stage), label="Join")
    return await stage.table()


def lobby(stage):
    """Return the channel's latest message of a game that waits, or waited."""
    return next(m for m in reversed(stage.channel.history()) if "## The West · " in text(m))


async def play_on(stage, end=lambda game, state: False, policy="random", *, tell=True):
    """Let everybody play by a built-in policy until ``end`` says of a position that it is enough.

    All moves are stored in one transaction, as nobody looks in between; then the channel is told of them.
    """
    table, luck, matches = await stage.table(), Rng("luck"), stage.service._matches

    async def play(table, live):
        match = live.match

        async def store(tx):
            last = False
            while not last:
                seat = min(match.game.awaited(match.state))
                attempt = match.attempt(match.game.policies[policy](match.game, match.state, seat, luck))
                last = match.game.result(attempt.state) is not None or end(match.game, attempt.state)
                if last:
                    await games.save(tx, msgspec.structs.replace(table, seq=len(match.entries)))
                    await matches._store(tx, table, match, attempt, log_events(match, attempt, ()))
                else:
                    seq = len(match.entries) + 1
                    await moves.append(tx, table.id, seq, codec.encode_entry(attempt.entry), 1.0)
                match.accept(attempt)

        await stage.service.database.transact(store)

    with stage.env._bot_scope():
        await matches.exclusively(table.id, play)
        if tell:
            await stage.bot.announcer.announce(table.id)
    await stage.env.settle()
    return await stage.table()


@pytest.fixture
async def between(stage):
    """Play the first game of a campaign of alice, bob and cara, and return the second, which waits."""
    await found(stage, stage.bob, stage.cara)
    await stage.alice.click(lobby(stage), label="Start")
    return await play_on(stage)


async def answer(stage, who, label):
    return await who.click(lobby(stage), label=label)


class TestTheLobby:
    async def test_a_campaign_is_founded_joined_and_shows_who_presides_over_what(self, stage):
        await found(stage, stage.bob)
        shown = text(lobby(stage))
        assert "Game 1, 1865" in shown
        assert f"{stage.alice.mention} · black" in shown
        assert f"{stage.bob.mention} · blue" in shown
        assert labels(lobby(stage)) == ["Join", "Leave", "Add opponent", "Start"]

    async def test_a_company_is_chosen_by_menu_or_command_and_named_once(self, stage):
        await found(stage, stage.bob)
        await stage.bob.select(lobby(stage), values=["red"])
        assert f"{stage.bob.mention} · red" in text(lobby(stage))
        said = await stage.bob.slash(stage.channel, "campaign company", company="green", name="Prairie **Sons**")
        assert "Sons" in private(said)
        assert "Prairie \\*\\*Sons\\*\\* (green)" in text(lobby(stage))
        assert "named once" in private(await stage.bob.slash(stage.channel, "campaign company", name="Another"))
        assert "not free" in private(await stage.bob.slash(stage.channel, "campaign company", company="black"))

    async def test_a_channel_with_a_campaign_holds_no_other_table(self, stage):
        await found(stage)
        said = await stage.bob.slash(stage.channel, "game new", title="Another")
        assert "There is a table in this channel already" in private(said)

    async def test_single_tables_are_not_offered_of_a_game_that_is_played_in_campaigns(self, stage):
        group = stage.bot.tree.get_command("game")
        (choices,) = (p.choices for p in group.get_command("new").parameters if p.name == "game")
        assert "legends" not in [choice.value for choice in choices]

    async def test_a_campaign_may_have_a_thread_of_its_own(self, stage):
        await stage.alice.slash(stage.channel, "campaign new", title="The West", thread=True)
        (thread,) = stage.channel.threads
        assert (await stage.table(thread)).number == 1

    async def test_where_no_campaign_is_played_that_is_said(self, stage):
        await stage.begin(stage.bob)
        for command in ("campaign next", "campaign status", "campaign log", "campaign office", "campaign end"):
            assert "No campaign is played here" in private(await stage.alice.slash(stage.channel, command))


@pytest.fixture
async def favour(stage, between):
    """Put a favour into bob's office, as the game before has left it."""
    with stage.env._bot_scope():
        database = stage.service.database
        (first, _) = await database.read(lambda tx: games.of_campaign(tx, between.campaign))
        kept = await database.read(lambda tx: snapshots.latest(tx, first.id))
        state = codec.decode_state(find("legends"), kept.state)
        state.campaign.companies[between.holder(between.seat_of(stage.bob.id)).company].office = [Office(29, 2)]
        changed = msgspec.structs.replace(kept, state=codec.encode_state(state))
        await database.transact(lambda tx: snapshots.put(tx, first.id, changed))


def shown(said):
    """Return the names of the pictures of an answer."""
    answers = [one for one in (said.response, *said.followups) if one is not None and one.ephemeral]
    return [picture.filename for one in answers for picture in one.attachments]


class TestBetweenGames:
    async def test_the_next_game_is_asked_for_once_and_begins_with_the_last_word(self, stage, between):
        asked = lobby(stage)
        assert "Game 2, 1868" in text(asked)
        assert set(stage.pinged(asked)) == {stage.alice.id, stage.bob.id, stage.cara.id}
        await answer(stage, stage.alice, "I play")
        assert f"✅ {stage.alice.mention}" in text(lobby(stage))
        said = await stage.bob.slash(stage.channel, "campaign miss")
        assert "You miss the next game" in private(said)
        said = await stage.cara.slash(stage.channel, "campaign next")
        assert "begins" in private(said)
        table = await stage.table()
        assert (table.phase, table.number, table.people) == ("live", 2, (stage.alice.id, stage.cara.id))
        assert stage.said("Ticket to Ride: Legends of the West begins: alice and cara")
        assert labels(lobby(stage)) == []
        late = await stage.bob.slash(stage.channel, "campaign next")
        assert "No next game is waiting" in private(late)

    async def test_a_press_that_comes_twice_or_too_late_changes_nothing(self, stage, between):
        before = lobby(stage)
        await stage.alice.click(before, label="I play")
        await stage.alice.click(lobby(stage), label="I play")
        await stage.bob.click(lobby(stage), label="I play")
        stale = lobby(stage)
        await stage.cara.click(stale, label="I play")
        table = await stage.table()
        with stage.env._bot_scope():
            told = [m for m in stage.channel.history() if "begins: alice, bob and cara" in text(m)]
        assert (table.phase, table.number, len(told)) == ("live", 2, 2)

    async def test_after_a_restart_the_buttons_still_work(self, stage, between):
        await answer(stage, stage.alice, "I play")
        await answer(stage, stage.bob, "Not this time")
        asked = len([m for m in stage.channel.history() if ASKED in text(m)])
        await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
        assert len([m for m in stage.channel.history() if ASKED in text(m)]) == asked
        await answer(stage, stage.cara, "I play")
        assert (await stage.table()).people == (stage.alice.id, stage.cara.id)

    async def test_what_a_crash_left_untold_after_the_last_move_is_told_once_after_it(self, stage):
        await found(stage, stage.bob)
        await stage.alice.click(lobby(stage), label="Start")
        table = await play_on(stage, tell=False)
        assert (table.number, table.phase) == (2, "lobby")
        assert ASKED not in text(stage.channel.history()[-1])
        for _ in range(2):
            await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
            await stage.env.settle()
        ends = [m for m in stage.channel.history() if "Game 1 of the campaign is over" in text(m)]
        asked = [m for m in stage.channel.history() if ASKED in text(m)]
        assert (len(ends), len(asked)) == (1, 1)
        assert stage.channel.history()[-1].id == asked[0].id

    async def test_commands_of_a_game_say_between_two_games_what_waits(self, stage, between):
        for command in ("game help", "game status", "hand", "legends tickets"):
            assert "the next one waits until everybody" in private(await stage.bob.slash(stage.channel, command))
        assert "The West" in private(await stage.bob.slash(stage.channel, "turn"))
        assert "page 1" in private(await stage.bob.slash(stage.channel, "game log"))
        for command in ("game start", "game opponent", "game kick", "game options"):
            given = {"player": stage.bob} if command == "game kick" else {"players": 2} if "options" in command else {}
            assert "The campaign has begun" in private(await stage.alice.slash(stage.channel, command, **given))

    async def test_a_newcomer_founds_a_company_and_plays_at_once(self, stage, between):
        dora = stage.guild.add_member(stage.env.create_user("dora"))
        await dora.click(lobby(stage), label="Found a company")
        await dora.select(lobby(stage), values=["yellow"])
        await dora.slash(stage.channel, "campaign company", name="Late Line")
        for who in (stage.alice, stage.bob, stage.cara):
            await answer(stage, who, "I play")
        assert (await stage.table()).people[-1] == dora.id
        status = private(await dora.slash(stage.channel, "campaign status"))
        assert "Late Line" in status

    async def test_the_others_vote_for_one_who_does_not_act(self, stage, between):
        for who in (stage.alice, stage.bob, stage.cara):
            await answer(stage, who, "I play")
        table = await play_on(stage, lambda game, state: not state.agenda and len(game.awaited(state)) == 1)
        (seat,) = table.actors
        silent = table.holder(seat).user_id
        first, second = [one for one in (stage.alice, stage.bob, stage.cara) if one.id != silent]
        assert "still has time" in private(await first.slash(stage.channel, "campaign vote"))
        with stage.env._bot_scope():
            (row,) = await stage.service.reminders.pending(table.id)
            long_ago = msgspec.structs.replace(row, since=clock() - PATIENCE["day"])
            await stage.service.database.transact(lambda tx: reminders.put(tx, long_ago))
        await first.slash(stage.channel, "campaign vote")
        assert stage.pinged(stage.question()) == [second.id]
        await second.click(stage.question(), label="Agree")
        assert (await stage.table()).actors != table.actors
        assert "Agreed: done." in text(stage.said("A majority of the others"))

    async def test_the_office_and_the_standing_of_a_campaign(self, stage, between):
        told = private(await stage.alice.slash(stage.channel, "campaign status"))
        assert "Game 2, 1868" in told
        assert "Hudson & Lakes" in told
        assert "The fingerprint of the seed" in told
        office = private(await stage.bob.slash(stage.channel, "campaign office"))
        assert "nobody else can see" in office
        assert "wins this game" in private(await stage.bob.slash(stage.channel, "campaign log"))

    async def test_the_office_is_shown_in_a_picture_between_games_and_in_one(self, stage, between):
        said = await stage.bob.slash(stage.channel, "campaign office")
        assert shown(said) == ["office.png"]
        for who in (stage.alice, stage.bob, stage.cara):
            await answer(stage, who, "I play")
        assert shown(await stage.bob.slash(stage.channel, "campaign office")) == ["office.png"]
        assert "between two games" in private(
            await stage.bob.slash(stage.channel, "campaign office", power="29", order="next")
        )

    async def test_word_for_a_favour_is_left_between_games_taken_back_and_counts_in_the_next(
        self, stage, between, favour
    ):
        assert await stage.alice.autocomplete(stage.channel, "campaign office", "power", "") == []
        offered = await stage.bob.autocomplete(stage.channel, "campaign office", "power", "")
        assert [one["name"] for one in offered] == ["The Telegraph Boy"]
        when = await stage.bob.autocomplete(stage.channel, "campaign office", "order", "", power=offered[0]["value"])
        assert "lightning (The next event that acts once)" in [one["name"] for one in when]
        before = [(m.id, text(m), labels(m)) for m in stage.channel.history()]

        async def leave(order, **more):
            return private(await stage.bob.slash(stage.channel, "campaign office", power="29", order=order, **more))

        assert "No such word can be left" in await leave("use")
        assert "Word left for The Telegraph Boy: The next event that acts once." in await leave("lightning")
        back = private(await stage.bob.slash(stage.channel, "campaign office", power="29", take_back=True))
        assert "Word left" not in back
        again = private(await stage.bob.slash(stage.channel, "campaign office", power="29", take_back=True))
        assert "You have left no word for that" in again
        assert "Word left for The Telegraph Boy: Hold it back." in await leave("hold")
        assert "Word left for The Telegraph Boy: The next event, whatever it is." in await leave("next")
        assert "Telegraph" not in private(await stage.alice.slash(stage.channel, "campaign office"))
        assert [(m.id, text(m), labels(m)) for m in stage.channel.history()] == before
        for who in (stage.alice, stage.bob, stage.cara):
            await answer(stage, who, "I play")
        assert "Word left for The Telegraph Boy" in private(await stage.bob.slash(stage.channel, "campaign office"))
        with stage.env._bot_scope():
            table = await stage.table()
            stored = await stage.service.database.read(lambda tx: archive.stored_of(tx, table.id))
            seat = table.seat_of(stage.bob.id)
        assert archive.rebuild(stored).state.company(seat).orders == {"card:29": "next"}

    async def test_the_log_of_one_game_shows_no_hidden_side_before_the_campaign_is_over(self, stage, between):
        said = await stage.alice.slash(stage.channel, "game export")
        assert "as far as you may know" in private(said)
        with stage.env._bot_scope():
            (first, _) = await stage.service.database.read(lambda tx: games.of_campaign(tx, between.campaign))
            written = await stage.service.export.export(first.id, stage.alice.id)
            carried = await stage.service.database.read(lambda tx: archive.carried_into(tx, between))
        assert b"carried" not in written
        assert b'"office"' not in written
        assert any(company["office"] for company in carried["companies"].values())

    async def test_a_company_is_handed_over_with_its_secrets(self, stage, between):
        dora = stage.guild.add_member(stage.env.create_user("dora"))
        had = private(await stage.bob.slash(stage.channel, "campaign office"))
        await stage.bob.slash(stage.channel, "campaign hand-over", player=dora)
        assert stage.pinged(stage.question()) == [dora.id]
        await dora.click(stage.question(), label="Agree")
        assert private(await dora.slash(stage.channel, "campaign office")) == had
        assert "preside over no company" in private(await stage.bob.slash(stage.channel, "campaign office"))
        assert f"⏳ {dora.mention} · blue" in text(lobby(stage))
        early = await stage.alice.slash(stage.channel, "campaign hand-over", player=stage.bob, company="green")
        assert "14 days" in private(early)

    async def test_a_campaign_ends_when_all_agree_and_tells_what_lies_in_the_vaults(self, stage, between):
        await stage.alice.slash(stage.channel, "campaign end")
        await stage.bob.click(stage.question(), label="Agree")
        await stage.cara.click(stage.question(), label="Agree")
        end = stage.said("ended by agreement")
        assert "The seed of the whole campaign was" in text(end)
        assert "slips $" in text(end)
        assert labels(lobby(stage)) == []
        assert [one.filename for one in end.attachments] == ["vaults.png"]
        assert (await stage.table()).ending == "agreed"
        assert await stage.open("Friday")


class TestTime:
    @pytest.fixture
    def pace(self):
        """Let built-in opponents sleep, so that days pass quickly."""
        return 30 * 24 * 3600.0

    async def test_the_silent_miss_the_game_when_their_time_is_up(self, stage, between):
        await answer(stage, stage.alice, "I play")
        await answer(stage, stage.bob, "I play")
        assert "has said nothing misses the game" in text(lobby(stage))
        with stage.env._bot_scope():
            due = await stage.service.expiries.due_of(between.id)
            assert due == pytest.approx(clock() + READY, abs=60)
            # Three days of looking at the clock every few minutes take a minute.
            await stage.service.database.transact(lambda tx: expiries.put(tx, between.id, clock() + 60))
        await stage.env.advance_time(600)
        table = await stage.table()
        assert (table.phase, table.people) == ("live", (stage.alice.id, stage.bob.id))
        assert labels(lobby(stage)) == []

    async def test_who_says_nothing_is_reminded_and_may_answer_there(self, stage, between):
        await answer(stage, stage.alice, "I play")
        with stage.env._bot_scope():
            for row in await stage.service.reminders.pending(between.id):
                due = msgspec.structs.replace(row, due=clock() + 60)
                await stage.service.database.transact(lambda tx, due=due: reminders.put(tx, due))
        await stage.env.advance_time(600)
        (reminder,) = [m for m in stage.bob.user.dm_channel.history() if "Do you play the next game" in text(m)]
        assert labels(reminder)[:2] == ["I play", "Not this time"]


async def test_after_the_last_game_the_vaults_are_opened_with_the_seed_and_the_channel_is_free(stage, monkeypatch):
    monkeypatch.setattr(type(find("legends")), "campaign_over", lambda self, carried: True)
    await found(stage, stage.bob)
    await stage.alice.click(lobby(stage), label="Start")
    assert "west" not in private(await stage.alice.slash(stage.channel, "campaign status")).replace("The West", "")
    table = await play_on(stage)
    assert (table.number, table.phase) == (1, "over")
    end = stage.said("The vaults are opened.")
    assert "The seed of the whole campaign was `west`" in text(end)
    assert "1. " in text(end)
    assert [one.filename for one in end.attachments] == ["vaults.png"]
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    await stage.env.settle()
    assert len([m for m in stage.channel.history() if "The vaults are opened." in text(m)]) == 1
    assert "The whole campaign" in private(await stage.alice.slash(stage.channel, "game export"))
    assert await stage.open("Friday")


@pytest.mark.long
async def test_the_first_two_games_of_a_campaign_and_the_step_between(stage):
    """By commands, buttons and direct messages, with a restart, an absent company and a hand-over."""
    await found(stage, stage.bob, stage.cara)
    await stage.alice.click(lobby(stage), label="Start")
    for who in (stage.alice, stage.bob, stage.cara):
        assert "Keep tickets" in text(who.user.dm_channel.history()[-1])
        await keep_two(stage, who)
    await take_two_cards(stage)
    table = await play_on(stage)
    assert (table.number, table.between_games) == (2, True)
    assert labels(stage.said("Game 1 of the campaign is over")) == ["Log", "My hand", "Since my last turn"]

    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    await answer(stage, stage.alice, "I play")
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    await stage.bob.slash(stage.channel, "campaign hand-over", player=dora)
    await dora.click(stage.question(), label="Agree")
    await answer(stage, stage.cara, "Not this time")
    await answer(stage, dora, "I play")

    table = await stage.table()
    assert (table.number, table.phase, table.people) == (2, "live", (stage.alice.id, dora.id))
    for who in (stage.alice, dora):
        await keep_two(stage, who)
    table = await play_on(stage)
    assert (table.number, table.people) == (3, (stage.alice.id, dora.id, stage.cara.id))
    story = private(await stage.cara.slash(stage.channel, "campaign log"))
    second = private(await stage.cara.slash(stage.channel, "campaign log", game=2))
    assert ("Game 2, 1868" in second, "Game 1, 1865" in second) == (True, False)
    assert [f"Game {number}, {year}" in story for number, year in ((1, 1865), (2, 1868))] == [True, True]
    assert "one missed" in private(await stage.cara.slash(stage.channel, "campaign status"))
    with stage.env._bot_scope():
        chain = await stage.service.database.read(lambda tx: games.of_campaign(tx, table.campaign))
        for game in chain[:2]:
            stored = await stage.service.database.read(lambda tx, game=game: archive.stored_of(tx, game.id))
            assert archive.rebuild(stored).over


async def keep_two(stage, who):
    """Keep the first two of the tickets that were dealt."""
    table = await stage.table()
    with stage.env._bot_scope():
        look = await stage.service.queries.snapshot(table.id, who.id)
        slot = await stage.service.queries.slot(table.id, who.id, look.kinds[0], "tickets", {})
    said = await who.slash(stage.channel, "legends keep", tickets=", ".join(one.value for one in slot.options[:2]))
    assert "You keep" in private(said)
    assert (await stage.table()).seq == table.seq + 1


async def take_two_cards(stage):
    """Let whoever begins draw two cards blind by command."""
    table = await stage.table()
    who = next(one for one in (stage.alice, stage.bob, stage.cara) if table.seat_of(one.id) in table.actors)
    for _ in range(2):
        with stage.env._bot_scope():
            look = await stage.service.queries.snapshot(table.id, who.id)
            slot = await stage.service.queries.slot(table.id, who.id, look.kinds[0], "card", {})
        await who.slash(stage.channel, "legends draw", card=slot.options[-1].value)
    assert table.actors != (await stage.table()).actors
