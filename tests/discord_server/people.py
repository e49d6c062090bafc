"""People: they type commands, press buttons, choose, fill in forms, and look at what they can see.

They can do only what Discord's own client lets them: known commands, controls that are there and usable,
values that fit. Anything else is an error of the test, raised before the bot hears of it.
"""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .channel import DM, Channel
from .clock import PATIENCE
from .forms import command_named, fill_form, options_for, resolved
from .interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from .message import SELECTS, Message
from .posting import MOST_BYTES

if TYPE_CHECKING:
    from .server import DiscordServer


class NoAnswerError(AssertionError):
    """The bot did not answer in time: "The application did not respond"."""


class Person:
    """Somebody in the guild."""

    def __init__(self, server: "DiscordServer", user: dict[str, Any]) -> None:
        self.server = server
        self.user = user
        self.locale = "en-US"
        self.patience = PATIENCE
        """Seconds to wait for an answer, and until a thinking bot has something to show."""

    @property
    def id(self) -> str:
        return str(self.user["id"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """This person's direct messages with the bot."""
        return self.server.world.dm(self.id)

    def close_dms(self) -> None:
        """From now on 50007."""
        self.server.world.closed.add(self.id)

    def open_dms(self) -> None:
        """Take direct messages again."""
        self.server.world.closed.discard(self.id)

    def leave(self) -> None:
        """Leave the guild: from now on direct messages get 50278."""
        self.server.world.members.pop(self.id)

    async def slash(self, channel: Channel, command: str, /, **options: object) -> Interaction:
        """Type a command such as ``europe claim`` with its options, and wait for the answer."""
        name, _, _ = command.partition(" ")
        registered = command_named(self, channel, name)
        data = {"id": registered["id"], "name": name, "type": 1}
        data |= {"options": options_for(registered, command, options)} | resolved(self.server, options.values())
        return await self._do(channel, COMMAND, data)

    async def autocomplete(
        self, channel: Channel, command: str, focused: str, typed: object = "", /, **options: object
    ) -> list[dict[str, Any]]:
        """What is offered while typing into one option, given the others that are filled in already."""
        name, _, _ = command.partition(" ")
        registered = command_named(self, channel, name)
        data: dict[str, Any] = {"id": registered["id"], "name": name, "type": 1}
        data["options"] = options_for(registered, command, options | {focused: typed}, focused=focused)
        done = await self._do(channel, AUTOCOMPLETE, data | resolved(self.server, options.values()))
        return done.choices or []

    async def press(self, message: Message, wanted: str) -> Interaction:
        """Press the button of that custom_id or label, and wait for the answer."""
        control = self._control(message, wanted)
        if control["type"] != 2 or "custom_id" not in control:
            raise LookupError(f"{wanted!r} is no button to press")
        return await self._use(message, {"custom_id": control["custom_id"], "component_type": 2, "id": control["id"]})

    async def choose(self, message: Message, wanted: str, *values: "str | Person | Channel") -> Interaction:
        """Choose in the menu of that custom_id or placeholder, by value or label, and wait for the answer."""
        control = self._control(message, wanted)
        if control["type"] not in SELECTS:
            raise LookupError(f"{wanted!r} is no menu")
        by_label = {o["label"]: o["value"] for o in control.get("options") or ()}
        chosen = [v.id if not isinstance(v, str) else by_label.get(v, v) for v in values]
        known = {o["value"] for o in control.get("options") or ()}
        if control["type"] == 3 and (strange := set(chosen) - known):
            raise LookupError(f"{sorted(strange)} not among {sorted(known)}")
        least, most = control.get("min_values"), control.get("max_values") or 1
        if not (1 if least is None else least) <= len(chosen) <= most:
            raise LookupError(f"{len(chosen)} values, {least} to {most} allowed")
        data = {"custom_id": control["custom_id"], "component_type": control["type"], "id": control["id"]}
        return await self._use(message, data | {"values": chosen} | resolved(self.server, values))

    async def submit_modal(
        self, opened: Interaction, values: dict[str, Any] | None = None, **more: object
    ) -> Interaction:
        """Fill in the form that an interaction opened, by custom_id or label, and wait for the answer."""
        assert opened.modal is not None, f"no form was opened: {opened!r}"
        components = fill_form(opened.modal, {**(values or {}), **more})
        data = {"custom_id": opened.modal["custom_id"], "components": components}
        return await self._do(opened.channel, MODAL_SUBMIT, data, source=opened.source)

    def can_see(self, message: Message) -> bool:
        """Whether a message is, or was, before this person's eyes."""
        channel = self.server.world.channels.get(message.channel_id) or self.server.world.gone[message.channel_id]
        return message.viewer in (None, self.id) and channel.recipient in (None, self.id)

    def sees(self, channel: Channel) -> list[Message]:
        """What this person sees in a channel now, ephemeral messages included, oldest first."""
        return [m for m in channel.messages.values() if self.can_see(m) and not m.deleted]

    def ever_saw(self) -> list[Message]:
        """Every message that was ever before this person's eyes, anywhere; look at ``versions`` and ``uploads`` too."""
        world = self.server.world
        return [
            m for c in (*world.channels.values(), *world.gone.values()) for m in c.messages.values() if self.can_see(m)
        ]

    def ever_read(self) -> str:
        """All text and JSON this person was ever shown, for tests that look for leaks."""
        return "\n".join(str(version) for message in self.ever_saw() for version in message.versions)

    def pings(self) -> list[Message]:
        """The messages that notified this person."""
        return [m for m in self.ever_saw() if self.id in m.pinged or (m.channel_id == self.dm.id and not m.ephemeral)]

    def _control(self, message: Message, wanted: str) -> dict[str, Any]:
        if message.deleted or not self.can_see(message):
            raise LookupError(f"{self.user['global_name']} does not see {message!r}")
        return message.control(wanted)

    async def _use(self, message: Message, data: dict[str, Any]) -> Interaction:
        channel = self.server.world.channels[message.channel_id]
        return await self._do(channel, COMPONENT, data, source=message)

    async def _do(
        self, channel: Channel, kind: int, data: dict[str, Any], *, source: Message | None = None
    ) -> Interaction:
        """Send an interaction and wait until it is answered, and a thinking bot has something to show."""
        done = self.begin(channel, kind, data, source=source)
        try:
            await done.answered_first(within=self.patience)
            await self.server.world.changes.until(
                lambda: not done.thinking, within=self.patience, what="more than thinking"
            )
        except TimeoutError as missed:
            refusals = [seen for seen in self.server.refused if done.token in seen.path]
            raise NoAnswerError(f"to {data} by {self!r}: {missed}; refused were {refusals}") from None
        return done

    def begin(
        self,
        channel: Channel,
        kind: int,
        data: dict[str, Any],
        *,
        source: Message | None = None,
        changed: Callable[[dict[str, Any]], object] | None = None,
    ) -> Interaction:
        """Send an interaction without waiting for anything. ``changed`` makes of it what goes over the gateway."""
        server = self.server
        if channel.id not in server.world.channels:
            raise LookupError(f"{channel!r} is gone")
        body = self._body(channel, kind, data, source)
        done = Interaction(server, self, channel, kind, body, source=source, created=server.world.clock.now())
        server.interactions[done.token] = done
        server.gateway.dispatch("INTERACTION_CREATE", changed(body) if changed else body)
        return done

    def _body(self, channel: Channel, kind: int, data: dict[str, Any], source: Message | None) -> dict[str, Any]:
        world = self.server.world
        private = channel.body["type"] == DM
        body = {"id": world.ids.next(), "application_id": world.application_id, "type": kind, "data": data}
        body |= {"token": secrets.token_urlsafe(40), "version": 1, "channel_id": channel.id, "locale": self.locale}
        body |= {"channel": channel.body | {"permissions": world.permissions(self.id, channel)}}
        body |= {"app_permissions": world.permissions(world.bot["id"], channel), "entitlements": []}
        body |= {"attachment_size_limit": MOST_BYTES, "authorizing_integration_owners": {"0": world.guild_id}}
        if source is not None:
            body["message"] = source.body
        if private:
            return body | {"context": 1, "user": self.user, "authorizing_integration_owners": {"0": "0"}}
        member = world.member(self.id) | {"permissions": world.permissions(self.id, channel)}
        guild = {"id": world.guild_id, "locale": "en-US", "features": []}
        return body | {
            "context": 0,
            "member": member,
            "guild_id": world.guild_id,
            "guild": guild,
            "guild_locale": "en-US",
        }

    def __repr__(self) -> str:
        return f"<Person {self.user['global_name']}>"
