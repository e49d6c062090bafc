"""What the suite makes of warnings: ours fail it on every Python, a library's on none."""

import warnings

import pytest

OURS = ["bot.client", "engine.core.match", "rendering.api", "storage.database", "tests.bot.stage", "tests.toy"]
A_LIBRARYS = ["discord.utils", "asyncio.base_events", "botany", "simcord.http", "enginery.core"]
KINDS = [DeprecationWarning, FutureWarning, SyntaxWarning, UserWarning]


def warn(module, kind):
    warnings.warn_explicit("it is old", kind, f"{module.replace('.', '/')}.py", 1, module=module)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("module", A_LIBRARYS)
def test_a_warning_of_a_library_fails_nothing(module, kind):
    with warnings.catch_warnings(record=True):
        warn(module, kind)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("module", OURS)
def test_a_warning_of_our_own_is_an_error(module, kind):
    with pytest.raises(kind):
        warn(module, kind)


@pytest.mark.parametrize("kind", [ResourceWarning, pytest.PytestUnraisableExceptionWarning])
def test_what_was_left_open_is_an_error_wherever_it_is_noticed(kind):
    with pytest.raises(kind):
        warn("gc", kind)


def test_a_coroutine_that_nobody_awaited_is_an_error_wherever_it_is_noticed():
    with pytest.raises(RuntimeWarning):
        warnings.warn_explicit("coroutine 'draw' was never awaited", RuntimeWarning, "gc.py", 1, module="gc")
