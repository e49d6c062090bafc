"""What exists in the imitation of Discord: a guild or more, channels and threads, people, messages, and the time."""

import asyncio
import mimetypes
import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Any, ClassVar, Literal, TypeVar

from bot.demo.discord_api.limits import BUTTON, SELECTS, walk
from bot.demo.discord_api.limits import TEXT as TEXT_DISPLAY

UNKNOWN_ROUTE, INTERNAL_ERROR = 1, 2
"""Codes of our own: Discord has 0 for an unknown address and for its own failures, here only for a missing token."""

MESSAGES = {
    0: (401, "401: Unauthorized"),
    UNKNOWN_ROUTE: (404, "404: Not Found"),
    INTERNAL_ERROR: (500, "500: Internal Server Error"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
}


class ApiError(Exception):
    """A refusal with Discord's code; ``problems`` say what is wrong with the body."""

    def __init__(self, code: int, problems: Sequence[str] = ()) -> None:
        self.status, self.message = MESSAGES[code]
        self.code = code
        self.problems = list(problems)
        super().__init__(f"{self.status} {code} {self.message} {self.problems or ''}")

    def body(self) -> dict[str, object]:
        """Return the JSON that Discord would answer with."""
        body: dict[str, object] = {"message": self.message, "code": self.code}
        if self.problems:
            # discord.py prints these beneath the sentence; the numbers only keep the keys apart.
            body["errors"] = {
                str(n): {"_errors": [{"code": "LOCAL", "message": p}]} for n, p in enumerate(self.problems)
            }
        return body


T = TypeVar("T")
DISCORD_EPOCH = 1_420_070_400_000
LONGEST_WAIT = 300.0
"""The most seconds that anybody waits for something: enough for the slowest machine, and no deadline of Discord's."""


class Clock:
    """Seconds since 1970 that never go back, and that may be pushed forward.

    ``passing`` returns how many seconds have passed since some time: with ``time.process_time`` a second passes only as
    this process works for one. Then an answer can be late because of what the bot computes before it, and never because
    others keep the processor or the disk busy.
    """

    def __init__(self, passing: Callable[[], float] = time.monotonic) -> None:
        self._passing = passing
        self._began = time.time() - passing()
        self.skipped = 0.0
        """Seconds by which the clock was pushed forward: tokens age without anybody waiting."""

    def now(self) -> float:
        """Return the time in seconds that deadlines are measured by."""
        return self._passing() + self._began + self.skipped

    def date(self) -> float:
        """Return the time in seconds for ids, compared with the clocks of bots; it passes even while nobody works."""
        return time.time() + self.skipped

    def stamp(self) -> str:
        """Return the present as Discord writes it."""
        return datetime.fromtimestamp(self.date(), UTC).isoformat()


class Ids:
    """Snowflakes: rising numbers as text, with the time in their upper bits.

    ``first``: the first of the ids that are given before the bot logs in. They are counted, and so the same at each
    start, so that a database recognizes places and people. None if all ids tell the time.
    """

    def __init__(self, clock: Clock, first: int | None = None) -> None:
        self.counted = first
        """The next id as long as ids are counted; None if they tell the time, which the age of messages needs."""
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id, greater than all before it."""
        if self.counted is not None:
            self.counted += 1
            return str(self.counted - 1)
        wanted = (int(self._clock.date() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(wanted, self._last + 1)
        return str(self._last)


class Changes:
    """Wakes everybody who waits for something at every change of the world."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def announce(self) -> None:
        """Wake everybody who waits."""
        self._next.set()
        self._next = asyncio.Event()

    async def until(self, look: Callable[[], T | None], *, within: float = LONGEST_WAIT, what: str) -> T:
        """Return the first true thing that ``look`` returns; TimeoutError naming ``what`` after ``within`` seconds."""
        try:
            async with asyncio.timeout(within):
                while not (found := look()):
                    await self._next.wait()
                return found
        except TimeoutError:
            raise TimeoutError(f"waited {within} s in vain for {what}") from None


EPHEMERAL, LOADING, LAYOUT = 1 << 6, 1 << 7, 1 << 15
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True)
class Upload:
    """A file that the bot sent along."""

    name: str
    data: bytes
    description: str | None = None
    """The alt text that came with the file; for a picture in a gallery, people hear the gallery's description."""


