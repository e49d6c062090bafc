"""Every one of the 77 postcards and 12 specialists, where it acts and where it must not (L H5 to H8)."""

import pytest

from engine.ticket_to_ride.legends import powers as p
from engine.ticket_to_ride.legends.building import sites
from engine.ticket_to_ride.legends.facts import GameUses, Postcard, Specialist
from engine.ticket_to_ride.legends.moves import StandingOrder, UsePower
from engine.ticket_to_ride.legends.sources import own_sources
from engine.ticket_to_ride.legends.tasks import BuildOne, Moment, Stage
from tests.engine.ticket_to_ride.legends.fulfilled import (
    claims_for,
    finish,
    holding,
    journey_for,
    set_for,
    way,
)
from tests.engine.ticket_to_ride.legends.positions import BOX

SOURCES = [f"card:{no}" for no in BOX.postcards] + [f"specialist:{one}" for one in BOX.specialists]
PAPERS = "newspaper, " + "red, " * 20


def power(source):
    kind, _, name = source.partition(":")
    return BOX.postcards[int(name)] if kind == "card" else BOX.specialists[name]


def at(moment):
    return [source for source in SOURCES if power(source).when == moment]


def gone(table, source):
    """Whether a power's card has left the office."""
    return (
        all(card.no != int(source[5:]) for card in table.record("black").office)
        if source.startswith("card:")
        else False
    )


COUNTERS = {
    "herds": lambda n: {"herds": ["dallas"] * n},
    "digs": lambda n: {"digs": ["denver"] * n},
    "trestles": lambda n: {"crossed": n},
}


def counters_for(conditions, short=0):
    own = {}
    for c in conditions:
        if isinstance(c, p.Counted):
            own.update(COUNTERS[c.name](c.n - short))
    return own


def travelled(source, *, holds, named=True, extra_cards=8):
    """Travel a journey with a power of the moment ``travel`` in hand; return the table."""
    conditions = power(source).conditions
    track = journey_for(conditions, holds=holds)
    other = [c for c in conditions if not isinstance(c, (p.This, p.PaidWith, p.InHand))]
    claims = claims_for(conditions, track.id) if holds else {}
    paid_for = conditions if holds else ()
    hand, paid = set_for(track, paid_for)
    spare = extra_cards if holds else 1
    # White is nobody's colour, and two wilds are left for what asks for one.
    hand = f"{hand}, {spare} green pick, 1 wild" if "wild" not in hand else f"{hand}, {spare} green pick"
    rules = ["trestle"] if any(isinstance(c, p.This) and c.trestles for c in conditions) else []
    table = holding(source, claims=claims, hands={"black": hand}, rules=rules,
                    own={"black": counters_for(other, short=0 if holds else 1)})  # fmt: skip
    table.company("black").trains = 50
    optional = power(source).may and named
    table.travel("black", track.id, paid, *([source] if optional else []))
    return table


def used(table, source):
    return table.company("black").used.get(source, 0)


@pytest.mark.parametrize("source", at("travel"))
def test_a_power_after_a_journey_acts_where_its_conditions_hold(source):
    card = power(source)
    table = travelled(source, holds=True)
    assert used(table, source) == 1
    for effect in card.effects:
        if isinstance(effect, p.Money):
            gains = [
                one["dollars"]
                for one in table.told("money.gained")
                if one["why"].key.endswith(source.replace(":", "."))
            ]
            assert gains == [effect.n]
        elif isinstance(effect, p.ToVault):
            assert table.record("black").vault == [f"{effect.item}:{card.no}"]
        elif isinstance(effect, p.Cards):
            blind = len(table.told("draw.blind"))
            large = any(table.state.large(end) for end in journey_for(card.conditions).ends)
            assert blind == effect.n + large
        elif isinstance(effect, p.Bonus):
            assert table.coins("black") == 5 + 1 + effect.times
        elif isinstance(effect, p.Again):
            assert table.awaited == {"black"}
            assert table.state.task.most == effect.max
    if isinstance(card, Postcard):
        assert gone(table, source) == (card.kind in {"order", "favour", "curio"})


