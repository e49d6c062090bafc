"""People: they type commands, press buttons, choose and fill in forms.

They can do only what Discord's own client lets them: known commands, controls that are there and usable, values that
fit. Anything else is a LookupError, raised before the bot hears of it.
"""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.demo.discord_api.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Application,
    Interaction,
)
from bot.demo.discord_api.limits import BUTTON, FILE_UPLOAD, LABEL, SELECTS, STRING_SELECT, TEXT_INPUT
from bot.demo.discord_api.limits import TEXT as TEXT_DISPLAY
from bot.demo.discord_api.messages import MOST_BYTES
from bot.demo.discord_api.world import DM, LONGEST_WAIT, Channel, Member, Message, Upload, World

SUBCOMMAND, GROUP, TEXT, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
PLAIN: dict[int, Any] = {TEXT: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}


def command_named(application: Application, person: Member, channel: Channel, name: str) -> dict[str, Any]:
    """Return the registered command that the client would offer here; LookupError if it would not."""
    known = application.commands
    found = [c for c in known if c["name"] == name and c["type"] == 1]
    if not found:
        raise LookupError(f"no command /{name}; there are {sorted(c['name'] for c in known)}")
    command = found[-1]
    contexts = command["contexts"]
    if channel.is_dm and (not command["dm_permission"] or (contexts is not None and 1 not in contexts)):
        raise LookupError(f"/{name} is not offered in direct messages")
    if not channel.is_dm and contexts is not None and 0 not in contexts:
        raise LookupError(f"/{name} is not offered in a guild")
    needed, held = command["default_member_permissions"], int(application.world.permissions(person.id, channel))
    # "0" keeps a command from everybody but administrators.
    if not channel.is_dm and needed is not None and (needed == "0" or int(needed) & ~held):
        raise LookupError(f"/{name} is not offered to {person!r}")
    return command


def options_for(
    command: Mapping[str, Any], path: str, given: Mapping[str, object], *, focused: str | None = None
) -> list[dict[str, Any]]:
    """Return the options as the client sends them, within their subcommand; LookupError for what it would refuse."""
    chain: list[Mapping[str, Any]] = []
    level: Mapping[str, Any] = command
    for word in path.split()[1:]:
        inside = {o["name"]: o for o in level.get("options") or () if o["type"] in (SUBCOMMAND, GROUP)}
        if word not in inside:
            raise LookupError(f"no /{path}; there are {sorted(inside)}")
        level = inside[word]
        chain.append(level)
    declared = {o["name"]: o for o in level.get("options") or ()}
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in declared.values()):
        raise LookupError(f"/{path} needs a subcommand: {sorted(declared)}")
    options = [filled(path, declared, name, value, focused) for name, value in given.items() if value is not None]
    missing = [n for n, o in declared.items() if o.get("required") and given.get(n) is None]
    if missing and focused is None:
        raise LookupError(f"/{path} needs {missing}")
    for part in reversed(chain):
        options = [{"type": part["type"], "name": part["name"], "options": options}]
    return options


def filled(
    path: str, declared: Mapping[str, Mapping[str, Any]], name: str, value: object, focused: str | None
) -> dict[str, Any]:
    """Return one option with its value, checked as the client checks it."""
    if name not in declared:
        raise LookupError(f"/{path} has no option {name}; there are {sorted(declared)}")
    option = declared[name]
    if name == focused:
        if not option.get("autocomplete"):
            raise LookupError(f"/{path} {name} does not autocomplete")
        # While it is being typed everything is text, numbers too.
        return {"name": name, "type": option["type"], "value": str(value), "focused": True}
    if option["type"] in PLAIN:
        check_plain(f"/{path} {name}", option, value)
        return {"name": name, "type": option["type"], "value": value}
    return {"name": name, "type": option["type"], "value": value.id}  # type: ignore[attr-defined]  # person or channel


