"""Tables with a railway for tests: everything placed by name, and games with many deliveries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from tests.games.caledonia.everything import game_with
from tests.games.caledonia.tables import Table
from tests.nightly import CHECKED_STEPS

from bothy.games.caledonia.expansions.industria.milestones.claim import ClaimMilestone
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones
from bothy.games.caledonia.expansions.industria.milestones.rows import CONDITIONS, SITES
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, rows_of
from bothy.games.caledonia.expansions.industria.trains.network import network_of
from bothy.games.caledonia.expansions.industria.trains.part import Railway
from bothy.games.caledonia.expansions.industria.trains.run import RunMiniTrain, RunTrain
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action
from bothy.kernel.event import Line
from bothy.table.conformance import EVERY_STEP, Faults, Probe
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

CITIES = ("inverness", "aberdeen", "dundee", "ayr")


class Rails(Table):
    """A table with the full railway: by default all bonuses are number 12 and all demands are 2 bread.

    Trains are in Inverness, Aberdeen, Dundee and Ayr, seat by seat; mini-trains, if any, in Oban and Perth.
    """

    def __init__(self, *clans: str, seats: int = 0, trains: str = "full", **options: Any) -> None:
        super().__init__(*clans, seats=seats, trains=trains, **options)
        tiles = self.pos.part(Milestones).tiles
        tiles[:] = range(len(tiles))
        demands = self.pos.part(Demands)
        demands.places[:] = [self.demand(bread=2)] * len(demands.places)
        if trains == "full":
            net, part, people = network_of(self.pos), self.railway, self.rules.people
            part.bonuses[:] = [11] * len(part.bonuses)
            for at, seat in enumerate(people):
                part.trains[seat] = net.number[CITIES[at]]
                if len(people) == 2:
                    part.minis[seat] = net.number[("oban", "perth")[at]]

    @property
    def railway(self) -> Railway:
        return self.pos.part(Railway)

    def demand(self, **goods: int) -> int:
        """Returns the number of the demand for these goods."""
        wanted = tuple(goods.get(good, 0) for good in GOODS)
        return [row.goods for row in rows_of(self.pos).demands].index(wanted)

    def at(self, stop: str, seat: int = 0) -> Self:
        """Moves a train."""
        self.railway.trains[seat] = network_of(self.pos).number[stop]
        return self

    def asks(self, stop: str, **goods: int) -> Self:
        """Sets the demand of a place, and of the other one of its pair."""
        net = network_of(self.pos)
        self.pos.part(Demands).places[net.demand_of[net.number[stop]]] = self.demand(**goods)
        return self

    def offers(self, stop: str, bonus: int) -> Self:
        """Sets the bonus of a place, by its number on the tile."""
        self.railway.bonuses[network_of(self.pos).number[stop]] = bonus - 1
        return self

    def milestone(self, site: str, name: str) -> Self:
        """Sets the milestone of a site."""
        self.pos.part(Milestones).tiles[SITES.index(site)] = CONDITIONS.index(name)
        return self

    def markers(self, count: int, seat: int = 0) -> Self:
        """Gives a seat this many free markers."""
        part = self.pos.part(Milestones)
        part.locked[seat] -= count - part.markers[seat]
        part.markers[seat] = count
        return self

    def claimed(self, site: str, seat: int = 0) -> Self:
        """Claims a milestone for a seat in this round."""
        part = self.pos.part(Milestones)
        part.claims[SITES.index(site)].append(seat)
        part.rounds[SITES.index(site)].append(self.pos.round)
        return self

    def delivered(self, count: int, seat: int = 0) -> Self:
        """Gives a seat this many deliveries."""
        part = self.pos.part(Milestones)
        self.railway.track[seat] = 5 - count
        part.locked[seat] = 4 - min(count, 4)
        part.markers[seat] = min(count, 4)
        return self

    def bonus(self, number: int, **goods: int) -> Self:
        """Delivers 2 bread to Aberdeen for the bonus of this number, with these goods left over."""
        self.at("inverness").offers("aberdeen", number)
        self.railway.trains[1] = network_of(self.pos).number["oban"]
        goods = {"bread": 0, **goods}
        self.goods(0, **{**goods, "bread": goods["bread"] + 2})
        self.play(RunTrain(("aberdeen",)))
        return self


class Plenty(Module):
    """Gives a seat that takes a clan plenty of everything, at every table, so that trains can run."""

    def at_table(self, options: Any, seats: int) -> bool:
        return True

    def start_lines(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        player = pos.players[seat]
        player.goods = [count + 15 for count in player.goods]
        player.money += 100
        return [(f"money-{seat}", 100, "start"), *[(f"{good}-{seat}", 15, "start") for good in GOODS]]


def driven(
    seats: int,
    seed: int,
    faults: Faults | None = None,
    checks: bool = True,
    look: Callable[[Caledonia], None] | None = None,
    **options: Any,
) -> Match:
    """Plays a game in which trains run and milestones are claimed half the time, with regular checks."""
    game = game_with(Plenty("plenty"))
    match = Match.open(game, {"trains": "full", **options}, seats, Shuffle.numbered(seed, ["random"] * seats))
    probe = Probe(match, seed, faults)
    while not match.finished:
        for check in EVERY_STEP if checks and match.seq % CHECKED_STEPS == 0 else ():
            check(probe)
        if look is not None:
            assert isinstance(match.position, Caledonia)
            look(match.position)
        seat = match.seats_to_act()[0]
        legal = probe.legal(seat)
        wanted = [each for each in legal if isinstance(each, RunTrain | RunMiniTrain | ClaimMilestone)]
        some: Sequence[Action] = wanted if wanted and probe.chance.below(2) else legal
        probe.play(seat, some[probe.chance.below(len(some))])
    return match