@pytest.mark.parametrize("source", [s for s in at("travel") if power(s).conditions])
def test_a_power_after_a_journey_rests_where_they_do_not(source):
    table = travelled(source, holds=False)
    assert used(table, source) == 0
    assert not gone(table, source)
    assert table.record("black").vault == []


def test_the_dispatcher_brings_no_second_journey_where_none_is_possible():
    table = holding("specialist:dispatcher", hands={"black": "1 white"})
    table.company("black").trains = 1
    table.travel("black", "charleston--charlotte", "1 white", "specialist:dispatcher")
    assert table.company("black").used == {}


@pytest.mark.parametrize(
    "source",
    [
        s
        for s in at("travel")
        if isinstance(power(s), Specialist) or isinstance(getattr(power(s), "uses", None), GameUses)
    ],
)
def test_a_power_acts_no_oftener_in_a_game_than_it_says(source):
    card = power(source)
    most = card.uses if isinstance(card, Specialist) else card.uses.game
    track = journey_for(card.conditions)
    hand, paid = set_for(track, card.conditions)
    table = holding(source, hands={"black": f"{hand}, 8 green pick, 2 wild"}, own={"black": {"used": {source: most}}})
    table.company("black").trains = 50
    if card.may:
        table.refuses(table.journey("black", track.id, paid, source), "power.not_yours", "H5")
    else:
        table.travel("black", track.id, paid)
        assert used(table, source) == most


# ---- the moment pay


def paying(source, *, holds):
    card = power(source)
    rules = {"trestle": ["trestle"], "coal": ["coal"], "well": ["well"]}
    waived = [effect.rule for effect in card.effects if isinstance(effect, p.Waive)]
    on = [rule for one in waived for rule in rules.get(one, [])]
    combine = any(isinstance(c, p.This) and c.combine for c in card.conditions)
    asked = [c for c in card.conditions if isinstance(c, p.This) and not c.combine]
    track = journey_for(asked, holds=holds or combine or not asked)
    return card, track, on, waived, combine and holds


@pytest.mark.parametrize("source", [s for s in at("pay") if power(s).price().cards])
def test_a_power_that_spares_cards_pays_for_a_track_that_fits_and_for_no_other(source):
    card, track, on, _, _ = paying(source, holds=True)
    colour = "red" if track.colour in {"grey", "uncoloured"} else track.colour
    number = max(1, track.length + card.price().cards)
    table = holding(source, hands={"black": f"{number} {colour}"}, rules=on)
    table.refuses(table.journey("black", track.id, f"{number} {colour}"), "travel.set")
    table.travel("black", track.id, f"{number} {colour}", source)
    assert used(table, source) == 1
    assert table.company("black").trains == 50 - track.length
    if "coal" in on:
        assert table.coins("black") == 5
    card, track, _, _, _ = paying(source, holds=False)
    colour = "red" if track.colour in {"grey", "uncoloured"} else track.colour
    table = holding(source, hands={"black": f"{track.length} {colour}"})
    fewer = max(1, track.length - 1)
    if fewer < track.length:
        table.refuses(table.journey("black", track.id, f"{fewer} {colour}", source), "travel.set")
    table.travel("black", track.id, f"{track.length} {colour}", source)
    assert used(table, source) == 0
    assert not gone(table, source)


@pytest.mark.parametrize("source", [s for s in at("pay") if power(s).price().colours > 1])
def test_a_power_of_colours_pays_with_several_where_it_fits(source):
    track = next(t for t in BOX.board.routes.values() if t.length == 3 and t.colour == "red")
    table = holding(source, hands={"black": "1 red, 2 blue"})
    table.refuses(table.journey("black", track.id, "2 blue, 1 red"), "travel.set")
    table.travel("black", track.id, "2 blue, 1 red", source)
    assert used(table, source) == 1
    three = holding(source, hands={"black": "1 red, 1 blue, 1 green"})
    move = three.journey("black", track.id, "1 blue, 1 green, 1 red", source)
    if power(source).price().colours == 6:
        three.play(move)
    else:
        three.refuses(move, "travel.set")
    short = next(t for t in BOX.board.routes.values() if t.length == 1 and t.colour == "red")
    table = holding(source, hands={"black": "1 blue, 1 red"})
    table.refuses(table.journey("black", short.id, "1 blue", source), "travel.set")
    table.travel("black", short.id, "1 red", source)
    assert used(table, source) == 0


