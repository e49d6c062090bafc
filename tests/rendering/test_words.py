import re
from pathlib import Path

import msgspec
import pytest

import rendering
from bot.texts import Texts
from rendering.api import alt, draw, kinds
from rendering.palette import CARDS
from rendering.ticket_to_ride.alt import COLOUR_KEYS

SOURCES = sorted(Path(rendering.__file__).parent.rglob("*.py"))
LONGEST = ["M" * 32] * 5
ENGLISH = Texts("en", strict=True)


def english(text):
    return ENGLISH.sentence(text, LONGEST, plain=True)


def keys():
    for path in SOURCES:
        yield from re.findall(r'"(rendering\.[a-z_.]+[a-z_])"', path.read_text("utf-8"))
    yield from (f"rendering.card.{card}" for card in CARDS if card != "grey")
    yield from (f"rendering.player.{colour}" for colour in COLOUR_KEYS)


@pytest.mark.parametrize("key", sorted({key for key in keys() if not key.endswith((".europe", ".pictures"))}))
def test_the_catalogue_knows_every_text(key):
    assert ENGLISH.has(key)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.long
def test_pictures_and_alt_texts_find_all_their_words(positions, players):
    game = positions(players, "words")
    for at in (game[0], game[len(game) // 2], game[-2], game[-1]):
        for kind in kinds(at[0]):
            picture = draw(at[0], kind, words=english)
            assert 40 < len(english(picture.alt)) <= 1024
            assert picture.name == f"{kind}.png"
        for kind in kinds(at[None]):
            assert 40 < len(english(alt(at[None], kind, words=english))) <= 1024


def test_the_alt_text_of_the_largest_hand_is_short_enough(game, europe):
    view = game[60][1]
    tickets = tuple(msgspec.structs.replace(view.own.tickets[0], ticket=t) for t in europe.board.tickets)
    own = msgspec.structs.replace(view.own, tickets=tickets, cards=dict.fromkeys(view.own.cards, 12))
    assert len(english(draw(msgspec.structs.replace(view, own=own), "hand", words=english).alt)) <= 1024


def test_public_alt_text_tells_nothing_of_hands(game):
    at = game[60]
    assert len({english(draw(view, "board", words=english).alt) for view in at.values()}) == 1
