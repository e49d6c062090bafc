"""The written limits, each at its edge: what just fits passes, one more is a sentence that says so."""

import discord
import pytest

from bot.demo.discord_api.limits import characters_of, check_choices, check_commands, check_message, check_modal
from tests.discord_server.tiny_bot import tiny

LAYOUT = 1 << 15


def button(n=0, **more):
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"b{n}"} | more


def row(*inside):
    return {"type": 1, "components": list(inside)}


def select(options=25, **more):
    listed = [{"label": f"o{n}", "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "menu", "options": listed} | more


def layout(*components, **more):
    return {"components": list(components), "flags": LAYOUT} | more


def text(content="hello"):
    return {"type": 10, "content": content}


def gallery(items=1, url="https://example.org/a.png", **more):
    return {"type": 12, "items": [{"media": {"url": url}} | more for _ in range(items)]}


def classic(*rows):
    return {"content": "x", "components": list(rows)}


def menus(*sizes):
    """Menus of so many options each."""
    return [row(select(size, custom_id=f"m{n}")) for n, size in enumerate(sizes)]


FITS = {
    "text": {"content": "x" * 2000},
    "rows": classic(*[row(*[button(5 * r + b) for b in range(5)]) for r in range(5)]),
    "menu": classic(row(select())),
    "emoji": classic(row(button(label=None, emoji={"name": "🚂"}))),
    "forty": layout(*[text("x") for _ in range(40)]),
    "gallery": layout(gallery(10, description="x" * 1024)),
    "section": layout({"type": 9, "components": [text()], "accessory": button()}),
    "container": layout({"type": 17, "components": [text(), row(button())]}),
    "119 options": layout(*menus(25, 25, 25, 25, 19)),
    "10,170 bytes": layout(text("語" * 3386)),
    "nonce": {"content": "x", "nonce": "x" * 25},
    "file": {"attachments": [{"id": 0, "filename": "a.png"}]},
    "shown file": layout(gallery(url="attachment://a.png"), attachments=[{"id": 0, "filename": "a.png"}]),
}
REFUSED = {
    "2001 characters": ({"content": "x" * 2001}, "at most 2000"),
    "nothing": ({"content": ""}, "cannot be empty"),
    "six rows": (classic(*[row(button(n)) for n in range(6)]), "6 entries, 0 to 5"),
    "six buttons": (classic(row(*[button(n) for n in range(6)])), "6 entries, 1 to 5"),
    "an empty row": (classic(row()), "0 entries, 1 to 5"),
    "a select beside a button": (classic(row(select(), button())), "fills its row"),
    "26 options": (classic(row(select(26))), "26 entries, 1 to 25"),
    "no options": (classic(row(select(0))), "0 entries"),
    "options of one value": (
        classic(row(select(options=2) | {"options": [{"label": "a", "value": "v"}] * 2})),
        "unique",
    ),
    "more values than options": (classic(row(select(2, max_values=3))), "max_values 3 of 2"),
    "a label of 81": (classic(row(button(label="x" * 81))), "at most 80"),
    "an id of 101": (classic(row(button(custom_id="x" * 101))), "at most 100"),
    "the same id twice": (classic(row(button(), button())), "must be unique"),
    "a button without id": (classic(row(button(custom_id=None))), "custom_id: a text is required"),
    "a button without label": (classic(row(button(label=None))), "label or an emoji"),
    "a layout without its flag": (classic(text()), "needs the Components V2 flag"),
    "41 components": (layout(*[text("x") for _ in range(41)]), "41 entries"),
    "nested ones count": (layout(*[row(button(n)) for n in range(21)]), "42 entries"),
    "4001 characters in all": (layout(text("x" * 2000), text("x" * 2001)), "4001 characters of text"),
    "an empty text": (layout(text("")), "at least 1"),
    "content beside a layout": (layout(text(), content="x"), "not allowed beside"),
    "what the bot never sends": ({"embeds": [{"title": "x"}]}, "the bot sends none"),
    "a link": (classic(row(button(style=5))), "not between 1 and 4"),
    "a layout of nothing": (layout(), "required by the Components V2 flag"),
    "a button at the top": (layout(button()), "may not stand at the top"),
    "a container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "container",
    ),
    "a section without accessory": (layout({"type": 9, "components": [text()]}), "a button or a thumbnail"),
    "11 pictures": (layout(gallery(11)), "11 entries, 1 to 10"),
    "alt text of 1025": (layout(gallery(description="x" * 1025)), "at most 1024"),
    "a file that is not there": (layout(gallery(url="attachment://a.png")), "names no file"),
    "a file that is not shown": (layout(text(), attachments=[{"id": 0, "filename": "a.png"}]), "shown by no component"),
    "120 options": (layout(*menus(25, 25, 25, 25, 20)), "too large as a whole: 120 options, at most 119"),
    "texts of 10,173 bytes": (layout(text("語" * 3387)), "too large as a whole: 10173 bytes, at most 10170"),
    "texts of as many bytes as two": (layout(text("語" * 1691), text("語" * 1692)), "10173 bytes"),
    "options of as many bytes": (
        layout(
            text("語" * 2700), row(select() | {"options": [{"label": f"{n:098}", "value": f"{n}"} for n in range(25)]})
        ),
        "too large as a whole",
    ),
    "a nonce of 26": ({"content": "x", "nonce": "x" * 26}, "at most 25"),
    "11 files": ({"attachments": [{"id": n, "filename": f"{n}.png"} for n in range(11)]}, "11 entries"),
    "parse and a list": ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "exclude"),
    "a form field": (classic(row({"type": 4, "custom_id": "x", "style": 1})), "does not belong in a message"),
}