@pytest.mark.parametrize("source", [s for s in at("pay") if any(isinstance(e, p.Twin) for e in power(s).effects)])
def test_a_power_opens_the_second_track_of_a_pair(source):
    table = holding(source, hands={"black": "2 blue"}, claims={"buffalo--montreal-a": "blue"})
    table.refuses(table.journey("black", "buffalo--montreal-b", "2 blue"), "travel.closed")
    cards = 2 + power(source).price().cards
    table.travel("black", "buffalo--montreal-b", f"{cards} blue", source)
    assert gone(table, source)
    taken = holding(source, hands={"black": "2 blue"}, claims={"buffalo--montreal-b": "blue"})
    taken.refuses(taken.journey("black", "buffalo--montreal-b", f"{cards} blue", source), "travel.owned")


def test_the_ivory_key_passes_the_combine_for_nothing_and_gains_4():
    table = holding("card:62", hands={"black": "2 red, 2 blue"}, coins={"black": 0}, combine=["buffalo--montreal-a"])
    table.refuses(table.journey("black", "buffalo--montreal-a", "2 red"), "travel.unaffordable")
    table.travel("black", "buffalo--montreal-a", "2 red", "card:62")
    assert table.coins("black") == 4
    table = holding("card:62", hands={"black": "2 red"}, coins={"black": 0})
    table.travel("black", "buffalo--montreal-a", "2 red", "card:62")
    assert table.coins("black") == 0
    assert not gone(table, "card:62")


def test_steel_trestle_pays_no_marks_but_crosses_them():
    track = next(t for t in BOX.board.routes.values() if t.trestles)
    table = holding("card:35", hands={"black": f"{track.length} red"}, coins={"black": 0}, rules=["trestle"])
    table.travel("black", track.id, f"{track.length} red", "card:35")
    assert table.company("black").crossed == track.trestles
    assert used(table, "card:35") == 1
    plain = holding("card:35", hands={"black": "2 red"}, rules=["trestle"])
    plain.travel("black", "buffalo--montreal-a", "2 red", "card:35")
    assert used(plain, "card:35") == 0


@pytest.mark.parametrize("skulls", [1, 0])
def test_the_water_tender_turns_no_card(skulls):
    hand = "1 red, 1 red skull" if skulls else "2 red"
    table = holding("card:30", hands={"black": hand}, rules=["well"], deck="red skull, " * 3 + "red, " * 9)
    table.travel("black", "buffalo--montreal-a", "2 red")
    assert table.coins("black") == 5 + skulls
    assert used(table, "card:30") == skulls


def test_all_powers_of_payment_are_looked_at():
    looked = {s for s in at("pay") if power(s).price() != p.PriceChange()}
    assert set(at("pay")) - looked == {"card:26", "card:30", "card:35", "card:62"}


# ---- the moments turn, draw, event, setup, end, after


def use_refused(table, source, *choice):
    table.refuses(UsePower(table.seat("black"), source, choice), "power.not_now", "H5")


def test_the_stationmasters_wink_takes_even_a_face_up_wild():
    table = holding("card:3", row="wild, red, red, blue, blue")
    table.use("black", "card:3", "wild")
    assert table.hand("black") == "1 wild"
    assert table.awaited == {"black"}
    use_refused(holding("card:3", row=""), "card:3", "wild")


def test_an_old_conductor_brings_three_tickets_of_which_none_need_be_kept():
    table = holding("card:9", ticket_deck=["albany--bangor", "montreal--quebec", "new-york--boston"])
    table.use("black", "card:9").keep("black")
    assert table.company("black").tickets == []
    assert table.state.ticket_deck == ["new-york--boston", "montreal--quebec", "albany--bangor"]
    use_refused(holding("card:9"), "card:9")


