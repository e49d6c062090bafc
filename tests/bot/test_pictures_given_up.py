"""A picture for which nobody waits any longer is not drawn."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import msgspec
import pytest

from bot import drawing_pool
from bot.delivery.private_panels import REMEMBERED, AnswersInProgress
from bot.drawing_pool import Drawing, DrawingPool, Picture, Superseded
from bot.messages import pictures
from bot.messages.pictures import Pictures
from bot.metrics import Metrics
from bot.texts import texts_for
from engine.core.game import Setup
from engine.core.registry import find

pytestmark = pytest.mark.drawn
GAME = find("europe")
VIEW = GAME.view(GAME.setup(Setup("europe", 2), seed="any"), None)
TABLE = SimpleNamespace(
    table=SimpleNamespace(id="a", seq=1, phase="live"),
    view=VIEW,
    seat=0,
    private=0,
    pictured=True,
    compared_with=None,
)
"""As much of a snapshot as a picture is known by."""


@pytest.fixture
def drawn(monkeypatch):
    """What was drawn, one picture at a time, while another table's is being drawn until ``leave``."""
    done = []

    def draw(drawing):
        done.append(drawing.kind)
        return Picture(b"", "a picture", "picture.png")

    monkeypatch.setattr(drawing_pool, "allowed", lambda: 1)
    monkeypatch.setattr(drawing_pool, "HANDED", 1)
    monkeypatch.setattr(drawing_pool, "processes", lambda count, **_: ThreadPoolExecutor(count))
    monkeypatch.setattr(drawing_pool, "_drawn", draw)
    monkeypatch.setattr(pictures, "_pool", DrawingPool())
    return SimpleNamespace(kinds=done, pool=pictures._pool)


def asked_for(shown, kind):
    return asyncio.create_task(shown._kept_or_drawn(TABLE, Drawing(VIEW, kind, "en", ())))


async def some_rounds():
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_everybody_has_stopped_waiting_for_is_not_drawn_and_what_somebody_waits_for_is(drawn):
    shown, backlog = Pictures(Metrics()), drawn.pool._backlog_here()
    await backlog.enter()
    first, second = asked_for(shown, "hand"), asked_for(shown, "hand")
    lone = asked_for(shown, "board")
    await some_rounds()
    first.cancel()
    lone.cancel()
    await some_rounds()
    backlog.leave()
    assert (await second).alt == "a picture"
    assert drawn.kinds == ["hand"]


async def test_what_everybody_sees_is_drawn_once_for_all_and_never_by_what_one_person_sees(drawn):
    shown, everybody = Pictures(Metrics()), SimpleNamespace(**(vars(TABLE) | {"seat": None, "view": VIEW}))
    own = GAME.view(GAME.setup(Setup("europe", 2), seed="any"), 0)
    seated = SimpleNamespace(**(vars(TABLE) | {"view": own, "private": 1}))

    async def draw(snapshot, kind):
        await shown._kept_or_drawn(snapshot, Drawing(snapshot.view, kind, "en", ()))

    await draw(seated, "board")
    await draw(everybody, "board")
    assert drawn.kinds == ["board", "board"], "of what one person sees nothing is handed on"
    await draw(SimpleNamespace(**(vars(seated) | {"seat": 1})), "board")
    assert drawn.kinds == ["board", "board"]
    await draw(SimpleNamespace(**(vars(everybody) | {"view": own})), "hand")
    await draw(seated, "hand")
    assert drawn.kinds[2:] == ["hand", "hand"], "what is private is each one's own"


async def test_a_hand_is_drawn_once_while_it_stays_as_it_is_and_anew_for_every_seat_name_and_card(drawn):
    shown, own = Pictures(Metrics()), GAME.view(GAME.setup(Setup("europe", 2), seed="any"), 0)

    async def draw(seq, names=("Ann", "Ben"), seat=0, **changed):
        view = msgspec.structs.replace(own, **changed)
        snapshot = SimpleNamespace(**(vars(TABLE) | {"view": view, "seat": seat}))
        snapshot.table = SimpleNamespace(id="a", seq=seq, phase="live")
        await shown._kept_or_drawn(snapshot, Drawing(view, "hand", "en", names))
        return len(drawn.kinds)

    assert await draw(1) == 1
    assert await draw(2, deck=own.deck - 1, to_move=(1,), face_up=own.face_up[1:]) == 1, "it shows none of these"
    assert await draw(3, claims=(("any", 1),)) == 2
    assert await draw(4, own=msgspec.structs.replace(own.own, cards={**own.own.cards, "red": 9})) == 3
    assert await draw(5, names=("Ann", "Bob")) == 4
    assert await draw(6, seat=1) == 5
    assert await draw(7, viewer=1) == 6
    assert await draw(8) == 6


