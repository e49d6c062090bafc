"""What a move shows that taking it back cannot unlearn (L L7)."""

from engine.core.match import is_final
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import EngageSpecialist, UsePower
from engine.ticket_to_ride.legends.tasks import Bourse, BuildOne, Choose, Engage
from tests.engine.ticket_to_ride.legends.positions import at_set_up, position

FAR = "2 red, 2 blue, 2 green, 2 white, 2 black, 2 yellow"


def free(table, company):
    return table.match.undo_offer(table.seat(company)).free


def test_l7_a_favour_used_before_the_turn_has_been_shown_and_is_not_taken_back_freely():
    table = position(office={"black": [74]}, coins={"black": 1})
    table.use("black", "card:74")
    assert table.coins("black") == 7
    assert not free(table, "black")


def test_l7_a_secret_order_that_was_fulfilled_has_been_shown():
    herds = {"black": {"herds": ["dallas", "houston", "little-rock"]}}
    table = position(opened=["trail"], office={"black": [48]}, own=herds, hands={"black": "2 red"})
    table.travel("black", "buffalo--montreal-a", "2 red")
    assert table.who("power.used") == ["black"]
    assert not free(table, "black")


def test_l7_a_parcel_that_was_delivered_has_been_shown():
    table = position(office={"black": [10]}, hands={"black": FAR})
    tracks = table.state.printed.tracks
    there = next(track for track in tracks if "charleston" in track.ends and track.length <= 2)
    table.travel("black", there.id, f"{there.length} {'red' if there.colour == 'grey' else there.colour}")
    assert table.who("vault.item") == ["black"]
    assert not free(table, "black")


def test_l7_a_patent_and_a_specialist_everybody_knew_and_a_journey_with_them_is_taken_back_freely():
    table = position(office={"black": [8]}, specialists={"black": "paymaster"}, hands={"black": "3 red, 1 wild"})
    large = table.state.large
    track = next(
        t for t in table.state.printed.tracks if t.colour == "red" and t.length == 3 and not any(map(large, t.ends))
    )
    table.travel("black", track.id, "3 red", "card:8")
    assert table.who("power.used") == ["black"]
    assert free(table, "black")


def test_l7_the_last_to_choose_has_seen_what_the_others_chose_in_secret():
    table = position(agenda=[Choose(seats=[0, 1, 2, 3], about="raise")]).run()
    for company in ("black", "blue", "green"):
        table.answer(company, "money")
        assert free(table, company)
    table.answer("red", "money")
    assert not free(table, "red")
    discards = position(2, agenda=[Choose(seats=[0, 1], about="discard", number=1)],
                        hands={"black": "1 red, 1 blue", "blue": "1 red, 1 blue"}).run()  # fmt: skip
    discards.answer("black", "red")
    discards.answer("blue", "red")
    assert not free(discards, "blue")
    bourse = at_set_up(position(2, rules=["bonds"]), Bourse(seats=[0, 1]))
    bourse.stake("black")
    assert free(bourse, "black")
    bourse.stake("blue")
    assert not free(bourse, "blue")


def test_l7_a_wish_that_was_carried_out_has_been_shown_to_whoever_moved_before():
    table = position(2, rules=["specialists"], orders={"blue": {"word:specialist": "porter,editor"}})
    at_set_up(table, Engage(seats=[0, 1]))
    table.play(EngageSpecialist(table.seat("black"), "broker"))
    assert table.company("blue").specialist == "porter"
    assert not free(table, "black")
    built = position(2, orders={"blue": {"word:large": "none"}}, claims={"buffalo--montreal-a": "black", "bangor--montreal": "blue"},
                     agenda=[BuildOne(seats=[1], what="large"), BuildOne(seats=[0], what="large")]).run()  # fmt: skip
    built.build("black", "large", "buffalo")
    assert built.told("build.nothing")
    assert not free(built, "black")


def confirmed(large, **more):
    """Tell whether a journey is confirmed first that touches a large city, or none; it is not undone freely then."""
    table = position(hands={"black": "6 red"}, **more)
    tracks = (one for one in table.state.printed.tracks if one.colour == "red" and one.length <= 3)
    there = next(one for one in tracks if any(map(table.state.large, one.ends)) is large)
    move = table.journey("black", there.id, f"{there.length} red")
    first = is_final(LEGENDS, table.state, move)
    assert first is not free(table.play(move), "black")
    return first


def test_l7_a_journey_that_brings_a_card_is_confirmed_first_and_one_that_brings_nothing_is_made_at_once():
    assert confirmed(large=True)
    assert not confirmed(large=False)


def test_l7_a_power_that_is_shown_is_confirmed_first():
    table = position(office={"black": [74]}, coins={"black": 1})
    assert is_final(LEGENDS, table.state, UsePower(table.seat("black"), "card:74", ()))


def test_l8_what_somebody_else_has_said_in_private_changes_nothing_of_what_is_confirmed():
    said = {"office": {"blue": [43]}, "orders": {"blue": {"card:43": "tampa"}}}
    assert confirmed(large=False, **said) is confirmed(large=False)
    assert confirmed(large=True, **said) is confirmed(large=True)