@pytest.mark.parametrize(("source", "most"), [("card:17", 15), ("specialist:agent", 12)])
def test_a_ticket_up_to_a_value_goes_under_the_deck(source, most):
    low, high = (next(t for t in BOX.board.tickets if BOX.ticket(t).points == v) for v in (most, most + 2))
    table = holding(source, tickets={"black": [low, high]})
    table.refuses(UsePower(table.seat("black"), source, (high,)), "power.choice")
    table.use("black", source, low)
    assert table.company("black").tickets == [high]
    assert table.state.ticket_deck[0] == low
    use_refused(holding(source, tickets={"black": [high]}), source, high)


def test_a_gamblers_marker_turns_3_cards_into_6():
    table = holding("card:42", hands={"black": "2 blue, 2 green"})
    table.use("black", "card:42", "blue", "blue", "green")
    assert table.hand("black") == "1 green, 6 red"
    use_refused(holding("card:42", hands={"black": "2 blue"}), "card:42", "blue", "blue")


def test_the_turncoats_ledger_pays_the_poorest():
    table = holding("card:74", coins={"black": 2, "blue": 2})
    assert table.use("black", "card:74").coins("black") == 8
    use_refused(holding("card:74", coins={"black": 3, "blue": 2}), "card:74")


@pytest.mark.parametrize(("answer", "then"), [("under", "mail-contract"), ("leave", "bank-run")])
def test_the_signal_lamp_shows_the_next_event_to_its_owner_alone(answer, then):
    table = holding("card:77", event_deck="bank-run mail-contract")
    table.use("black", "card:77")
    assert table.view("black").own.peeked == "bank-run"
    assert table.view("blue").own.peeked == ""
    table.answer("black", answer)
    assert table.state.event_deck[-1] == then
    use_refused(holding("card:77"), "card:77")


@pytest.mark.parametrize("source", at("draw"))
def test_a_power_of_drawing_acts_after_two_blind_cards_only(source):
    named = [source] if power(source).may else []
    more = power(source).effects[0].n
    table = holding(source).draw("black").draw("black", "deck", *named)
    assert table.cards("black") == 2 + more
    assert used(table, source) == 1
    table = holding(source).draw("black").draw("black", "red", *named)
    assert table.cards("black") == 2
    assert used(table, source) == 0
    assert not gone(table, source)


@pytest.mark.parametrize("source", at("event"))
def test_a_power_over_events_acts_by_its_standing_order_alone(source):
    table = holding(source, deck=PAPERS, event_deck="coal-strike mail-contract")
    table.draw("black")
    assert table.current == "coal-strike"
    assert used(table, source) == 0
    for order, acts in ((("next",), True), (("lasting",), True), (("lightning",), False), (("hold",), False),
                        (("coal-strike",), True), (("mail-contract",), False)):  # fmt: skip
        table = holding(source, deck=PAPERS, event_deck="coal-strike mail-contract")
        table.play(StandingOrder(table.seat("black"), source, order))
        before = table.coins("black"), table.cards("black")
        table.draw("black")
        assert table.current == ("mail-contract" if acts else "coal-strike")
        assert used(table, source) == acts
        effect = power(source).effects[0]
        gained = (effect.n, 1) if isinstance(effect, p.Money) else (0, 1 + effect.n)
        if acts:
            assert (table.coins("black"), table.cards("black")) == (before[0] + gained[0], before[1] + gained[1])


@pytest.mark.parametrize("source", at("setup"))
def test_a_power_of_set_up_acts_before_the_first_turn(source):
    for acts in (True, False):
        tickets = ["albany--bangor", "montreal--quebec", "new-york--boston"] if acts else []
        table = holding(
            source, deck="red, " * 9 if acts else "", row="", ticket_deck=tickets, rules=["coal"] if acts else []
        )
        table.company("black").coal, table.company("black").coal_most = 2, 3
        table.state.begun = False
        table.state.frames[0].done.append("turn")
        table.state.push(Moment(seat=0, moment="setup", queue=own_sources(table.state, 0, "setup")))
        table.state.interrupt("agenda", [])
        table.run()
        company = table.company("black")
        gained = {
            "specialist:broker": (10, 0, 2, 3, 0),
            "specialist:clerk": (5, 0, 2, 3, 3),
            "specialist:stoker": (5, 3, 3, 4, 0),
        }[source]
        now = (company.coins, sum(company.hand), company.coal, company.coal_most, len(company.offered))
        if acts or source == "specialist:broker":
            assert now == gained
        else:
            assert now == (5, 0, 2, 3, 0)


