"""The real bot on the local server, in the test's own process, and people who play by its controls."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.client import Stationmaster, clock
from bot.demo.discord_api.interactions import COMMAND, COMPONENT, Interaction
from bot.demo.discord_api.limits import walk
from bot.demo.discord_api.people import command_named, options_for
from bot.demo.discord_api.world import label_of
from bot.drawing_pool import Drawing
from bot.messages import pictures
from bot.messages.announcement import ADDED
from bot.service import Service, TableOptions
from bot.service.log import log_lines
from bot.texts import texts_for
from engine.core.registry import every_key, find
from engine.core.rng import Rng
from tests.bot.stage import unheard
from tests.discord_server.server import TINY_PNG, Message

from .server import PATIENCE, Channel, DiscordServer, Person

PACE = 0.1
"""Seconds between two moves of built-in opponents."""
MOST_STEPS = 60
TIMES = re.compile(r"(.*) \(?\N{MULTIPLICATION SIGN} ?(\d+)\)?")
TOGETHER = re.compile(r"\*\*(.+)\*\* (pass|can do nothing and pass)\.")
BID = re.compile(r"\*\*(?P<who>.+)\*\* bids (?P<price>\d+) G on \*\*(?P<lot>.+)\*\*\.")
BIDS = re.compile(
    r"\*\*.+\*\* bid \d+ times on \*\*(?P<lot>.+)\*\*; \*\*(?P<who>.+)\*\* has the highest bid, (?P<price>\d+) G\."
)
ASIDE = {"foresee", "hint", "number", "order", "orders", "rule", "show", "think", "try", "undo", "unorder", "write"}
"""What controls do that plays no move of this turn: ask for something in a form of its own, show a picture, work out a move, order one."""
ORDERS = tuple(kind.kind() for key in every_key() for kind in find(key).orders.kinds)
"""What controls ask for that let something be done later, if anything comes of it."""
LEADING_ON_NOTHING = {"Back", "My hand", "My holdings", "Since my last turn", "Help"}
"""Labels of what leads back, and of the last row of each panel."""
OUTRUN = (10008, 50083)
"""What a picture or an added step may meet: its message has given way to the next, or its thread was just archived."""
FOLLOWS = texts_for("en").say("announce.picture_follows")
"""Stands above what an announcement has been added, until its picture shows that too."""
CUT = "…"
"""Stands in an announcement for what happened before the rest of it."""
HANDLERS = ("CommandTree", "discord-ui", "discord.py:")
"""How discord.py names the tasks in which commands, controls and events are handled."""
TEXT = 10


class Club:
    """A server with the bot logged in, and what tests do with it time and again."""

    def __init__(self, server: DiscordServer, bot: Stationmaster) -> None:
        self.server = server
        self.bot = bot
        self.service = bot.service

    async def table(
        self, channel: Channel, host: Person, *others: Person, opponents: int = 0, game: str = "europe"
    ) -> str:
        """Start a table by the service alone, announce it, and return its id."""
        lobby, guild = self.service.lobby, int(self.server.world.guild_id)
        seats = 1 + len(others) + opponents
        made = await lobby.new(
            int(host.id), guild, int(channel.id), TableOptions(game=game, title=channel.name, players=seats)
        )
        for other in others:
            await lobby.join(made.id, int(other.id))
        for _ in range(opponents):
            await lobby.add_opponent(made.id, int(host.id), "random")
        await lobby.start(made.id, int(host.id))
        await self.bot.reconciler.reconcile(made.id)
        return made.id

    async def forward(self, table_id: str, people: dict[int, Person], *, until) -> None:
        """Move for everybody at random, telling nobody, until a look at the table is as wanted; tell that at once."""
        with unheard(self.bot):
            await self._forward(table_id, people, until)
        await self.bot.reconciler.reconcile(table_id)

    async def _forward(self, table_id, people, until) -> None:
        rng = Rng("forward")
        while not until(look := await self.service.queries.snapshot(table_id)):
            seat = min(look.actors)
            if look.table.holder(seat).policy is not None:
                await self.service.play.opponent(table_id)
                continue
            live = await self.service.live.get(table_id)
            game = live.match.game
            move = game.policies["random"](game, live.match.state, seat, rng)
            values = {name: getattr(move, name) for name in move.__struct_fields__ if name != "seat"}
            await self.service.play.move(table_id, int(people[seat].id), type(move), values)

    async def seq(self, table_id: str) -> int:
        """How many entries the log has."""
        return (await self.service.tables.get(table_id)).seq

    async def announced(self, table_id: str, *, within: float = PATIENCE) -> None:
        """Wait until the channel was told everything."""
        async with asyncio.timeout(within):
            while table_id in await self.service.ledger.pending():  # noqa: ASYNC110 - the service announces no changes
                await asyncio.sleep(0.02)


@asynccontextmanager
async def club_at(server: DiscordServer, database: Path, *, pace: float = PACE) -> AsyncIterator[Club]:
    """Log the bot in, and out again at the end."""
    async with await Service.open(database, clock) as service:
        bot = Stationmaster(service, pace=pace, shard_count=1)
        running = asyncio.create_task(bot.start(server.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if running.done():
            ready.cancel()
            await running
        try:
            yield Club(server, bot)
            bot.opponents.stop()
            await quiet()
        finally:  # after a failure too: no event loop comes to its end while a bot is logged in
            await bot.close()
            await asyncio.wait_for(running, PATIENCE)


@asynccontextmanager
async def accepted_by_discord(server: DiscordServer, database: Path) -> AsyncIterator[Club]:
    """Log the bot in, and hold at the end that Discord refused nothing that it sent."""
    async with club_at(server, database) as running:
        yield running
    assert [
        (seen.method, seen.path[-40:], seen.code, seen.problems) for seen in server.refused if seen.code not in OUTRUN
    ] == []


async def quiet() -> None:
    """Wait until the bot has done everything that was asked of it."""
    while handlers := [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLERS)]:
        await asyncio.wait(handlers, timeout=PATIENCE)


def plain(seconds: Callable[[], float] = lambda: 0.0) -> Callable[..., Awaitable[pictures.Picture]]:
    """What may stand in the place of drawing: one dot, which takes some seconds."""

    async def draw(drawing: Drawing) -> pictures.Picture:
        await asyncio.sleep(seconds())
        return pictures.Picture(TINY_PNG, f"a plain {drawing.kind}", f"{drawing.kind}.png")

    return draw


def ids_of(message: Message, version: int = -1) -> list[list[str]]:
    """What the ids of a message's controls say, as it is now or as it was: version, table, seq, verb, argument."""
    body = message.versions[version]
    return [
        c["custom_id"].split(":") for _, c in walk(body["components"]) if str(c.get("custom_id")).startswith("sm1:")
    ]


