"""Chinese sentences have a space beside a number or a Latin word, and none beside a Chinese sign."""

from __future__ import annotations

import re

import pytest

from bot.texts import LOCALES, Texts, languages
from tests.thorough import long_but

CHINESE = [language for language in languages() if language.startswith("zh")]
OTHER = "[\u3400-\u752f\u7533-\u9fff]"
"""A Chinese sign that is not the value."""
NEEDLESS = {
    "\u7532": rf"{OTHER} \*{{0,2}}\u7532|\u7532\*{{0,2}} {OTHER}",
    "\uff08\u7532\uff09": rf"{OTHER} \*{{0,2}}\uff08|\uff09\*{{0,2}} {OTHER}",
}
"""By value: a space between it and a Chinese sign. Between two values one may stay."""


@pytest.fixture
def said(monkeypatch, tmp_path):
    """Say one sentence in a language of its own, whose code begins as that of Chinese."""
    (tmp_path / "zh-XX").mkdir()
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)
    sentences = (
        "turn = 輪到 **{ $player }** 了。\n"
        "due = 遊戲最晚在 { $when } 開始。\n"
        "still = **至少 3 輪。** **{ $player }** 想繼續玩。\n"
        "card = { $city }\uff08{ $cost }\uff09\n"
        "lay = 鋪設到 { $place } 為止\n"
        "next = 接著{ $then ->\n    [0] 等 { $player }\n   *[other] 是 { $player } 和 { $then } 人\n}。\n"
        "called = 請按 { button } 結束\n"
        "button = 同意\n"
    )
    (tmp_path / "zh-XX" / "xx.ftl").write_text(sentences, "utf-8")
    return Texts("zh-XX", strict=True).say


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("turn", {"player": "Ada"}, "輪到 **Ada** 了。"),
        ("turn", {"player": "列車長"}, "輪到**列車長**了。"),
        ("turn", {"player": "王 小明"}, "輪到**王 小明**了。"),
        ("lay", {"place": "E11\uff08柏林\uff09"}, "鋪設到 E11\uff08柏林\uff09為止"),
        ("lay", {"place": "\uff083\uff09"}, "鋪設到\uff083\uff09為止"),
        ("card", {"city": "柏林", "cost": 3}, "柏林\uff083\uff09"),
        ("due", {"when": "<t:1800000000:R>"}, "遊戲最晚在 <t:1800000000:R>開始。"),
        ("due", {"when": "<t:1800000000:D>"}, "遊戲最晚在 <t:1800000000:D>開始。"),
        ("due", {"when": "<t:1800000000:F>"}, "遊戲最晚在 <t:1800000000:F> 開始。"),
        ("still", {"player": "列車長"}, "**至少 3 輪。** **列車長**想繼續玩。"),
        ("next", {"then": 0, "player": "列車長"}, "接著等列車長。"),
        ("next", {"then": 2, "player": "列車長"}, "接著是列車長和 2 人。"),
        ("called", {}, "請按同意結束"),
    ],
)
def test_a_space_stands_only_beside_what_is_not_chinese(said, key, values, sentence):
    assert said(key, **values) == sentence


def test_english_keeps_its_spaces():
    assert Texts("en", strict=True).say("seat", number="二") == "Seat 二"


@pytest.mark.parametrize("every", long_but([12, 1], 12))
@pytest.mark.parametrize("value", NEEDLESS)
@pytest.mark.parametrize("language", CHINESE)
def test_no_sentence_has_a_space_beside_a_chinese_value(language, value, every):
    written = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))
    values = dict.fromkeys(re.findall(r"\$([\w-]+)", written), value)
    texts = Texts(language, strict=True)
    said = {key: texts.say(key, **values) for key in re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)[::every]}
    assert not {key: sentence for key, sentence in said.items() if re.search(NEEDLESS[value], sentence)}
