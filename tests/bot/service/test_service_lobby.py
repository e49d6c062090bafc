import asyncio

import pytest

from bot.service import MOST_REMINDERS, PACES, NoSuchTable, NotSeated, QuietHours, Refusal, TableOptions
from bot.service.values import CLOSED_AFTER, MOST_HOSTED, MOST_SEATS_TAKEN, UNFILLED_AFTER
from engine.core.registry import CAMPAIGNS
from engine.core.rng import commitment
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, START, THIRD, refused


def held(table):
    return [holder.user_id or holder.policy for holder in table.seats]


async def test_a_new_table_has_its_host_on_the_first_seat_and_holds_no_secret(lobby):
    table = await lobby(HOST, players=3, variants={"deck": "long"})
    assert (table.phase, held(table), table.host_id, table.wanted) == ("lobby", [HOST], HOST, 3)
    assert (table.variants, table.interval, table.commitment) == ({"deck": "long"}, PACES["day"], None)
    assert 2 <= len(table.id) <= 12
    assert table.id.isalnum()
    assert table.id == table.id.lower()


async def test_without_a_number_a_table_offers_as_many_seats_as_the_game_takes(lobby):
    table = await lobby(HOST)
    assert (table.wanted, table.variants) == (4, {"deck": "short"})


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ({"title": "  "}, "game.new.title_empty"),
        ({"title": "x" * 61}, "game.new.title_long"),
        ({"game": "chess"}, "service.new.game"),
        ({"players": 1}, "service.new.players"),
        ({"players": 5}, "service.new.players"),
        ({"variants": {"deck": "huge"}}, "service.new.variant"),
        ({"variants": {"weather": "rain"}}, "service.new.variant"),
        ({"pace": "warp"}, "service.new.pace"),
    ],
)
async def test_a_form_that_makes_no_table_is_refused(service, form, key):
    given = {"game": "toy", "title": "Friday", **form}
    assert await refused(service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(**given))) == key
    assert await service.tables.in_channel(CHANNEL) is None


async def test_a_title_is_kept_on_one_line(service):
    table = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="toy", title=" to\n  Paris "))
    assert table.title == "to Paris"


async def test_a_channel_has_one_live_table_even_when_two_open_one_at_once(service, lobby):
    made = await asyncio.gather(lobby(HOST), lobby(GUEST), return_exceptions=True)
    assert sorted(type(each).__name__ for each in made) == ["Refusal", "Table"]
    assert await refused(service.lobby.check_new(THIRD, GUILD, CHANNEL)) == "service.new.channel_taken"
    await service.lobby.check_new(THIRD, GUILD, 11)


async def test_a_person_hosts_a_bounded_number_of_tables(service, lobby):
    for channel in range(MOST_HOSTED):
        await lobby(HOST, channel=channel + 1)
    with pytest.raises(Refusal) as limit:
        await lobby(HOST, channel=99)
    assert limit.value.text.key == "service.new.host_limit"
    named = [table.params["channel"] for table in limit.value.text.params["tables"]]
    assert sorted(named) == [str(channel + 1) for channel in range(MOST_HOSTED)]


async def test_a_person_sits_at_a_bounded_number_of_tables(service, lobby):
    for number in range(MOST_SEATS_TAKEN):
        await lobby(1000 + number, GUEST, channel=number + 1)
    table = await lobby(HOST, channel=99)
    assert await refused(service.lobby.join(table.id, GUEST)) == "service.too_many_seats"


async def test_a_server_says_where_and_how_many(service, lobby):
    await service.admin.allow_channel(GUILD, 50)
    assert await refused(lobby(HOST)) == "service.new.channel_not_allowed"
    await service.lobby.check_new(HOST, GUILD, 77, parent_channel_id=50)
    await service.lobby.new(HOST, GUILD, 77, TableOptions(game="toy", title="in a thread"), parent_channel_id=50)
    await service.admin.limit_tables(GUILD, 1)
    assert await refused(lobby(GUEST, channel=50)) == "service.new.guild_limit"


async def test_people_join_in_order_and_only_once(service, lobby):
    table = await lobby(HOST, GUEST, THIRD, players=3)
    assert held(table) == [HOST, GUEST, THIRD]
    assert await refused(service.lobby.join(table.id, GUEST)) == "service.join.seated"
    assert await refused(service.lobby.join(table.id, OUTSIDER)) == "service.full"


