"""The first answer to an interaction."""

from collections.abc import Callable
from typing import Any

from aiohttp import web

from tests.discord_server.errors import ApiError
from tests.discord_server.interaction import (
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
    Interaction,
)  # fmt: skip
from tests.discord_server.limits import check_choices, check_modal
from tests.discord_server.message import EPHEMERAL, LAYOUT, Upload
from tests.discord_server.posting import change, placeholder, post, refuse
from tests.discord_server.wire import nothing, reply

from .call import V10, body_of, json_of, server_of

routes = web.RouteTableDef()
Files = dict[str, Upload]
ALLOWED = {
    COMMAND: {REPLY, DEFER, MODAL},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {REPLY, DEFER},
}


@routes.post(V10 + "/interactions/{interaction_id}/{interaction_token}/callback")
async def callback(request: web.Request) -> web.Response:
    """Within three seconds and once: 10062, 40060. A refused answer (50035) leaves it open."""
    server, body = server_of(request), json_of(request)
    interaction = server.interactions.get(request.match_info["interaction_token"])
    if interaction is None or interaction.id != request.match_info["interaction_id"]:
        raise ApiError(10062)
    interaction.open_for_answer()
    kind, data = body.get("type"), body.get("data") or {}
    allowed = ALLOWED[interaction.kind] | ({DEFER_UPDATE, UPDATE} if interaction.source else set())
    if interaction.kind == AUTOCOMPLETE:
        allowed = {CHOICES}
    if kind not in allowed:
        raise ApiError(50035, [f"type: {kind!r} does not answer an interaction of type {interaction.kind}"])
    ANSWERS[kind](interaction, data, body_of(request).files)
    interaction.answered(kind)
    if request.query.get("with_response", "false").lower() not in ("true", "1"):
        return nothing()
    return reply(described(interaction, kind))


def described(interaction: Interaction, kind: int) -> dict[str, Any]:
    """What Discord says of an answer that it took."""
    about: dict[str, Any] = {"id": interaction.id, "type": interaction.kind}
    if interaction.message is None:
        return {"interaction": about}
    message = interaction.message
    about |= {"response_message_id": message.id, "response_message_loading": message.loading}
    about |= {"response_message_ephemeral": message.ephemeral}
    return {"interaction": about, "resource": {"type": kind, "message": message.body}}


def viewer_of(interaction: Interaction, data: dict[str, Any]) -> str | None:
    """The only reader of an ephemeral answer."""
    return interaction.person.id if (data.get("flags") or 0) & EPHEMERAL else None


def say(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """A message."""
    viewer = viewer_of(interaction, data)
    about = interaction.metadata()
    interaction.message = post(interaction.server, interaction.channel, data, files, viewer=viewer, interaction=about)


def think(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """A placeholder; whether it is ephemeral is settled here."""
    if (data.get("flags") or 0) & ~(EPHEMERAL | LAYOUT):
        raise ApiError(50035, ["flags: only ephemeral goes with a deferred answer"])
    viewer = viewer_of(interaction, data)
    about = interaction.metadata()
    interaction.message = placeholder(interaction.server, interaction.channel, viewer=viewer, interaction=about)


def silent(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """Nothing to see yet; edits go to the message with the button."""
    interaction.message = interaction.source


def update(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """Edit the message with the button."""
    assert interaction.source
    if interaction.source.deleted:
        raise ApiError(10008)
    if interaction.channel.archived:
        raise ApiError(50083)
    change(interaction.server, interaction.source, data, files)
    interaction.message = interaction.source


def choices(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """What autocompletion offers."""
    refuse(check_choices(data.get("choices") or ()))
    interaction.choices = list(data.get("choices") or ())


def modal(interaction: Interaction, data: dict[str, Any], files: Files) -> None:
    """A form that pops up."""
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