def joined(*tickets):
    return {t for ticket in tickets for t in way(BOX.ticket(ticket).a, BOX.ticket(ticket).b, "")}


def of_value(value, *skip):
    return next(t for t in BOX.board.tickets if BOX.ticket(t).points == value and t not in skip)


@pytest.mark.parametrize("source", [s for s in at("end") if any(isinstance(e, p.Forgive) for e in power(s).effects)])
def test_an_unfinished_ticket_up_to_a_value_is_forgiven(source):
    most = power(source).effects[0].max
    low, high = of_value(most), of_value(most + 2)
    rows = {row.ticket: row.dollars for row in finish(source, tickets=[low, high]).state.slips[0].tickets}
    assert rows == {low: 0, high: -BOX.ticket(high).points}
    table = finish(source, tickets=[high])
    assert table.state.slips[0].tickets[0].dollars < 0
    assert not gone(table, source)
    if power(source).may:
        held = finish(source, tickets=[low], use=False)
        assert held.state.slips[0].tickets[0].dollars == -most
        assert not gone(held, source)


@pytest.mark.parametrize("source", [s for s in at("end") if any(isinstance(e, p.Raise) for e in power(s).effects)])
def test_completed_tickets_of_some_value_are_raised(source):
    effect = power(source).effects[0]
    good, low = of_value(effect.min), of_value(effect.min - 1)
    table = finish(source, tickets=[good, low], claims=joined(good, low))
    assert table.state.slips[0].powers == [(source, effect.n)]
    table = finish(source, tickets=[low], claims=joined(low))
    assert table.state.slips[0].powers == []
    assert not gone(table, source)


def test_nothing_left_undone_wants_a_completed_ticket_of_14_and_none_unfinished():
    good, other = of_value(14), of_value(17)
    assert finish("card:33", tickets=[good], claims=joined(good)).state.slips[0].powers == [("card:33", 10)]
    table = finish("card:33", tickets=[good, other], claims=joined(good))
    assert len(table.state.slips[0].completed) == 1
    assert table.state.slips[0].powers == []
    assert not gone(table, "card:33")


@pytest.mark.parametrize(("number", "pays"), [(4, [("card:59", 7)]), (3, [])])
def test_four_punctual_trains_are_four_completed_tickets(number, pays):
    tickets = ["albany--bangor", "montreal--quebec", "new-york--boston", "philadelphia--new-york"][:number]
    assert finish("card:59", tickets=tickets, claims=joined(*tickets)).state.slips[0].powers == pays


@pytest.mark.parametrize(("herds", "pays"), [(["boston", "albany"], 2), ([], 0)])
def test_the_double_deck_stock_car_brings_a_dollar_for_each_herd_paid(herds, pays):
    table = finish("card:20", tickets=[], claims=["albany--boston"], own={"herds": [*herds, "quebec"] if herds else []})
    assert table.state.slips[0].powers == [("card:20", pays)]


def test_all_powers_of_the_end_are_looked_at():
    effects = {s: {type(e) for e in power(s).effects} for s in at("end")}
    assert {s for s, kinds in effects.items() if not kinds & {p.Forgive, p.Raise}} == {"card:20", "card:33", "card:59"}


@pytest.mark.parametrize("source", at("after"))
def test_a_survey_is_offered_to_whose_track_ends_on_its_board(source):
    board = power(source).effects[0].board
    track = next(t for t in BOX.board.routes.values() if board in t.needs)
    for claims in ({track.id: "black"}, {}):
        table = holding(source, claims=claims)
        table.state.slips, table.state.recorded, table.state.ranking = [], False, [0, 1]
        assert bool(sites(table.state, 0, source)) == bool(claims)
        table.state.begin("agenda", [])
        table.state.push(BuildOne(seats=[0], what=source), Stage(name="draw_done"))
        table.run()
        assert table.awaited == ({"black"} if claims else set())