async def test_of_many_who_press_join_at_once_only_so_many_are_seated(service, lobby):
    table = await lobby(HOST, players=3)
    await asyncio.gather(*(service.lobby.join(table.id, user) for user in range(1, 9)), return_exceptions=True)
    table = await service.tables.get(table.id)
    assert [holder.seat for holder in table.seats] == [0, 1, 2]
    assert len(set(held(table))) == 3


async def test_who_leaves_makes_room_and_the_others_move_up(service, lobby):
    table = await lobby(HOST, GUEST, THIRD)
    table = await service.lobby.leave(table.id, GUEST)
    assert [(h.seat, h.user_id) for h in table.seats] == [(0, HOST), (1, THIRD)]
    with pytest.raises(NotSeated):
        await service.lobby.leave(table.id, GUEST)


async def test_a_leaving_host_hands_the_table_on_and_the_last_one_closes_it(service, lobby):
    table = await lobby(HOST, GUEST, opponents=1)
    table = await service.lobby.leave(table.id, HOST)
    assert table.host_id == GUEST
    table = await service.lobby.leave(table.id, GUEST)
    assert (table.phase, table.ending, table.host_id) == ("ended", "closed", None)
    await lobby(THIRD)


async def test_the_host_seats_and_removes_opponents_and_sends_people_away(service, lobby):
    table = await lobby(HOST, GUEST, opponents=1)
    table = await service.lobby.kick(table.id, HOST, GUEST)
    assert held(table) == [HOST, "random"]
    table = await service.lobby.remove_opponent(table.id, HOST)
    assert held(table) == [HOST]
    assert await refused(service.lobby.remove_opponent(table.id, HOST)) == "service.no_opponent_there"
    assert await refused(service.lobby.kick(table.id, HOST, HOST)) == "service.kick.oneself"
    assert await refused(service.lobby.kick(table.id, HOST, GUEST)) == "service.kick.nobody"
    assert await refused(service.lobby.add_opponent(table.id, HOST, "genius")) == "service.opponent.unknown"


async def test_only_the_host_decides(service, lobby):
    table = await lobby(HOST, GUEST, opponents=1)
    for work in (
        service.lobby.kick(table.id, GUEST, HOST),
        service.lobby.add_opponent(table.id, GUEST),
        service.lobby.remove_opponent(table.id, GUEST),
        service.lobby.options(table.id, GUEST, title="mine"),
        service.lobby.start(table.id, GUEST),
        service.lobby.close(table.id, GUEST),
    ):
        assert await refused(work) == "service.host_only"


async def test_the_host_changes_what_was_chosen(service, lobby):
    table = await lobby(HOST, GUEST)
    table = await service.lobby.options(
        table.id, HOST, title="Saturday", players=3, variants={"deck": "long"}, pace="live"
    )
    assert (table.title, table.wanted, table.variants) == ("Saturday", 3, {"deck": "long"})
    assert (table.pace, table.interval) == ("live", PACES["live"])
    await service.lobby.join(table.id, THIRD)
    assert await refused(service.lobby.options(table.id, HOST, players=2)) == "service.options.too_few"


async def test_a_start_commits_to_a_seed_that_nobody_sees(service, live):
    table = await live(HOST, GUEST)
    assert (table.phase, table.seq, table.started) == ("live", 0, START)
    look = await service.queries.snapshot(table.id, HOST)
    assert look.seed is None
    assert table.commitment == commitment((await service.live.get(table.id)).match.seed)
    assert table.actors == {0, 1}


