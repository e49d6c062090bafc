"""Rules are looked up: by command, under a refusal, and from the help."""

from __future__ import annotations

import importlib

import pytest

from bot.collation import folded
from bot.interactions.rules import section_menus, section_words, sections_about, words_of
from bot.texts import Texts
from engine.core.registry import every_key, find, module_of
from engine.ticket_to_ride.legends.teaching import SECTIONS
from rendering import api
from tests.bot.stage import labels, private, raw, text
from tests.rendering.tables import positions
from tests.thorough import long_but


def answer(result):
    """The private message by which something was answered."""
    return next(each for each in (*result.followups, result.response) if each is not None and each.ephemeral)


def menus_in(message):
    return [part for part in raw(message) if part["type"] == 3]


def ask(stage, **given):
    return stage.alice.slash(stage.channel, "rules", **given)


async def test_without_a_table_a_game_must_be_named(stage):
    assert "option `game`" in private(await ask(stage, topic="tunnels"))
    assert "three cards are turned over" in private(await ask(stage, topic="tunnels", game="europe"))


async def test_a_section_of_the_game_at_the_table_is_read_by_its_title_or_by_any_of_its_words(stage):
    await stage.begin(stage.bob, game="europe")
    for topic in ("tunnels", "Tunnels", "tunn", "turned over"):
        assert private(await ask(stage, topic=topic)).startswith("**Tunnels**")
    assert private(await ask(stage, topic="tunnels", game="german")).startswith("No section")


async def test_in_private_the_rules_are_those_of_the_only_table_at_which_one_plays(stage):
    assert "option `game`" in private(await stage.alice.user.slash("rules", topic="tunnels"))
    await stage.begin(stage.bob, game="europe")
    assert private(await stage.alice.user.slash("rules", topic="tunnels")).startswith("**Tunnels**")


async def test_with_no_topic_all_sections_are_listed_and_one_is_opened_in_place(stage):
    await stage.begin(stage.bob, game="europe")
    listed = answer(await ask(stage))
    (menu,) = menus_in(listed)
    assert [option["label"] for option in menu["options"]][:3] == [
        "Setting up",
        "Course of play",
        "Drawing train cards",
    ]
    await stage.alice.select(listed, ["ferries"])
    assert "locomotive signs" in text(listed)
    assert len(menus_in(listed)) == 1


async def test_what_is_typed_is_completed_from_titles_first_and_then_from_what_sections_say(stage):
    await stage.begin(stage.bob, game="europe")
    offered = await stage.alice.autocomplete(stage.channel, "rules", "topic", "loco")
    assert offered[0]["value"] == "locomotives"
    assert {"cards", "ferries", "tunnels"} <= {one["value"] for one in offered}
    for strange in ("zeppelin", "?!", "\U0001f682"):
        assert await stage.alice.autocomplete(stage.channel, "rules", "topic", strange) == []


@pytest.mark.parametrize(
    ("game", "topic", "name"),
    [
        ("18cz", "rust", "or12"),
        ("18cz", "rusts", "or12"),
        ("18cz", "bankruptcy", "or11"),
        ("18cz", "priority", "sr2"),
        ("18cz", "dividend", "or8"),
        ("1854", "rust", "f"),
        ("1854", "bankrupt", "e1"),
        ("1854", "emergency", "e1"),
        ("german", "bid", "auction"),
        ("german", "winner", "end"),
        ("europe", "wild", "locomotives"),
        ("europe", "longest path", "scoring"),
        ("legends", "whose turn", "C1"),
        ("legends", "joker", "C2-2"),
    ],
)
def test_a_section_is_found_first_by_the_words_of_the_field_for_what_it_is_about(game, topic, name):
    sections = find(game).learning.rulebook(None)
    assert sections_about(sections, Texts("en").of(game), topic)[0].name == name


