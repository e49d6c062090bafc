"""The toy in campaigns of three games: what a company scored is carried on, and added to its hidden sum."""

from __future__ import annotations

from engine.core.campaigns import CampaignInfo, InCampaigns, Passage, seed_of_game
from engine.core.errors import CorruptLog, EngineError, IllegalMove
from engine.core.game import GameInfo, Setup
from engine.core.moves import Chain, Choice, Move
from engine.core.text import Player, text
from tests.toy.engine.game import Toy, ToyState

COMPANIES = ("ash", "birch", "cedar", "elm")


class ChainState(ToyState):
    campaign: dict = {}
    playing: list[str] = []


class LeaveOrder(Move, frozen=True, tag="leave"):
    power: str
    order: tuple[str, ...]


class CampaignToy(Toy, InCampaigns[ChainState]):
    info = GameInfo(key="chain", players=(2, 4), rules=1, variants=Toy.info.variants)
    state_type = ChainState
    campaign = CampaignInfo(
        games=3,
        companies=COMPANIES,
        last_to_found=2,
        ready_hours=24,
        ready_days=(1, 9),
        silent_days=10,
        longest_name=20,
        weeks=(1, 1),
        missing=text("core.game_over"),
        founding=text("core.game_over"),
    )
    order = LeaveOrder

    def setup(self, setup, seed):
        plain = super().setup(setup, seed)
        carried = setup.carried if isinstance(setup.carried, dict) else {"campaign": {}, "playing": []}
        return ChainState(plain.rng, plain.frames, plain.deck, plain.hands, campaign=carried["campaign"],
                          playing=carried["playing"])  # fmt: skip

    def found_campaign(self, names):
        if len(names) < 2 or not set(names) <= set(COMPANIES):
            raise EngineError("two companies at the least")
        return {"names": {company: name or company for company, name in names.items()}, "games": []}

    def found_company(self, carried, company, name):
        return {**carried, "names": {**carried["names"], company: name or company}}

    def next_setup(self, carried, playing, variants):
        seats = [company for company in carried["names"] if company in playing]
        if len(seats) < 2 or self.campaign_over(carried):
            raise EngineError("two companies play at the least, and three games")
        return Setup("chain", len(seats), dict(variants), {"campaign": carried, "playing": seats})

    def carry(self, state):
        if not state.over:
            return None
        scored = {company: state.scored[seat] for seat, company in enumerate(state.playing)}
        return {**state.campaign, "games": [*state.campaign["games"], scored]}

    def campaign_over(self, carried):
        return len(carried["games"]) == self.campaign.games

    def campaign_places(self, carried):
        return tuple((company,) for company in sorted(carried["names"], key=lambda one: -self._sum(carried, one)))

    def final_result(self, carried, company):
        return text("toy.you_drew", number=self._sum(carried, company))

    def public_summary(self, carried, *, opened):
        lines = [text("toy.chosen", player=Player(place)) for place, _ in enumerate(carried["names"])]
        sums = [text("toy.you_drew", number=self._sum(carried, company)) for company in carried["names"]]
        return (*lines, *(sums if opened else ()))

    def chronicle(self, state, said):
        return (Passage(tuple(one for one in said if one.key == "toy.scored")),)

    def behind(self, setup, state, private):
        return (Passage((text("toy.you_drew", number=len(private)),)),)

    def opened_view(self, carried):
        return None

    def private_summary(self, carried, company):
        return (text("toy.you_drew", number=self._sum(carried, company)),)

    def private_of_game(self, state, seat):
        return self.private_summary(state.campaign, state.playing[seat])

    def order_slot(self, carried, company, field, chosen):
        return Choice(()) if field == "power" else Chain((), may_end=False)

    def leave_order(self, carried, company, power, order):
        raise IllegalMove(text("toy.you_drew", number=0))

    def check_chain(self, seed, games):
        carried = {}
        for number, match in enumerate(games, start=1):
            if match.seed != seed_of_game(seed, number):
                raise CorruptLog("another seed")
            carried = self.carry(match.state) or match.state.campaign
        return carried

    def name_of_game(self, number):
        return text("toy.you_drew", number=number)

    def company_of(self, state, seat):
        return state.playing[seat]

    @staticmethod
    def _sum(carried, company):
        return sum(game.get(company, 0) for game in carried["games"])


CHAIN = CampaignToy()
