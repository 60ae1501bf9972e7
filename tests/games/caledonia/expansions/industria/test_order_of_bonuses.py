"""Deployments that bring bonuses, and the order of what comes before (I4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from tests.games.caledonia.everything import game_with
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.actions.bonuses import Bonuses
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import DONE, Done, TakeMerchantBack
from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.ports.swap_units import PutInTwo, TakeOffTwo
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import counted, stock_of
from bothy.games.caledonia.setup.first_workers import FirstWorkers
from bothy.games.caledonia.turn import Turn
from bothy.kernel import Action, Frame, Options, Reason, value

LAND = "c4=gmf6 d4=gmf6 c5=gmf1 d5=gmf1 d3=gmf1"


@value
class Extra(Frame[Caledonia]):
    """An optional bonus of a clan before the usual ones."""

    takes = (Done,)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        pass


class Watcher(Module):
    """Pays seat 1 a pound for each deployment, and asks its owner a question."""

    def __init__(self) -> None:
        super().__init__("watcher")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def on_deployed(self, pos: Caledonia, watcher: int, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        pos.pay(1, 1, "watcher")
        return (Extra(seat),)


def beside_a_bakery(game: Any = None) -> Table:
    table = Table(seats=3, ports=(7,)) if game is None else Table(seats=3, game=game)
    sketch(table.money(100).merchants(5), LAND, "c3", (), "c3")
    return table.place("cow", "c4").place("bakery", "d5", seat=1)


@pytest.mark.rule("I4.3", "R-I20")
def test_payments_to_others_and_clan_effects_come_before_the_bonuses() -> None:
    table = beside_a_bakery(game_with(Watcher()))
    table.play(Expand("sheep", "d4"))
    assert [event.key for event in table.events] == ["deployed", "bill", "money"]
    assert table.player(1).money == 1
    assert table.pos.stack[-1:] == [Extra(0)]
    assert isinstance(table.pos.stack[-2], Bonuses)
    table.play(DONE)
    assert table.legal(Buy)[:1] == [Buy("bread", 1)]


@pytest.mark.rule("I4.1", "R-I19")
def test_units_put_in_by_port_7_bring_a_neighbourhood_bonus() -> None:
    table = beside_a_bakery().place("sheep", "d4")
    table.play(TakeOffTwo(7, "c4", "d4"), PutInTwo("miner", "miner"))
    assert isinstance(table.pos.stack[-1], Bonuses)
    assert table.legal(Buy)[:1] == [Buy("bread", 1)]


@pytest.mark.rule("I4.2", "R-I19")
def test_first_workers_bring_no_bonus() -> None:
    table = Table(seats=2).money(60).money(60, seat=1).place("bakery", "c4", seat=1)
    table.player(1).units.clear()
    run(table, FirstWorkers())
    first = table.pos.seats_to_act()[0]
    near = [name for name in ("b4", "c5", "b3", "d3") if Expand("miner", name) in table.pos.legal(first)]
    assert near
    table.play(Expand("miner", near[0]), seat=first)
    assert not any(isinstance(frame, Bonuses | Turn) for frame in table.pos.stack)


@pytest.mark.rule("I4.4", "R-I26")
def test_whisky_in_the_cellar_counts_as_goods_in_stock() -> None:
    table = Table("mackenzie", seats=3).goods(whisky=1)
    table.pos.part(Cellar).spots[0] = 1
    assert stock_of(table.pos, 0)[-1] == 2
    assert counted(table.pos, 0, table.pos.rules.pack.scoring_tiles[1]) == 2


@pytest.mark.rule("I6.2", "C13.6")
def test_a_bonus_upgrade_may_take_a_merchant_back() -> None:
    table = Table(seats=2)
    table.player().market[0] = 1
    table.pos.push(Rewards(0, 0, 0, 1))
    assert TakeMerchantBack("wool") in table.pos.legal(0)