@pytest.mark.parametrize("name", FITS)
def test_a_message_at_the_edge_passes(name):
    assert check_message(FITS[name]) == []


@pytest.mark.parametrize("name", REFUSED)
def test_a_message_beyond_the_edge_is_refused(name):
    payload, sentence = REFUSED[name]
    assert any(sentence in problem for problem in check_message(payload)), check_message(payload)


def test_pieces_of_a_panel_can_be_judged_as_discord_py_makes_them():
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="x" * 81, custom_id="a")))
    assert check_message({"components": view.to_components(), "flags": LAYOUT}) == [
        "components[0].components[0].label: 81 characters, at most 80"
    ]


def field(n=0, **more):
    return {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": f"f{n}", "style": 1} | more}


MODAL = {"title": "A form", "custom_id": "form", "components": [field(n) for n in range(5)]}


def test_a_form_of_five_fields_passes():
    assert check_modal(MODAL) == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"components": [field(n) for n in range(6)]}, "6 entries"),
        ({"components": []}, "0 entries"),
        ({"title": "x" * 46}, "at most 45"),
        ({"custom_id": "x" * 101}, "at most 100"),
        ({"components": [field(), field()]}, "unique"),
        ({"components": [row(button())]}, "does not belong in a modal"),
        ({"components": [field(max_length=4001)]}, "between 1 and 4000"),
    ],
)
def test_a_form_beyond_the_edge_is_refused(change, sentence):
    assert any(sentence in problem for problem in check_modal(MODAL | change))


def test_choices_have_their_bounds():
    assert check_choices([{"name": "x" * 100, "value": "x" * 100}] * 25) == []
    assert "26 entries" in check_choices([{"name": "a", "value": "a"}] * 26)[0]
    assert "at most 100" in check_choices([{"name": "a", "value": "x" * 101}])[0]
    assert "at least 1" in check_choices([{"name": "", "value": "a"}])[0]


def command(**more):
    return {"type": 1, "name": "game", "description": "Play"} | more


def option(kind=3, name="route", **more):
    return {"type": kind, "name": name, "description": "Which"} | more


COMMANDS_REFUSED = {
    "upper case": (command(name="Game"), "lower case"),
    "a space": (command(name="my game"), "lower case"),
    "33 letters": (command(name="x" * 33), "1 to 32"),
    "no description": (command(description=""), "at least 1"),
    "a description of 101": (command(description="x" * 101), "at most 100"),
    "26 options": (command(options=[option(name=f"o{n}") for n in range(26)]), "26 entries"),
    "26 subcommands": (command(options=[option(1, f"o{n}") for n in range(26)]), "26 entries"),
    "mixed": (command(options=[option(1), option(3, "b")]), "do not mix"),
    "the same option twice": (command(options=[option(), option()]), "unique"),
    "required last": (command(options=[option(name="a"), option(name="b", required=True)]), "come first"),
    "three deep": (command(options=[option(2, options=[option(2, options=[option(1)])])]), "nested"),
    "a group of nothing": (command(options=[option(2, options=[])]), "at least one"),
    "choices and autocompletion": (
        command(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)]), "exclude",
    ),
    "an autocompleted boolean": (command(options=[option(5, autocomplete=True)]), "neither"),
    "a bad translation": (command(name_localizations={"pl": "Gra Wielka"}), "lower case"),
}  # fmt: skip


@pytest.mark.parametrize("name", COMMANDS_REFUSED)
def test_a_command_beyond_the_edge_is_refused(name):
    payload, sentence = COMMANDS_REFUSED[name]
    assert any(sentence in problem for problem in check_commands([payload])), check_commands([payload])


def test_a_command_counts_its_characters_in_the_longest_language():
    long = [option(name=f"o{n}", description="x" * 100, required=True) for n in range(25)]
    subcommands = [option(1, f"s{n}", options=long) for n in range(4)]
    payload = command(options=subcommands)
    assert characters_of(payload) == len("gamePlay") + 4 * (len("s0Which") + sum(len(o["name"]) + 100 for o in long))
    assert check_commands([payload]) == [f"/game: {characters_of(payload)} characters in all, at most 8000"]
    translated = command(description_localizations={"pl": "Zagraj w grę", "zh-CN": "玩"})
    assert characters_of(translated) == len("game") + len("Zagraj w grę")


def test_a_hundred_commands_pass_and_one_more_does_not():
    assert check_commands([command(name=f"c{n}") for n in range(100)]) == []
    assert "101 of type 1" in check_commands([command(name=f"c{n}") for n in range(101)])[0]
    assert "unique" in check_commands([command(), command()])[0]


def test_the_tiny_bots_commands_pass():
    tree = discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    assert check_commands([tiny.to_dict(tree)]) == []
