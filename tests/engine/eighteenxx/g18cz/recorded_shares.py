"""Positions of the draft and of stock rounds out of the recorded games, as far as shares are concerned."""

from engine.core.game import Setup
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.certificates import certificates_of, holding, price_of
from engine.eighteenxx.companies import POOL
from engine.eighteenxx.g18cz.moves import DraftPurchase, Repay
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.setup import lay_out
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from tests.engine.eighteenxx.recorded import company_id, lines, traces

KINDS = {"bid": DraftPurchase, "par": Par, "buy_shares": Buy, "sell_shares": Sell, "special_buy": Repay, "pass": Pass}


def rounds(path, wanted):
    """Each draft or stock round of a record: the line its first decision follows, and then those of its actions."""
    found = []
    before = None
    for line in lines(path):
        if "state" not in line:
            continue
        if before is not None and before["state"]["round"] == wanted and before["state"]["step"] != "DiscardTrain":
            if not found or found[-1][-1] is not before:
                found.append([before])
            found[-1].append(line)
        before = line
    return found


def seats_of(path):
    """The seat of each player's id: at first they sit in the order of the table."""
    return {player["id"]: Seat(number) for number, player in enumerate(next(lines(path))["state"]["players"])}


def pars_of(path):
    """What each company started at; the lines themselves repeat the present price."""
    actions = (line.get("action", {}) for line in lines(path))
    return {action["corporation"]: first_price(action) for action in actions if action.get("type") == "par"}


def first_price(action):
    return int(action["share_price"].split(",")[0])


def position(recorded, seats, pars):
    """A position of a stock round in which nothing was done yet but by players who had nothing to do."""
    state = lay_out(Setup("18cz", len(seats), {"ruleset": "18xx.games"}), "")
    state.calendar.set = recorded["turn"] - 1
    state.depot.phase = recorded["phase"]
    state.order = [seats[player] for player in recorded["player_order"]]
    state.frames = [Frame("stock", list(state.order), at=state.order.index(seats[recorded["current"]["id"]]))]
    state.trading.passes = state.frames[0].at
    for player in recorded["players"]:
        investor = state.players[seats[player["id"]]]
        investor.cash, investor.debt, investor.interest = player["cash"], player["debt"], player["penalty"]
    for local in recorded["companies"]:
        state.private_companies[local["id"]].owner = seats.get(local["owner"], local["owner"])
    companies = {company_id(company["id"]): company for company in recorded["corporations"]}
    for company in sorted(companies.values(), key=lambda company: company["market_pos"] or 0):
        if company["ipoed"]:
            fill(state, company, seats, recorded["players"])
            state.charters[company_id(company["id"])].par = pars[company["id"]]
    for charter in state.charters.values():
        open_sizes = everything().phases[state.depot.phase].limit
        charter.closed = charter.id not in companies and everything().companies[charter.id].kind in open_sizes
    return state


def fill(state, company, seats, players):
    charter = state.charters[company_id(company["id"])]
    charter.cash, charter.floated, charter.president = company["cash"], company["floated"], seats[company["owner"]]
    owners = {name: seats[player["id"]] for player in players for name in player["shares"].get(company["id"], ())}
    for number, certificate in enumerate(charter.certificates):
        certificate.holder = owners.get(f"{company['id']}_{number}", POOL)
    state.market.put(charter.id, everything().chart.cell_of(company["price"]))


def move_of(action, seats):
    seat = seats[action["entity"]]
    match action["type"]:
        case "bid":
            return DraftPurchase(seat, action["company"])
        case "par":
            return Par(seat, company_id(action["corporation"]), first_price(action))
        case "buy_shares":
            return Buy(seat, company_id(action["shares"][0].split("_")[0]))
        case "sell_shares":
            return Sell(seat, company_id(action["shares"][0].split("_")[0]), action["percent"])
        case "special_buy":
            return Repay(seat)
        case _:
            return Pass(seat)


def investors(recorded, seats):
    """By seat: cash, debt, certificates, percent of each company."""
    return {
        seats[player["id"]]: (
            player["cash"],
            player["debt"],
            player["certs"],
            {company_id(company): percent for company, percent in player["percent"].items() if percent},
        )
        for player in recorded["players"]
    }


def our_investors(state):
    return {
        Seat(seat): (
            investor.cash,
            investor.debt,
            certificates_of(state, Seat(seat)),
            {company: held for company in state.charters if (held := holding(state, company, Seat(seat)))},
        )
        for seat, investor in enumerate(state.players)
    }


def companies(recorded, seats):
    """By company: price, place in the stack, president, whether it has floated, cash."""
    return {
        company_id(it["id"]): (it["price"], it["market_pos"], seats[it["owner"]], it["floated"], it["cash"])
        for it in recorded["corporations"]
        if it["ipoed"]
    }


def our_companies(state):
    return {
        it.id: (
            price_of(state, it.id),
            state.market.stacks[state.market.cell(it.id)].index(it.id),
            it.president,
            it.floated,
            it.cash,
        )
        for it in state.charters.values()
        if it.par is not None and not it.closed
    }


def records():
    """The recorded games, for each test that replays all of them."""
    return list(traces().values())
