"""What Discord's own client makes of a typed command or a filled-in form: checked, converted, and laid out."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .channel import Channel

if TYPE_CHECKING:
    from .people import Person
    from .server import DiscordServer

SUBCOMMAND, GROUP, TEXT, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
PLAIN: dict[int, Any] = {TEXT: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}
TEXT_INPUT = 4


def command_named(person: "Person", channel: Channel, name: str) -> dict[str, Any]:
    """The registered command that the client would offer here; LookupError when it would not."""
    server = person.server
    scopes = [None] if channel.is_dm else [None, server.world.guild_id]
    known = [c for scope in scopes for c in server.commands.get(scope, [])]
    found = [c for c in known if c["name"] == name and c["type"] == 1]
    if not found:
        raise LookupError(f"no command /{name}; there are {sorted(c['name'] for c in known)}")
    command = found[-1]
    contexts = command["contexts"]
    if channel.is_dm and (not command["dm_permission"] or (contexts is not None and 1 not in contexts)):
        raise LookupError(f"/{name} is not offered in direct messages")
    if not channel.is_dm and contexts is not None and 0 not in contexts:
        raise LookupError(f"/{name} is not offered in a guild")
    needed, held = command["default_member_permissions"], int(server.world.permissions(person.id, channel))
    # "0" keeps a command from everybody but administrators.
    if not channel.is_dm and needed is not None and (needed == "0" or int(needed) & ~held):
        raise LookupError(f"/{name} is not offered to {person!r}")
    return command


def options_for(
    command: Mapping[str, Any], path: str, given: Mapping[str, object], *, focused: str | None = None
) -> list[dict[str, Any]]:
    """The options as the client sends them, within their subcommand; LookupError for what it would not let pass."""
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
    """One option with its value, checked as the client checks it."""
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
    """A text, number or truth value within the option's bounds."""
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


def resolved(server: "DiscordServer", values: Iterable[object]) -> dict[str, Any]:
    """The people and channels among some values, in full, as they go with an interaction."""
    users: dict[str, Any] = {}
    members: dict[str, Any] = {}
    channels: dict[str, Any] = {}
    for value in values:
        if isinstance(value, Channel):
            channels[value.id] = value.body | {"permissions": server.world.permissions("", value)}
        elif (user_id := getattr(value, "id", None)) in server.world.users:
            users[user_id] = server.world.users[user_id]
            if user_id in server.world.members:
                member = server.world.member(user_id) | {"permissions": str(server.world.members[user_id])}
                members[user_id] = {k: v for k, v in member.items() if k not in ("user", "deaf", "mute")}
    found = {k: v for k, v in (("users", users), ("members", members), ("channels", channels)) if v}
    return {"resolved": found} if found else {}


def fill_form(modal: Mapping[str, Any], values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A form's components as the client submits them; LookupError for unknown fields and values that do not fit."""
    left = dict(values)
    submitted: list[dict[str, Any]] = []
    for outer in modal["components"]:
        if outer["type"] == 10:
            continue
        field = outer["component"] if outer["type"] == 18 else outer["components"][0]
        label = outer.get("label") or field.get("label")
        value = left.pop(field["custom_id"], left.pop(label, None))
        inner = {"type": field["type"], "custom_id": field["custom_id"], "id": field.get("id") or len(submitted) + 1}
        inner |= {"value": typed(field, value)} if field["type"] == TEXT_INPUT else {"values": picked(field, value)}
        shape = {"component": inner} if outer["type"] == 18 else {"components": [inner]}
        submitted.append({"type": outer["type"], "id": 100 + len(submitted)} | shape)
    if left:
        raise LookupError(f"the form has no {sorted(left)}")
    return submitted


def typed(field: Mapping[str, Any], value: object) -> str:
    """The text of a text input, or what stood in it beforehand."""
    text = str(field.get("value") or "" if value is None else value)
    if field.get("required", True) and not text:
        raise LookupError(f"{field['custom_id']} must be filled in")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise LookupError(f"{field['custom_id']}: {len(text)} characters, {least} to {most} allowed")
    return text


def picked(field: Mapping[str, Any], value: object) -> list[str]:
    """The values of a menu in a form."""
    values: Sequence[object] = [] if value is None else [value] if isinstance(value, str) else list(value)  # type: ignore[call-overload]
    by_label = {o["label"]: o["value"] for o in field.get("options") or ()}
    chosen = [by_label.get(v, v) if isinstance(v, str) else v.id for v in values]  # type: ignore[attr-defined]
    if by_label and set(chosen) - set(by_label.values()):
        raise LookupError(f"{chosen} not among {sorted(by_label.values())}")
    if field.get("required", True) and not chosen:
        raise LookupError(f"{field['custom_id']} must be chosen")
    return chosen
