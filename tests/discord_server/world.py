"""What exists: one guild, its channels and threads, people, direct messages, and what they are in Discord's JSON."""

import time
from collections.abc import Callable
from typing import Any

from .channel import DM, PUBLIC_THREAD, TEXT, Channel
from .clock import Changes, Clock, Ids
from .errors import ApiError
from .message import Message, Upload

TINY_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c63606060f80f0001040100b5e7c8ab0000000049454e44ae426082"
)
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
ORDINARY = sum(PERMISSIONS.values()) & ~(PERMISSIONS["manage_guild"] | PERMISSIONS["manage_messages"])


class World:
    """Everything the server knows; tests arrange it and the REST routes change it."""

    def __init__(self, passing: Callable[[], float] = time.monotonic) -> None:
        self.clock = Clock(passing)
        self.ids = Ids(self.clock)
        self.changes = Changes()
        self.bot = self.new_user("Stationmaster", bot=True)
        self.guild_id = self.ids.next()
        self.users: dict[str, dict[str, Any]] = {self.bot["id"]: self.bot}
        self.members: dict[str, int] = {self.bot["id"]: ORDINARY}
        """Permissions of those in the guild, by user id."""
        self.closed: set[str] = set()
        """Ids of people who take no direct messages."""
        self.channels: dict[str, Channel] = {}
        self.gone: dict[str, Channel] = {}
        """Deleted channels, for looking back."""
        self.uploads: dict[str, Upload] = {}
        """By attachment id, served for ever."""

    @property
    def application_id(self) -> str:
        """Application and bot user share one id, as in every newer application."""
        return str(self.bot["id"])

    def new_user(self, name: str, *, bot: bool = False) -> dict[str, Any]:
        """A user's JSON with a new id."""
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
        """A person who is a member of the guild."""
        user = self.new_user(name)
        self.users[user["id"]] = user
        self.members[user["id"]] = permissions
        return user

    def member(self, user_id: str) -> dict[str, Any]:
        """A member's JSON."""
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

    def guild(self) -> dict[str, Any]:
        """The guild's JSON without its channels."""
        everyone = {"id": self.guild_id, "name": "@everyone", "permissions": str(ORDINARY), "position": 0}
        everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        return {
            "id": self.guild_id,
            "name": "Railway club",
            "icon": None,
            "owner_id": "1",
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "features": [],
            "preferred_locale": "en-US",
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

    def add_channel(self, name: str) -> Channel:
        """A text channel in the guild."""
        body = {"id": self.ids.next(), "type": TEXT, "guild_id": self.guild_id, "name": name, "topic": None}
        body |= {"position": len(self.channels), "permission_overwrites": [], "nsfw": False, "parent_id": None}
        body |= {"rate_limit_per_user": 0, "last_message_id": None, "flags": 0}
        return self._keep(Channel(body, self.changes))

    def dm(self, user_id: str) -> Channel:
        """The direct messages between the bot and a person, opened when first asked for."""
        for channel in self.channels.values():
            if channel.recipient == user_id:
                return channel
        body = {"id": self.ids.next(), "type": DM, "last_message_id": None, "flags": 0}
        return self._keep(Channel(body | {"recipients": [self.users[user_id]]}, self.changes, recipient=user_id))

    def add_thread(self, parent: Channel, name: str, *, kind: int = PUBLIC_THREAD, **given: Any) -> Channel:
        """A thread beneath a channel; ``given`` may hold ``id``, ``minutes`` and ``owner``."""
        if parent.body["type"] != TEXT:
            raise ApiError(50024)
        now = self.clock.stamp()
        about = {"archived": False, "auto_archive_duration": given.get("minutes") or 1440, "archive_timestamp": now}
        body = {"id": given.get("id") or self.ids.next(), "type": kind, "guild_id": self.guild_id, "name": name}
        body |= {"parent_id": parent.id, "owner_id": given.get("owner") or self.bot["id"], "last_message_id": None}
        body |= {"thread_metadata": about | {"locked": False, "create_timestamp": now}, "flags": 0}
        body |= {"member_count": 1, "message_count": 0, "total_message_sent": 0, "rate_limit_per_user": 0}
        return self._keep(Channel(body, self.changes, forbidden=parent.forbidden))

    def _keep(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def channel(self, channel_id: str, *needed: str) -> Channel:
        """A channel that the bot may see, with the permissions it needs: 10003, 50001, 50013."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise ApiError(10003)
        if "view_channel" in channel.forbidden:
            raise ApiError(50001)
        if channel.forbidden & set(needed):
            raise ApiError(50013)
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """A message that stands there for everybody: 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.deleted or message.ephemeral:
            raise ApiError(10008)
        return message

    def permissions(self, user_id: str, channel: Channel) -> str:
        """What somebody may do in a channel, as Discord writes it."""
        bits = self.members.get(user_id, ORDINARY)
        if user_id == self.bot["id"]:
            bits &= ~sum(PERMISSIONS[name] for name in channel.forbidden)
        return str(bits)