def check_plain(path: str, option: Mapping[str, Any], value: object) -> None:
    """Raise LookupError for what is no text, number or truth value within the option's bounds."""
    if not isinstance(value, PLAIN[option["type"]]) or (isinstance(value, bool) and option["type"] != BOOLEAN):
        raise LookupError(f"{path}: {value!r} is not of type {option['type']}")
    choices = [c["value"] for c in option.get("choices") or ()]
    if choices and value not in choices:
        raise LookupError(f"{path}: {value!r} not among {choices}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if option.get(low) is not None and size < option[low]:
        raise LookupError(f"{path}: {value!r} below {option[low]}")
    if option.get(high) is not None and size > option[high]:
        raise LookupError(f"{path}: {value!r} above {option[high]}")


def resolved(world: World, values: Iterable[object]) -> dict[str, Any]:
    """Return the people and channels among some values, in full, as they go with an interaction."""
    users: dict[str, Any] = {}
    members: dict[str, Any] = {}
    channels: dict[str, Any] = {}
    for value in values:
        if isinstance(value, Channel):
            channels[value.id] = value.body | {"permissions": world.permissions("", value)}
        elif (user_id := getattr(value, "id", None)) in world.users:
            users[user_id] = world.users[user_id]
            if user_id in world.members:
                member = world.member(user_id) | {"permissions": str(world.members[user_id])}
                members[user_id] = {k: v for k, v in member.items() if k not in ("user", "deaf", "mute")}
    found = {k: v for k, v in (("users", users), ("members", members), ("channels", channels)) if v}
    return {"resolved": found} if found else {}


def fill_form(
    modal: Mapping[str, Any], values: Mapping[str, Any], keep: Callable[[Upload], str]
) -> list[dict[str, Any]]:
    """Return a form's components as the client submits them; LookupError for what does not fit it.

    ``keep`` takes each file and returns its id.
    """
    left = dict(values)
    submitted: list[dict[str, Any]] = []
    for outer in modal["components"]:
        if outer["type"] == TEXT_DISPLAY:
            continue
        field = outer["component"] if outer["type"] == LABEL else outer["components"][0]
        label = outer.get("label") or field.get("label")
        value = left.pop(field["custom_id"], left.pop(label, None))
        inner = {"type": field["type"], "custom_id": field["custom_id"], "id": field.get("id") or len(submitted) + 1}
        if field["type"] == TEXT_INPUT:
            inner["value"] = typed(field, value)
        elif field["type"] == FILE_UPLOAD:
            inner["values"] = [keep(upload) for upload in uploaded(field, value)]
        else:
            inner["values"] = picked(field, value)
        shape = {"component": inner} if outer["type"] == LABEL else {"components": [inner]}
        submitted.append({"type": outer["type"], "id": 100 + len(submitted)} | shape)
    if left:
        raise LookupError(f"the form has no {sorted(left)}")
    return submitted


def typed(field: Mapping[str, Any], value: object) -> str:
    """Return the text of a text input, or what stood in it beforehand."""
    text = str(field.get("value") or "" if value is None else value)
    if field.get("required", True) and not text:
        raise LookupError(f"{field['custom_id']} must be filled in")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise LookupError(f"{field['custom_id']}: {len(text)} characters, {least} to {most} allowed")
    return text


def picked(field: Mapping[str, Any], value: object) -> list[str]:
    """Return the values of a menu in a form."""
    values: Sequence[object] = [] if value is None else value if isinstance(value, list | tuple) else [value]
    if not all(isinstance(each, str) or hasattr(each, "id") for each in values):
        raise LookupError(f"{field['custom_id']}: {values!r} are no values of a menu")
    by_label = {o["label"]: o["value"] for o in field.get("options") or ()}
    chosen = [by_label.get(v, v) if isinstance(v, str) else v.id for v in values]  # type: ignore[attr-defined]
    if by_label and set(chosen) - set(by_label.values()):
        raise LookupError(f"{chosen} not among {sorted(by_label.values())}")
    if field.get("required", True) and not chosen:
        raise LookupError(f"{field['custom_id']} must be chosen")
    return chosen


def uploaded(field: Mapping[str, Any], value: object) -> list[Upload]:
    """Return the file that somebody chose, if any."""
    if field.get("required", True) and not isinstance(value, Upload):
        raise LookupError(f"{field['custom_id']}: a file must be chosen")
    return [value] if isinstance(value, Upload) else []


class NoAnswerError(Exception):
    """The bot did not answer in time: "The application did not respond"."""


class Person(Member):
    """Somebody in the guild who acts."""

    def __init__(self, application: Application, user: dict[str, Any]) -> None:
        super().__init__(application.world, user)
        self.application = application
        self.locale = "en-US"
        self.timeout = LONGEST_WAIT
        """Seconds to wait for an answer, and until a thinking bot has something to show."""

    async def slash(self, channel: Channel, command: str, /, **options: object) -> Interaction:
        """Type a command such as ``europe claim`` with its options, and wait for the answer."""
        name, _, _ = command.partition(" ")
        registered = command_named(self.application, self, channel, name)
        data = {"id": registered["id"], "name": name, "type": 1}
        data |= {"options": options_for(registered, command, options)} | resolved(self.world, options.values())
        return await self._do(channel, COMMAND, data)

    async def autocomplete(
        self, channel: Channel, command: str, focused: str, typed: object = "", /, **options: object
    ) -> list[dict[str, Any]]:
        """Return what is offered while typing into one option, given the others that are filled in already."""
        name, _, _ = command.partition(" ")
        registered = command_named(self.application, self, channel, name)
        data: dict[str, Any] = {"id": registered["id"], "name": name, "type": 1}
        data["options"] = options_for(registered, command, options | {focused: typed}, focused=focused)
        done = await self._do(channel, AUTOCOMPLETE, data | resolved(self.world, options.values()))
        return done.choices or []

    async def press(self, message: Message, wanted: str) -> Interaction:
        """Press the button of that custom_id or label, and wait for the answer."""
        control = self._control(message, wanted)
        if control["type"] != BUTTON or "custom_id" not in control:
            raise LookupError(f"{wanted!r} is no button to press")
        return await self._use(
            message, {"custom_id": control["custom_id"], "component_type": BUTTON, "id": control["id"]}
        )

    async def choose(self, message: Message, wanted: str, *values: "str | Person | Channel") -> Interaction:
        """Choose in the menu of that custom_id or placeholder, by value or label, and wait for the answer."""
        control = self._control(message, wanted)
        if control["type"] not in SELECTS:
            raise LookupError(f"{wanted!r} is no menu")
        by_label = {o["label"]: o["value"] for o in control.get("options") or ()}
        chosen = [v.id if not isinstance(v, str) else by_label.get(v, v) for v in values]
        known = {o["value"] for o in control.get("options") or ()}
        if control["type"] == STRING_SELECT and (strange := set(chosen) - known):
            raise LookupError(f"{sorted(strange)} not among {sorted(known)}")
        least, most = control.get("min_values"), control.get("max_values") or 1
        if not (1 if least is None else least) <= len(chosen) <= most:
            raise LookupError(f"{len(chosen)} values, {least} to {most} allowed")
        data = {"custom_id": control["custom_id"], "component_type": control["type"], "id": control["id"]}
        return await self._use(message, data | {"values": chosen} | resolved(self.world, values))

    async def submit_modal(
        self, opened: Interaction, values: dict[str, Any] | None = None, **more: object
    ) -> Interaction:
        """Fill in the form that an interaction opened, by custom_id or label, and wait for the answer."""
        assert opened.modal is not None, f"no form was opened: {opened!r}"
        sent: dict[str, dict[str, Any]] = {}

        def keep(upload: Upload) -> str:
            new = self.world.ids.next()
            self.world.uploads[new] = upload
            sent[new] = self.world.attachment(opened.channel.id, new, upload)
            return new

        components = fill_form(opened.modal, {**(values or {}), **more}, keep)
        data: dict[str, Any] = {"custom_id": opened.modal["custom_id"], "components": components}
        data |= {"resolved": {"attachments": sent}} if sent else {}
        return await self._do(opened.channel, MODAL_SUBMIT, data, source=opened.source)

    def _control(self, message: Message, wanted: str) -> dict[str, Any]:
        if message.deleted or not self.can_see(message):
            raise LookupError(f"{self.user['global_name']} does not see {message!r}")
        return message.control(wanted)

    async def _use(self, message: Message, data: dict[str, Any]) -> Interaction:
        return await self._do(self.world.channels[message.channel_id], COMPONENT, data, source=message)

    async def _do(
        self, channel: Channel, kind: int, data: dict[str, Any], *, source: Message | None = None
    ) -> Interaction:
        """Send an interaction and wait until it is answered, and a thinking bot has something to show."""
        done = self.begin(channel, kind, data, source=source)
        try:
            await done.answered_first(within=self.timeout)
            await self.world.changes.until(lambda: not done.thinking, within=self.timeout, what="more than thinking")
        except TimeoutError as missed:
            raise NoAnswerError(f"to {data} by {self!r} ({done.token}): {missed}") from None
        return done

    def begin(self, channel: Channel, kind: int, data: dict[str, Any], *, source: Message | None = None) -> Interaction:
        """Send an interaction without waiting for anything; LookupError if its channel is no longer there.

        ``kind`` is ``COMMAND``, ``COMPONENT``, ``AUTOCOMPLETE`` or ``MODAL_SUBMIT``, ``data`` as Discord writes it, and
        ``source`` the message whose button or menu is used, also through a form.
        """
        done = self._interaction(channel, kind, data, source)
        self.application.gateway.dispatch("INTERACTION_CREATE", done.body, guild_id=done.body.get("guild_id"))
        return done

    def _interaction(self, channel: Channel, kind: int, data: dict[str, Any], source: Message | None) -> Interaction:
        if channel.id not in self.world.channels:
            raise LookupError(f"{channel!r} is no longer there")
        body, now = self._body(channel, kind, data, source), self.world.clock.now()
        done = Interaction(self.application, self, channel, kind, body, source=source, created=now)
        self.application.keep(done)
        return done

    def _body(self, channel: Channel, kind: int, data: dict[str, Any], source: Message | None) -> dict[str, Any]:
        world = self.world
        private = channel.body["type"] == DM
        body = {"id": world.ids.next(), "application_id": world.application_id, "type": kind, "data": data}
        body |= {"token": secrets.token_urlsafe(40), "version": 1, "channel_id": channel.id, "locale": self.locale}
        body |= {"channel": channel.body | {"permissions": world.permissions(self.id, channel)}}
        body |= {"app_permissions": world.permissions(world.bot["id"], channel), "entitlements": []}
        body |= {
            "attachment_size_limit": MOST_BYTES,
            "authorizing_integration_owners": {"0": channel.body.get("guild_id")},
        }
        if source is not None:
            body["message"] = source.body
        if private:
            return body | {"context": 1, "user": self.user, "authorizing_integration_owners": {"0": "0"}}
        member = world.member(self.id) | {"permissions": world.permissions(self.id, channel)}
        guild = {"id": channel.body["guild_id"], "locale": world.locale, "features": []}
        return body | {
            "context": 0,
            "member": member,
            "guild_id": channel.body["guild_id"],
            "guild": guild,
            "guild_locale": world.locale,
        }
