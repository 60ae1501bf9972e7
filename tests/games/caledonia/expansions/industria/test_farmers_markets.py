"""Farmers' markets: one per player, closed to units, good prices next to them (I10; booklet 5.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import pytest
from tests.games.caledonia.everything import GHOST, Everything, game_with
from tests.games.caledonia.sketches import S1, reason_for, refused, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DRAW, Bonuses
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import DONE
from bothy.games.caledonia.clans.mackenzie import Cellar, TakeBarrel
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts
from bothy.games.caledonia.expansions.industria.markets.placing import (
    DealMarket,
    MarketSetUp,
    PlacingMarket,
    why_not_place,
)
from bothy.games.caledonia.expansions.industria.markets.rows import MARKETS
from bothy.games.caledonia.expansions.industria.markets.selling import SellAtMarket
from bothy.games.caledonia.expansions.industria.markets.stalls import GONE, Stalls
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, distance
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.position import EMPTY, NEUTRAL, Caledonia
from bothy.games.caledonia.turn import PASS, Turn, pass_bonus
from bothy.kernel import Action, Options, Reason, Registry, Rule, ScriptedDealer, value
from bothy.messages import Catalogue
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

WORDS = Catalogue(game=CALEDONIA)
ON: dict[str, Any] = {"farmers-markets": True}
PAIRS = [(basic, processed) for basic in ("wool", "grain", "milk") for processed in ("bread", "cheese", "whisky")]
LAND = "e5 e4 d5 f4 f5 d4 e3 d3 c5 c4"
"""A patch of grassland: e4 neighbours e5, e3, d3, d4 and f4, and e5 also neighbours d4 and f4."""


def stand(table: Table, hex_: str, basic: str = "wool", processed: str = "whisky") -> Table:
    """Puts a market on a hex."""
    stalls = table.pos.part(Stalls)
    stalls.tiles.append(PAIRS.index((basic, processed)))
    stalls.seats.append(0)
    stalls.hexes.append(HEX_OF[hex_])
    stalls.covered.append(0)
    table.pos.block(HEX_OF[hex_])
    return table


def beside(*clans: str, land: str = LAND, **more: Any) -> Table:
    """A table with a sheep on e5, a market for wool and whisky on e4, and enough money and merchants."""
    table = sketch(Table(*(clans or ("", "")), **more, **ON), land, "g9")
    return stand(table, "e4").place("sheep", "e5").money(60).merchants(5)


# Placing


@pytest.mark.rule("I10.1")
def test_there_is_a_market_for_every_pair_of_a_basic_and_a_processed_good() -> None:
    tiles = MARKETS.of(Table(seats=2, **ON).pos.rules.pack).tiles
    assert [(GOODS[basic], GOODS[processed]) for basic, processed in [tile.goods for tile in tiles]] == PAIRS


def opened(seats: int, seed: int = 1, **options: Any) -> Match:
    return Match.open(CALEDONIA, ON | options, seats, Shuffle.numbered(seed, ["a"] * seats))


@pytest.mark.rule("I10.1", "I10.2", "R-I30")
@pytest.mark.parametrize("clans", ["choice", "none"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_places_a_market_in_reverse_order_before_clans_are_chosen(seats: int, clans: str) -> None:
    match = opened(seats, clans=clans)
    asked = []
    while isinstance(match.position.stack[-1], PlacingMarket):
        (seat,) = match.seats_to_act()
        asked.append(seat)
        match.play(seat, match.legal(seat)[0])
    pos: Any = match.position
    assert asked == list(reversed(pos.order))
    assert pos.round == 0
    assert pos.offers, "clans or tiles come next"
    assert len(set(pos.part(Stalls).tiles)) == seats
    assert all(pos.hexes[hex_] == NEUTRAL for hex_ in pos.part(Stalls).hexes)


@pytest.mark.rule("I10.2", "R-I30")
def test_after_an_auction_the_player_who_won_last_places_first() -> None:
    match = opened(3, clans="auction")
    asked = []
    while match.position.round == 0:  # type: ignore[attr-defined]
        (seat,) = match.seats_to_act()
        if isinstance(match.position.stack[-1], PlacingMarket):
            asked.append(seat)
            assert not any(player.clan < 0 for player in match.position.players)  # type: ignore[attr-defined]
        match.play(seat, match.legal(seat)[-1])
    pos: Any = match.position
    assert asked == list(reversed(pos.order))


@pytest.mark.rule("I10.3", "R-I30")
def test_a_market_needs_three_neighbouring_land_hexes() -> None:
    table = sketch(Table(seats=2, **ON), LAND, "g9")
    placed = [HEX_NAMES[hex_] for hex_ in table.pos.board.land if why_not_place(table.pos, 0, hex_) is None]
    near = {
        hex_: len([other for other in table.pos.board.neighbours[HEX_OF[hex_]] if not table.pos.board.loch[other]])
        for hex_ in LAND.split()
    }
    assert placed == sorted([hex_ for hex_, count in near.items() if count >= 3], key=lambda name: HEX_OF[name])
    assert min(near.values()) < 3 <= max(near.values())


@pytest.mark.rule("I10.3", "R-I30")
def test_land_across_a_river_is_not_neighbouring_and_a_covered_hex_still_is() -> None:
    land, lochs = "e5 e4 f5 f4 d5", "e6 g4"
    table = sketch(Table(seats=2, **ON), land, lochs)
    assert why_not_place(table.pos, 0, HEX_OF["e5"]) is None
    table.pos.block(HEX_OF["e4"])
    assert why_not_place(table.pos, 0, HEX_OF["e5"]) is None
    river = sketch(Table(seats=2, **ON), land, lochs, ("g4 > f5/f4 e5/f4 e5/f5 > e6",))
    reason = why_not_place(river.pos, 0, HEX_OF["e5"])
    assert reason is not None
    assert reason.key == "market-needs-neighbours"


@pytest.mark.rule("I10.3", "R-I30")
def test_two_hexes_lie_between_markets() -> None:
    table = stand(Table(seats=4, **ON), "f4")
    near = [hex_ for hex_ in table.pos.board.land if 0 < distance(hex_, HEX_OF["f4"]) < 3]
    assert {getattr(why_not_place(table.pos, 0, hex_), "key", "") for hex_ in near} <= {
        "market-too-near",
        "market-needs-neighbours",
    }
    far = [hex_ for hex_ in table.pos.board.land if distance(hex_, HEX_OF["f4"]) == 3]
    assert any(why_not_place(table.pos, 0, hex_) is None for hex_ in far)


@pytest.mark.rule("I10.3")
def test_a_market_is_placed_on_empty_land() -> None:
    table = Table(seats=2, **ON).place("miner", "c4")
    assert {getattr(why_not_place(table.pos, 0, HEX_OF.get(hex_, -1)), "key", "") for hex_ in ("c4", "zz")} == {
        "market-needs-land"
    }
    loch = table.pos.board.lochs[0]
    assert getattr(why_not_place(table.pos, 0, loch), "key", "") == "market-needs-land"


@pytest.mark.rule("I10.4", "R-I30")
def test_a_market_without_a_place_goes_back_to_the_box() -> None:
    table = sketch(Table(seats=2, **ON), "e5 e4", "g9")
    table.pos.stack.clear()
    table.pos.push(DealMarket(0), PlacingMarket(0, 0), Turn(0))
    table.pos.settle(ScriptedDealer((0,)))
    assert table.pos.part(Stalls).hexes == [GONE]
    assert isinstance(table.pos.stack[-1], Turn)


class Joined(MarketSetUp):
    """A foreign module that lets seat 0 place two markets, neither of them on a border."""

    def __init__(self) -> None:
        super().__init__("joined")

    def at_table(self, options: Any, seats: int) -> bool:
        return True

    def placers(self, pos: Caledonia, seats: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 0)

    def why_not_market(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        return Reason("market-needs-land", rule="I10.3") if pos.board.border[hex_] else None


@pytest.mark.rule("I10.1")
def test_another_module_may_say_who_places_markets_and_where() -> None:
    module: Module = Joined()
    match = Match.open(game_with(module), ON, 2)
    asked = []
    while isinstance(match.position.stack[-1], PlacingMarket):
        (seat,) = match.seats_to_act()
        asked.append(seat)
        pos: Any = match.position
        assert not any(pos.board.border[HEX_OF[action.hex]] for action in match.legal(seat))  # type: ignore[attr-defined]
        match.play(seat, match.legal(seat)[0])
    assert asked == [0, 0]


@pytest.mark.rule("I10.1")
def test_a_seat_without_a_person_does_not_get_its_own_market() -> None:
    match = Match.open(game_with(Everything()), ON, 4)
    pos: Any = match.position
    assert GHOST not in pos.part(Stalls).seats
    assert len(pos.part(Stalls).tiles) in (0, 3)


@pytest.mark.rule("I10.11", "R-I21")
def test_no_unit_is_deployed_on_a_market() -> None:
    table = beside()
    assert refused(table, Expand("sheep", "e4")) == ("occupied", "C2.7")


# Selling


@pytest.mark.rule("I10.5", "I10.7")
@pytest.mark.parametrize(("good", "price", "bonus"), [("wool", 4, 2), ("whisky", 11, 3)])
def test_a_basic_good_brings_two_more_and_a_processed_one_three_more(good: str, price: int, bonus: int) -> None:
    table = beside().goods(**{good: 3}).play(Expand("sheep", "d4"))
    money, step = table.player().money, table.pos.prices[GOODS.index(good)]
    table.play(SellAtMarket("e4", good, 3))
    assert table.player().money == money + 3 * (price + bonus)
    assert table.stock(good) == 0
    assert (table.player().merchants, table.player().market[GOODS.index(good)]) == (2, -3)
    assert table.pos.prices[GOODS.index(good)] == step - 3


@pytest.mark.rule("I10.6")
def test_four_at_most() -> None:
    table = beside().goods(wool=9).play(Expand("sheep", "d4"))
    assert table.legal(SellAtMarket) == [SellAtMarket("e4", "wool", count) for count in (1, 2, 3, 4)]
    assert refused(table, SellAtMarket("e4", "wool", 5)) == ("market-limit", "I10.6")


@pytest.mark.rule("I10.6", "I10.8", "R-I10")
def test_one_sale_a_market_and_deployment_and_each_good_once_in_the_game() -> None:
    table = beside().goods(wool=4, whisky=4).play(Expand("sheep", "d4"), SellAtMarket("e4", "wool", 1))
    assert isinstance(table.pos.stack[-1], Turn), "nothing else is open"
    table.turn(0).play(Expand("sheep", "f4"))
    assert refused(table, SellAtMarket("e4", "wool", 1)) == ("market-covered", "I10.8")
    assert table.legal(SellAtMarket) == [SellAtMarket("e4", "whisky", count) for count in (1, 2, 3, 4)]
    assert refused(table, SellAtMarket("e4", "bread", 1)) == ("not-sold-there", "I10.6")


@pytest.mark.rule("I10.9")
def test_when_both_goods_are_covered_the_hex_is_open() -> None:
    table = beside().goods(wool=1, whisky=1).play(Expand("sheep", "d4"), SellAtMarket("e4", "wool", 1))
    table.turn(0).play(Expand("sheep", "f4"), SellAtMarket("e4", "whisky", 1))
    assert [event.key for event in table.events].count("market-gone") == 1
    assert table.pos.part(Stalls).hexes == [GONE]
    assert table.pos.hexes[HEX_OF["e4"]] == EMPTY
    assert table.turn(0).why_not(Expand("sheep", "e4")) == ""


@pytest.mark.rule("I10.6", "R-I10")
def test_several_markets_each_allow_a_sale() -> None:
    table = stand(beside(), "c5", "wool", "bread").goods(wool=4)
    table.play(Expand("sheep", "d4"), SellAtMarket("e4", "wool", 1), SellAtMarket("c5", "wool", 1))
    assert table.stock("wool") == 2


@pytest.mark.rule("I10.5")
def test_a_sale_may_come_before_or_after_other_bonuses() -> None:
    for first in ("sale", "draw"):
        table = beside().goods(wool=2)
        for hex_ in ("f4", "f5", "e3"):
            table.place("bakery", hex_)
        table.place("cow", "c5", seat=1)
        table.play(Expand("bakery", "d4"))
        sale, draw = SellAtMarket("e4", "wool", 2), DRAW
        assert set(table.pos.legal(0)) >= {sale, draw, Buy("milk", 1), DONE}
        table.play(sale if first == "sale" else Buy("milk", 1))
        assert isinstance(table.pos.stack[-1], Bonuses)
        table.play(Buy("milk", 1) if first == "sale" else sale)
        assert (table.stock("wool"), table.stock("milk")) == (0, 1)


@pytest.mark.rule("I10.5")
def test_a_unit_that_is_not_next_to_a_market_sells_nothing() -> None:
    table = beside(land=LAND + " e6 d6").goods(wool=2).place("cow", "d6", seat=1)
    table.play(Expand("sheep", "e6"))
    assert refused(table, SellAtMarket("e4", "wool", 1)) == ("market-not-near", "I10.5")
    assert refused(table, SellAtMarket("e3", "wool", 1)) == ("no-market-there", "I10.5")


@pytest.mark.rule("I10.5")
def test_the_next_deployment_does_not_sell_for_the_last() -> None:
    table = beside(land=LAND + " e6 d6").goods(wool=2).place("cow", "d6", seat=1)
    table.play(Expand("sheep", "d4"), DONE).turn(0).play(Expand("sheep", "e6"))
    assert table.legal(SellAtMarket) == []


@pytest.mark.rule("I10.5")
def test_nothing_is_asked_without_goods_or_merchants() -> None:
    assert isinstance(beside().play(Expand("sheep", "d4")).pos.stack[-1], Turn)
    poor = beside().goods(wool=3).merchants(0).play(Expand("sheep", "d4"))
    assert isinstance(poor.pos.stack[-1], Turn)


@pytest.mark.rule("I10.5", "R-C103")
def test_whisky_may_leave_the_cellar_to_be_sold() -> None:
    table = beside("mackenzie", "")
    table.pos.part(Cellar).spots[1] = 1
    table.play(Expand("sheep", "d4"))
    assert isinstance(table.pos.stack[-1], Bonuses), "the question is asked, not dropped"
    assert table.legal(SellAtMarket) == []
    assert table.play(TakeBarrel(1)).legal(SellAtMarket) == [SellAtMarket("e4", "whisky", 1)]


@pytest.mark.rule("I10.7", "R-I31")
def test_nothing_is_sold_where_own_merchants_have_bought() -> None:
    table = beside().goods(wool=2, whisky=1)
    table.player().market[GOODS.index("wool")] = 1
    table.play(Expand("sheep", "d4"))
    assert refused(table, SellAtMarket("e4", "wool", 1)) == ("merchants-on-other-side", "C7.5")
    assert table.legal(SellAtMarket) == [SellAtMarket("e4", "whisky", 1)]


@pytest.mark.rule("I10.7", "R-I31")
def test_stewart_gets_a_pound_for_a_sale_at_a_market() -> None:
    table = beside("stewart", "").goods(wool=2).play(Expand("sheep", "d4"))
    money = table.player().money
    assert table.play(SellAtMarket("e4", "wool", 2)).player().money == money + 1 + 2 * 6


@pytest.mark.rule("I10.7", "R-I31")
def test_douglas_sells_two_a_merchant_but_four_at_most() -> None:
    options: dict[str, Any] = {"clan-tiles": "both"}
    table = beside("douglas", "", **options).goods(wool=6).merchants(2).play(Expand("sheep", "d4"))
    assert table.legal(SellAtMarket)[-1] == SellAtMarket("e4", "wool", 4)
    money, step = table.player().money, table.pos.prices[0]
    table.play(SellAtMarket("e4", "wool", 4))
    assert table.player().money == money + 4 * 6 + 2 * 2
    assert (table.player().merchants, table.pos.prices[0]) == (0, step - 2)


@pytest.mark.rule("I10.7", "R-I31")
def test_port_six_moves_the_price_before_a_sale_at_a_market() -> None:
    table = price_port().play(Expand("sheep", "b7"))
    assert MovePrice(6, "wool", 3) in table.pos.legal(0)
    table.play(MovePrice(6, "wool", 3))
    assert refused(table, SellAtMarket("c7", "whisky", 1)) == ("trade-moved-good", "C16.12")
    assert refused(table, Buy("wool", 1)) == ("not-in-neighbourhood", "C11.2")
    assert table.why_not(DONE) != ""
    money = table.player().money
    table.play(SellAtMarket("c7", "wool", 2))
    assert table.player().money == money + 2 * (6 + 2)


@pytest.mark.rule("I10.7", "C16.12", "R-I31")
def test_after_port_six_a_good_of_market_and_neighbourhood_is_sold_or_bought() -> None:
    table = price_port().place("distillery", "b6", seat=1)
    table.play(Expand("sheep", "b7"), MovePrice(6, "whisky", -3))
    purchases = [Buy("whisky", count) for count in (1, 2, 3)]
    assert table.pos.legal(0) == [SellAtMarket("c7", "whisky", 1), *purchases]
    assert refused(table, Buy("wool", 1)) == ("trade-moved-good", "C16.12")
    assert reason_for(table, Buy("wool", 1)).values["good"] == "whisky"
    assert refused(table, Buy("whisky", 4)) == ("neighbourhood-limit", "C11.6")
    money = table.player().money
    table.play(Buy("whisky", 2))
    assert (table.stock("whisky"), table.player().money) == (1 + 2, money - 2 * (8 - 3))
    assert table.pos.legal(0) == [SellAtMarket("c7", "wool", 1), SellAtMarket("c7", "wool", 2), DONE]


@pytest.mark.rule("I10.7", "C16.18", "R-C85")
def test_ports_six_and_nine_move_one_price_before_a_sale_at_a_market() -> None:
    table = Table("", "", "", ports=(1, 2, 9, 6), **ON).place("miner", "a8").money(60).goods(wool=2)
    pos = table.pos
    near_nine = next(hex_ for hex_ in pos.board.neighbours[pos.board.ports[2]] if not pos.board.loch[hex_])
    stand(table.merchants(4).place("miner", HEX_NAMES[near_nine]), "c7")
    table.play(Expand("sheep", "b7"), MovePrice(6, "wool", 3))
    assert refused(table, MovePrice(6, "wool", 3)) == ("port-used", "C16.2")
    table.play(MovePrice(9, "wool", 3))
    money, price = table.player().money, pos.price(GOODS.index("wool"))
    assert table.pos.legal(0) == [SellAtMarket("c7", "wool", 1), SellAtMarket("c7", "wool", 2)]
    table.play(SellAtMarket("c7", "wool", 2))
    assert table.player().money == money + 2 * (price + 2)


@value
class Busk(Action):
    """Play the fiddle at the market for £1."""


class Busking(Rule[Caledonia]):
    """A bonus of a deployment that trades no goods."""

    name = "busking"
    takes: ClassVar[tuple[type[Action], ...]] = (Busk,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Busk()]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        pos.pay(seat, 1, "busking")


class Buskers(Module):
    """Lets a seat that deploys a unit busk."""

    def __init__(self) -> None:
        super().__init__("buskers", registry=Registry(actions=[Busk]))

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def bonus_choices(self) -> Sequence[Rule[Any]]:
        return (Busking(),)


@pytest.mark.rule("I10.7", "C16.12", "R-I31")
def test_after_port_six_no_bonus_without_a_good_comes_before_the_sale() -> None:
    table = price_port(game=game_with(Buskers())).play(Expand("sheep", "b7"))
    assert Busk() in table.pos.legal(0)
    table.play(MovePrice(6, "wool", 3))
    assert refused(table, Busk()) == ("trade-moved-good", "C16.12")
    assert table.pos.legal(0) == [SellAtMarket("c7", "wool", 1), SellAtMarket("c7", "wool", 2)]


def price_port(**more: Any) -> Table:
    """A table with port 6 in reach of a miner on a8, and a market next to b7."""
    table = Table("", "", "", ports=(1, 2, 3, 6), **more, **ON)
    return stand(table.place("miner", "a8").money(60).goods(wool=2, whisky=1).merchants(4), "c7")


@pytest.mark.rule("I10.5", "R-I51")
@pytest.mark.parametrize("first", ["dairy", "market"])
def test_macfarlane_from_cow_a_bakery_b_by_canal_then_dairy_c_and_market_d_in_either_order(first: str) -> None:
    options: dict[str, Any] = {"clan-tiles": "both"}
    land, lochs, rivers, _ = S1
    table = sketch(Table("macfarlane", "", **options, **ON), land, lochs, rivers).money(60).goods(wool=2)
    table.place("cow", "e4").place("cheese-dairy", "f3", seat=1)
    stand(table, "e5").play(Expand("bakery", "f5"))
    answers = [Buy("cheese", 1), SellAtMarket("e5", "wool", 2)]
    if first == "market":
        answers.reverse()
    table.merchants(4).play(*answers)
    assert (table.stock("cheese"), table.stock("wool")) == (1, 0)


@pytest.mark.rule("I10.7", "R-I31")
def test_fraser_sells_kilts_as_the_processed_good() -> None:
    options: dict[str, Any] = {"clan-tiles": "both"}
    table = beside("fraser", "", **options).goods(whisky=1)
    table.pos.part(Kilts).count = 2
    table.play(Expand("sheep", "d4"))
    assert table.legal(SellAtMarket) == [SellAtMarket("e4", "whisky", count) for count in (1, 2, 3)]
    money = table.player().money
    assert table.play(SellAtMarket("e4", "whisky", 3)).player().money == money + 3 * 14


# Passing, views, estimates


@pytest.mark.rule("I10.10")
def test_passing_pays_four_less() -> None:
    table = Table(seats=4, **ON)
    assert [pass_bonus(table.pos, place) for place in range(4)] == [12, 10, 8, 6]
    assert table.play(PASS).player().money == 12


@pytest.mark.rule("I10.10", "R-I30")
def test_passing_alone_pays_twelve() -> None:
    assert pass_bonus(Table(seats=1, **ON).pos, 0) == 12


def test_the_best_sale_at_a_market_is_there_to_be_read() -> None:
    table = beside().goods(wool=6, whisky=1)
    wool, whisky = (table.pos.price(GOODS.index(good)) for good in ("wool", "whisky"))
    [market] = table.rules.view(table.pos, None)["farmers_markets"]
    assert market["sales"] == [["wool", 4, 4 * (wool + 2)], None]  # never more than four
    table.pos.part(Stalls).covered[0] = 1
    [market] = table.rules.view(table.pos, None)["farmers_markets"]
    assert market["sales"][0] == ["whisky", 1, whisky + 3]


def test_markets_are_there_to_be_read() -> None:
    table = beside()
    shown = table.rules.view(table.pos, None)
    [market] = shown["farmers_markets"]
    assert (market["hex"], market["goods"], market["open"]) == ("e4", ["wool", "whisky"], ["wool", "whisky"])
    assert (market["bonus"], market["near"]) == ([2, 3], False)
    assert [WORDS.render(*note) for note in shown["notes"]] == [
        "Farmers’ market on e4: buys wool and whisky; a basic good brings £2 more than its price, "
        "a processed good £3 more."
    ]
    dealt = opened(2)
    note = dealt.view(None)["notes"][0]
    assert note[0] == "note-market-dealt"


def test_bots_like_a_hex_next_to_a_market_if_they_have_something_to_sell() -> None:
    table = beside(land=LAND + " e6 d6").goods(whisky=3)
    near, far = table.pos.copy(), table.pos.copy()
    near.play(0, Expand("sheep", "d4"), None)
    far.play(0, Expand("sheep", "e6"), None)
    assert CALEDONIA.bots.estimate(near, 0) > CALEDONIA.bots.estimate(far, 0)


def test_who_still_has_to_place_which_market_is_there_to_be_read() -> None:
    match = opened(2)
    shown = match.view(None)
    assert [each["seat"] for each in shown["farmers_markets_dealt"]] == [0, 1]
    assert all(len(each["goods"]) == 2 for each in shown["farmers_markets_dealt"])