@dataclass(eq=False)
class Message:
    """One message; ``body`` is what REST and the gateway would hand out."""

    body: dict[str, Any]
    viewer: str | None = None
    """For an ephemeral message the id of the only person who sees it."""
    files: dict[str, Upload] = field(default_factory=dict)
    """By attachment id."""
    pinged: frozenset[str] = frozenset()
    """Ids of the people whom sending it notified; edits notify nobody."""
    deleted: bool = False

    @property
    def id(self) -> str:
        """A snowflake, as text."""
        return str(self.body["id"])

    @property
    def channel_id(self) -> str:
        """The id of its channel."""
        return str(self.body["channel_id"])

    @property
    def text(self) -> str:
        """All that can be read in it: content and layout texts, one a line."""
        return text_of(self.body)

    @property
    def ephemeral(self) -> bool:
        """Whether only its viewer sees it."""
        return bool(self.body["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.body["flags"] & LOADING)

    def components(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield every component with its path, outer ones first."""
        return ((path, dict(component)) for path, component in walk(self.body["components"]))

    @property
    def controls(self) -> list[dict[str, Any]]:
        """Buttons and selects that can be used now."""
        return [c for _, c in self.components() if c["type"] in SELECTS | {BUTTON} and not c.get("disabled")]

    @property
    def labels(self) -> list[str]:
        """What the usable buttons and selects say, in reading order."""
        return [label_of(control) for control in self.controls]

    def control(self, wanted: str) -> dict[str, Any]:
        """Return the usable control of that custom_id, label, emoji or placeholder; LookupError names what there is."""
        for control in self.controls:
            if wanted in (control.get("custom_id"), label_of(control)):
                return control
        raise LookupError(
            f"no control {wanted!r}; there are {[(c.get('custom_id'), label_of(c)) for c in self.controls]}"
        )

    def __repr__(self) -> str:
        return f"<Message {self.id} {'ephemeral ' * self.ephemeral}{self.text[:80]!r} {self.labels}>"


def label_of(control: dict[str, Any]) -> str:
    """Return what a button or select says: label, else emoji, else placeholder."""
    return str(control.get("label") or (control.get("emoji") or {}).get("name") or control.get("placeholder") or "")


def text_of(body: dict[str, Any]) -> str:
    """Return all that can be read in a message."""
    lines = [body.get("content") or ""]
    lines += [c["content"] for _, c in walk(body.get("components") or ()) if c.get("type") == TEXT_DISPLAY]
    return "\n".join(line for line in lines if line)


TEXT_CHANNEL, DM, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(eq=False)
class Channel:
    """One channel with its messages."""

    body: dict[str, Any]
    changes: Changes
    recipient: str | None = None
    """In a DM the person's id."""
    messages: dict[str, Message] = field(default_factory=dict)
    """By id, ephemeral ones too."""
    forbidden: set[str] = field(default_factory=set)
    """Permissions that the bot lacks here."""

    @property
    def id(self) -> str:
        """A snowflake, as text."""
        return str(self.body["id"])

    @property
    def name(self) -> str:
        """What people call it."""
        return str(self.body.get("name"))

    @property
    def is_thread(self) -> bool:
        """Whether it lies beneath another channel."""
        return self.body["type"] in THREADS

    @property
    def is_dm(self) -> bool:
        """Whether it is between the bot and one person."""
        return bool(self.body["type"] == DM)

    @property
    def archived(self) -> bool:
        """Whether it is a thread that nobody writes in any more."""
        return bool(self.is_thread and self.body["thread_metadata"]["archived"])

    @property
    def locked(self) -> bool:
        """Whether it is a thread that only moderators open again."""
        return bool(self.is_thread and self.body["thread_metadata"]["locked"])

    @property
    def posts(self) -> list[Message]:
        """What everybody here sees now, oldest first; placeholders of a thinking bot left out."""
        return [m for m in self.messages.values() if not (m.ephemeral or m.deleted or m.loading)]

    def __repr__(self) -> str:
        return f"<Channel {self.name} {[m.text[:40] for m in self.posts][-5:]}>"


PERMISSIONS = {
    "manage_guild": 1 << 5,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}
STILL_FETCHED = 60.0
"""Seconds for which a file that no message shows any more can still be fetched."""
ORDINARY = sum(PERMISSIONS.values()) & ~(PERMISSIONS["manage_guild"] | PERMISSIONS["manage_messages"])


Change = Literal["create", "update", "delete"]
"""What became of a message."""


class World:
    """Everything that exists; the server's owner sets it up, and the routes of the REST API change it.

    What nobody sees any more is forgotten. ``passing``: see ``Clock``. ``first_id``: see ``Ids``.
    """

    channel_type: ClassVar[type[Channel]] = Channel
    message_type: ClassVar[type[Message]] = Message

    def __init__(self, passing: Callable[[], float] = time.monotonic, *, first_id: int | None = None) -> None:
        self.clock = Clock(passing)
        self.ids = Ids(self.clock, first_id)
        self.changes = Changes()
        self.address = ""
        """The address of the server that serves this world, such as ``http://127.0.0.1:8801``."""
        self.locale = "en-US"
        """The language of its guilds."""
        self.bot = self.new_user("Stationmaster", bot=True)
        self.guild_id = self.ids.next()
        """The first guild."""
        self.guild_ids = [self.guild_id]
        """All guilds; everybody is in each of them."""
        self.users: dict[str, dict[str, Any]] = {self.bot["id"]: self.bot}
        self.members: dict[str, int] = {self.bot["id"]: ORDINARY}
        """Permissions of those in the guilds, by user id."""
        self.closed: set[str] = set()
        """Ids of people who take no direct messages."""
        self.channels: dict[str, Channel] = {}
        self.uploads: dict[str, Upload] = {}
        """Files that can be fetched, by attachment id."""
        self._replaced: deque[tuple[float, str]] = deque()
        """Files that no message shows any more, each with the time when it ceased to be shown."""
        self._subscribers: list[Callable[[Change, Message], None]] = []

    def subscribe(self, callback: Callable[[Change, Message], None]) -> Callable[[], None]:
        """Call back after every change of a message, ephemeral ones included; return a function that ends that.

        A message names its channel (``channel_id``), and an ephemeral one the only person who sees it (``viewer``).
        """
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def notify(self, change: Change, message: Message) -> None:
        """Notify all subscribers of a change of a message."""
        self.changes.announce()
        for callback in tuple(self._subscribers):
            callback(change, message)

    def forget_files(self, attachment_ids: Iterable[str]) -> None:
        """Release files that no message shows any more, once no page can be about to fetch them."""
        now = self.clock.now()
        self._replaced.extend((now, attachment_id) for attachment_id in attachment_ids)
        while self._replaced and self._replaced[0][0] < now - STILL_FETCHED:
            self.uploads.pop(self._replaced.popleft()[1], None)

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        self.forget_files(message.files)
        if channel := self.channels.get(message.channel_id):
            channel.messages.pop(message.id, None)
        self.notify("delete", message)

    def address_of(self, channel_id: str, attachment_id: str, name: str) -> str:
        """Return where a file is served."""
        return f"{self.address}/attachments/{channel_id}/{attachment_id}/{name}"

    def attachment(self, channel_id: str, attachment_id: str, upload: Upload) -> dict[str, Any]:
        """Return a file's JSON."""
        address = self.address_of(channel_id, attachment_id, upload.name)
        about: dict[str, Any] = {"id": attachment_id, "filename": PurePath(upload.name).name, "size": len(upload.data)}
        about |= {"url": address, "proxy_url": address, "content_type": mimetypes.guess_type(upload.name)[0]}
        return about | ({"description": upload.description} if upload.description is not None else {})

    def age_of(self, message: Message) -> float:
        """Return the seconds since a message was sent."""
        return self.clock.date() - ((int(message.id) >> 22) + DISCORD_EPOCH) / 1000

    @property
    def application_id(self) -> str:
        """Application and bot user share one id, as in every newer application."""
        return str(self.bot["id"])

    def new_user(self, name: str, *, bot: bool = False) -> dict[str, Any]:
        """Return a user's JSON with a new id."""
        return {
            "id": self.ids.next(),
            "username": name.lower(),
            "global_name": None if bot else name,
            "discriminator": "0000" if bot else "0",
            "avatar": None,
            "bot": bot,
            "public_flags": 0,
        }

    def add_user(self, name: str, permissions: int = ORDINARY) -> dict[str, Any]:
        """Add a person who is a member of every guild; return the user's JSON."""
        user = self.new_user(name)
        self.users[user["id"]] = user
        self.members[user["id"]] = permissions
        return user

    def member(self, user_id: str) -> dict[str, Any]:
        """Return a member's JSON; 10007."""
        if user_id not in self.members:
            raise ApiError(10007)
        return {
            "user": self.users[user_id],
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": "2024-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
        }

    def guild(self, guild_id: str) -> dict[str, Any]:
        """Return a guild's JSON without its channels."""
        everyone = {"id": guild_id, "name": "@everyone", "permissions": str(ORDINARY), "position": 0}
        everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        return {
            "id": guild_id,
            "name": "Railway club",
            "icon": None,
            "owner_id": "1",
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "features": [],
            "preferred_locale": self.locale,
            "premium_tier": 0,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "system_channel_flags": 0,
            "afk_timeout": 300,
            "member_count": len(self.members),
        }

    def add_channel(self, name: str, guild_id: str | None = None) -> Channel:
        """Add a text channel to a guild, by default the first."""
        body = {
            "id": self.ids.next(),
            "type": TEXT_CHANNEL,
            "guild_id": guild_id or self.guild_id,
            "name": name,
            "topic": None,
        }
        body |= {"position": len(self.channels), "permission_overwrites": [], "nsfw": False, "parent_id": None}
        body |= {"rate_limit_per_user": 0, "last_message_id": None, "flags": 0}
        return self._keep(self.channel_type(body, self.changes))

    def dm(self, user_id: str) -> Channel:
        """Return the direct messages between the bot and a person, opening them the first time."""
        for channel in self.channels.values():
            if channel.recipient == user_id:
                return channel
        body = {"id": self.ids.next(), "type": DM, "last_message_id": None, "flags": 0}
        return self._keep(
            self.channel_type(body | {"recipients": [self.users[user_id]]}, self.changes, recipient=user_id)
        )

    def add_thread(
        self, parent: Channel, name: str, *, kind: int = PUBLIC_THREAD, given_id: str | None = None, minutes: int = 1440
    ) -> Channel:
        """Add a thread of the bot's beneath a channel, archived after some minutes; 50024.

        ``given_id``: the id of a thread from before a restart; None if it is new.
        """
        if parent.body["type"] not in {TEXT_CHANNEL, FORUM}:
            raise ApiError(50024)
        now = self.clock.stamp()
        about = {"archived": False, "auto_archive_duration": minutes, "archive_timestamp": now}
        body = {"id": given_id or self.ids.next(), "type": kind, "guild_id": parent.body["guild_id"], "name": name}
        body |= {"parent_id": parent.id, "owner_id": self.bot["id"], "last_message_id": None}
        body |= {"thread_metadata": about | {"locked": False, "create_timestamp": now}, "flags": 0}
        body |= {"member_count": 1, "message_count": 0, "total_message_sent": 0, "rate_limit_per_user": 0}
        return self._keep(self.channel_type(body, self.changes, forbidden=parent.forbidden))

    def _keep(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def channel(self, channel_id: str, *needed: str) -> Channel:
        """Return a channel that the bot may see, with the permissions it needs: 10003, 50001, 50013."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise ApiError(10003)
        if "view_channel" in channel.forbidden:
            raise ApiError(50001)
        if channel.forbidden & set(needed):
            raise ApiError(50013)
        return channel

    def place_of(self, message: Message) -> Channel | None:
        """Return the channel of a message, or None if it is no longer there."""
        return self.channels.get(message.channel_id)

    def message(self, channel: Channel, message_id: str) -> Message:
        """Return a message of a channel that everybody there sees; 10008 if there is none with this id."""
        message = channel.messages.get(message_id)
        if message is None or message.deleted or message.ephemeral:
            raise ApiError(10008)
        return message

    def permissions(self, user_id: str, channel: Channel) -> str:
        """Return what somebody may do in a channel, as Discord writes it."""
        bits = self.members.get(user_id, ORDINARY)
        if user_id == self.bot["id"]:
            bits &= ~sum(PERMISSIONS[name] for name in channel.forbidden)
        return str(bits)


class Member:
    """Somebody in the guild: who that is, and what they see."""

    def __init__(self, world: World, user: dict[str, Any]) -> None:
        self.world = world
        self.user = user

    @property
    def id(self) -> str:
        """The user's id."""
        return str(self.user["id"])

    @property
    def dm(self) -> Channel:
        """The direct messages between this person and the bot."""
        return self.world.dm(self.id)

    def can_see(self, message: Message) -> bool:
        """Return whether this person sees a message, or saw it before it was deleted."""
        channel = self.world.place_of(message)
        private_to = channel.recipient if channel else None
        return message.viewer in (None, self.id) and private_to in (None, self.id)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.user['global_name']}>"
