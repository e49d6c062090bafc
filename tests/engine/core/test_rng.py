import hashlib
from collections import Counter

from engine.core.rng import Rng, commitment


def test_the_nth_draw_is_sha256_of_seed_and_n():
    rng = Rng("abc")
    first = int.from_bytes(hashlib.sha256(b"abc:0").digest()[:8], "big") % 10
    second = int.from_bytes(hashlib.sha256(b"abc:1").digest()[:8], "big") % 10
    assert [rng.below(10), rng.below(10)] == [first, second]
    assert rng.draws == 2


def test_a_generator_set_back_draws_the_same_again():
    rng = Rng("abc", draws=7)
    drawn = [rng.below(1000) for _ in range(5)]
    assert [Rng("abc", draws=7 + n).below(1000) for n in range(5)] == drawn


def test_every_number_below_the_limit_comes_up_about_equally_often():
    rng = Rng("fair")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < number < 1150 for number in counts.values())


def test_a_draw_from_the_uneven_rest_is_thrown_away():
    limit = (1 << 64) - 1
    rng = Rng("rest")
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


def test_a_shuffle_keeps_every_item_and_differs_by_seed():
    one, other = list(range(50)), list(range(50))
    Rng("one").shuffle(one)
    Rng("other").shuffle(other)
    assert sorted(one) == sorted(other) == list(range(50))
    assert one != other


def test_the_commitment_can_be_checked_with_any_sha256():
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
