"""What somebody did, looked over as it comes from Discord, before discord.py reads it.

Discord's own clients send nothing malformed. What is malformed all the same would be dropped by discord.py in silence,
stop a command halfway, or, where a form lacks its fields or ``member`` is null, end the connection and with it the
program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

import discord
import msgspec
from discord import app_commands

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
"""Discord's numbers for what somebody can do."""
KINDS = {COMMAND: "command", COMPONENT: "control", AUTOCOMPLETE: "suggestion", FORM: "form"}
"""What they are called in metrics and in the log."""
SELECTS = frozenset({3, 5})
"""Discord's numbers for the menus that the bot makes."""
USERS = 5
"""The menu of people."""
LARGEST = 2**53
"""Discord takes whole numbers up to this, either way."""

Kind = discord.AppCommandOptionType
_RESOLVED = {Kind.user: "users", Kind.channel: "channels", Kind.role: "roles", Kind.attachment: "attachments"}
"""Where Discord tells what the id in an option stands for."""


_Id = Annotated[str, msgspec.Meta(pattern=r"^([0-9]{1,18}|[1-8][0-9]{18})$")]
"""Discord's ids are numbers of at most 63 bits, written as text."""


class _Entry(msgspec.Struct):
    id: _Id


class _Person(_Entry):
    username: str
    global_name: str | None = None


class _Channel(_Entry):
    type: int
    name: str | None = None


class _Resolved(msgspec.Struct):
    users: dict[str, _Person] = {}
    members: dict[str, dict[str, Any]] = {}
    channels: dict[str, _Channel] = {}
    roles: dict[str, _Entry] = {}
    attachments: dict[str, _Entry] = {}


class _Option(msgspec.Struct):
    name: str
    type: int
    value: str | int | float | bool | None = None
    options: tuple[_Option, ...] = ()
    focused: bool = False


class _Command(msgspec.Struct):
    name: str
    type: Literal[1, 2, 3] = 1
    options: tuple[_Option, ...] = ()
    resolved: _Resolved = msgspec.field(default_factory=_Resolved)


class _Press(msgspec.Struct):
    custom_id: Annotated[str, msgspec.Meta(max_length=100)]
    component_type: int
    values: tuple[str, ...] | None = None
    resolved: _Resolved | None = None
    """Of a menu of people; discord.py would take it for what was chosen in any other too."""


class _Field(msgspec.Struct):
    type: int
    custom_id: str = ""
    value: str = ""
    component: _Field | None = None
    components: tuple[_Field, ...] = ()


class _Form(msgspec.Struct):
    custom_id: Annotated[str, msgspec.Meta(max_length=100)]
    components: tuple[_Field, ...]


class _Member(msgspec.Struct):
    user: _Person
    nick: str | None = None


class _Envelope(msgspec.Struct):
    id: _Id
    type: int
    token: str
    guild_id: _Id | None = None
    channel_id: _Id | None = None
    channel: _Channel | None = None
    member: _Member | None = None
    user: _Person | None = None
    locale: str = ""
    message: _Entry | None = None
    """In which a control was used; without its id discord.py drops the press in silence."""


def answerable(payload: object, application_id: int | None) -> Any | None:  # noqa: ANN401 - as discord.py wants it
    """Return as little of a payload as an answer needs; None: it cannot be answered."""
    try:
        given = msgspec.convert(payload, _Answerable)
    except (msgspec.MsgspecError, RecursionError):
        return None
    if not given.id.isdecimal():
        return None
    kind = given.type if isinstance(given.type, int) else COMPONENT
    part = {"id": given.id, "type": kind, "token": given.token, "version": 1, "application_id": application_id or 0}
    return part | {"attachment_size_limit": 0, "locale": given.locale if isinstance(given.locale, str) else ""}


class _Answerable(msgspec.Struct):
    id: str
    token: str
    type: Any = None
    locale: Any = None


