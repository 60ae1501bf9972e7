"""Conservation: nothing of Industria's or the Automa's is lost or comes from nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.caledonia.tables import Table
from tests.games.caledonia.test_conservation import any_action

from bothy.games.caledonia.expansions.automa.deck import automa
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts
from bothy.games.caledonia.expansions.industria.clans.gordon import Silos
from bothy.games.caledonia.expansions.industria.future.row import FutureRow
from bothy.games.caledonia.expansions.industria.markets.stalls import Stalls
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, ReplaceDemands
from bothy.games.caledonia.expansions.industria.trains.part import NOWHERE, Railway
from bothy.games.caledonia.expansions.industria.trains.station import station_kind
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.units import WORKERS
from bothy.games.caledonia.position import Caledonia, owner_of
from bothy.games.caledonia.stocks import stocks
from bothy.kernel import SamplingDealer
from bothy.table.conformance import Failed, play_game

ALL: dict[str, Any] = {
    "trains": "full",
    "future-contracts": True,
    "farmers-markets": True,
    "awards": True,
    "clan-tiles": "industria",
    "port-tiles": "both",
}
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (1, 1, ALL),
    (2, 2, ALL),
    (2, 3, ALL | {"automa": "3"}),
    (3, 4, ALL | {"automa": "5", "clan-tiles": "both"}),
    (4, 5, ALL),
    (3, 6, ALL | {"trains": "simple-demands"}),
    (4, 7, ALL | {"trains": "milestones-for-5", "automa": "1"}),
]
TILES = {
    "farmers-markets": (9, ["farmers-markets", "farmers-markets-dealt", "farmers-markets-box"]),
    "demands": (39, ["demand-pile", "demand-row", "demands-placed", "demands-gone"]),
    "trains": (24, ["bonuses-left", "bonuses-placed", "bonuses-gone"]),
    "milestones": (16, ["milestones-left", "milestones-placed"]),
}
"""The number of each module's tiles, and the stocks they are in."""
CARDS = ("deck", "later", "hand", "discard", "removed")


def tiles_add_up(pos: Caledonia, found: dict[str, int]) -> None:
    for module in pos.rules.modules:
        if module.name in TILES:
            count, places = TILES[module.name]
            assert sum([found[place] for place in places]) == count, module.name


def contracts_add_up(pos: Caledonia) -> None:
    there = [*pos.unseen, *pos.under, *pos.drawn, *[contract for contract in pos.open if contract >= 0]]
    there += pos.part(FutureRow).contracts
    if Railway.name in pos.parts:
        there += [below for _, _, below in pos.part(Railway).covered]
    for player in pos.players:
        there += [*player.box, *player.fulfilled]
    assert len(set(there)) == len(there)
    assert len(there) == 50 or len(pos.players) == 1  # a solo game removes some each round


def units_add_up(pos: Caledonia, seat: int) -> None:
    player, kinds = pos.players[seat], pos.kinds_of(seat)
    assert len([code for hex_ in range(len(pos.hexes)) for code in pos.pieces_on(hex_)
                if owner_of(code) == seat]) == len(kinds)  # fmt: skip
    for unit in range(WORKERS[0]):
        assert player.left[unit] + kinds.count(unit) == 4
    workers = [kind for kind in kinds if pos.rules.is_worker[kind]]
    assert sum([player.left[unit] for unit in WORKERS]) + len(workers) == 8


def own_pieces_add_up(pos: Caledonia, seat: int, found: dict[str, int]) -> None:
    player = pos.players[seat]
    waiting = found.get(f"reserving-{seat}", 0)
    at_market = sum([abs(count) for count in player.market])
    douglas = player.clan >= 0 and pos.rules.pack.clans[player.clan].id == "douglas"  # gives one up (I21.2)
    assert player.merchants + player.to_hire + at_market + waiting == (6 if douglas else 7)
    if f"all-markers-{seat}" in found:
        assert found[f"all-markers-{seat}"] == (4 if seat in pos.rules.people else 0)
    if Railway.name in pos.parts and seat in pos.rules.people:
        assert found[f"stations-{seat}"] + found[f"stations-placed-{seat}"] <= 1
    assert 0 <= found.get(f"kilts-{seat}", 0) <= 2
    assert 0 <= found.get(f"silos-{seat}", 0) <= 3


def check(pos: Caledonia) -> None:
    found = stocks(pos)
    tiles_add_up(pos, found)
    contracts_add_up(pos)
    for seat in range(len(pos.players)):
        own_pieces_add_up(pos, seat, found)
        if seat in pos.rules.people:
            units_add_up(pos, seat)
        else:
            assert found[f"all-cards-{seat}"] == 22
            assert sum([found[f"cards-{place}-{seat}"] for place in CARDS]) == 22


