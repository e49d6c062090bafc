"""REST v10: what the bot requests over HTTP. Path parameters have the names of Discord's OpenAPI description."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.demo.discord_api.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    MODAL,
    MODAL_SUBMIT,
    REPLY,
    UPDATE,
    Application,
    Interaction,
)
from bot.demo.discord_api.limits import check_choices, check_commands, check_modal
from bot.demo.discord_api.messages import change, placeholder, post, refuse
from bot.demo.discord_api.world import (
    EPHEMERAL,
    FORUM,
    LAYOUT,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    ApiError,
    Channel,
    Message,
    Upload,
    World,
)

MOST_BYTES = 25 * 1024 * 1024
PARAMETER = re.compile(r'\b(name|filename)="([^"]*)"')


@dataclass(frozen=True)
class Body:
    """The JSON of a request, and the files that came with it by the number in ``files[n]``."""

    json: Any = None
    files: dict[str, Upload] = field(default_factory=dict)


def reply(body: object, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Answer with JSON as Discord sends it: discord.py wants the content type without a charset."""
    content = {"Content-Type": "application/json"} | (headers or {})
    return web.Response(body=json.dumps(body).encode(), status=status, headers=content)


def nothing() -> web.Response:
    """Answer 204."""
    return web.Response(status=204)


async def read_body(request: web.Request) -> Body:
    """Read the whole body: JSON, or multipart with ``payload_json`` and ``files[n]``. ApiError 50109, 40005, 50035."""
    if not request.can_read_body:
        return Body()
    if request.content_type == "multipart/form-data":
        return await read_multipart(request)
    if request.content_type != "application/json":
        raise ApiError(50035, [f"Content-Type: expected application/json, not {request.content_type}"])
    raw = await request.read()
    return Body(parse(raw)) if raw else Body()


def parse(raw: bytes | bytearray) -> Any:  # noqa: ANN401 - whatever JSON there is
    """Return the JSON, or raise 50109."""
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(50109) from None


async def read_multipart(request: web.Request) -> Body:
    """Read ``payload_json`` and files; anything else is refused.

    Split at the boundary by hand: aiohttp's own reader takes pictures apart in small pieces, and warns while it does.
    """
    payload: Any = {}
    files: dict[str, Upload] = {}
    raw = await request.read()
    boundary = request.headers["Content-Type"].partition("boundary=")[2].strip('"').encode()
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary)[1:-1]:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        about = dict(PARAMETER.findall(head.decode()))
        name = about.get("name", "")
        if name == "payload_json":
            payload = parse(data)
        elif name.startswith("files[") and name.endswith("]"):
            files[name[6:-1]] = Upload(about.get("filename", "file"), data)
        else:
            raise ApiError(50035, [f"{name}: unknown part of a multipart body"])
    if len(raw) > MOST_BYTES:
        raise ApiError(40005)
    return Body(payload, files)


BODY = web.RequestKey("body", Body)
REFUSAL = web.RequestKey("refusal", ApiError)
V10 = "/api/v10"
routes = web.RouteTableDef()
APPLICATION = web.AppKey("application", Application)


def application_of(request: web.Request) -> Application:
    """Return the application that the request is about."""
    return request.app[APPLICATION]


def body_of(request: web.Request) -> Body:
    """Return the body, which was read before the request was passed on."""
    body: Body = request[BODY]
    return body


def json_of(request: web.Request) -> dict[str, Any]:
    """Return the JSON object of the body; 50035 for anything else."""
    body = body_of(request).json
    if not isinstance(body, dict):
        raise ApiError(50035, ["body: an object is required"])
    return body


def channel_of(request: web.Request, *needed: str) -> Channel:
    """Return the channel of the path, with the permissions that the route needs."""
    return application_of(request).world.channel(request.match_info["channel_id"], *needed)


OWNER = {"id": "1", "username": "owner", "global_name": "Owner", "discriminator": "0", "avatar": None}
FROM_REQUEST = ("name_localizations", "description_localizations", "default_member_permissions", "nsfw")


