"""An imitation of Discord's API that is as strict as Discord, and people who act in it.

``server.py`` puts it together: ``async with DiscordServer() as server``, then ``with pointed_at(server.url)``, and the
real discord.py logs in with ``server.token``. It knows nothing of the bot. From the lowest file up: ``limits.py``
(what Discord refuses), ``world.py`` (what exists), ``messages.py``, ``gateway.py``, ``interactions.py``, ``people.py``,
``rest.py``, ``server.py``; ``pointing.py`` leads discord.py there.
"""
