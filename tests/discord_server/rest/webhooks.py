"""Everything after the first answer: the original response and the follow-ups, by the interaction's token."""

from aiohttp import web

from tests.discord_server.errors import ApiError
from tests.discord_server.interaction import Interaction
from tests.discord_server.message import EPHEMERAL, Message
from tests.discord_server.posting import change, post, remove
from tests.discord_server.wire import nothing, reply

from .call import V10, body_of, json_of, server_of

routes = web.RouteTableDef()
HOOK = V10 + "/webhooks/{webhook_id}/{webhook_token}"


def interaction_of(request: web.Request) -> Interaction:
    """The interaction of the path: 10015, 50027."""
    server = server_of(request)
    interaction = server.interactions.get(request.match_info["webhook_token"])
    if request.match_info["webhook_id"] != server.world.application_id:
        raise ApiError(10015)
    if interaction is None:
        raise ApiError(50027)
    interaction.open_for_more()
    if interaction.channel.id not in server.world.channels:
        raise ApiError(10003)
    return interaction


def original_of(interaction: Interaction) -> Message:
    """The original response, if there is one to speak of."""
    if interaction.message is None or interaction.message.deleted:
        raise ApiError(10008)
    return interaction.message


def followup_of(request: web.Request) -> Message:
    """A message of the path that answers this interaction."""
    interaction = interaction_of(request)
    for message in [*interaction.followups, *([interaction.message] if interaction.message else [])]:
        if message.id == request.match_info["message_id"] and not message.deleted:
            return message
    raise ApiError(10008)


@routes.post(HOOK)
async def follow_up(request: web.Request) -> web.Response:
    """One more message; the first after a deferral takes the placeholder's place and its audience."""
    server, interaction, payload = server_of(request), interaction_of(request), json_of(request)
    files = body_of(request).files
    if interaction.thinking and interaction.message:
        change(server, interaction.message, payload, files)
        interaction.finished()
        return reply(interaction.message.body)
    viewer = interaction.person.id if (payload.get("flags") or 0) & EPHEMERAL else None
    about = interaction.metadata()
    message = post(server, interaction.channel, payload, files, viewer=viewer, interaction=about)
    interaction.followups.append(message)
    interaction.finished()
    return reply(message.body)


@routes.get(HOOK + "/messages/@original")
async def original(request: web.Request) -> web.Response:
    return reply(original_of(interaction_of(request)).body)


@routes.patch(HOOK + "/messages/@original")
async def edit_original(request: web.Request) -> web.Response:
    interaction = interaction_of(request)
    return edited(request, interaction, original_of(interaction))


@routes.delete(HOOK + "/messages/@original")
async def delete_original(request: web.Request) -> web.Response:
    interaction = interaction_of(request)
    remove(server_of(request), original_of(interaction))
    interaction.finished()
    return nothing()


@routes.get(HOOK + "/messages/{message_id}")
async def look(request: web.Request) -> web.Response:
    return reply(followup_of(request).body)


@routes.patch(HOOK + "/messages/{message_id}")
async def edit(request: web.Request) -> web.Response:
    return edited(request, interaction_of(request), followup_of(request))


@routes.delete(HOOK + "/messages/{message_id}")
async def delete(request: web.Request) -> web.Response:
    remove(server_of(request), followup_of(request))
    return nothing()


def edited(request: web.Request, interaction: Interaction, message: Message) -> web.Response:
    """Change a message of this interaction; not in an archived thread."""
    if interaction.channel.archived:
        raise ApiError(50083)
    change(server_of(request), message, json_of(request), body_of(request).files)
    interaction.finished()
    return reply(message.body)
