"""What the suite makes of warnings: ours fail it on every Python, a library's on none."""

import warnings

import discord
import pytest

OURS = ["bot.client", "engine.core.match", "rendering.api", "storage.database", "tests.bot.stage", "tests.toy"]
A_LIBRARYS = ["discord.utils", "asyncio.base_events", "botany", "simcord.http", "enginery.core"]
KINDS = [DeprecationWarning, FutureWarning, SyntaxWarning, UserWarning]


def warn(module, kind, message="it is old"):
    warnings.warn_explicit(message, kind, f"{module.replace('.', '/')}.py", 1, module=module)


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


def test_names_that_discord_py_escapes_bury_no_other_warning():
    with warnings.catch_warnings(record=True) as shown:
        assert discord.utils.escape_markdown("*Ada*") == r"\*Ada\*"  # it warns from Python 3.13 on
        warn("discord.utils", DeprecationWarning, "'count' is passed as positional argument")
        warn("discord.utils", DeprecationWarning)
    assert [str(one.message) for one in shown] == ["it is old"]
