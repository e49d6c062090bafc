from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord
import pytest
from discord import app_commands

from bot import texts
from bot.client import Stationmaster, Translator
from bot.demo.discord_api.limits import check_commands, check_modal
from bot.interactions import commands
from bot.messages.controls import Press
from bot.messages.modals import LONGEST_QUESTION, LONGEST_TITLE, note_form
from bot.service.values import TITLE_LENGTH
from bot.texts import ENGLISH, INTERVALS, MINUTE, duration_text, languages, texts_for
from engine.core.registry import every_key
from tests.bot.test_refused_by_discord import refusal
from tests.pseudo_languages import LONG, WIDE, forget_catalogues, spoken

LANGUAGE_NAMES = {texts_for(language).say("language.name") for language in languages()}
GAME_NAMES = {texts_for(ENGLISH).game_name(key) for key in every_key()}
"""What is called alike in several languages."""


@pytest.fixture(scope="module")
def tree():
    """Every command as it is sent to Discord, without a service behind it."""
    client = discord.Client(intents=discord.Intents.none())
    grown = app_commands.CommandTree(client)
    client.tree = grown
    commands.register(client.tree)
    return [command.to_dict(grown) for command in grown.get_commands()]


def nodes(command):
    yield command
    for option in command.get("options", []):
        yield from nodes(option)


def test_discord_takes_every_command_as_it_is(tree):
    assert check_commands(tree) == []


async def test_every_description_and_choice_is_said_in_every_language_as_long_as_discord_takes_it():
    client = discord.Client(intents=discord.Intents.none())
    grown = app_commands.CommandTree(client)
    client.tree = grown
    commands.register(grown)
    translator, untranslated = Translator(), set()
    others = {language for language in languages() if language != ENGLISH}
    for command in grown.get_commands():
        payload = await command.get_translated_payload(grown, translator)
        assert check_commands([payload]) == []
        for node in nodes(payload):
            if "description" not in node:  # the menu of a message
                continue
            said = {"description": node["description"], **(node.get("description_localizations") or {})}
            assert max(map(len, said.values())) <= 100, said
            untranslated |= {node["description"] for each in others if each not in said}
            for choice in node.get("choices", []):
                named = {"name": choice["name"], **(choice.get("name_localizations") or {})}
                assert max(map(len, named.values())) <= 100, named
                untranslated |= {choice["name"] for each in others if each not in named}
    same = {*LANGUAGE_NAMES, *GAME_NAMES}
    assert untranslated <= same


async def test_all_commands_are_said_without_the_catalogues_of_other_languages(monkeypatch):
    client = discord.Client(intents=discord.Intents.none())
    client.tree = grown = app_commands.CommandTree(client)
    commands.register(grown)
    read, catalogues = texts._entries, set()
    monkeypatch.setattr(texts, "_entries", lambda language, game: catalogues.add(language) or read(language, game))
    forget_catalogues()
    translator = Translator()
    await translator.learn(grown)
    for command in grown.get_commands():
        await command.get_translated_payload(grown, translator)
    assert catalogues <= {ENGLISH}


async def test_whoever_takes_over_the_first_shard_sends_the_commands_in_every_language(stage, monkeypatch):
    spoken_then, bot = [], stage.bot
    sync = app_commands.CommandTree.sync

    async def synced(tree, **given):
        spoken_then.append(tree.translator is not None)
        return await sync(tree, **given)

    async def begun(*_):
        pass

    monkeypatch.setattr(app_commands.CommandTree, "sync", synced)
    monkeypatch.setattr(bot, "launch_shard", begun)
    with stage.env._bot_scope():
        await bot.begin_shards({0})
    assert spoken_then == [True]


@pytest.mark.parametrize(
    ("errors", "sent"),
    [([refusal(0, status=503), aiohttp.ServerDisconnectedError(), ConnectionError()], 4), ([refusal(50013, 403)], 1)],
    ids=["for a while", "for good"],
)
async def test_whoever_takes_over_the_first_shard_sends_the_commands_until_discord_takes_or_refuses_them(
    stage, monkeypatch, errors, sent
):
    answers, attempts = iter(errors), []

    async def synced(_):
        attempts.append(True)
        if (error := next(answers, None)) is not None:
            raise error

    async def begun(*_):
        pass

    monkeypatch.setattr(app_commands.CommandTree, "sync", synced)
    monkeypatch.setattr(stage.bot, "launch_shard", begun)
    monkeypatch.setattr("bot.client.FIRST_WAIT", 0.0)
    with stage.env._bot_scope():
        await stage.bot.begin_shards({0})
    assert len(attempts) == sent


@pytest.mark.parametrize("language", languages())
def test_intervals_are_chosen_by_what_their_lengths_are_called(language):
    said = texts_for(language)
    for interval in INTERVALS:
        assert said.say(f"interval.{interval // MINUTE}") == said.sentence(duration_text(interval))


def test_required_options_come_first(tree):
    for command in tree:
        for node in nodes(command):
            required = [bool(option.get("required")) for option in node.get("options", []) if option["type"] > 2]
            assert required == sorted(required, reverse=True), node["name"]


def test_housekeeping_is_all_there(tree):
    groups = {command["name"]: {option["name"] for option in command.get("options", [])} for command in tree}
    assert groups["game"] >= {
        *("new", "join", "leave", "start", "kick", "options", "undo", "redo", "remind", "replace"),
        *("opponent", "end", "export", "status", "board", "log", "help"),
    }
    assert groups["admin"] == {"list", "force-end", "delete", "channels", "board", "language", "limit", "permissions"}
    assert "settings" in groups["me"]
    assert {"privacy", "forget-me"} <= set(groups)


def test_what_manages_a_server_is_shown_only_to_those_who_may(tree):
    (admin,) = (command for command in tree if command["name"] == "admin")
    assert int(admin["default_member_permissions"]) == discord.Permissions(manage_guild=True).value


def test_a_title_may_be_typed_longer_than_it_is_kept_so_that_the_refusal_can_say_so(tree):
    (game,) = (command for command in tree if command["name"] == "game")
    (new,) = (option for option in game["options"] if option["name"] == "new")
    (title,) = (option for option in new["options"] if option["name"] == "title")
    assert title["max_length"] > TITLE_LENGTH


def test_the_bot_asks_for_no_privileged_intents():
    bot = Stationmaster(SimpleNamespace(judge_apart=lambda _: None, languages=None), shard_count=1)
    assert bot.intents.value == discord.Intents(guilds=True).value
    assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


@pytest.mark.parametrize("language", languages())
async def test_discord_takes_the_form_for_a_note_which_is_not_cut_off(language):
    said = texts_for(language)
    form = note_form(said, Press("abcdef", 7, "note", ""))
    assert check_modal(form.to_dict()) == []
    assert len(said.say("note.title")) <= LONGEST_TITLE
    assert len(said.say("note.ask")) <= LONGEST_QUESTION


async def test_discord_takes_every_command_in_a_language_of_longer_words_and_in_one_of_wider_signs():
    client = discord.Client(intents=discord.Intents.none())
    client.tree = grown = app_commands.CommandTree(client)
    commands.register(grown)
    with spoken():
        translator = Translator()
        await translator.learn(grown)
        payloads = [await command.get_translated_payload(grown, translator) for command in grown.get_commands()]
    assert all({LONG, WIDE} <= {*one["description_localizations"]} for one in payloads if "description" in one)
    assert check_commands(payloads) == []
