"""Keys become sentences: names, lists, counts; and nothing that somebody is called comes alive."""

from __future__ import annotations

import logging

import pytest

from bot import texts as texts_module
from bot.texts import MissingText, Texts, harmless, languages, own_name, plain_words, texts_for
from engine.core.text import Player, Text, text

TEXTS = Texts("en", strict=True)


def players(*seats):
    return Text("private_panel.waiting", {"players": tuple(map(Player, seats))})


@pytest.mark.parametrize(
    ("seats", "said"),
    [((0,), "Waiting for Ann."), ((0, 1), "Waiting for Ann and Ben."), ((0, 1, 2), "Waiting for Ann, Ben and Cat.")],
)
def test_a_list_is_joined_as_one_reads_it_aloud(seats, said):
    assert TEXTS.sentence(players(*seats), ("Ann", "Ben", "Cat")) == said


def test_texts_stand_within_texts():
    taken = text("ttr.claim.taken", route=text("ttr.route", a="Paris", b="Zürich"), owner=Player(1))
    assert TEXTS.sentence(taken, ("Ann", "Ben")) == "Ben has already claimed Paris\u2013Zürich."


def test_a_seat_without_a_name_is_numbered():
    assert TEXTS.sentence(players(3)) == "Waiting for Seat 4."


def test_counts_choose_the_plural():
    one, two = (TEXTS.sentence(text("ttr.draw.no_such_card", card="x")), TEXTS.say("look.turns", count=2))
    assert "no card" in one
    assert "2 tables are" in two
    assert "One table is" in TEXTS.say("look.turns", count=1)


def test_tickets_of_which_none_need_be_kept_are_offered_without_a_number():
    said = [TEXTS.say("rendering.alt.offer", keep=keep, tickets="Essen\N{EN DASH}Kyïv for 5") for keep in (0, 2)]
    assert said[0] == "Tickets to choose from, keep any of them, or none: Essen\N{EN DASH}Kyïv for 5."
    assert said[1].startswith("Tickets to choose from, keep at least 2: ")


def test_a_number_below_zero_is_said_with_a_minus_sign():
    slip = {
        "player": Player(0),
        "company": "x",
        "total": 2,
        "coins": 1,
        "trains": 4,
        "leftover": 5,
        "tickets": -4,
        "rest": -3,
    }
    said = Texts("en", game="legends").sentence(
        text("rendering.legends.slip_line", completed=1, held=2, **slip), ("Ann",)
    )
    assert "tickets \N{MINUS SIGN}4 (1 of 2" in said
    assert "other \N{MINUS SIGN}3" in said


def test_a_name_neither_marks_up_nor_pings_in_a_message():
    said = TEXTS.sentence(players(0), ("**@everyone** <@1> `x`\n# big",))
    assert "@everyone" not in said
    assert "\\*\\*" in said
    assert "\n" not in said
    assert "<@1>" not in said.replace("\\<", "")


def test_a_label_shows_a_name_as_it_is():
    assert TEXTS.sentence(players(0), ("*Ann*",), plain=True) == "Waiting for *Ann*."


def test_what_somebody_typed_is_harmless_in_a_refusal():
    assert "@here" not in TEXTS.sentence(text("ttr.pay.unreadable", given="@here"))


@pytest.mark.parametrize(
    "written", ["[x](https://a.example)", "<#1>", "</europe draw:1>", "<t:1>", "||x||", "> x", "# x"]
)
def test_no_markup_of_discord_survives(written):
    assert harmless(written) != written


def test_a_missing_sentence_or_value_is_raised_in_strict_use():
    with pytest.raises(MissingText, match="no text no"):
        TEXTS.say("no.such_key")
    with pytest.raises(MissingText, match=r"ttr\.route"):
        TEXTS.say("ttr.route", a="Paris")


def test_a_missing_sentence_is_logged_and_shown_as_its_key_at_a_table(caplog):
    with caplog.at_level(logging.ERROR):
        assert Texts("en").say("no.such_key") == "no.such_key"
    assert "no.such_key" in caplog.text
    caplog.clear()


def test_an_unknown_language_is_answered_in_english():
    assert texts_for("en-GB").language == "en"
    assert texts_for("tlh").language == "en"
    assert "en" in languages()


def test_plain_words_are_found_without_a_catalogue_and_others_are_left_out():
    read = texts_module._file.cache_info().currsize
    said = plain_words("pl", ["interval.60", "duration.hours", "no.such.key"])
    assert said == {"interval.60": "godzina"}
    assert texts_module._file.cache_info().currsize == read


def test_a_language_says_what_it_calls_itself():
    assert own_name("pl") == texts_for("pl").say("language.name") == "polski"


def test_no_invisible_marks_surround_values():
    assert all(ord(char) not in {0x2068, 0x2069} for char in TEXTS.say("ttr.route", a="Paris", b="Zürich"))


def test_a_game_says_what_it_shares_with_its_family_in_its_own_words_where_it_has_any(monkeypatch):
    kept = Text("18xx.dividend.kept", {"company": "BN", "revenue": 50})
    assert Texts("en", strict=True, game="18cz").sentence(kept) == "**BN** withholds its 50 K."
    assert TEXTS.of("18cz").sentence(kept) == "**BN** withholds its 50 K."
    assert TEXTS.sentence(kept) == "**BN** withholds its 50 ¤."


