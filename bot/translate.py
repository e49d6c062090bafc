"""The names and descriptions of commands in the languages of the catalogue."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.texts import ENGLISH, texts_for


class Translator(app_commands.Translator):
    """Finds a command's words by the ``key`` that its English words carry."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words in a language; None where they are the English ones."""
        del context
        key, texts = string.extras.get("key"), texts_for(str(locale))
        if texts.language == ENGLISH or not key or not texts.has(key):
            return None
        said = texts.say(key)
        return said if said != string.message else None
