import pytest

from bot.service import Service, TableOptions
from engine.core.registry import GAMES
from storage import ledger, table_records
from tests.stored import read

HOST, GUEST, THIRD, OUTSIDER = 100, 200, 300, 900
GUILD, CHANNEL = 1, 10
START = 1_700_000_000.0


@pytest.fixture(autouse=True)
def _toys_are_registered(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", "tests.toy.engine.game:TOY")
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")


class Clock:
    """A clock that a test moves."""

    def __init__(self):
        self.now = START

    def __call__(self):
        return self.now

    def forward(self, seconds):
        self.now += seconds


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def path(address_made):
    """Where the database is."""
    return address_made


@pytest.fixture
async def service(path, clock):
    async with await Service.open(path, clock) as opened:
        yield opened


@pytest.fixture
def lobby(service):
    """Open a lobby with these people, the first as host, and built-in opponents."""

    async def lobby(*people, opponents=0, channel=CHANNEL, **options):
        host, *others = people or (HOST, GUEST)
        table = await service.lobby.new(host, GUILD, channel, TableOptions(game="toy", title="Friday", **options))
        for user_id in others:
            table = await service.lobby.join(table.id, user_id)
        for _ in range(opponents):
            table = await service.lobby.add_opponent(table.id, host)
        return table

    return lobby


@pytest.fixture
def live(service, lobby):
    """Start a game with these people, the first as host, and built-in opponents."""

    async def live(*people, opponents=0, **options):
        table = await lobby(*people, opponents=opponents, **options)
        return await service.lobby.start(table.id, table.host_id)

    return live


@pytest.fixture
def choose(service):
    """Let people keep the lower of their two numbers, the toy's first move."""

    async def choose(table, *people, **options):
        for user_id in people:
            low = min((await service.queries.snapshot(table.id, user_id)).view.hand)
            outcome = await service.play.move(table.id, user_id, "choose", {"number": low}, **options)
        return outcome

    return choose


@pytest.fixture
def opened(live, choose):
    """Start a game of two people who have made their secret choice: the first is to move."""

    async def opened(**options):
        table = await live(HOST, GUEST, **options)
        return (await choose(table, HOST, GUEST)).table

    return opened


@pytest.fixture
async def table(service):
    """Start the open toy with three people; the host is to move."""
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="open", title="Friday", players=3))
    for user in (GUEST, THIRD):
        await service.lobby.join(opened.id, user)
    return await service.lobby.start(opened.id, HOST)


async def refused(work):
    """Return the key of the refusal that work meets."""
    from bot.service import Refusal

    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.text.key


async def order_of(service, table_id, seat):
    """Return the order that stands for a seat."""
    rows = (await read(service.database, lambda tx: table_records.get(tx, table_id))).orders
    return next((row for row in rows if row.seat == seat and row.ended is None), None)


async def replaceable(service, table_id):
    """Return the seats of people whose reminders ran out."""
    return tuple(row.seat for row in (await service.live.get(table_id)).record.reminders if row.due is None)


async def superseded(service, table_id):
    """Return where the announcements stand that are not the latest any more and may still have their controls."""
    _, rows = await read(service.database, lambda tx: ledger.of(tx, table_id))
    return tuple(each for each in rows if each.target.startswith(ledger.OLD_PANEL))