@routes.get(V10 + "/gateway/bot")
async def _gateway_for_bots(request: web.Request) -> web.Response:
    starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return reply({"url": application_of(request).gateway.url, "shards": 1, "session_start_limit": starts})


@routes.get(V10 + "/oauth2/applications/@me")
async def _application(request: web.Request) -> web.Response:
    about: dict[str, Any] = {
        "id": application_of(request).world.application_id,
        "name": "Stationmaster",
        "description": "",
        "icon": None,
    }
    about |= {"bot_public": True, "bot_require_code_grant": False, "owner": OWNER, "team": None, "flags": 0}
    return reply(about | {"verify_key": "0" * 64, "summary": ""})


@routes.put(V10 + "/applications/{application_id}/commands")
async def _sync(request: web.Request) -> web.Response:
    """Replace all commands; what is refused changes nothing."""
    application = application_of(request)
    commands = body_of(request).json
    if not isinstance(commands, list):
        raise ApiError(50035, ["body: a list is required"])
    if problems := check_commands(commands):
        raise ApiError(50035, problems)
    known, world = {(c["type"], c["name"]): c["id"] for c in application.commands}, application.world
    application.commands = [
        registered(world.application_id, c, known.get((c.get("type") or 1, c["name"])) or world.ids.next())
        for c in commands
    ]
    world.changes.announce()
    return reply(application.commands)


def registered(application: str, command: dict[str, Any], command_id: str) -> dict[str, Any]:
    """Return a command as Discord gives it back."""
    kept = {key: command.get(key) for key in FROM_REQUEST}
    base = {"id": command_id, "application_id": application, "version": command_id, "type": command.get("type") or 1}
    base |= {"name": command["name"], "description": command.get("description") or ""}
    base |= {"options": command.get("options") or [], "dm_permission": command.get("dm_permission", True)}
    base |= {"contexts": command.get("contexts"), "integration_types": command.get("integration_types") or [0]}
    return kept | base


MOST_TAGS = 5
LONGEST_NAME = 100
ARCHIVE_AFTER = (60, 1440, 4320, 10080)


@routes.get(V10 + "/channels/{channel_id}")
async def _channel(request: web.Request) -> web.Response:
    return reply(channel_of(request).body)


@routes.patch(V10 + "/channels/{channel_id}")
async def _change_channel(request: web.Request) -> web.Response:
    """Rename a thread, archive, lock or reopen it. An archived thread takes nothing but its reopening (50083)."""
    channel, wanted = channel_of(request), json_of(request)
    if not channel.is_thread:
        raise ApiError(50013)
    if channel.archived and wanted.get("archived") is not False:
        raise ApiError(50083)
    if not 1 <= len(wanted.get("name", "x")) <= LONGEST_NAME:
        raise ApiError(50035, [f"name: 1 to {LONGEST_NAME} characters"])
    if wanted.get("auto_archive_duration", 60) not in ARCHIVE_AFTER:
        raise ApiError(50035, [f"auto_archive_duration: one of {ARCHIVE_AFTER}"])
    about = channel.body["thread_metadata"]
    about |= {key: wanted[key] for key in ("archived", "locked", "auto_archive_duration") if key in wanted}
    channel.body["name"] = wanted.get("name", channel.body["name"])
    if "applied_tags" in wanted:
        forum = application_of(request).world.channel(str(channel.body["parent_id"]))
        channel.body["applied_tags"] = tags_of(forum, wanted)
    application_of(request).gateway.dispatch_channel("UPDATE", channel.body)
    return reply(channel.body)


@routes.get("/attachments/{channel_id}/{attachment_id}/{name}")
async def _attachment(request: web.Request) -> web.Response:
    upload = application_of(request).world.uploads.get(request.match_info["attachment_id"])
    if upload is None or upload.name != request.match_info["name"]:
        raise web.HTTPNotFound
    return web.Response(body=upload.data)