async def test_of_what_comes_again_no_more_is_kept_than_there_is_room_for(drawn, monkeypatch):
    monkeypatch.setattr(pictures, "ALIKE", 1000)
    monkeypatch.setattr(drawing_pool, "_drawn", lambda _: Picture(bytes(400), "a picture", "picture.png"))
    shown, own = Pictures(Metrics()), GAME.view(GAME.setup(Setup("europe", 2), seed="any"), 0)
    for seq in range(5):
        snapshot = SimpleNamespace(**(vars(TABLE) | {"view": own}))
        snapshot.table = SimpleNamespace(id="a", seq=seq, phase="live")
        await shown._kept_or_drawn(snapshot, Drawing(own, "hand", "en", (str(seq),)))
    assert [alike[-2] for alike in shown._alike] == [("3",), ("4",)]


async def test_whoever_waits_for_news_that_are_given_up_has_the_picture_drawn_of_what_is_its_own_alone(drawn):
    shown, backlog = Pictures(Metrics()), drawn.pool._backlog_here()
    everybody = SimpleNamespace(**(vars(TABLE) | {"seat": None}))
    await backlog.enter()
    news = asyncio.create_task(shown._kept_or_drawn(everybody, Drawing(VIEW, "board", "en", (), table="a", seq=1)))
    await some_rounds()
    seated = asked_for(shown, "board")
    await some_rounds()
    drawn.pool.skip("a", 2)
    await some_rounds()
    backlog.leave()
    with pytest.raises(Superseded):
        await news
    assert (await seated).alt == "a picture"
    assert [key[4] for key in shown._kept] == [0]


async def test_what_was_given_up_can_be_asked_for_again(drawn):
    shown, backlog = Pictures(Metrics()), drawn.pool._backlog_here()
    await backlog.enter()
    first = asked_for(shown, "hand")
    await some_rounds()
    first.cancel()
    again = asked_for(shown, "hand")
    await some_rounds()
    backlog.leave()
    assert (await again).alt == "a picture"
    assert drawn.kinds == ["hand"]


async def test_what_is_made_for_a_message_is_given_up_when_the_message_is_changed():
    showing, never = AnswersInProgress(), asyncio.get_running_loop().create_future()

    async def make():
        await never

    making = asyncio.create_task(make())
    mark = showing.begin(7)
    completing = asyncio.create_task(showing.completed(7, mark, making))
    await some_rounds()
    showing.begin(7)
    assert await completing is None
    assert making.cancelled()


async def test_what_is_made_for_a_message_that_stays_is_shown():
    showing = AnswersInProgress()

    async def make():
        return "a panel"

    mark = showing.begin(7)
    assert await showing.completed(7, mark, asyncio.create_task(make())) == "a panel"
    showing.begin(7)
    late = asyncio.create_task(make())
    assert await showing.completed(7, mark, late) is None


async def test_of_the_messages_that_were_changed_the_latest_are_remembered():
    showing, marks = AnswersInProgress(), {}
    for message in range(REMEMBERED + 1):
        marks[message] = showing.begin(message)
    assert not showing.is_latest(0, marks[0])
    assert all(showing.is_latest(message, mark) for message, mark in marks.items() if message)


async def test_where_what_is_opened_at_the_end_of_a_campaign_cannot_be_drawn_words_are_left(drawn, monkeypatch, caplog):
    def fails(_):
        raise RuntimeError("no font")

    monkeypatch.setattr(drawing_pool, "_drawn", fails)
    assert await Pictures(Metrics())._apart(None, "vaults", texts_for("en"), ()) is None
    assert "no vaults" in caplog.text
    caplog.clear()
