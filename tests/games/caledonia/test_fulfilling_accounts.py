"""Fulfilling: candidates, options, refusals and the account (C14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from tests.games.caledonia.everything import Everything, Toast, game_with, tally
from tests.games.caledonia.sketches import at_port, reason_for, refused, sketch
from tests.games.caledonia.tables import LAYOUT, Table

from bothy.games.caledonia.actions.fulfil import FULFILLING, Fulfil
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import layout_options
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.module import Module, Sparing
from bothy.games.caledonia.pack.types.units import COW, SHEEP
from bothy.games.caledonia.position import Caledonia, unit_of
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.kernel import Action, Options, Reason


class Guild(Module):
    """Guild members get double for marked steps."""

    def __init__(self) -> None:
        super().__init__("guild")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def member(self, pos: Caledonia, seat: int) -> bool:
        return pos.players[seat].merchants == 7

    def modify_import_money(self, pos: Caledonia, seat: int, money: int) -> int:
        return 2 * money if self.member(pos, seat) else money


class Alms(Sparing):
    """A way to spare an animal three times: once for free, twice for £3."""

    costs: ClassVar[dict[int, int]] = {97: 3, 98: 3, 99: 0}

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        return [mark for mark in self.costs if self.why_not(pos, seat, mark) is None]

    def why_not(self, pos: Caledonia, seat: int, mark: int) -> Reason | None:
        return None if self.costs[mark] <= pos.players[seat].money else Reason("too-dear")

    def use(self, pos: Caledonia, seat: int, mark: int) -> None:
        pos.pay(seat, -self.costs[mark], "alms")


class Almshouse(Module):
    """Spares animals for alms."""

    def __init__(self) -> None:
        super().__init__("almshouse")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def sparing_ways(self) -> Sequence[Sparing]:
        return (Alms(),)


def account(table: Table) -> list[Any]:
    return [(event.key, dict(event.values), event.lines) for event in table.events]


def with_module() -> Table:
    """A table with the module that uses every hook: kilts are wool."""
    return Table(seats=2, game=game_with(Everything())).money(50)


def without_ports() -> Table:
    table, rules = Table(), CALEDONIA.open(layout_options(LAYOUT) | {"ports": False}, 3)
    assert isinstance(rules, CaledoniaRules)
    table.pos.rules = rules
    return table


# Candidates and options


@pytest.mark.rule("C14.1")
def test_a_player_may_ask_about_every_contract_in_the_box() -> None:
    table = Table().goods(wool=4).place("sheep", "b3").place("sheep", "c5").contract(1).contract(14).contract(5)
    table.contract(9)
    payable: list[Action] = [
        Fulfil(0, (), (), ()),
        Fulfil(13, ("b3",), (), ()),
        Fulfil(13, ("c5",), (), ()),
        Fulfil(4, ("b3", "c5"), (), ()),
    ]
    assert FULFILLING.candidates(table.pos, 0) == [*payable, Fulfil(8, (), (), ())]
    assert FULFILLING.options(table.pos, 0) == payable


@pytest.mark.rule("C14.4", "R-C18")
def test_every_choice_of_the_required_number_of_animals_is_offered() -> None:
    table = Table().contract(5)
    for hex_ in ("c5", "b3", "d3"):
        table.place("sheep", hex_)
    pairs = [("b3", "c5"), ("b3", "d3"), ("c5", "d3")]
    assert table.legal(Fulfil) == [Fulfil(4, pair, (), ()) for pair in pairs]


@pytest.mark.rule("C16.7", "C16.18", "R-C85")
def test_on_offer_is_every_way_to_spare_animals() -> None:
    table = Table(ports=(2, 3, 1, 9)).place("miner", "a8").place("sheep", "m8").money(3)
    table.place("cow", "b3").goods(wool=2).contract(46)  # a beef and a mutton
    assert table.legal(Fulfil) == [
        Fulfil(45, ("b3", "m8"), (), ()),
        Fulfil(45, ("m8",), ("beef",), (1,)),
        Fulfil(45, ("m8",), ("beef",), (9,)),
        Fulfil(45, ("b3",), ("mutton",), (1,)),
        Fulfil(45, ("b3",), ("mutton",), (9,)),
        Fulfil(45, (), ("beef", "mutton"), (1, 9)),
    ]


# Refusals


@pytest.mark.rule("C14.1")
def test_a_player_who_lacks_a_good_is_told_which_and_how_many() -> None:
    table = Table().goods(wool=1, bread=3).contract(38)
    told = reason_for(table.goods(bread=2), Fulfil(37, (), (), ())).data()
    assert told == ["too-few-goods", {"good": "bread", "need": 3, "have": 2}, "C14.1"]


@pytest.mark.rule("C14.4")
def test_a_player_who_lacks_an_animal_is_told_which_and_how_many() -> None:
    table = Table().place("sheep", "b3").place("cow", "b4")
    beef = reason_for(table.contract(4), Fulfil(3, ("b4",), (), ())).data()
    assert beef == ["too-few-animals", {"meat": "beef", "need": 3, "have": 1}, "C14.4"]
    mutton = reason_for(table.contract(5), Fulfil(4, ("b3",), (), ())).data()
    assert mutton == ["too-few-animals", {"meat": "mutton", "need": 2, "have": 1}, "C14.4"]


@pytest.mark.rule("C14.4", "R-C18")
@pytest.mark.parametrize("animals", [("c5", "b3"), ("h4", "b3"), ("b3", "h4"), ("z9", "b3"), ("z9", "z9")])
def test_animals_are_named_in_the_order_of_the_map_and_are_ones_own_sheep(animals: tuple[str, ...]) -> None:
    table = Table().place("sheep", "b3").place("sheep", "c5").place("cow", "h4").contract(5)
    assert refused(table, Fulfil(4, animals, (), ())) == ("wrong-animals", "C14.4")
    assert table.why_not(Fulfil(4, ("b3", "c5"), (), ())) == ""


@pytest.mark.rule("C14.4")
def test_a_hex_that_is_not_on_the_map_holds_no_animal() -> None:
    table = sketch(Table().goods(wool=1).contract(14), land="a1 a2").place("sheep", "a1").place("sheep", "a2")
    assert refused(table, Fulfil(13, ("z9",), (), ())) == ("wrong-animals", "C14.4")


@pytest.mark.rule("C14.4")
@pytest.mark.parametrize("animals", [("b3", "b4", "c5"), ("b4",), ("b3",), (), ("c5",)])
def test_beef_and_mutton_are_paid_to_the_last_animal(animals: tuple[str, ...]) -> None:
    table = Table().goods(wool=2).place("sheep", "b3").place("sheep", "b4").place("cow", "c5").place("cow", "d3")
    table.contract(46)
    assert table.why_not(Fulfil(45, ("c5", "b4"), (), ())) == ""
    assert refused(table, Fulfil(45, animals, (), ())) == ("wrong-animals", "C14.4")


@pytest.mark.rule("C16.7", "C23.4")
def test_without_port_tiles_no_animal_is_spared() -> None:
    table = without_ports().goods(wool=1).place("cow", "b3").contract(16)
    assert reason_for(table, Fulfil(15, (), ("beef",), (1,))).data() == ["no-such-port", {}, ""]
    assert table.legal(Fulfil) == [Fulfil(15, ("b3",), (), ())]


@pytest.mark.rule("C16.7")
def test_a_port_that_spares_nothing_is_refused() -> None:
    table = at_port(1).goods(wool=1).place("cow", "b3").contract(16)
    assert reason_for(table, Fulfil(15, ("b3",), (), (1,))).data() == ["no-such-port", {}, ""]
    assert reason_for(table, Fulfil(15, ("b3",), ("mutton",), (1,))).data() == ["nothing-to-spare", {}, "C16.7"]


@pytest.mark.rule("C16.7", "R-C85")
def test_two_ports_that_spare_animals_are_named_by_rising_numbers() -> None:
    table = Table(ports=(2, 3, 1, 9)).place("miner", "a8").place("miner", "m8").money(3)
    table.goods(wool=2).contract(46)
    assert table.why_not(Fulfil(45, (), ("beef", "mutton"), (1, 9))) == ""
    assert reason_for(table, Fulfil(45, (), ("beef", "mutton"), (9, 1))).data() == ["no-such-port", {}, ""]


# The account


@pytest.mark.rule("C14.2", "C14.3", "C14.5", "C14.7", "C14.8")
def test_the_account_of_a_contract_names_every_good_animal_import_and_pound() -> None:
    table = Table().goods(wool=3).place("sheep", "b3").place("cow", "b4").contract(46)
    table.pos.imports = [4, 0, 0]
    table.play(Fulfil(45, ("b4", "b3"), (), ()))
    assert account(table) == [
        ("goods", {"seat": 0, "good": "wool", "count": -2, "why": "export"}, (("wool-0", -2, "export"),)),
        (
            "withdrawn",
            {"seat": 0, "unit": "cow", "hex": "b4", "why": "slaughter"},
            (("cow-left-0", 1, "slaughter"), ("map-0", -1, "slaughter")),
        ),
        (
            "withdrawn",
            {"seat": 0, "unit": "sheep", "hex": "b3", "why": "slaughter"},
            (("sheep-left-0", 1, "slaughter"), ("map-0", -1, "slaughter")),
        ),
        (
            "fulfilled",
            {"seat": 0, "contract": 45, "hops": 1},
            (("box-0", -1, "export"), ("fulfilled-0", 1, "export"), ("hops-0", 1, "import")),
        ),
        ("imported", {"seat": 0, "good": "cotton", "count": 3}, (("cotton-0", 3, "import"),)),
        ("money", {"seat": 0, "amount": 1, "why": "import-track"}, (("money-0", 1, "import-track"),)),
    ]


@pytest.mark.rule("C14.2", "C14.7")
def test_imports_add_up() -> None:
    table = Table().goods(wool=11, cheese=3).contract(1).contract(13).contract(2)
    for number in (0, 12):
        table.play(Fulfil(number, (), (), ())).turn(0)
    assert (table.player().fulfilled, table.player().box, table.player().hops) == ((0, 12), (1,), 4)
    assert (table.player().imports, table.pos.imports) == ([5, 0, 0], [5, 0, 0])
    table.pos.imports = [5, 2, 0]  # two tobacco are another seat's
    table.play(Fulfil(1, (), (), ()))
    assert (table.player().imports, table.pos.imports) == ([5, 3, 0], [5, 5, 0])


@pytest.mark.rule("C14.9")
@pytest.mark.parametrize(("number", "bonuses"), [(10, (10, 0, 2)), (7, (10, 1, 0))])
def test_the_bonuses_are_those_on_the_contract(number: int, bonuses: tuple[int, int, int]) -> None:
    table = Table().money(50).goods(cheese=4, bread=2).place("miner", "c4").contract(number)
    table.play(Fulfil(number - 1, (), (), ()))
    assert table.pos.stack[-1] == Rewards(0, *bonuses)


@pytest.mark.rule("C14.2")
def test_a_position_that_no_one_watches_still_changes() -> None:
    table = Table().goods(wool=6).contract(2)
    table.pos.trace = None
    FULFILLING.take(table.pos, 0, Fulfil(1, (), (), ()))
    assert (table.player().fulfilled, table.player().hops, table.pos.imports) == ((1,), 2, [0, 3, 0])


# Changes by modules


def test_animals_that_share_a_hex_are_alike_and_one_of_the_kind_asked_for_goes() -> None:
    table = with_module().place("cow", "b3").place("sheep", "b3").place("sheep", "b3").place("sheep", "c5")
    table.contract(5)  # two mutton
    tally(table.pos).spared[0] = 1
    assert table.legal(Fulfil) == [Fulfil(4, ("b3", "b3"), (), ()), Fulfil(4, ("b3", "c5"), (), ())]
    assert table.why_not(Fulfil(4, ("c5", "c5"), (), ())) == "wrong-animals"
    table.play(Fulfil(4, ("b3", "c5"), (), ()))
    left = [unit_of(code) for code in table.pos.pieces_on(HEX_OF["b3"])]
    assert (left, table.pos.kinds_of(0)) == ([COW, SHEEP], [COW, SHEEP])


def test_a_cow_is_found_on_a_shared_hex() -> None:
    table = with_module().place("sheep", "b3").place("cow", "b3").place("cow", "c5").contract(16)
    table.goods(wool=1)
    tally(table.pos).spared[0] = 1
    assert table.legal(Fulfil) == [Fulfil(15, ("b3",), (), ()), Fulfil(15, ("c5",), (), ())]
    table.play(Fulfil(15, ("b3",), (), ()))
    assert table.pos.kinds_of(0) == [SHEEP, COW]


@pytest.mark.parametrize(("wool", "kilts"), [(3, 3), (0, 6)])
def test_substitutes_pay_for_what_is_missing_from_stock(wool: int, kilts: int) -> None:
    table = with_module().goods(wool=wool).contract(2)  # six wool
    tally(table.pos).plaids[0] = kilts
    assert table.legal(Fulfil) == [Fulfil(1, (), (), ())]
    table.play(Fulfil(1, (), (), ()))
    assert (table.stock("wool"), tally(table.pos).plaids[0]) == (0, 0)


def test_too_few_substitutes_are_counted_in_the_refusal() -> None:
    table = with_module().goods(wool=1).contract(2)
    tally(table.pos).plaids[0] = 2
    told = reason_for(table, Fulfil(1, (), (), ())).data()
    assert told == ["too-few-goods", {"good": "wool", "need": 6, "have": 3}, "C14.1"]


def test_a_second_way_to_spare_an_animal_takes_its_own_marks() -> None:
    table = with_module().goods(wool=1).contract(16)
    assert table.legal(Fulfil) == [Fulfil(15, (), ("beef",), (99,))]
    table.play(Fulfil(15, (), ("beef",), (99,)))
    assert tally(table.pos).spared == [1, 0]
    assert table.turn(0).contract(3).why_not(Fulfil(2, (), ("beef", "beef"), (1, 99))) == "no-such-port"


@pytest.mark.rule("C16.7")
def test_a_second_way_to_spare_an_animal_is_offered_alongside_port_1() -> None:
    table = Table(seats=2, ports=(2, 3, 4, 1), game=game_with(Everything())).place("miner", "a8").contract(16)
    table.goods(wool=1)
    assert table.legal(Fulfil) == [Fulfil(15, (), ("beef",), (1,)), Fulfil(15, (), ("beef",), (99,))]


@pytest.mark.rule("C16.7", "R-C85")
def test_two_marks_that_cannot_be_paid_together_hide_no_two_that_can() -> None:
    table = Table(seats=2, game=game_with(Almshouse())).goods(wool=2).money(3).contract(46)
    both = [(97, 99), (98, 99)]
    assert table.legal(Fulfil) == [Fulfil(45, (), ("beef", "mutton"), marks) for marks in both]


def test_a_contract_may_be_followed_by_more_than_its_rewards() -> None:
    table = with_module().goods(cheese=2).contract(10)
    FULFILLING.take(table.pos, 0, Fulfil(9, (), (), ()))
    assert table.pos.stack[-2:] == [Toast(0), Rewards(0, 10, 0, 2)]


@pytest.mark.parametrize(("merchants", "paid"), [(7, 2), (6, 1)])
def test_a_module_may_change_what_one_seat_is_paid(merchants: int, paid: int) -> None:
    table = Table(seats=2, game=game_with(Guild())).goods(wool=6).contract(2)
    table.player().merchants, table.pos.imports = merchants, [0, 3, 0]
    table.play(Fulfil(1, (), (), ()))
    assert (table.stock("wool"), table.player().money) == (0, paid)