def world_of(request: web.Request) -> World:
    """Return the world, if the path names one of its guilds: 10004."""
    world = application_of(request).world
    if request.match_info["guild_id"] not in world.guild_ids:
        raise ApiError(10004)
    return world


@routes.get(V10 + "/guilds/{guild_id}")
async def _guild(request: web.Request) -> web.Response:
    return reply(world_of(request).guild(request.match_info["guild_id"]))


@routes.get(V10 + "/guilds/{guild_id}/members/{user_id}")
async def _member(request: web.Request) -> web.Response:
    return reply(world_of(request).member(request.match_info["user_id"]))


Files = dict[str, Upload]
ALLOWED = {
    COMMAND: {REPLY, DEFER, MODAL},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {REPLY, DEFER},
}


@routes.post(V10 + "/interactions/{interaction_id}/{interaction_token}/callback")
async def _callback(request: web.Request) -> web.Response:
    """Take an answer, within three seconds and once: 10062, 40060. After a refused one (50035) another may come."""
    application, body = application_of(request), json_of(request)
    interaction = application.interactions.get(request.match_info["interaction_token"])
    if interaction is None or interaction.id != request.match_info["interaction_id"]:
        raise ApiError(10062)
    interaction.open_for_answer()
    kind, data = body.get("type"), body.get("data") or {}
    allowed = ALLOWED[interaction.kind] | ({DEFER_UPDATE, UPDATE} if interaction.source else set())
    if kind not in allowed:
        raise ApiError(50035, [f"type: {kind!r} does not answer an interaction of type {interaction.kind}"])
    ANSWERS[kind](interaction, data, body_of(request).files)
    interaction.answered(kind)
    if request.query.get("with_response", "false").lower() not in ("true", "1"):
        return nothing()
    return reply(described(interaction, kind))


def described(interaction: Interaction, kind: int) -> dict[str, Any]:
    """Return what Discord says about an answer that it accepted."""
    about: dict[str, Any] = {"id": interaction.id, "type": interaction.kind}
    if interaction.message is None:
        return {"interaction": about}
    message = interaction.message
    about |= {"response_message_id": message.id, "response_message_loading": message.loading}
    about |= {"response_message_ephemeral": message.ephemeral}
    return {"interaction": about, "resource": {"type": kind, "message": message.body}}


def viewer_of(interaction: Interaction, data: dict[str, Any]) -> str | None:
    """Return the only reader of an ephemeral answer."""
    return interaction.person.id if (data.get("flags") or 0) & EPHEMERAL else None


