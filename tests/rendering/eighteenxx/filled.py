"""What is the same in the fullest positions of the 18xx games."""

from msgspec.structs import replace

from engine.eighteenxx.board import Place
from engine.eighteenxx.views import TrainRun


def opened(view, **further):
    """Return all companies, each with a president, much money and a holder at each of six seats, and what else a game has."""
    return {
        name: replace(
            company,
            opened=True,
            president=number % 6,
            floated=True,
            closed=False,
            cash=1250,
            pool=0,
            **further,
        )
        for number, (name, company) in enumerate(view.companies.items())
    }


def rich(players, companies, **further):
    """Return players who hold shares of the last nine companies, and what else a game has."""
    shares = dict.fromkeys(list(companies)[-9:], 20)
    return tuple(
        replace(player, cash=1250, worth=11250, certificates=9, shares=shares, **further) for player in players
    )


def built(view, names, **further):
    """Return the map with a station of every company in four hexes, changed there, and what else a game has on it."""
    return replace(
        view.map,
        stations={name: (tuple(view.companies),) for name in names[:4]},
        changed=tuple(names[:4]),
        supply=dict.fromkeys(view.map.supply, 10),
        **further,
    )


def runs(names, train):
    """Return the runs of three trains through hexes, each for three figures of money."""
    return tuple(TrainRun(f"t{number}", tuple(Place(name, 0) for name in names), (), 480, train) for number in range(3))


def by_length(printed, edition):
    """Return all hexes, those with the longest names first."""
    return sorted(printed.hexes, key=lambda name: len(edition.stop_name(name)), reverse=True)


def going_on(view):
    """Return a position as it is when the first player is to move in an operating round."""
    return replace(view, to_move=(0,), calendar=replace(view.calendar, stage="operating"))