def play_through(pos: Caledonia, seed: int) -> list[str]:
    """Plays a game to its end, with all seats rich from round 1 on, and checks it after every action."""
    dealer, chance = SamplingDealer(seed), SamplingDealer(seed + 1000)
    taken, rich = list[str](), False
    pos.settle(dealer)
    while not pos.finished:
        if pos.round == 1 and not rich:
            rich = True
            for seat in pos.rules.people:
                pos.players[seat].money, pos.players[seat].goods = 300, [8] * 6
        to_act = pos.seats_to_act()
        seat = to_act[chance.below(len(to_act))]
        action = any_action(pos.legal(seat), chance)
        pos.play(seat, action, dealer)
        taken.append(action.name)
        check(pos)
    return taken


@pytest.mark.rule("I8.4", "I10.9", "I12.8", "I13.8", "I15.3", "I16.1", "I19.2", "A4.5")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_tile_marker_and_card_stays_in_the_game(seats: int, seed: int, options: dict[str, Any]) -> None:
    pos = CALEDONIA.open(options, seats).start()
    taken = play_through(pos, seed)
    assert pos.round == 5
    assert "fulfil" in taken, "or this game shows little"
    if options["trains"] == "full":
        assert taken.count("run-train") > 2


# Lost pieces are detected


def full_table() -> Table:
    """A table of two people, Fraser and Gordon, against the Automa, with something of everything."""
    table = Table("fraser", "gordon", "", seats=3, **ALL | {"automa": "3"})
    pos = table.pos
    railway, demands, stalls = pos.part(Railway), pos.part(Demands), pos.part(Stalls)
    railway.bonuses[:] = range(len(railway.bonuses))
    railway.trains[:2], railway.minis[:2] = [0, 1], [2, 3]
    railway.reserved.append([HEX_OF["a1"], 0])
    table.player().merchants -= 1
    table.contract(1).contract(2)
    table.player().box = (0,)
    railway.covered.append([0, 0, 1])
    railway.cities.append(HEX_OF["a2"])
    pos.deploy(1, station_kind(pos), HEX_OF["b5"])
    railway.stations[1] = 0
    count = len(demands.places)
    demands.places[:], demands.row, demands.pile = range(count), [count], list(range(count + 1, 39))
    pos.part(Milestones).tiles[:] = range(4)
    pos.part(Milestones).claims[0].append(1)
    pos.part(Milestones).locked[1] -= 1
    pos.part(FutureRow).contracts, pos.unseen = list(pos.unseen[:3]), pos.unseen[3:]
    stalls.tiles, stalls.seats, stalls.hexes, stalls.covered = [0, 1], [0, 1], [HEX_OF["c3"], -1], [1, 0]
    pos.part(Kilts).count, pos.part(Silos).grain = 2, [1, 0, 1]
    cards = automa(pos)
    cards.hand, cards.discard, cards.removed = [cards.deck.pop()], [cards.deck.pop()], [cards.later.pop()]
    return table


def lose_train(pos: Caledonia) -> None:
    pos.part(Railway).trains[0] = NOWHERE


def lose_mini_train(pos: Caledonia) -> None:
    pos.part(Railway).minis[1] = NOWHERE


def lose_station(pos: Caledonia) -> None:
    pos.part(Railway).stations[0] = 0


def lose_station_on_map(pos: Caledonia) -> None:
    pos.withdraw(1, HEX_OF["b5"], -1, "lost")


def lose_delivery_marker(pos: Caledonia) -> None:
    pos.part(Railway).track[0] -= 1


def lose_marker(pos: Caledonia) -> None:
    pos.part(Milestones).locked[0] -= 1


def lose_claim(pos: Caledonia) -> None:
    pos.part(Milestones).claims[0].remove(1)


def lose_milestone(pos: Caledonia) -> None:
    pos.part(Milestones).tiles[2] = -1


def two_milestones_alike(pos: Caledonia) -> None:
    pos.part(Milestones).tiles[2] = pos.part(Milestones).tiles[1]


def lose_delivery_bonus(pos: Caledonia) -> None:
    pos.part(Railway).bonuses[3] = -1


def two_bonuses_alike(pos: Caledonia) -> None:
    pos.part(Railway).bonuses[3] = 4


def lose_demand_at_place(pos: Caledonia) -> None:
    pos.part(Demands).places[0] = -1


def lose_future_demand(pos: Caledonia) -> None:
    pos.part(Demands).row.pop()