def seq_of(message: Message) -> int | None:
    """The sequence number in the ids of a message's controls; None: it has none."""
    return next((int(said[2]) for said in ids_of(message)), None)


def verb_of(control: dict[str, Any]) -> str:
    """What a control does."""
    return str(control["custom_id"]).split(":")[3]


def leads_on(control: dict[str, Any]) -> bool:
    """Whether a control belongs to what is to be done now."""
    orders = control["custom_id"].split(":", 4)[-1].startswith(ORDERS)
    return label_of(control) not in LEADING_ON_NOTHING and verb_of(control) not in ASIDE and not orders


def is_announcement(post: Message) -> bool:
    """Whether a message came with the buttons of a board, and is none that only calls somebody within an auction."""
    return any(said[3] == "hand" for said in ids_of(post, 0)) and ":call:" not in post.nonce


def announcements(channel: Channel) -> list[Message]:
    """Every announcement in a channel, oldest first."""
    return [post for post in channel.posts if is_announcement(post)]


def told_up_to(announcement: Message, version: int = 0) -> int:
    """The last log entry that an announcement told of when it was sent, or tells of in a version of it."""
    return int(ids_of(announcement, version)[0][2])


def told_in(channel: Channel) -> list[str]:
    """The lines of all announcements as they were sent and what the last has been added, without the opening's two."""
    lines: list[str] = []
    for post in announcements(channel):
        story, *after = texts_in(post, 0)
        # What happened stands before who is to move.
        if after:
            lines += story["content"].splitlines()
    # What was added to a message before is told again by the one after it.
    for part in texts_in(announcements(channel)[-1], -1):
        if part.get("id") == ADDED:
            lines += part["content"].splitlines()
    return [line for told in lines[2:] if told != FOLLOWS for line in each_of(told)]