def test_a_game_without_a_family_or_without_words_of_its_own_says_what_all_say():
    assert TEXTS.of("german").say("list.none") == TEXTS.say("list.none")
    assert TEXTS.of("18cz").of("europe").say("list.none") == TEXTS.say("list.none")
    assert TEXTS.of("a game that is no more").say("list.none") == TEXTS.say("list.none")


def test_a_sentence_of_a_game_goes_before_that_of_its_family(monkeypatch, tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "family.ftl").write_text("g18xx-a = { $n } by all\ng18xx-b = only by all\n", "utf-8")
    (folder / "game.ftl").write_text("g18cz-a = { $n } by one\ng18cz-c = by one alone\n", "utf-8")
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)
    monkeypatch.setattr("bot.texts._catalogue", texts_module._catalogue.__wrapped__)
    own = Texts("en", strict=True, game="18cz")
    assert (own.say("18xx.a", n=1), own.say("18xx.b"), own.say("18xx.c")) == ("1 by one", "only by all", "by one alone")
    assert not Texts("en", strict=True).has("18xx.c")


def test_words_of_a_game_are_found_without_reading_those_of_others(monkeypatch, tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    for name in ("common", "europe", "europe_pictures", "german_pictures"):
        (folder / f"{name}.ftl").write_text(f"from-{name} = there\n", "utf-8")
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)
    monkeypatch.setattr("bot.texts._catalogue", texts_module._catalogue.__wrapped__)
    keys = ("from.common", "from.europe", "from.europe_pictures", "from.german_pictures")
    assert [Texts("en", game="europe").has(key) for key in keys] == [True, True, True, False]
    assert all(Texts("en").has(key) for key in keys)


@pytest.fixture
def polish(monkeypatch, tmp_path):
    """A language with cases and genders, in a catalogue of its own."""
    folder = tmp_path / "pl"
    folder.mkdir()
    (folder / "words.ftl").write_text(
        """card-red = czerwona
    .acc = czerwoną
    .gender = f
card-blue = niebieski
    .acc = niebieskiego
card-plain = biały
cards = { $count } { $card }
    .acc = { $count } { CASE($card, case: "acc") }
draw = Dobierz { CASE($card, case: "acc") }.
lies = { GENDER($card) ->
    [f] Ta
   *[other] Ten
  } { $card }
list-last = { $first } i { $next }
list-more = { $first }, { $next }
""",
        "utf-8",
    )
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)
    monkeypatch.setattr("bot.texts._catalogue", texts_module._catalogue.__wrapped__)
    return Texts("pl", strict=True)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (text("card.red"), "Dobierz czerwoną."),
        (text("card.plain"), "Dobierz biały."),
        ("zielony", "Dobierz zielony."),
        (text("cards", count=2, card=text("card.red")), "Dobierz 2 czerwoną."),
        ((text("card.red"), "zielony", text("card.blue")), "Dobierz czerwoną, zielony i niebieskiego."),
    ],
)
def test_a_sentence_takes_the_case_it_needs_of_what_stands_in_it_or_of_each_in_a_list(polish, card, said):
    assert polish.sentence(text("draw", card=card)) == said


def test_a_sentence_agrees_with_the_gender_of_what_stands_in_it(polish):
    assert polish.sentence(text("lies", card=text("card.red"))) == "Ta czerwona"
    assert polish.sentence(text("lies", card=text("card.blue"))) == "Ten niebieski"
    assert polish.sentence(text("lies", card="biały")) == "Ten biały"


def test_words_that_are_equal_in_one_form_are_kept_apart_by_the_others(polish):
    assert polish.sentence(text("draw", card="czerwona")) == "Dobierz czerwona."
    assert polish.sentence(text("draw", card=text("card.red"))) == "Dobierz czerwoną."


def test_what_a_game_calls_a_move_goes_before_what_another_calls_by_the_same_name():
    assert TEXTS.of("1854").say("core.move.tunnel") == "build a tunnel"
    assert TEXTS.of("europe").say("core.move.tunnel") == "pay for the tunnel"


def test_what_is_printed_on_cards_is_said_in_the_words_of_the_catalogue_where_it_has_any(monkeypatch, tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "game.ftl").write_text("legends-event-tremor = The earth shakes\n", "utf-8")
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)
    monkeypatch.setattr("bot.texts._catalogue", texts_module._catalogue.__wrapped__)
    texts = Texts("en", strict=True)
    assert (texts.say("legends.event.tremor"), texts.say("legends.event.regatta")) == ("The earth shakes", "Regatta")


@pytest.mark.parametrize("language", languages())
def test_a_list_of_any_length_stands_whole_in_a_sentence(language):
    every = tuple(f"place {number:03}" for number in range(400))
    said = Texts(language, strict=True).sentence(text("look.no_picture", picture="board", pictures=every))
    assert all(place in said for place in every)
    assert "\u2026" not in said


def test_of_what_somebody_types_a_thousand_characters_are_said_again():
    for plain in (True, False):
        said = TEXTS.sentence(text("look.no_zoom", zoom="x" * 6000), plain=plain)
        assert "x" * 900 in said
        assert len(said) < 1200