@pytest.mark.parametrize(
    ("game", "topic", "name"),
    [
        ("18cz", "\u62a5\u5e9f", "or12"),
        ("europe", "\u767e\u642d", "locomotives"),
        ("german", "\u7ade\u62cd", "auction"),
    ],
)
def test_a_section_is_found_in_chinese_by_any_of_the_words_for_what_it_is_about(game, topic, name):
    sections = find(game).learning.rulebook(None)
    assert sections_about(sections, Texts("zh-CN").of(game), topic)[0].name == name


def test_what_begins_a_word_of_a_section_comes_before_what_stands_within_one():
    sections, texts = find("18cz").learning.rulebook(None), Texts("en").of("18cz")
    within = [one.name for one in sections_about(sections, texts, "ust")]
    assert within
    begun = [one.name for one in sections_about(sections, texts, "mu")]
    said = [f" {folded(words_of(one, texts))}" for one in sections if one.name == begun[0]]
    assert " mu" in said[0]


async def test_a_letter_that_names_a_section_finds_the_others_too(stage):
    offered = await stage.alice.autocomplete(stage.channel, "rules", "topic", "p", game="1854")
    assert offered[0]["value"] == "p"
    assert len(offered) > 1


async def test_a_section_that_there_is_not_is_refused_in_one_sentence(stage):
    await stage.begin(stage.bob, game="europe")
    assert "about “zeppelin”" in private(await ask(stage, topic="zeppelin"))
    assert "No section" in private(await ask(stage, topic="?!"))


