"""Prints each figure beside the one to reach, as a ratio: more than 1 is better than asked."""

import pytest

FIGURES: list[tuple[str, float, float, str, bool]] = []


@pytest.fixture
def figure():
    """Record a figure: name, measured, to reach, unit, and whether more is better."""

    def record(name: str, measured: float, target: float, unit: str, *, more_is_better: bool = False) -> None:
        FIGURES.append((name, measured, target, unit, more_is_better))

    return record


def pytest_terminal_summary(terminalreporter):
    if not FIGURES:
        return
    terminalreporter.section("figures to reach (ratio above 1: better than asked)")
    width = max(len(name) for name, *_ in FIGURES)
    for name, measured, target, unit, more_is_better in FIGURES:
        ratio = measured / target if more_is_better else target / measured
        terminalreporter.write_line(
            f"{name:<{width}}  {measured:>10.2f} {unit:<10}  to reach {target:>8.1f}  ratio {ratio:>6.2f}"
        )