def say(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """Answer with a message."""
    viewer = viewer_of(interaction, data)
    about = interaction.metadata()
    interaction.message = post(
        interaction.application.world, interaction.channel, data, files, viewer=viewer, interaction=about
    )


def think(interaction: Interaction, data: dict[str, Any], _: Files) -> None:
    """Post a placeholder; whether it is ephemeral is settled here."""
    if (data.get("flags") or 0) & ~(EPHEMERAL | LAYOUT):
        raise ApiError(50035, ["flags: only ephemeral goes with a deferred answer"])
    viewer = viewer_of(interaction, data)
    about = interaction.metadata()
    interaction.message = placeholder(
        interaction.application.world, interaction.channel, viewer=viewer, interaction=about
    )


def silent(interaction: Interaction, _: dict[str, Any], __: Files) -> None:
    """Show nothing yet; edits go to the message with the button."""
    interaction.message = interaction.source


def update(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """Edit the message with the button."""
    assert interaction.source
    if interaction.source.deleted:
        raise ApiError(10008)
    if interaction.channel.archived:
        raise ApiError(50083)
    change(interaction.application.world, interaction.source, data, files)
    interaction.message = interaction.source


def choices(interaction: Interaction, data: dict[str, Any], _: Files) -> None:
    """Take what autocompletion offers."""
    refuse(check_choices(data.get("choices") or ()))
    interaction.choices = list(data.get("choices") or ())


def modal(interaction: Interaction, data: dict[str, Any], _: Files) -> None:
    """Take a form that pops up."""
    refuse(check_modal(data))
    interaction.modal = data


ANSWERS: dict[int, Callable[[Interaction, dict[str, Any], Files], None]] = {
    REPLY: say,
    DEFER: think,
    DEFER_UPDATE: silent,
    UPDATE: update,
    CHOICES: choices,
    MODAL: modal,
}


NONCE_LIVES = 5 * 60
OLD = 60 * 60
EDITS_OF_OLD = 3
MOST_OF_HISTORY = 100


@routes.post(V10 + "/channels/{channel_id}/messages")
async def _send(request: web.Request) -> web.Response:
    """Post a new message; with ``enforce_nonce`` a repeat yields the first one."""
    application, payload = application_of(request), json_of(request)
    channel = channel_of(request)
    may_write(application, channel)
    nonce = payload.get("nonce") if payload.get("enforce_nonce") else None
    first = application.nonces.get(str(nonce)) if nonce is not None else None
    if first and application.world.clock.now() - first[0] < NONCE_LIVES:
        return reply(first[1].body)
    if (payload.get("flags") or 0) & EPHEMERAL:
        raise ApiError(50035, ["flags: only answers to interactions are ephemeral"])
    files = body_of(request).files
    if files and "attach_files" in channel.forbidden:
        raise ApiError(50013)
    message = post(application.world, channel, payload, files)
    if nonce is not None:
        expired = application.world.clock.now() - NONCE_LIVES
        application.nonces = {known: sent for known, sent in application.nonces.items() if sent[0] > expired}
        application.nonces[str(nonce)] = (application.world.clock.now(), message)
    return reply(message.body)


def may_write(application: Application, channel: Channel) -> None:
    """Raise 50007 for closed DMs, 50278 for strangers, 50013, and 50083 in a locked thread; reopen an archived one."""
    world = application.world
    if channel.recipient is not None:
        if channel.recipient not in world.members:
            raise ApiError(50278)
        if channel.recipient in world.closed:
            raise ApiError(50007)
    if ("send_messages_in_threads" if channel.is_thread else "send_messages") in channel.forbidden:
        raise ApiError(50013)
    if channel.is_thread and channel.locked:
        raise ApiError(50083)
    if channel.archived:
        channel.body["thread_metadata"]["archived"] = False
        application.gateway.dispatch_channel("UPDATE", channel.body)


@routes.get(V10 + "/channels/{channel_id}/messages")
async def _history(request: web.Request) -> web.Response:
    """Return the newest first, at most 100; ``before`` and ``after`` as in Discord."""
    channel = channel_of(request, "read_message_history")
    limit = int(request.query.get("limit", "50"))
    if not 1 <= limit <= MOST_OF_HISTORY:
        raise ApiError(50035, [f"limit: 1 to {MOST_OF_HISTORY}"])
    before, after = int(request.query.get("before", "0")), int(request.query.get("after", "0"))
    posts = [m for m in channel.posts if (not before or int(m.id) < before) and int(m.id) > after]
    chosen = posts[:limit] if after else posts[-limit:]
    return reply([m.body for m in reversed(chosen)])


def message_of(request: web.Request, *needed: str) -> Message:
    """Return the message of the path."""
    return application_of(request).world.message(channel_of(request, *needed), request.match_info["message_id"])


@routes.get(V10 + "/channels/{channel_id}/messages/{message_id}")
async def _message(request: web.Request) -> web.Response:
    return reply(message_of(request, "read_message_history").body)


@routes.patch(V10 + "/channels/{channel_id}/messages/{message_id}")
async def _edit_message(request: web.Request) -> web.Response:
    """Edit one of the bot's own messages; in an archived thread 50083, an old message too often 30046."""
    application, message = application_of(request), message_of(request)
    channel = channel_of(request)
    if message.body["author"]["id"] != application.world.bot["id"]:
        raise ApiError(50005)
    if channel.archived:
        raise ApiError(50083)
    if application.world.age_of(message) > OLD:
        application.late_edits[message.id] = application.late_edits.get(message.id, 0) + 1
        if application.late_edits[message.id] > EDITS_OF_OLD:
            raise ApiError(30046)
    change(application.world, message, json_of(request), body_of(request).files)
    return reply(message.body)


@routes.delete(V10 + "/channels/{channel_id}/messages/{message_id}")
async def _delete_message(request: web.Request) -> web.Response:
    """Delete one of the bot's own messages; 50013 for anybody else's, 50083 in an archived thread."""
    application, message = application_of(request), message_of(request)
    if channel_of(request).archived:
        raise ApiError(50083)
    if message.body["author"]["id"] != application.world.bot["id"]:
        raise ApiError(50013)
    application.world.delete_message(message)
    return nothing()


@routes.post(V10 + "/channels/{channel_id}/threads")
async def _alone(request: web.Request) -> web.Response:
    """Make a thread without a message, private unless ``type`` says otherwise; in a forum a post with its first one."""
    if channel_of(request).body["type"] == FORUM:
        return _post_in_forum(request)
    kind = json_of(request).get("type") or PRIVATE_THREAD
    needed = "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads"
    return reply(new_thread(request, channel_of(request, needed), kind).body)


def _post_in_forum(request: web.Request) -> web.Response:
    """Make a post, whose first message has the same id as the post."""
    application, forum, wanted = application_of(request), channel_of(request, "send_messages"), json_of(request)
    if not isinstance(wanted.get("message"), dict):
        raise ApiError(50035, ["message: required"])
    tags = tags_of(forum, wanted)
    thread = new_thread(request, forum, PUBLIC_THREAD)
    thread.body["applied_tags"] = tags
    message = post(application.world, thread, wanted["message"], body_of(request).files)
    del thread.messages[message.id]
    message.body["id"] = thread.id
    thread.messages[thread.id] = message
    return reply(thread.body | {"message": message.body})


def tags_of(forum: Channel, wanted: dict[str, Any]) -> list[str]:
    """Return the tags requested for a post; 50035 unless they are at most five, all of the forum's own."""
    tags = [str(tag) for tag in wanted.get("applied_tags") or ()]
    if len(tags) > MOST_TAGS or not {tag["id"] for tag in forum.body["available_tags"]}.issuperset(tags):
        raise ApiError(50035, [f"applied_tags: at most {MOST_TAGS}, of the forum's own"])
    return tags


def new_thread(request: web.Request, parent: Channel, kind: int) -> Channel:
    """Make a thread, and announce it over the gateway."""
    application, wanted = application_of(request), json_of(request)
    name, minutes = wanted.get("name") or "", wanted.get("auto_archive_duration") or 1440
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ApiError(50035, [f"name: 1 to {LONGEST_NAME} characters"])
    if minutes not in ARCHIVE_AFTER:
        raise ApiError(50035, [f"auto_archive_duration: one of {ARCHIVE_AFTER}"])
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise ApiError(50035, ["type: 11 or 12"])
    thread = application.world.add_thread(parent, name, kind=kind, minutes=minutes)
    application.gateway.dispatch_channel("CREATE", thread.body | {"newly_created": True})
    application.world.changes.announce()
    return thread


@routes.put(V10 + "/channels/{channel_id}/thread-members/{user_id}")
async def _membership(request: web.Request) -> web.Response:
    """Add somebody; the thread must be open."""
    thread = channel_of(request)
    if not thread.is_thread:
        raise ApiError(50024)
    if thread.archived:
        raise ApiError(50083)
    if request.match_info["user_id"] != "@me":
        application_of(request).world.member(request.match_info["user_id"])
    return nothing()


@routes.get(V10 + "/users/@me")
async def _me(request: web.Request) -> web.Response:
    bot = application_of(request).world.bot
    return reply(bot | {"verified": True, "mfa_enabled": False, "locale": "en-US", "flags": 0, "email": None})


@routes.get(V10 + "/users/@me/guilds")
async def _my_guilds(request: web.Request) -> web.Response:
    world = application_of(request).world
    mine: dict[str, Any] = {"icon": None, "owner": False, "features": []}
    mine["permissions"] = str(world.members[world.bot["id"]])
    return reply([mine | {"id": each, "name": world.guild(each)["name"]} for each in world.guild_ids])


@routes.post(V10 + "/users/@me/channels")
async def _open_dm(request: web.Request) -> web.Response:
    """Open direct messages, even where nothing can be sent: Discord refuses at the message."""
    world = application_of(request).world
    wanted = str(json_of(request).get("recipient_id"))
    if wanted not in world.users:
        raise ApiError(10013)
    if world.users[wanted]["bot"]:
        raise ApiError(50007)
    return reply(world.dm(wanted).body)


@routes.get(V10 + "/users/{user_id}")
async def _user(request: web.Request) -> web.Response:
    users = application_of(request).world.users
    if request.match_info["user_id"] not in users:
        raise ApiError(10013)
    return reply(users[request.match_info["user_id"]])


HOOK = V10 + "/webhooks/{webhook_id}/{webhook_token}"


def interaction_of(request: web.Request) -> Interaction:
    """Return the interaction of the path: 10015, 50027."""
    application = application_of(request)
    interaction = application.interactions.get(request.match_info["webhook_token"])
    if request.match_info["webhook_id"] != application.world.application_id:
        raise ApiError(10015)
    if interaction is None:
        raise ApiError(50027)
    interaction.open_for_more()
    if interaction.channel.id not in application.world.channels:
        raise ApiError(10003)
    return interaction


def original_of(interaction: Interaction) -> Message:
    """Return the original response; 10008 if there is none, or it was deleted."""
    if interaction.message is None or interaction.message.deleted:
        raise ApiError(10008)
    return interaction.message


def followup_of(request: web.Request) -> Message:
    """Return the message of the path that answers this interaction."""
    interaction = interaction_of(request)
    for message in [*interaction.followups, *([interaction.message] if interaction.message else [])]:
        if message.id == request.match_info["message_id"] and not message.deleted:
            return message
    raise ApiError(10008)


@routes.post(HOOK)
async def _follow_up(request: web.Request) -> web.Response:
    """Post one more message; the first after a deferral takes the placeholder's place and its audience."""
    application, interaction, payload = application_of(request), interaction_of(request), json_of(request)
    files = body_of(request).files
    if interaction.thinking and interaction.message:
        change(application.world, interaction.message, payload, files)
        interaction.finished()
        return reply(interaction.message.body)
    viewer = interaction.person.id if (payload.get("flags") or 0) & EPHEMERAL else None
    about = interaction.metadata()
    message = post(application.world, interaction.channel, payload, files, viewer=viewer, interaction=about)
    interaction.followups.append(message)
    interaction.finished()
    return reply(message.body)


@routes.patch(HOOK + "/messages/@original")
async def _edit_original(request: web.Request) -> web.Response:
    interaction = interaction_of(request)
    return edited(request, interaction, original_of(interaction))


@routes.delete(HOOK + "/messages/@original")
async def _delete_original(request: web.Request) -> web.Response:
    interaction = interaction_of(request)
    application_of(request).world.delete_message(original_of(interaction))
    interaction.finished()
    return nothing()


@routes.patch(HOOK + "/messages/{message_id}")
async def _edit_followup(request: web.Request) -> web.Response:
    return edited(request, interaction_of(request), followup_of(request))


@routes.delete(HOOK + "/messages/{message_id}")
async def _delete_followup(request: web.Request) -> web.Response:
    application_of(request).world.delete_message(followup_of(request))
    return nothing()


def edited(request: web.Request, interaction: Interaction, message: Message) -> web.Response:
    """Change a message of this interaction; not in an archived thread."""
    if interaction.channel.archived:
        raise ApiError(50083)
    change(application_of(request).world, message, json_of(request), body_of(request).files)
    interaction.finished()
    return reply(message.body)