async def test_a_table_with_other_rules_than_the_rulebooks_says_so(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", variant="ruleset=18xx.games")
    assert "where it differs" in private(await ask(stage, topic="or7"))


async def test_a_refusal_has_a_button_to_the_section_that_it_cites(stage):
    await stage.begin(stage.bob, game="europe")
    refused = answer(await stage.alice.slash(stage.channel, "europe keep", tickets="nonsense"))
    await stage.act(stage.alice, "keep")
    await stage.act(stage.bob, "keep")
    table = await stage.table()
    (seat,) = table.actors
    mover = (stage.alice, stage.bob)[table.seats[seat].user_id == stage.bob.id]
    refused = answer(await mover.slash(stage.channel, "europe claim", route="erzurum-sevastopol", payment="1 red"))
    (label,) = [label for label in labels(refused) if label.startswith("Rule: ")]
    said = private(await mover.click(refused, label=label))
    assert said.startswith(f"**{label.removeprefix('Rule: ')}**")


async def test_what_a_form_cannot_do_is_refused_with_a_button_on_the_panel_that_stays_usable(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    table = await stage.table()
    (seat,) = table.actors
    mover = next(who for who in (stage.alice, stage.bob, stage.cara) if table.seat_of(who.id) == seat)
    refused = answer(await mover.slash(stage.channel, "german bid", price="99", up_to="99"))
    assert "Rule: Auctioning a share" in labels(refused)
    assert len(labels(refused)) > 1
    assert "bid of at least 1 Taler" in private(await mover.click(refused, label="Rule: Auctioning a share"))


async def test_help_leads_to_the_rules_by_a_menu_and_stays(stage):
    await stage.begin(stage.bob, game="europe")
    help_ = answer(await stage.alice.slash(stage.channel, "game help"))
    before = text(help_)
    assert before.startswith("**It is your turn.**")
    said = answer(await stage.alice.select(help_, ["scoring"]))
    assert "Add completed tickets" in text(said)
    assert text(help_) == before
    await stage.alice.select(said, ["end"])
    assert "two trains or fewer" in text(said)


async def test_a_section_is_shown_in_a_picture_of_the_table_where_one_shows_it(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz")
    said = answer(await ask(stage, topic="or12"))
    await stage.env.settle()
    assert [file.filename for file in said.attachments] == ["trains.png"]
    first, second = (menu["custom_id"] for menu in menus_in(said))
    await stage.alice.select(said, ["sr1"], custom_id=first)
    await stage.env.settle()
    assert not said.attachments
    await stage.alice.select(said, ["or8"], custom_id=second)
    await stage.env.settle()
    assert not said.attachments  # no company has run


@pytest.mark.drawn
async def test_a_small_picture_is_drawn_where_the_others_are(stage):
    said = answer(await ask(stage, topic="or1", game="18cz"))
    await stage.env.settle()
    (file,) = said.attachments
    assert file.size > 5000
    assert file.description.startswith("Three companies in the order of their turns")


async def test_a_small_picture_stands_beside_a_section_with_and_without_a_table(stage):
    for _ in range(2):
        said = answer(await ask(stage, topic="ferries", game="europe"))
        await stage.env.settle()
        (file,) = said.attachments
        assert file.filename == "example.png"
        assert file.description.startswith("The ferries of London")
        assert "The ferries of London" not in text(said)
        await stage.begin(stage.bob, game="europe")
    await stage.alice.select(said, ["secrets"])
    await stage.env.settle()
    assert not said.attachments


async def test_who_wants_no_pictures_reads_what_they_show(stage):
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    said = answer(await ask(stage, topic="ferries", game="europe"))
    assert "Shown:* The ferries of London" in text(said)
    await stage.begin(stage.bob, stage.cara, game="18cz")
    of_the_table = answer(await ask(stage, topic="or12"))
    await stage.env.settle()
    assert "Shown:* Trains" in text(of_the_table)
    assert not [*said.attachments, *of_the_table.attachments]


@pytest.mark.parametrize("key", long_but(every_key(), "europe", "18cz", "german"))
def test_every_picture_of_a_section_is_one_for_everybody_of_a_section_that_there_is(key):
    pictures = importlib.import_module(module_of(key, "rendering", "pictures")).PICTURES
    parts = (
        {part.name for part in SECTIONS}
        if key == "legends"
        else {one.name for one in find(key).learning.rulebook(None)}
    )
    assert pictures.sections.keys() <= parts
    own = {one.name for one in find(key).learning.rulebook(None) if one.example is not None}
    assert pictures.sections.keys().isdisjoint(own)
    texts, views = (
        Texts("en"),
        [view for at in positions(key, find(key).info.players[0], "rules") for view in at.values()],
    )
    for section, kind in pictures.sections.items():
        assert texts.has(f"{key}.look.{kind}"), section
        assert all(api.of_section(view, section) in {None, kind} for view in views)
        assert not any(kind in api.private(view) for view in views)


async def test_a_campaign_tells_only_what_it_has_opened(stage):
    offered = await stage.alice.autocomplete(stage.channel, "rules", "topic", "", game="legends")
    assert not {one["value"] for one in offered} & {"K1", "J3", "I1", "H4"}
    refused = private(await ask(stage, topic="K1", game="legends"))
    assert "engag" not in refused


@pytest.mark.parametrize("key", every_key())
def test_every_section_can_be_chosen_in_a_menu_and_is_found_by_its_own_title(key):
    game, texts = find(key), Texts("en", strict=True).of(key)
    sections = game.learning.rulebook(None)
    made = section_menus(sections, key, "none", texts)
    assert [option.value for menu in made for option in menu.item.options] == [one.name for one in sections]
    assert len(made) <= 5
    sizes = [len(menu.item.options) for menu in made]
    assert max(sizes) - min(sizes) < len(made)
    for section in sections:
        assert sections_about(sections, texts, texts.sentence(section.title, plain=True))[0] == section
        assert sections_about(sections, texts, section.name)[0] == section


def test_a_switch_that_no_table_offers_is_not_named_below_a_section():
    section, texts = find("18cz").learning.rulebook(None)[0], Texts("en", strict=True).of("18cz")
    of_a_file = {"praha": "twice", "unheard": "of"}
    assert section_words(section, "18cz", texts, of_a_file) == section_words(section, "18cz", texts)
    assert section_words(section, "18cz", texts, {"ruleset": "18xx.games"}) != section_words(section, "18cz", texts)
