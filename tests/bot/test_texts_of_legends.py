"""Legends of the West in words: every sentence that it can make is there, and none that it cannot."""

import ast
import re
from pathlib import Path

import msgspec
import pytest

from bot.texts import LOCALES, Texts, languages
from engine.core.campaigns import seed_of_game
from engine.core.moves import NumberRange
from engine.core.rng import Rng
from engine.core.text import Player, Text
from engine.ticket_to_ride.legends import ending, narration, standing_orders, teaching
from engine.ticket_to_ride.legends.between import plain
from engine.ticket_to_ride.legends.campaign import Campaign, new_campaign, next_setup
from engine.ticket_to_ride.legends.choices import CHOICES
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.lessons import EXAMPLES
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.powers import Raised, ToVault
from engine.ticket_to_ride.legends.vaults import DISTRICTS
from rendering import api
from tests.conformance.test_texts import _words_of
from tests.conformance.worlds import walk
from tests.engine.ticket_to_ride.legends.world import internal
from tests.thorough import long_but

PACK = pack()
CODE = Path(teaching.__file__).parent
TEXTS = Texts("en", strict=True).of("legends")
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile")
MADE_BY_THE_BOT = (
    "name",
    "lesson",
    "worth",
    "purpose",
    "score_change",
    "move",
    "button",
    "confirm",
    "ask",
    "look",
    "nothing",
    "zoom",
    "variant",
    "guide",
    "core",
    "alt",
    "picture",
    "worth",
)
"""What the bot and the pictures make keys of; ``tests/conformance`` holds them to their keys."""


def calls():
    """Every call in the code of the engine that makes a sentence."""
    for path in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {
                "text",
                "notice",
                "_card_event",
                "refusal",
            }:
                yield node


