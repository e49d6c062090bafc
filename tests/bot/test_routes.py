import asyncio

import pytest

from bot.delivery.routes import Routes


class Work:
    """Some work that ends when it is told to, and what has begun and ended of all of it."""

    def __init__(self, log, name):
        self.log, self.name, self.end = log, name, asyncio.Event()

    async def __call__(self):
        self.log.append(f"{self.name} begins")
        await self.end.wait()
        self.log.append(f"{self.name} ends")


@pytest.fixture
def log():
    return []


async def everything_that_can_happen():
    for _ in range(20):
        await asyncio.sleep(0)


async def test_what_goes_one_way_goes_one_after_the_other_and_another_way_at_once(log):
    routes = Routes()
    first, second, other = (Work(log, name) for name in ("first", "second", "other"))
    routes.begin("a", first)
    routes.begin("a", second)
    routes.begin("b", other)
    await everything_that_can_happen()
    assert log == ["first begins", "other begins"]
    first.end.set()
    await everything_that_can_happen()
    assert log[2:] == ["first ends", "second begins"]
    assert routes.busy("a")
    second.end.set()
    other.end.set()
    await everything_that_can_happen()
    assert not routes.busy("a")
    assert routes.unfinished == 0


async def test_only_so_many_routes_are_at_work_at_once_and_a_queue_takes_one_of_them(log):
    routes = Routes(most=2)
    works = {name: Work(log, name) for name in ("a1", "a2", "b1", "c1")}
    for name, work in works.items():
        routes.begin(name[0], work)
    await everything_that_can_happen()
    assert log == ["a1 begins", "b1 begins"]
    works["b1"].end.set()
    await everything_that_can_happen()
    assert log[2:] == ["b1 ends", "c1 begins"]
    assert routes.unfinished == 3
    routes.stop()
    await everything_that_can_happen()
    assert routes.unfinished == 0


async def test_work_that_fails_lets_the_next_of_its_route_begin(log, caplog):
    routes = Routes()
    after = Work(log, "after")

    async def fail():
        raise ConnectionError("gone")

    routes.begin("a", fail)
    routes.begin("a", after)
    await everything_that_can_happen()
    assert log == ["after begins"]
    assert "gone" not in caplog.text
    routes.stop()