async def test_of_two_presses_of_start_one_starts(service, lobby):
    table = await lobby(HOST, GUEST)
    done = await asyncio.gather(*(service.lobby.start(table.id, HOST) for _ in range(5)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Refusal"] * 4 + ["Table"]
    (started,) = [each for each in done if not isinstance(each, Refusal)]
    assert (await service.tables.get(table.id)).commitment == started.commitment


async def test_a_lobby_that_is_too_small_or_gone_does_not_start(service, lobby):
    table = await lobby(HOST)
    assert await refused(service.lobby.start(table.id, HOST)) == "service.start.too_few"
    await service.lobby.close(table.id, HOST)
    assert await refused(service.lobby.start(table.id, HOST)) == "service.ended"
    with pytest.raises(NoSuchTable):
        await service.lobby.start("nowhere", HOST)


async def test_a_started_table_takes_nobody_more(service, live):
    table = await live(HOST, GUEST)
    assert await refused(service.lobby.join(table.id, THIRD)) == "service.started"
    assert await refused(service.lobby.leave(table.id, GUEST)) == "service.started"


async def test_a_table_that_has_ended_takes_nobody_and_reminds_nobody(service, live):
    table = await live(HOST, opponents=1)
    await service.consent.end(table.id, HOST, sure=True)
    assert await refused(service.lobby.join(table.id, THIRD)) == "service.ended"
    assert await refused(service.lobby.remind(table.id, HOST, interval=3600, quiet=None)) == "service.ended"


async def test_tables_of_a_person_are_found(service, lobby, live):
    one = await live(HOST, GUEST)
    two = await lobby(GUEST, channel=11)
    assert {table.id for table in await service.tables.of_person(GUEST)} == {one.id, two.id}
    assert [table.id for table in await service.tables.of_person(GUEST, "live")] == [one.id]
    assert [table.id for table in await service.tables.waiting_for(GUEST)] == [one.id]
    assert (await service.tables.in_channel(11)).id == two.id


async def test_anybody_seated_sets_the_reminders_of_a_table(service, live):
    table = await live(HOST, GUEST)
    quiet = QuietHours(22 * 60, 8 * 60, "Europe/Prague")
    table = await service.lobby.remind(table.id, GUEST, interval=3600, quiet=quiet)
    assert (table.interval, table.quiet) == (3600, quiet)
    with pytest.raises(NotSeated):
        await service.lobby.remind(table.id, OUTSIDER, interval=3600, quiet=None)
    assert await refused(service.lobby.remind(table.id, HOST, interval=10, quiet=None)) == "service.interval"
    nowhere = QuietHours(0, 60, "Europe/Atlantis")
    assert await refused(service.lobby.remind(table.id, HOST, interval=3600, quiet=nowhere)) == "service.quiet"
    assert MOST_REMINDERS == 5


@pytest.mark.parametrize("key", CAMPAIGNS)
async def test_of_a_game_that_is_played_in_campaigns_a_campaign_is_opened(service, key):
    table = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game=key, title="Friday"))
    assert (table.campaign, table.number, table.people) == (table.id, 1, (HOST,))
    assert table.seats[0].company is not None


async def test_a_table_that_is_still_played_is_not_opened_again(service, live):
    table = await live(HOST, GUEST)
    assert await refused(service.lobby.again(table.id, HOST)) == "service.again.not_ended"


async def test_a_table_that_is_opened_again_has_nobody_who_sits_at_too_many_tables(service, live, lobby):
    table = await live(HOST, GUEST, THIRD, players=3)
    await service.admin.force_end(GUILD, table.id)
    for number in range(MOST_SEATS_TAKEN):
        await lobby(1000 + number, GUEST, channel=100 + number)
    again = await service.lobby.again(table.id, HOST)
    assert (held(again), again.wanted, again.host_id) == ([THIRD, HOST], 3, HOST)


async def test_a_lobby_that_was_full_meanwhile_is_not_closed_before_its_host_is_warned_again(service, lobby, clock):
    table = await lobby(HOST)
    clock.forward(UNFILLED_AFTER + 1)
    assert [[one.id for one in some] for some in await service.lobby.unfilled()] == [[table.id], []]
    await service.lobby.mark_warned(table.id)
    for person in (GUEST, THIRD):
        await service.lobby.join(table.id, person)
    await service.lobby.options(table.id, HOST, players=3)
    clock.forward(CLOSED_AFTER + 1)
    assert await service.lobby.unfilled() == ((), ())
    await service.lobby.leave(table.id, GUEST)
    assert [[one.id for one in some] for some in await service.lobby.unfilled()] == [[table.id], []]


async def test_a_warning_of_a_lobby_is_no_nudge_in_its_game(service, lobby, clock):
    table = await lobby(HOST, GUEST)
    clock.forward(UNFILLED_AFTER + 1)
    await service.lobby.mark_warned(table.id)
    await service.lobby.start(table.id, HOST)
    assert (await service.reminders.nudge(table.id, HOST, GUEST)).user_id == GUEST


async def test_a_lobby_that_has_begun_or_filled_meanwhile_counts_as_not_warned(service, lobby, clock):
    begun = await lobby(HOST, GUEST)
    await service.lobby.start(begun.id, HOST)
    await service.lobby.mark_warned(begun.id)
    assert (await service.reminders.nudge(begun.id, HOST, GUEST)).user_id == GUEST
    filled = await lobby(HOST, GUEST, channel=11, players=2)
    clock.forward(UNFILLED_AFTER + 1)
    await service.lobby.mark_warned(filled.id)
    clock.forward(CLOSED_AFTER + 1)
    await service.lobby.leave(filled.id, GUEST)
    assert [[one.id for one in some] for some in await service.lobby.unfilled()] == [[filled.id], []]
