"""What lies ready to run the bot for years names nothing that is not there."""

import json
import re
from pathlib import Path

from bot.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "bot" / "deploy"


def samples():
    """Return the names of all that Prometheus may be asked for."""
    found = set()
    for family in Metrics().registry.collect():
        endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
        found |= {f"{family.name}{ending}" for ending in endings}
    return found


def test_the_dashboard_shows_what_is_measured_and_everything_that_is():
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:stationmaster|process)_\w+", asked))
    assert named - samples() == set()
    ours = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in samples() if name.startswith("stationmaster")}
    assert [name for name in ours if not any(one.startswith(name) for one in named)] == []


def test_no_two_panels_of_the_dashboard_lie_in_one_place():
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places) == len({panel["id"] for panel in board["panels"]})
