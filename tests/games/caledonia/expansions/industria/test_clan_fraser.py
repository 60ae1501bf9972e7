"""Clan Fraser: kilts and cotton (I21.10 to I21.17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.tables import Table, run, scores

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.trade import Sell
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.clans.fraser import Fraser, Kilts, MakeKilts, PayKilts, makers
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ports.swap_goods import SwapProcessedGoods
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.scoring.review import CaledoniaReview
from bothy.games.caledonia.scoring.scores import glory_for
from bothy.games.caledonia.stocks import stocks
from bothy.games.caledonia.view import view
from bothy.kernel import Stage


def fraser(kilts: int = 0, ports: tuple[int, ...] = ()) -> Table:
    table = clan_table("fraser", "", "", ports=ports)
    table.pos.part(Kilts).count = kilts
    return table


def kilts(table: Table) -> int:
    return table.pos.part(Kilts).count


@pytest.mark.rule("I21.10", "R-I49")
@pytest.mark.parametrize(
    ("workers", "sheep", "count"),
    [
        (("c4",), ("b4",), 1),
        (("c4", "a4"), ("b4",), 1),  # one sheep serves one worker
        (("c4",), ("b3", "b4"), 1),  # one worker makes one kilt
        (("c4", "a4"), ("b3", "b4"), 2),
        (("c4", "a4", "c5"), ("b3", "b4", "d4"), 2),  # two at most
        (("c4",), ("h2",), 0),
        (("b6",), ("b5",), 0),  # a river between them
    ],
)
def test_workers_next_to_different_sheep_are_kilt_makers(
    workers: tuple[str, ...], sheep: tuple[str, ...], count: int
) -> None:
    table = fraser()
    for hex_ in workers:
        table.place("miner", hex_)
    for hex_ in sheep:
        table.place("sheep", hex_)
    assert makers(table.pos, 0) == count


@pytest.mark.rule("I21.10", "R-I49")
def test_the_best_matching_counts() -> None:
    # c4 has both sheep next to it, a4 only b4: if c4 took b4, a4 would have none
    table = fraser().place("miner", "c4").place("woodcutter", "a4").place("sheep", "b4").place("sheep", "b3")
    assert makers(table.pos, 0) == 2


@pytest.mark.rule("I21.11")
def test_a_kilt_maker_turns_a_wool_into_a_kilt_and_still_earns_money() -> None:
    table = run(fraser().place("miner", "c4").place("sheep", "b4"), Production())
    assert table.player().money == 6, "a miner's income"
    assert table.stock("wool") == 1
    table.play(MakeKilts(1))
    assert (kilts(table), table.stock("wool")) == (1, 0)
    assert table.pos.finished


@pytest.mark.rule("I21.11")
def test_making_kilts_is_a_choice_and_old_wool_will_do() -> None:
    table = fraser().place("miner", "c4").place("sheep", "b4").goods(wool=3)
    run(table, Production()).play(MakeKilts(0))
    assert (kilts(table), table.stock("wool")) == (0, 4)


@pytest.mark.rule("I21.12")
def test_no_player_holds_more_than_two_kilts() -> None:
    def both() -> Table:
        table = fraser().place("miner", "c4").place("woodcutter", "a4").place("sheep", "b4").place("sheep", "b3")
        return table.goods(wool=2)

    table = run(both(), Production())
    assert table.why_not(MakeKilts(2)) == ""
    assert table.why_not(MakeKilts(3)) == "too-many-kilts"
    table = both()
    table.pos.part(Kilts).count = 1
    assert run(table, Production()).why_not(MakeKilts(2)) == "too-many-kilts"
    table = both()
    table.pos.part(Kilts).count = 2
    assert run(table, Production()).pos.finished, "there is nothing to ask"


@pytest.mark.rule("I21.13", "I21.14", "R-I49")
def test_a_kilt_pays_as_any_processed_good_of_a_contract() -> None:
    table = fraser(1).contract(25).goods(bread=2)  # two bread, one cheese
    table.play(Fulfil(24, (), (), ()))
    assert (kilts(table), table.stock("bread"), table.stock("cheese")) == (0, 0, 0)
    assert table.stock("wool") == 0, "the wool goes to the supply"


@pytest.mark.rule("I21.13")
def test_two_kilts_are_not_enough_for_three_goods_of_two_kinds() -> None:
    table = fraser(2).contract(25)
    assert table.why_not(Fulfil(24, (), (), ())) == "too-few-goods"
    assert not table.legal(Fulfil)
    table.goods(cheese=1)
    assert table.why_not(Fulfil(24, (), (), ())) == ""


@pytest.mark.rule("I21.13")
def test_a_kilt_pays_no_basic_good() -> None:
    table = fraser(2).contract(1).goods(wool=3)
    assert table.why_not(Fulfil(0, (), (), ())) == "too-few-goods"


@pytest.mark.rule("I21.13", "R-I49")
def test_a_player_with_both_may_pay_the_kilt_and_keep_the_good() -> None:
    table = (
        fraser(1).goods(bread=2).contract(7).place("sheep", "b4").money(9).play(Fulfil(6, (), (), ()))
    )  # two bread
    assert table.pos.legal(0) == [PayKilts(0), PayKilts(1)], "before the contract's own rewards"
    assert table.why_not(PayKilts(2)) == "too-few-kilts"
    table.play(PayKilts(1))
    assert (kilts(table), table.stock("bread")) == (0, 1)
    assert isinstance(table.pos.stack[-1], Rewards)


@pytest.mark.rule("I21.13", "R-I49")
def test_a_kilt_may_be_sold_as_any_processed_good() -> None:
    table = fraser(2).merchants(2).play(Sell("whisky", 2))
    assert (kilts(table), table.player().money) == (0, 2 * 11)
    assert table.why_not(Sell("bread", 1)) == "acted"


@pytest.mark.rule("I21.13")
def test_goods_and_kilts_both_count_towards_what_can_be_sold() -> None:
    table = fraser(1).merchants(5).goods(bread=1, wool=1)
    sold = table.legal(Sell)
    assert Sell("bread", 2) in sold
    assert Sell("bread", 3) not in sold
    assert Sell("cheese", 1) in sold
    assert Sell("wool", 2) not in sold
    table.play(Sell("bread", 1), PayKilts(1))
    assert (kilts(table), table.stock("bread")) == (0, 1)


@pytest.mark.rule("I21.13")
def test_port_3_takes_a_kilt() -> None:
    table = fraser(1, ports=(5, 3, 4, 7)).place("sheep", "m2")
    table.play(SwapProcessedGoods(3, "bread", ("cheese", "cheese")))
    assert (kilts(table), table.stock("cheese")) == (0, 2)


@pytest.mark.rule("I21.13", "I14.23", "R-I58")
def test_kilts_are_sold_dear_by_delivery_bonus_20() -> None:
    options: dict[str, Any] = {"clan-tiles": "both"}
    table = Rails("fraser", "", "", **options).merchants(5).price("whisky", 5)
    table.pos.part(Kilts).count = 2
    table.bonus(20, bread=1).play(PayKilts(0))  # the delivery itself was paid with bread
    price = table.pos.price(GOODS.index("whisky"))
    most = {good: len([action for action in table.legal(Sell) if action.good == good]) for good in GOODS}
    assert {good: count for good, count in most.items() if count} == {"bread": 3, "cheese": 2, "whisky": 2}
    assert table.why_not(Sell("whisky", 3)) == "too-few-goods"
    table.money(0).play(Sell("whisky", 2))
    assert (kilts(table), table.player().money, table.stock("whisky")) == (0, 2 * (price + 6), 0)


@pytest.mark.rule("I21.15", "R-I26")
def test_kilts_score_as_processed_goods() -> None:
    table = fraser(2).goods(bread=1)
    tile = table.pos.rules.pack.scoring_tiles[1]
    assert glory_for(table.pos, 0, tile) == 3 // tile.every * tile.glory
    assert scores(table)["processed-goods"] == 3 * 2
    lines = CaledoniaReview().score_breakdown([Stage(0, table.pos, ())])[0]["processed-goods"]
    assert [line.points for line in lines] == [2, 4]


@pytest.mark.rule("I21.15", "I21.16", "R-I26", "R-I27")
def test_kilts_are_a_kind_of_their_own_and_makers_chains() -> None:
    table = fraser(2).place("miner", "c4").place("sheep", "b4")
    power = table.pos.rules.powers[table.player().clan]
    assert isinstance(power, Fraser)
    assert power.modify_count(table.pos, 0, "kinds-of-goods", 3) == 4
    assert power.modify_count(table.pos, 0, "production-chains", 3) == 4
    assert power.modify_count(table.pos, 0, "workers", 3) == 3, "a kilt maker is still one worker"


@pytest.mark.rule("I21.17", "R-I49")
@pytest.mark.parametrize(("before", "wool"), [(0, 0), (2, 2), (3, 2), (4, 0), (6, 2)])
def test_every_fourth_cotton_brings_two_wool(before: int, wool: int) -> None:
    table = fraser().goods(bread=2).contract(7).place("sheep", "b4").money(9)
    table.player().imports[0] = before
    table.play(Fulfil(6, (), (), ()))  # two cotton
    assert isinstance(table.pos.stack[-1], Rewards), "the wool comes before the direct bonuses"
    assert table.stock("wool") == wool


def test_kilts_are_seen_and_conserved() -> None:
    table = fraser(2).place("miner", "c4").place("sheep", "b4")
    assert stocks(table.pos)["kilts-0"] == 2
    shown = view(table.pos, None)
    assert shown["outlook"]["seats"][0]["kilts"] == 2
    assert ["note-kilts", {"seat": 0, "count": 2, "makers": 1}] in shown["notes"]


def test_kilts_and_kilt_makers_are_worth_something() -> None:
    assert estimate(fraser(1).pos, 0) > estimate(fraser().pos, 0)
    gained = [
        estimate(clan_table(clan, "", "").place("miner", "c4").place("sheep", "b4").pos, 0)
        - estimate(clan_table(clan, "", "").place("miner", "c4").place("sheep", "h2").pos, 0)
        for clan in ("fraser", "campbell")
    ]
    assert gained[0] > gained[1]
