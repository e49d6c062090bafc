"""Making and changing messages by Discord's rules: what a payload becomes."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from bot.demo.discord_api.limits import EMPTY, TEXT, TOO_LARGE, check_message, media_of, walk
from bot.demo.discord_api.world import (
    EPHEMERAL,
    INTERNAL_ERROR,
    LAYOUT,
    LOADING,
    MENTION,
    ApiError,
    Channel,
    Message,
    Upload,
    World,
)

Payload = Mapping[str, Any]
MOST_BYTES = 10 * 1024 * 1024
SENDABLE_FLAGS = EPHEMERAL | LAYOUT | 1 << 2 | 1 << 12
COMMAND_REPLY = 20


def post(
    world: World,
    channel: Channel,
    payload: Payload,
    files: Mapping[str, Upload],
    *,
    viewer: str | None = None,
    interaction: dict[str, Any] | None = None,
) -> Message:
    """Post a new message of the bot's; ``viewer`` makes it ephemeral. Raises ApiError as Discord would."""
    check_uploads(payload, files, {})
    refuse(check_message(payload, uploads=[u.name for u in files.values()]))
    message = blank(world, channel, viewer=viewer, interaction=interaction)
    take_files(world, message, payload, files)
    message.pinged = frozenset() if viewer else pinged(payload)
    fill(world, message, payload)
    add(world, channel, message)
    return message


def placeholder(world: World, channel: Channel, *, viewer: str | None, interaction: dict[str, Any]) -> Message:
    """Post the message that says that the bot is thinking."""
    message = blank(world, channel, viewer=viewer, interaction=interaction)
    message.body["flags"] |= LOADING
    add(world, channel, message)
    return message


def change(world: World, message: Message, payload: Payload, files: Mapping[str, Upload]) -> None:
    """Edit a message; raises ApiError and leaves it as it was if Discord would refuse the edit."""
    body = message.body
    flags = payload.get("flags")
    if flags is not None and body["flags"] & LAYOUT and not flags & LAYOUT:
        raise ApiError(50035, ["flags: the Components V2 flag cannot be taken off"])
    after = {key: payload.get(key, body[key]) for key in ("content", "components")}
    after["flags"] = body["flags"] | ((flags or 0) & LAYOUT)
    kept = kept_files(message, payload)
    check_uploads(payload, files, kept)
    names = [upload.name for upload in kept.values()]
    refuse(check_message({**payload, **after}, uploads=[u.name for u in files.values()], kept=names))
    given_up = message.files.keys() - kept
    message.files = kept
    take_files(world, message, payload, files)
    was_thinking = message.loading
    body["flags"] = after["flags"] & ~LOADING
    fill(world, message, payload)
    body["edited_timestamp"] = None if was_thinking else world.clock.stamp()
    world.notify("update", message)
    world.forget_files(given_up)


def refuse(problems: list[str]) -> None:
    """Turn problems into the error that Discord answers with."""
    if problems and all(problem.startswith(TOO_LARGE) for problem in problems):
        raise ApiError(INTERNAL_ERROR)
    if problems:
        raise ApiError(50006 if problems == [EMPTY] else 50035, [] if problems == [EMPTY] else problems)


def blank(world: World, channel: Channel, *, viewer: str | None, interaction: dict[str, Any] | None) -> Message:
    """Make a message of the bot's with nothing in it."""
    body: dict[str, Any] = {
        "id": world.ids.next(),
        "type": COMMAND_REPLY if interaction else 0,
        "channel_id": channel.id,
        "author": world.bot,
        "content": "",
        "timestamp": world.clock.stamp(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": EPHEMERAL if viewer else 0,
    }
    if interaction:
        body |= {"application_id": world.application_id, "webhook_id": world.application_id}
        body["interaction_metadata"] = interaction
    return world.message_type(body, viewer=viewer)


def add(world: World, channel: Channel, message: Message) -> None:
    """Put a finished message into its channel, and notify the world's subscribers."""
    channel.messages[message.id] = message
    if not message.ephemeral:
        channel.body["last_message_id"] = message.id
        if channel.is_thread:
            channel.body["message_count"] += 1
    world.notify("create", message)


def fill(world: World, message: Message, payload: Payload) -> None:
    """Write content and components into the body, with files in place of ``attachment://``."""
    body = message.body
    body["content"] = payload.get("content", body["content"]) or ""
    body["flags"] |= (payload.get("flags") or 0) & SENDABLE_FLAGS & ~EPHEMERAL
    body["nonce"] = payload.get("nonce", body.get("nonce"))
    if "components" in payload:
        body["components"] = deepcopy(payload["components"] or [])
    number_components(body["components"])
    by_name = {upload.name: key for key, upload in message.files.items()}
    for media in (each for _, component in walk(body["components"]) for each in media_of(component)):
        name = str(media["url"]).removeprefix("attachment://")
        if name != media["url"]:
            media["url"] = world.address_of(message.channel_id, by_name[name], name)
            media["attachment_id"] = by_name[name]
    body["mentions"] = [world.users[i] for i in MENTION.findall(message.text) if i in world.users]


def number_components(components: list[dict[str, Any]]) -> None:
    """Give every component without an id the next free number, as Discord does."""
    inside = [component for _, component in walk(components)]
    taken = {c["id"] for c in inside if c.get("id")}
    free = (n for n in range(1, 1000) if n not in taken)
    for component in inside:
        if not component.get("id"):
            component["id"] = next(free)  # type: ignore[index]  # our own copy


def take_files(world: World, message: Message, payload: Payload, files: Mapping[str, Upload]) -> None:
    """Store uploaded files and list all of the message's attachments."""
    about = {str(a.get("id")): a for a in payload.get("attachments") or ()}
    for key, upload in files.items():
        described = Upload(upload.name, upload.data, about.get(key, {}).get("description"))
        new = world.ids.next()
        world.uploads[new] = message.files[new] = described
    message.body["attachments"] = [
        world.attachment(message.channel_id, key, upload) for key, upload in message.files.items()
    ]


def check_uploads(payload: Payload, files: Mapping[str, Upload], kept: Mapping[str, Upload]) -> None:
    """Raise 40005 for a file above 10 MiB, 50035 for a listed attachment that does not exist."""
    if any(len(upload.data) > MOST_BYTES for upload in files.values()):
        raise ApiError(40005)
    listed = {str(a.get("id")) for a in payload.get("attachments") or ()}
    if stray := listed - set(files) - set(kept):
        raise ApiError(50035, [f"attachments: {sorted(stray)} are neither uploaded nor kept"])


def kept_files(message: Message, payload: Payload) -> dict[str, Upload]:
    """Return the files that stay through an edit: all of them, unless ``attachments`` lists some."""
    if "attachments" not in payload:
        return dict(message.files)
    listed = {str(a.get("id")) for a in payload.get("attachments") or ()}
    return {key: upload for key, upload in message.files.items() if key in listed}


def pinged(payload: Payload) -> frozenset[str]:
    """Return whom a message notifies: people mentioned in its texts whom ``allowed_mentions`` lets through."""
    texts = [payload.get("content") or ""]
    texts += [c["content"] for _, c in walk(payload.get("components") or ()) if c.get("type") == TEXT]
    named = set(MENTION.findall("\n".join(texts)))
    allowed = payload.get("allowed_mentions")
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return frozenset(named)
    return frozenset(named & set(map(str, allowed.get("users") or ())))