def texts_in(announcement: Message, version: int) -> list[dict[str, Any]]:
    """The texts of an announcement, as it is now or as it was, with plain spaces where they have hard ones."""
    parts = announcement.versions[version]["components"][0]["components"]
    return [part | {"content": part["content"].replace("\xa0", " ")} for part in parts if part["type"] == TEXT]


def asked_in(channel: Channel) -> set[str]:
    """The lines of all announcements that stand beside what happened: who is to move, and questions such as offers."""
    lines: set[str] = set()
    for post in announcements(channel):
        for version in range(len(post.versions)):
            texts = [part["content"] for part in texts_in(post, version) if part.get("id") != ADDED]
            asked = [content for at, content in enumerate(texts) if at or content.startswith("❓")]
            for line in (line for content in asked for line in content.splitlines()):
                lines |= {line, line.partition(": ")[2]}  # a question names whom it is for and says the whole offer
    return lines


def tells(told: Sequence[str], story: Sequence[str]) -> bool:
    """Whether lines tell a story, but for what an ellipsis stands for: of a very long round only its end is told."""
    story = fights_by_their_end(story)
    runs: list[list[str]] = [[]]
    for line in fights_by_their_end(told):
        if line == CUT:
            runs.append([])
        else:
            runs[-1].append(line)
    at = 0
    for number, run in enumerate(runs):
        starts = range(at, len(story) - len(run) + 1) if number else [0]
        found = [start for start in starts if list(story[start : start + len(run)]) == run]
        if not found:
            return False
        at = (found[-1] if number == len(runs) - 1 else found[0]) + len(run)
    return at == len(story)


def each_of(line: str) -> list[str]:
    """A line as often as it says that it happened, and for each of those it tells it of."""
    found = TIMES.fullmatch(line)
    if found:
        return [found[1]] * int(found[2])
    passed = TOGETHER.fullmatch(line)
    if passed:
        how = "can do nothing and passes" if passed[2].startswith("can") else "passes"
        return [f"**{name}** {how}." for name in re.split(r", | and ", passed[1])]
    return [line]


def fights_by_their_end(lines: Sequence[str]) -> list[str]:
    """Lines with what was bid on one lot in a row as the highest bid alone: it is told bid by bid, or at once.

    Bids that an ellipsis follows may have been raised in what is cut, so they are not told.
    """
    told: list[str] = []
    last = ""
    for line in lines:
        if line == CUT and last:
            told.pop()
        bid = BID.fullmatch(line) or BIDS.fullmatch(line)
        lot = bid["lot"] if bid else ""
        if bid and lot == last:
            told.pop()
        told.append(f"**{bid['who']}** bids {bid['price']} G on **{lot}**." if bid else line)
        last = lot
    return told


async def story_of(service: Service, table_id: str, names: Sequence[str]) -> list[str]:
    """Every public sentence of a table from its start, as the channel is to be told them."""
    lines = log_lines((await service.live.get(table_id)).match, None)
    texts = texts_for("en").of((await service.tables.get(table_id)).game)
    told = [texts.sentence(event.text, tuple(names)) for line in lines for event in line.events]
    return "\n".join(told).splitlines()