def written(node):
    """The keys that an argument can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return written(node.body) | written(node.orelse)
    return set()


def cited():
    """The rules that refusals cite."""
    rules = {rule for call in calls() if getattr(call.func, "id", "") == "refusal" for rule in written(call.args[1])}
    return {f"rule.{rule.replace('.', '-')}" for rule in rules | {choice.rule for choice in CHOICES.values()}}


def reasons():
    """The rules by which money comes and goes."""
    return set(re.findall(r'"rule:(\w+)"', "".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))))


def families():
    """The keys that are put together of parts."""
    items = {effect.item for card in PACK.postcards.values() for effect in card.effects if isinstance(effect, ToVault)}
    marks = (name for name in PACK.cards.names if name != "newspaper")
    yield from (f"card.{name.replace(' ', '-')}" for name in (*marks, "grey", "uncoloured"))
    yield from (f"rule.{name}" for name in {*reasons(), *teaching._OF_RULES})
    yield from (f"teaches.{name}" for name in (*teaching.ALWAYS, "raised", *teaching._OF_RULES))
    yield "teaches.postcards"
    yield from (f"rule.{part.name}" for part in teaching.SECTIONS)
    yield from (f"rulebook.{part.name}" for part in teaching.SECTIONS if not part.taught and part.name != "G2")
    yield from (f"rulebook.{name}.shows" for name in EXAMPLES)
    yield from (f"rulebook.{name}.cases" for name in teaching.CASES)
    yield from (f"vaults.worth.{name}" for name in teaching.WORTHS)
    yield from (f"district.{name}" for name in DISTRICTS)
    yield from (f"decides.{name}" for name in (*CHOICES, "large", "depot"))
    yield from ("decides.keep_own", "decides.keep_opening_own")
    yield from (f"answers.{name}" for name in (*CHOICES, "large", "depot"))
    yield from (f"company.{name}" for name in PACK.companies)
    yield from (f"item.{name}" for name in items)
    yield from (f"items.{name}" for name in (*items, "bond", "ribbon"))
    yield from (f"build.{what}" for what in ("large", "track", "depot"))
    yield from (f"option.build.{what}" for what in ("large", "track", "depot"))
    yield from (f"option.order.{word}" for word in ("hold", "use", "next", "lightning", "lasting", "ask"))
    raising = (one for one in PACK.specialists.values() if any(isinstance(effect, Raised) for effect in one.effects))
    yield from (f"specialist.{one.id}.before" for one in raising)
    yield from (f"narration.{sentence.key}" for sentence in narration.sentences())
    yield from (f"chronicle.{heading}" for heading in ("slips", "stays", "postcards", "retired", "vaults"))
    yield from (f"behind.{power}" for power in ("specialist", "large", "depot", "order", "order_before"))
    yield from (f"lid.{board}" for board in PACK.frontiers)
    yield from (f"sought.{part.name}" for part in teaching.SECTIONS if TEXTS.has(f"legends.sought.{part.name}"))
    yield from (f"length.{pace}" for pace in ("live", "day", "slow"))
    yield from ("graph.coins", "graph.vaults", "graph.year")
    yield from (f"reckoned.{step}" for step in ("coins", "completed", "lost", "total"))
    yield from (f"order.travel_{paid}{few}" for paid in ("any", "colour") for few in ("", "_few"))
    yield from (f"order.{what}_{word}" for what in ("answer", "event", "events") for word in ("no", "yes"))
    yield from (f"where.{where}" for where in ending.WHERE.values())
    yield "word.else"
    yield "slip.trains"  # a part of the sentence on a slip
    yield from (
        standing_orders.SPECIALIST.replace(":", "."),
        standing_orders.LARGE.replace(":", "."),
        standing_orders.DEPOT.replace(":", "."),
    )
    yield from (f"option.{word}" for word in ("leave", "under", "bonus.money", "bonus.cards", "bond.none", "bond.bond"))


def possible():
    """Every key of Legends that the engine can make, but for what is printed on cards."""
    keys = {key for call in calls() for key in written(call.args[0] if call.args else ast.Constant(None))}
    own = {key.removeprefix("legends.") for key in keys if key.startswith("legends.")}
    return own | set(families()) | cited()


def in_the_catalogue():
    ids = {
        m for path in (LOCALES / "en").glob("*.ftl") for m in re.findall(r"(?m)^legends-([\w-]+) =", path.read_text())
    }
    return {one for one in ids if one.split("-")[0] not in MADE_BY_THE_BOT}


def test_every_key_that_the_engine_can_make_is_in_the_catalogue():
    assert sorted(key for key in possible() if not TEXTS.has(f"legends.{key}")) == []


def test_the_catalogue_has_nothing_that_the_engine_cannot_say():
    assert sorted(in_the_catalogue() - {key.replace(".", "-") for key in possible()}) == []


def test_what_is_printed_on_the_cards_is_said_as_it_stands_there():
    printed = LEGENDS.learning.printed_texts()
    assert len(printed) > 2 * 42 + 57 + 77
    for key in ("legends.story.1868-01.a", "legends.event.coal-strike.text", "legends.postcard.31.secret"):
        assert TEXTS.say(key) == printed[key]
    assert all("{" not in words for words in printed.values())


def test_the_read_side_of_a_postcard_tells_neither_number_nor_title():
    cards = [card for card in PACK.postcards.values() if card.hides != "none"]
    for card in cards:
        key = LEGENDS.view(state_with(card.no), None).seats[0].postcards[0].read.key
        assert TEXTS.say(key) == card.read
        assert str(card.no) not in re.findall(r"\d+", key) or str(card.no) in card.read
        assert card.title.lower().replace(" ", "-") not in key


def state_with(number):
    from engine.ticket_to_ride.legends.campaign import Office

    campaign = new_campaign(("black", "blue"))
    campaign.companies["black"].office.append(Office(number, 1))
    return LEGENDS.setup(next_setup(campaign), "an office")


@pytest.fixture(scope="module", params=long_but([2, 4], 2))
def met(request):
    """Everything that is said in a campaign of so many companies played by chance: (key, sentence), and words within."""
    return played(request.param, "the words of a campaign")


def played(players, seed):
    """Play a campaign and put everything into words; return the words, the keys, and what names something inside."""
    campaign, rng = new_campaign(tuple(PACK.companies)[:players]), Rng(seed)
    said, named, lengths, count = {}, set(), set(), 0
    while not campaign.over:
        state = LEGENDS.setup(next_setup(campaign), seed_of_game(seed, campaign.game))
        inside = {*internal(state)}
        while awaited := sorted(LEGENDS.awaited(state)):
            seat = awaited[rng.below(len(awaited))]
            # Each form is looked at now and then, and always where something is decided besides a turn.
            count += 1
            looks = count % 12 == 0 or LEGENDS.guidance.decision(state) is not None
            move, slots = walk(LEGENDS, state, seat, rng) if looks else (choose(state, seat, rng), [])
            texts = [
                option.label for _, _, slot in slots if not isinstance(slot, NumberRange) for option in slot.options
            ]
            lengths |= {len(TEXTS.sentence(text, NAMES, plain=True)) for text in texts}
            if looks:
                texts += guided(state, seat)
            events = list(LEGENDS.play(state, move))
            texts += [event.text for event in events]
            for text in texts:
                said.setdefault(text.key, TEXTS.sentence(text, NAMES))
                named |= {(text.key, word) for _, word in _words_of(text) if inside & set(word.split())}
        campaign = msgspec.convert(LEGENDS.carry(state), Campaign)
    return said, named, lengths


def choose(state, seat, rng):
    return LEGENDS.policies["random"](LEGENDS, state, seat, rng)


def guided(state, seat):
    yield from (text for text in (LEGENDS.guidance.decision(state), LEGENDS.guidance.prompt(state, seat)) if text)
    yield from (text for kind in LEGENDS.kinds(state, seat) if (text := LEGENDS.guidance.meaning(state, seat, kind)))
    yield from LEGENDS.learning.special_rules(state)


@pytest.mark.long
def test_a_whole_campaign_is_told_in_sentences(met):
    said, _, _ = met
    assert len(said) > 200
    assert {"legends.frontier.opened", "legends.vault", "legends.legend", "legends.slip", "legends.story.read"} <= set(
        said
    )


def test_nobody_reads_an_internal_name(met):
    assert sorted(met[1]) == []


def test_labels_fit_into_a_menu(met):
    assert max(met[2]) <= 100


def test_help_teaches_the_rules_in_force_and_no_others():
    early, late = (LEGENDS.setup(next_setup(campaign_at(game)), "help") for game in (1, 11))
    keys = [
        [text.key.removeprefix("legends.teaches.") for text in LEGENDS.learning.special_rules(state)]
        for state in (early, late)
    ]
    assert keys[0] == list(teaching.ALWAYS)
    assert "specialists" in keys[1]
    assert "exhibition" in keys[1]
    assert not {"growth", "flagship", "opening"} & set(keys[1])


def worths(state):
    return [
        TEXTS.sentence(text)
        for text in LEGENDS.learning.special_rules(state)
        if text.key.startswith("legends.vaults.worth.")
    ]


def test_what_lies_in_the_vaults_is_told_with_its_worth_from_the_moment_on_in_which_there_can_be_any():
    """L G2, G3, G4, A12."""
    state = LEGENDS.setup(next_setup(campaign_at(1)), "help")
    assert worths(state) == []
    state.campaign.rules += ["stamps"]  # from now on postcards are drawn, parcels among them
    sets = "$2 for one, $6 for two, $12 for three, $20 for four and $30 for five"
    parcels = f"Parcels in the vault make sets of different things, worth {sets} at the end of the campaign."
    assert worths(state) == [f"{parcels} What is left over makes further sets."]
    state.campaign.rules += ["charter", "bonds"]
    state.campaign.opened = ["shore"]  # with a survey
    assert worths(state)[:3] == [
        "A ribbon in the vault is worth $10 at the end of the campaign.",
        "A bond in the vault is worth $3 at the end of the campaign.",
        "A deed in the vault (a survey that was carried out) is worth $12 at the end of the campaign.",
    ]


def test_districts_name_no_board_that_is_not_open_yet():
    """L G4, A12."""
    state = LEGENDS.setup(next_setup(campaign_at(4)), "help")
    assert worths(state)[-1] == (
        "At the end of the campaign each district brings $5 to the company with the most depots there; if several tie,"
        " each of them gains it. The districts are the East (the four boards of the start)."
    )
    state.campaign.opened = ["trail", "cape"]
    assert worths(state)[-1].endswith(
        "the East (the four boards of the start) and the Middle (The Cape and The Trail)."
    )


def test_what_a_vault_does_not_hold_is_not_told_of_it():
    """L G1, G2."""
    vault = {"ribbons": 0, "deeds": 0, "bonds": 3, "awards": 0, "parcels": 0, "curios": 0, "districts": 0}
    parts = "\u00b7 slips $20 \u00b7 bonds $3 \u00b7 one game won"
    said = TEXTS.say("legends.vault", company="Hudson & Lakes", total=23, slips=20, won=1, **vault)
    assert said == f"**Hudson & Lakes: $23** {parts}"
    said = TEXTS.say("legends.campaign.vault", name="Hudson & Lakes", slips=20, won=1, **vault)
    assert said == f"**Hudson & Lakes** {parts}"


def test_an_office_and_its_picture_tell_what_lies_in_the_vaults_will_be_worth():
    """L G2."""
    campaign = campaign_at(8)
    between = LEGENDS.private_summary(plain(campaign), "blue")
    assert [text.key for text in between] == [
        "legends.campaign.office_empty",
        "legends.vaults.worth.bond",
        "legends.vaults.worth.parcels",
        "legends.vaults.worth.districts",
    ]
    state = LEGENDS.setup(next_setup(campaign), "office")
    assert LEGENDS.private_of_game(state, 1) == between
    state.company(1).specialist = "broker"
    said = TEXTS.sentence(api.alt(LEGENDS.view(state, 1), "office", words=TEXTS.sentence))
    assert all(TEXTS.sentence(text) in said for text in between[1:])


@pytest.mark.parametrize(("companies", "ribbon"), [(2, 20), (3, 10)])
def test_a_new_rule_on_its_picture_counts_the_companies_of_the_campaign_and_not_of_the_game(companies, ribbon):
    """L G2: a ribbon is worth more in a campaign of two, not in a game that a third company misses."""
    campaign = new_campaign(("black", "blue", "green")[:companies])
    campaign.opened, campaign.rules = ["shore"], ["charter"]
    campaign.events |= dict.fromkeys(PACK.frontiers["shore"].events, 1)
    state = LEGENDS.setup(next_setup(campaign, ("black", "blue")), "shore")
    said = TEXTS.sentence(api.alt(LEGENDS.view(state, None), "box", words=TEXTS.sentence))
    assert f"a ribbon for its vault, worth ${ribbon} at the end of the campaign" in said


def test_help_teaches_the_raised_bonus_once_it_is_chosen_and_no_longer_the_one_before():
    state = LEGENDS.setup(next_setup(campaign_at(6)), "help")
    before = {text.key for text in LEGENDS.learning.special_rules(state)}
    state.campaign.companies["blue"].raised = "cards"
    after = {text.key for text in LEGENDS.learning.special_rules(state)}
    assert (before - after, after - before) == ({"legends.teaches.bonus"}, {"legends.teaches.raised"})


def campaign_at(game):
    from engine.ticket_to_ride.legends.campaign import GameRecord

    campaign = new_campaign(("black", "blue", "green"))
    campaign.games = [GameRecord(["black", "blue", "green"], {}) for _ in range(game - 1)]
    read = [card for n in range(1, game) for card in PACK.story_of(n)] + [*PACK.story_of(game)[:-1]]
    campaign.rules = [rule for card in read for rule in card.adds.rules]
    return campaign


def test_figures_in_the_help_are_those_of_the_pack():
    for rule in teaching._OF_RULES:
        text = teaching.rule_text(rule, 4, 4)
        numbers = [str(value) for value in text.params.values() if isinstance(value, int) and value > 2]
        assert all(number in TEXTS.sentence(text) for number in numbers), rule


def test_whom_an_event_acts_on_is_the_subject_for_some_events_are_plural():
    acts = Text("legends.event.acts", {"player": Player(0), "event": "Grasshoppers"})
    assert Texts("en").of("legends").sentence(acts, ("Ada",)) == "**Ada** is affected by Grasshoppers."


def test_of_two_nuggets_the_better_one_is_kept():
    said = {}
    for drawn in (2, 3):
        dig = Text("legends.dig", {"player": Player(0), "city": "Phoenix", "drawn": drawn, "nugget": 5})
        said[drawn] = Texts("en").of("legends").sentence(dig, ("Ada",))
    assert said[2].endswith("draws 2 nuggets: the better one is worth $5.")
    assert said[3].endswith("draws 3 nuggets: the best one is worth $5.")


@pytest.mark.parametrize("language", languages())
def test_the_hidden_side_of_a_postcard_names_the_postcard_as_it_is_read_without_the_card_before_it(language):
    words = {"en": "your postcard", "pl": "twojej pocztówki", "zh-CN": "你明信片", "zh-TW": "你明信片"}
    said = Texts(language).of("legends").say("legends.postcard.yours", card="X", rule="Y")
    assert words[language] in said


@pytest.mark.parametrize(
    ("trains", "dollars", "said"), [(0, 16, "no trains left"), (1, 12, "1 train left"), (5, 4, "5 trains left")]
)
def test_a_slip_says_how_many_trains_what_they_pay_is_for(trains, dollars, said):
    rows = dict.fromkeys(("herds", "through", "exhibition", "bond"), 0)
    read = TEXTS.say(
        "legends.slip",
        player="alice",
        dollars=3 + dollars,
        coins=3,
        trains=trains,
        leftover=dollars,
        **{f"{some}_count": 0 for some in ("completed", "unfinished", "powers")},
        **rows,
    )
    assert read == f"**alice: ${3 + dollars}** · coins $3 · {said} ${dollars}"
    assert TEXTS.say("rendering.legends.slip.leftover", trains=trains).lower() == said