def readable(payload: Mapping[str, Any], tree: app_commands.CommandTree) -> bool:
    """Tell whether the payload of an interaction is as Discord describes it and as the command in it declares."""
    try:
        envelope = msgspec.convert(payload, _Envelope)
        if (envelope.user if envelope.guild_id is None else envelope.member) is None:
            return False
        data, kind = payload.get("data"), envelope.type
        # Half of a surrogate pair can be stored nowhere and sent to nobody.
        msgspec.json.encode(data)
        if kind in {COMMAND, AUTOCOMPLETE}:
            return _command_fits(msgspec.convert(data, _Command), tree, complete=kind == COMMAND)
        if kind == COMPONENT:
            return _press_fits(msgspec.convert(data, _Press), payload.get("message"))
        if kind == FORM:
            msgspec.convert(data, _Form)
            return True
    except (msgspec.MsgspecError, UnicodeError, OverflowError):
        pass
    return False


def _command_fits(given: _Command, tree: app_commands.CommandTree, *, complete: bool) -> bool:
    """Tell whether each option is what its command declares; a command unknown here is answered elsewhere."""
    command: object = tree.get_command(given.name) if given.type == 1 else None
    options = given.options
    while isinstance(command, app_commands.Group):
        command = command.get_command(options[0].name) if options else None
        options = options[0].options if options else ()
    if not isinstance(command, app_commands.Command):
        return True
    declared = {parameter.display_name: parameter for parameter in command.parameters}
    known = [(option, declared[option.name]) for option in options if option.name in declared]
    if not complete and not any(option.focused for option, _ in known):
        return False
    return len(known) == len(options) and all(
        _option_fits(option, parameter, given.resolved if complete else None) for option, parameter in known
    )


def _option_fits(option: _Option, parameter: app_commands.Parameter, resolved: _Resolved | None) -> bool:
    """Tell whether an option is of its type, and within its bounds once it is given and no longer being typed."""
    value, kind = option.value, parameter.type
    if option.type != kind.value:
        return False
    if option.focused:
        return resolved is None and isinstance(value, str if kind is Kind.string else str | int | float)
    if kind is Kind.boolean:
        return isinstance(value, bool)
    if kind in _RESOLVED:
        return isinstance(value, str) and value.isdecimal() and (
            resolved is None or value in getattr(resolved, _RESOLVED[kind])
        )  # fmt: skip
    if not isinstance(value, str if kind is Kind.string else int) or isinstance(value, bool):
        return False
    if parameter.choices and resolved is not None:
        return any(value == choice.value for choice in parameter.choices)
    size = len(value) if isinstance(value, str) else value
    least = -LARGEST if parameter.min_value is None else parameter.min_value
    most = LARGEST if parameter.max_value is None else parameter.max_value
    return resolved is None or least <= size <= most


def _press_fits(press: _Press, message: object) -> bool:
    """Tell whether a control stands in the message it was used in, and a menu says what can be chosen in it."""
    used = (press.custom_id, press.component_type)
    menu = next((part for part in _parts(message) if (part.get("custom_id"), part.get("type")) == used), None)
    if menu is None or press.component_type not in SELECTS:
        return menu is not None
    least, most = (1 if menu.get(bound) is None else menu[bound] for bound in ("min_values", "max_values"))
    if press.values is None or not least <= len(press.values) <= most:
        return False
    if press.component_type == USERS:
        return press.resolved is not None and press.resolved.users.keys() >= set(press.values)
    offered = {option["value"] for option in menu.get("options") or ()}
    return press.resolved is None and offered >= set(press.values)


def _parts(message: object) -> Iterator[Mapping[str, Any]]:
    """Return every component of a message, whatever it is in."""
    if not isinstance(message, Mapping):
        return
    for part in (*(message.get("components") or ()), message.get("component"), message.get("accessory")):
        if isinstance(part, Mapping):
            yield part
            yield from _parts(part)
