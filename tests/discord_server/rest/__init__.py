"""REST v10, one module a subject. Path parameters bear the names of Discord's OpenAPI description."""

from . import applications, channels, files, guilds, interactions, messages, threads, users, webhooks

TABLES = tuple(
    module.routes
    for module in (applications, channels, files, guilds, interactions, messages, threads, users, webhooks)
)
