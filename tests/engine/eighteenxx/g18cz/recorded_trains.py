"""Positions of operating rounds out of the recorded games, as far as money, companies and trains are concerned."""

from engine.core.steps import Frame, Round, Rounds, resume
from engine.eighteenxx.companies import Train
from engine.eighteenxx.deals import AnswerOffer
from engine.eighteenxx.g18cz.acquisitions import DEALS, AcquireCompany
from engine.eighteenxx.g18cz.game import president_of
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import BuyTrain, Discard, Dividend, Exchange, Pass, Scrap
from engine.eighteenxx.offers import Accept
from engine.eighteenxx.steps.discard import GiveBackTrains, next_company
from engine.eighteenxx.steps.fleet import ReviewFleet
from engine.eighteenxx.steps.reclaim import ReclaimStation
from engine.eighteenxx.steps.run import PayDividend
from engine.eighteenxx.steps.trains import BuyTrains
from engine.eighteenxx.turns import CompanyTurn
from tests.engine.eighteenxx.g18cz.recorded_shares import position as position_of_shares
from tests.engine.eighteenxx.recorded import company_id

STEPS = ("dividend", "acquire", "trains")
"""Those of a turn that are tested here, in order."""
NAMES = {
    "Dividend": "dividend",
    "BuyCorporation": "acquire",
    "BuyTrain": "trains",
    "UpgradeOrDiscardTrain": "fleet",
    "DiscardTrain": "discard",
}


def stop(draft):
    """End the turn: what comes after it is other tests' business."""
    draft.frames = []
    return ()


ROUNDS = Rounds(
    operating=Round(PayDividend(), AcquireCompany(), BuyTrains(DEALS), then=stop, seat_of=president_of),
    fleet=Round(ReviewFleet(), then=resume, seat_of=president_of),
    offer=Round(AnswerOffer(DEALS), then=resume, together=True),
    discard=Round(GiveBackTrains(), then=next_company, seat_of=president_of),
    reclaim=Round(ReclaimStation(), then=resume, seat_of=president_of),
)


def face_of(name):
    """The records add the rank of a card to what it runs as."""
    return name.rstrip("abcdefghij")


def card(identity, face=None):
    """The card that the records call ``3d-1``."""
    name, copy = identity.split("-")
    return Train(name[-1], int(copy), face or everything().cards[name[-1]].faces[0].name)


def position(recorded, board, seats, pars, *, company, step, received=()):
    """A position in the turn of a company, at one of its steps."""
    state = position_of_shares({**recorded, "current": {"id": recorded["player_order"][0]}}, seats, pars)
    state.board = board
    state.calendar.set = recorded["turn"] - 1
    for it in recorded["corporations"]:
        charter = state.charters[company_id(it["id"])]
        charter.trains = [card(train["id"], face_of(train["name"])) for train in it["trains"]]
        charter.stations = sum(token["hex"] is None for token in it["tokens"])
        for local in it["companies"]:
            state.private_companies[local].owner = charter.id
    depot = state.depot
    depot.decks[0] = [card(identity) for identity in recorded["depot"]["upcoming"]]
    depot.pool = [card(identity, face_of(name)) for identity, name in recorded["depot"]["discarded"]]
    depot.rusted = list(dict.fromkeys(map(face_of, recorded["rusted_variants"])))
    order = [company_id(it) for it in recorded["operating_order"] or ()]
    state.turn = CompanyTurn(company, first=False, received=list(received))
    under = {"fleet": "acquire", "discard": "trains"}.get(step, step)
    done = list(STEPS[: STEPS.index(under)])
    state.frames = [Frame("operating", order, at=order.index(company), done=done)]
    if step in {"fleet", "discard"}:
        current = company_id(recorded["current"]["id"])
        state.frames.append(Frame(step, [current]))
    return state


def refresh(state, recorded, board, seats):
    """Take over what a local railway, bought, sold or used in between, has changed."""
    state.board = board
    for it in recorded["players"]:
        state.players[seats[it["id"]]].cash = it["cash"]
    for it in recorded["corporations"]:
        state.charters[company_id(it["id"])].cash = it["cash"]


def play(state, move):
    """Make a recorded move; what is recorded as a deal was agreed to."""
    list(ROUNDS.play(state, move))
    if state.offer is not None:
        list(ROUNDS.play(state, Accept(state.offer.responder)))


def money(recorded, seats):
    """By seat: cash, debt, interest; by company: cash."""
    players = {seats[it["id"]]: (it["cash"], it["debt"], it["penalty"]) for it in recorded["players"]}
    return players, {company_id(it["id"]): it["cash"] for it in recorded["corporations"] if it["ipoed"]}


def our_money(state):
    players = {seat: (it.cash, it.debt, it.interest) for seat, it in enumerate(state.players)}
    return players, {it.id: it.cash for it in state.charters.values() if it.par is not None and not it.closed}


def trains(recorded):
    """By company its cards with their faces; the deck, the pool, the phase, what has rusted."""
    owned = {
        company_id(it["id"]): [card(train["id"], face_of(train["name"])) for train in it["trains"]]
        for it in recorded["corporations"]
        if it["trains"]
    }
    depot = recorded["depot"]
    deck = [card(identity) for identity in depot["upcoming"]]
    pool = [card(identity, face_of(name)) for identity, name in depot["discarded"]]
    return owned, deck, pool, recorded["phase"], set(map(face_of, recorded["rusted_variants"]))


def our_trains(state):
    owned = {it.id: it.trains for it in state.charters.values() if it.trains}
    depot = state.depot
    return owned, depot.deck, depot.pool, depot.phase, set(depot.rusted)


def move_of(action, before, seat):
    """The move that an action of a record stands for; None: it belongs to another part of the turn."""
    match action["type"]:
        case "dividend":
            return Dividend(seat, action["kind"])
        case "buy_corporation":
            return Acquire(seat, company_id(action["corporation"]), action["price"])
        case "buy_train":
            train, face = card(action["train"]), face_of(action.get("variant") or action["train"].split("-")[0])
            return BuyTrain(seat, f"{_source(train, before)}{face}".removesuffix("/" + face), action["price"])
        case "swap_train":
            train = card(action["train"])
            size = everything().companies[company_id(action["entity"])].kind
            face = next(face.name for face in everything().cards[train.rank].faces if face.kind == size)
            return Exchange(seat, train.id, face)
        case "discard_train":
            kind = Scrap if before["step"] == "UpgradeOrDiscardTrain" else Discard
            return kind(seat, card(action["train"]).id)
        case "pass":
            return Pass(seat)
    return None


def _source(train, before):
    if any(card(identity) == train for identity in before["depot"]["upcoming"]):
        return "deck "
    if any(card(identity).id == train.id for identity, _ in before["depot"]["discarded"]):
        return f"pool {train.id} "
    owner = next(it["id"] for it in before["corporations"] if any(card(t["id"]).id == train.id for t in it["trains"]))
    return f"{company_id(owner)} {train.id}/"