def demand_in_two_places(pos: Caledonia) -> None:
    pos.part(Demands).row[0] = pos.part(Demands).places[0]


def lose_future_contract(pos: Caledonia) -> None:
    pos.part(FutureRow).contracts.pop()


def contract_in_row_and_pile(pos: Caledonia) -> None:
    pos.part(FutureRow).contracts[0] = pos.unseen[0]


def lose_covered_contract(pos: Caledonia) -> None:
    pos.part(Railway).covered.clear()


def stack_without_its_top(pos: Caledonia) -> None:
    pos.part(Railway).covered[0][1] = 7


def lose_reserving_merchant(pos: Caledonia) -> None:
    pos.part(Railway).reserved.clear()


def lose_city(pos: Caledonia) -> None:
    pos.part(Railway).cities.clear()


def lose_kilt(pos: Caledonia) -> None:
    pos.part(Kilts).count -= 1


def lose_grain_in_silo(pos: Caledonia) -> None:
    pos.part(Silos).grain[2] = 0


def lose_market(pos: Caledonia) -> None:
    pos.part(Stalls).hexes[0] = -2


def lose_dealt_market(pos: Caledonia) -> None:
    stalls = pos.part(Stalls)
    del stalls.tiles[1], stalls.hexes[1], stalls.seats[1], stalls.covered[1]


def two_markets_alike(pos: Caledonia) -> None:
    pos.part(Stalls).tiles[1] = 0


def lose_good_on_market(pos: Caledonia) -> None:
    pos.part(Stalls).covered[0] = 0


def lose_card_of_deck(pos: Caledonia) -> None:
    automa(pos).deck.pop()


def lose_card_of_later_rounds(pos: Caledonia) -> None:
    automa(pos).later.pop()


def lose_action_card(pos: Caledonia) -> None:
    automa(pos).hand.clear()


def card_in_two_places(pos: Caledonia) -> None:
    automa(pos).deck[0] = automa(pos).discard[0]


LOST: list[tuple[Callable[[Caledonia], None], str]] = [
    (lose_train, "trains-0"),
    (lose_mini_train, "trains-1"),
    (lose_station, "stations-0"),
    (lose_station_on_map, "stations-placed-1"),
    (lose_delivery_marker, "track-0"),
    (lose_marker, "all-markers-0"),
    (lose_claim, "claims-1"),
    (lose_milestone, "milestones-placed"),
    (two_milestones_alike, "milestones-left"),
    (lose_delivery_bonus, "bonuses-placed"),
    (two_bonuses_alike, "bonuses-left"),
    (lose_demand_at_place, "demands-placed"),
    (lose_future_demand, "demand-row"),
    (demand_in_two_places, "demands-gone"),
    (lose_future_contract, "future"),
    (contract_in_row_and_pile, "future"),
    (lose_covered_contract, "covered-0"),
    (stack_without_its_top, "covered-0"),
    (lose_reserving_merchant, "reserving-0"),
    (lose_city, "cities"),
    (lose_kilt, "kilts-0"),
    (lose_grain_in_silo, "silos-1"),
    (lose_market, "farmers-markets"),
    (lose_dealt_market, "farmers-markets-dealt"),
    (two_markets_alike, "farmers-markets-box"),
    (lose_good_on_market, "farmers-markets-covered"),
    (lose_card_of_deck, "cards-deck-2"),
    (lose_card_of_later_rounds, "cards-later-2"),
    (lose_action_card, "cards-hand-2"),
    (card_in_two_places, "all-cards-2"),
]


@pytest.mark.parametrize(("lose", "stock"), LOST, ids=lambda each: getattr(each, "__name__", each))
def test_a_lost_piece_shows_in_the_stocks(lose: Callable[[Caledonia], None], stock: str) -> None:
    pos = full_table().pos
    before = stocks(pos)
    lose(pos)
    after = stocks(pos)
    assert after[stock] != before[stock]


def test_the_battery_reports_a_demand_that_gets_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """I16.2: a demand that leaves the row goes to a place, with an event."""
    replaced = ReplaceDemands.run

    def careless(self: ReplaceDemands, pos: Caledonia) -> None:
        if pos.part(Demands).row:
            pos.part(Demands).row.pop()
        replaced(self, pos)

    monkeypatch.setattr(ReplaceDemands, "run", careless)
    with pytest.raises(Failed) as failed:
        play_game(CALEDONIA, {"trains": "full"}, 3, 1)
    assert failed.value.violation.check == "stocks"
    assert "demand-row changed by" in failed.value.violation.what