async def announced_story_of(service: Service, table_id: str, names: Sequence[str]) -> list[str]:
    """The same without the sentences that an announcement leaves out."""
    unannounced = await may_go_untold(service, table_id, names)
    return [line for line in await story_of(service, table_id, names) if line not in unannounced]


async def may_go_untold(service: Service, table_id: str, names: Sequence[str]) -> set[str]:
    """The sentences that an announcement leaves out where it has anything else to tell."""
    lines = log_lines((await service.live.get(table_id)).match, None)
    game = (await service.tables.get(table_id)).game
    texts, omissions = texts_for("en").of(game), find(game).info.omissions
    said = (event.text for line in lines for event in line.events)
    return {texts.sentence(text, tuple(names)) for text in said if text.key in omissions}


def begin_press(person: Person, message: Message, wanted: str) -> Interaction:
    """Press a button without waiting for anything."""
    control = message.control(wanted)
    data = {"custom_id": control["custom_id"], "component_type": control["type"], "id": control["id"]}
    return person.begin(person.server.world.channels[message.channel_id], COMPONENT, data, source=message)


def begin_slash(person: Person, channel: Channel, command: str, **options: object) -> Interaction:
    """Type a command without waiting for anything."""
    registered = command_named(person.application, person, channel, command.partition(" ")[0])
    data = {"id": registered["id"], "name": registered["name"], "type": 1}
    return person.begin(channel, COMMAND, data | {"options": options_for(registered, command, options)})


async def private_panel_of(person: Person, panel: Message) -> Message:
    """One's own private panel, opened by the button under the board."""
    label = next(label for label in panel.labels if label in {"My hand", "My holdings"})
    _, shown = await press_under_board(person, panel, label)
    assert shown is not None
    return shown


async def press_under_board(person: Person, panel: Message, label: str) -> tuple[Interaction, Message | None]:
    """Press a button that everybody sees; the press, and the private message that answers it if no form does.

    It is a new one, or the one that the person has below the board, changed.
    """
    channel = person.server.world.channels[panel.channel_id]
    known = [(post, len(post.versions)) for post in person.sees(channel) if post.ephemeral]
    pressed = await person.press(panel, label)
    if pressed.replies or pressed.modal is not None:
        return pressed, pressed.message
    answers: list[Message] = []

    def answered() -> list[Message]:
        answers[:] = pressed.replies or [post for post, versions in known if len(post.versions) > versions]
        return answers

    await person.server.world.changes.until(answered, within=person.timeout, what=f"an answer to {label}")
    return pressed, answers[0]


async def use(
    person: Person, private_panel: Message, rng: random.Random, *, preferred: Collection[str] = ()
) -> dict[str, Any] | None:
    """Use one control that leads on, and wait for what it changes; the control, or None where there is none.

    Where there are any, it is one that does what is preferred.
    """
    usable = [c for c in private_panel.controls if leads_on(c)]
    verbs = {verb_of(c) for c in usable}
    if "many" in verbs and "play" in verbs:
        usable = [c for c in usable if verb_of(c) == "play"]
    if not usable:
        return None
    control = rng.choice([c for c in usable if verb_of(c) in preferred] or usable)
    known = len(private_panel.versions)
    if control["type"] == 2:
        await person.press(private_panel, control["custom_id"])
    else:
        values = [option["value"] for option in control["options"]]
        least, most = control.get("min_values", 1), control.get("max_values", 1)
        await person.choose(
            private_panel, control["custom_id"], *rng.sample(values, rng.randint(least, min(most, len(values))))
        )
    await person.server.world.changes.until(
        lambda: len(private_panel.versions) > known,
        within=person.timeout,
        what=f"a private panel changed by {control}",
    )
    return control


async def play_on(person: Person, private_panel: Message, rng: random.Random) -> int:
    """Move by the private panel's controls, chosen at random, until there are none; the number of moves."""
    moves = 0
    for _ in range(MOST_STEPS):
        before = seq_of(private_panel)
        if await use(person, private_panel, rng) is None:
            return moves
        moves += seq_of(private_panel) != before
    return moves
