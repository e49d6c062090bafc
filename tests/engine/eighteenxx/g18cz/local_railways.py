"""Companies of 18CZ at the beginning of a step, with local railways."""

from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table


def small(tiles="D4 57 1; D2 57 1", *, phase="d", cash=300, step="track", trains="d1:3", number=4, **owners):
    """EKJ, Ada's, with the local railways named."""
    ruleset = owners.pop("ruleset", "rulebook")
    table = Table(3, ruleset, phase=phase, cash=500).lay(tiles)
    table.company("EKJ", {ADA: 75}, price=60, cash=cash, trains=trains, at="D4").private_companies(**owners)
    return table.operating("EKJ", step, number=number)


def sized(company, *, phase="d", tiles="D4 57 1; D2 57 1", step="track", cash=300, **owners):
    """A company of any size at D4 with the local railways named."""
    face = {"EKJ": "3", "KFN": "3+3", "kk": "3E"}[company]
    table = Table(3, owners.pop("ruleset", "rulebook"), phase=phase, cash=500).lay(tiles)
    table.company(company, {ADA: 75 if company == "EKJ" else 60}, price=100, cash=cash, trains=f"d1:{face}", at="D4")
    table.company("OFE", {BO: 75}, price=50, at="C25")
    return table.private_companies(**owners).operating(company, step, number=4)
