"""Bytes and values: what several threads do at once."""

import threading

import msgspec
import pytest

from engine.core import codec


@pytest.mark.parametrize("threads", [4])
def test_msgspec_looks_through_one_type_at_a_time_however_many_threads_read(monkeypatch, threads):
    class Looking:
        now = most = 0
        overtaken = threading.Event()

        def __init__(self, kind):
            del kind
            Looking.now += 1
            Looking.most = max(Looking.most, Looking.now)
            Looking.overtaken.wait(0.02)  # for as long another thread could come in
            Looking.now -= 1

    monkeypatch.setattr(codec.msgspec.json, "Decoder", Looking)
    kinds = [msgspec.defstruct(f"Kind{number}", ["field"]) for number in range(threads)]
    readers = [threading.Thread(target=codec.learn, args=(kind,)) for kind in kinds]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert Looking.most == 1


def test_what_is_learned_is_the_type_itself():
    assert codec.learn(list[int]) == list[int]
    assert msgspec.json.decode(b"[1]", type=codec.learn(list[int])) == [1]
