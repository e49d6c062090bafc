"""What is measured is there from the start, and what has not happened yet is not told of."""

from bot.metrics import Metrics
from engine.core.registry import every_key
from tests.bot.service.conftest import Clock


def values(metrics):
    lines = (line.rpartition(" ") for line in metrics.written().decode().splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def test_counters_begin_with_0_so_that_the_first_failure_is_an_increase():
    told = values(Metrics())
    expected = [f'stationmaster_backups_total{{outcome="{outcome}"}}' for outcome in ("made", "failed")]
    expected += [f'stationmaster_reminders_total{{where="{where}"}}' for where in ("dm", "channel")]
    expected += [f'stationmaster_moves_total{{game="{game}"}}' for game in every_key()]
    expected += [f'stationmaster_picture_seconds_count{{game="{game}"}}' for game in every_key()]
    kinds = ("transaction", "reading", "query")
    expected += [f'stationmaster_database_seconds_count{{kind="{kind}"}}' for kind in kinds]
    assert {name: told.get(name) for name in expected} == dict.fromkeys(expected, 0.0)


async def test_the_bot_counts_what_people_do_from_0_on(stage):
    told = values(stage.bot.metrics)
    kinds = ("command", "control", "suggestion", "form")
    assert [told[f'stationmaster_presses_total{{kind="{kind}"}}'] for kind in kinds] == [0.0] * 4
    assert [told[f'stationmaster_acknowledgement_seconds_count{{kind="{kind}"}}'] for kind in kinds] == [0.0] * 4


def test_the_time_of_the_latest_backup_is_told_once_there_is_one():
    metrics, name = Metrics(), "stationmaster_last_backup_timestamp_seconds"
    assert name not in values(metrics)
    metrics.last_backup.set(Clock()())
    assert values(metrics)[name] == Clock()()
