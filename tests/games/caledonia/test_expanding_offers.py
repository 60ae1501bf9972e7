"""Expanding: candidates, options, refusals and the account (C9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.games.caledonia.everything import Everything, game_with
from tests.games.caledonia.sketches import reason_for, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import EXPANDING, EXPANDING_FREE, Expand, Expanding
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.reach import land_got_to, land_in_reach
from bothy.games.caledonia.game import ClansOfCaledonia
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, HEXES
from bothy.games.caledonia.module import Module, UnitKind
from bothy.games.caledonia.pack.types.units import UNITS, WOODCUTTER
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Action, Options, Reason


class Pedlars(UnitKind):
    """A unit that is on no board and pays for its land."""

    def why_not_stand(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        return None if hex_ in self.in_reach(pos, seat) else Reason("occupied")

    def in_reach(self, pos: Caledonia, seat: int) -> list[int]:
        return land_in_reach(pos, seat)


PEDLARS = Pedlars("pedlar", Reason("none-left"), worker=False, on_lochs=False, pays_land=True, column=WOODCUTTER)


class Fair(Module):
    """Makes land £1 cheaper for seat 0, and adds pedlars at £4 if the table has them."""

    def __init__(self, *kinds: UnitKind) -> None:
        super().__init__("fair")
        self.kinds = kinds

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def unit_kinds(self) -> Sequence[UnitKind]:
        return self.kinds

    def modify_unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        return [(4, "unit")] if pos.rules.unit_names[unit] == "pedlar" else lines

    def modify_unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        return [*costs[: len(UNITS) + 1], *[4 for _ in self.kinds]]

    def hex_discounts(self, pos: Caledonia, seat: int) -> tuple[str, Sequence[int]] | None:
        return ("fair", [1] * HEXES) if not seat else None


class Ferry(Fair):
    """Only pedlars, and land at its price."""

    def hex_discounts(self, pos: Caledonia, seat: int) -> tuple[str, Sequence[int]] | None:
        return None


class Tinkers(Pedlars):
    """Pedlars who go further for money, and pay no land."""

    def in_reach(self, pos: Caledonia, seat: int) -> list[int]:
        return [hex_ for hex_ in land_got_to(pos, seat) if pos.hexes[hex_] == EMPTY]


TINKERS = Tinkers("tinker", Reason("none-left"), worker=False, on_lochs=False, pays_land=False, column=WOODCUTTER)


class Bridge(Module):
    """Tinkers at £4, and a bridge that takes them, or any other unit, to f6 for £2."""

    def __init__(self) -> None:
        super().__init__("bridge")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def unit_kinds(self) -> Sequence[UnitKind]:
        return (TINKERS,)

    def modify_unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        return [(4, "unit")] if pos.rules.unit_names[unit] == "tinker" else lines

    def modify_unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        return [*costs[: len(UNITS) + 1], 4]

    def tolls(self, pos: Caledonia, seat: int) -> tuple[str, Mapping[int, int]] | None:
        return "bridge", {HEX_OF["f6"]: 2}


POUNDS = (3, 5, 6, 8, 9, 13, 23, 24)
"""Amounts from too little for anything to £24, which affords everything."""
GAMES = {"everything": game_with(Everything()), "fair": game_with(Fair(PEDLARS)), "plain fair": game_with(Fair())}


def beside_everything(clan: str = "", game: ClansOfCaledonia | None = None) -> Table:
    """A table with red's miner on c4, among grassland of £1 to £4, mountain and lochs; a rival's cow on d4."""
    clans = (clan, "", "")
    table = Table(*clans) if game is None else Table(*clans, game=game)
    return table.place("miner", "c4").place("cow", "d4", seat=1)


def allowed(table: Table, rule: Expanding) -> list[Action]:
    """Returns every deployment anywhere that nothing forbids, unit by unit, hex by hex."""
    kinds = [kind.name for kind in table.pos.hooks_of(0).units]
    units = dict.fromkeys([*UNITS, *kinds, *table.pos.rules.unit_names])
    every = [Expand(unit, name) for unit in units for name in HEX_NAMES]
    return [action for action in every if rule.why_not(table.pos, 0, action) is None]


# Candidates


@pytest.mark.rule("C9.1")
def test_a_player_may_ask_about_every_unit_on_every_land_hex() -> None:
    table = Table()
    land = [HEX_NAMES[hex_] for hex_ in table.pos.board.land]
    assert EXPANDING.candidates(table.pos, 0) == [Expand(unit, name) for unit in UNITS for name in land]


@pytest.mark.rule("C9.5", "C20.16")
def test_macdonald_may_ask_about_a_fisherman_on_every_loch_too() -> None:
    table = Table("macdonald", "", "")
    lochs = [HEX_NAMES[hex_] for hex_ in table.pos.board.lochs]
    tried = list(EXPANDING.candidates(table.pos, 0))
    assert tried[-len(lochs) :] == [Expand("fisherman", name) for name in lochs]
    assert len(tried) == len(UNITS) * len(table.pos.board.land) + len(lochs)


# Options


@pytest.mark.rule("C9.1", "C9.2", "C9.3", "C9.5", "C14.10")
@pytest.mark.parametrize("rule", [EXPANDING, EXPANDING_FREE], ids=lambda rule: rule.name)
@pytest.mark.parametrize("clan", ["", "campbell", "macdonald", "robertson"])
def test_on_offer_is_whatever_nothing_forbids(clan: str, rule: Expanding) -> None:
    table = beside_everything(clan).shipping(1)
    for pounds in POUNDS:
        offered = rule.options(table.money(pounds).pos, 0)
        assert offered == allowed(table, rule), f"with £{pounds}"


@pytest.mark.rule("C9.1", "C9.2", "C14.10")
@pytest.mark.parametrize("rule", [EXPANDING, EXPANDING_FREE], ids=lambda rule: rule.name)
@pytest.mark.parametrize("clan", ["", "macdonald"])
@pytest.mark.parametrize("module", GAMES)
def test_so_it_is_where_modules_have_a_say(module: str, clan: str, rule: Expanding) -> None:
    table = beside_everything(clan, GAMES[module]).shipping(1)
    for pounds in POUNDS:
        offered = rule.options(table.money(pounds).pos, 0)
        assert offered == allowed(table, rule), f"with £{pounds}"


@pytest.mark.rule("C9.2")
def test_an_expansion_the_player_can_pay_for_to_the_pound_is_offered() -> None:
    table = beside_everything().money(8)
    assert table.legal(Expand) == []
    assert table.money(9).legal(Expand) == [Expand("sheep", "d3"), Expand("bakery", "d3")]
    assert table.money(10).legal(Expand) == [
        Expand("sheep", "b4"),
        Expand("sheep", "d3"),
        Expand("cow", "d3"),
        Expand("bakery", "b4"),
        Expand("bakery", "d3"),
    ]


@pytest.mark.rule("C9.1", "C14.10")
def test_a_player_who_reaches_no_land_is_offered_none_however_little_it_costs() -> None:
    table = sketch(Table().money(50), land="e5").place("miner", "e5")
    assert EXPANDING_FREE.options(table.pos, 0) == []
    assert EXPANDING_FREE.options(table.money(0).pos, 0) == []


@pytest.mark.rule("C9.1", "C9.4")
@pytest.mark.parametrize("pounds", [9, 24, 50])
def test_the_last_unit_of_a_column_is_on_offer_and_none_after_it(pounds: int) -> None:
    table = beside_everything().money(pounds)
    table.player().left[UNITS.index("sheep")] = 1
    assert Expand("sheep", "d3") in table.legal(Expand)
    table.player().left[UNITS.index("sheep")] = 0
    assert Expand("sheep", "d3") not in table.legal(Expand)


@pytest.mark.rule("C9.2", "C20.13", "C20.16")
def test_a_fisherman_is_offered_to_a_player_with_just_enough_money() -> None:
    table = beside_everything("macdonald")
    assert table.money(5).legal(Expand) == []
    assert table.money(6).legal(Expand) == [Expand("fisherman", "c3")]


@pytest.mark.rule("C9.2")
def test_a_unit_of_a_module_may_pay_for_its_land() -> None:
    table = beside_everything(game=game_with(Ferry(PEDLARS))).money(6)  # affords land of £1 and £2, not £3
    assert [action for action in table.legal(Expand) if action.unit == "pedlar"] == [
        Expand("pedlar", "b4"),
        Expand("pedlar", "d3"),
    ]
    free = EXPANDING_FREE.options(table.money(4).pos, 0)
    assert free == [Expand("pedlar", name) for name in ("b3", "b4", "c5", "d3")]


@pytest.mark.rule("C9.2", "I21.81")
def test_a_unit_of_a_module_pays_its_way_even_where_it_pays_for_no_land() -> None:
    table = beside_everything(game=game_with(Bridge())).money(5)
    near = [Expand("tinker", name) for name in ("b3", "b4", "c5", "d3")]
    assert table.legal(Expand) == near
    assert [action for action in table.money(6).legal(Expand) if action.unit == "tinker"] == [
        *near,
        Expand("tinker", "f6"),
    ]


@pytest.mark.rule("C9.2")
def test_a_discount_on_hexes_applies_only_to_the_player_it_is_meant_for() -> None:
    table = beside_everything(game=GAMES["plain fair"]).money(8).place("miner", "e6", seat=1)
    assert table.legal(Expand) == [Expand("sheep", "d3"), Expand("bakery", "d3")]
    own = EXPANDING.options(table.money(8, seat=1).pos, 1)
    assert own == [
        action
        for action in EXPANDING.candidates(table.pos, 1)
        if isinstance(action, Expand) and not EXPANDING.why_not(table.pos, 1, action)
    ]


# Refusals


@pytest.mark.rule("C9.2")
def test_a_refusal_for_lack_of_money_gives_the_cost_the_money_and_what_to_do() -> None:
    table = beside_everything().money(8)
    told = reason_for(table, Expand("sheep", "d3")).data()
    assert told == ["too-dear", {"cost": 9, "have": 8, "advice": "act"}, "C9.2"]


@pytest.mark.rule("C9.1")
def test_the_first_hex_of_the_map_is_a_hex_like_others() -> None:
    table = sketch(Table().money(50), land="a1 a2").place("sheep", "a2")
    assert table.why_not(Expand("sheep", "a1")) == ""


# The account


@pytest.mark.rule("C9.1", "C9.2")
def test_the_account_of_an_expansion_names_unit_hex_and_every_line_of_the_bill() -> None:
    table = beside_everything("robertson").money(50).play(Expand("sheep", "d3"))
    assert [(event.key, dict(event.values), event.lines) for event in table.events] == [
        (
            "deployed",
            {"seat": 0, "unit": "sheep", "hex": "d3"},
            (("sheep-left-0", -1, "deploy"), ("map-0", 1, "deploy")),
        ),
        (
            "bill",
            {"seat": 0, "amount": 6},
            (("money-0", -8, "unit"), ("money-0", -1, "land"), ("money-0", 3, "robertson")),
        ),
    ]


@pytest.mark.rule("C14.10")
def test_the_account_of_free_land_names_no_land() -> None:
    table = beside_everything().money(50).goods(wool=2, bread=2).contract(7).play(Fulfil(6, (), (), ()))
    table.play(Expand("sheep", "d3"))
    assert [event.lines for event in table.events if event.key == "bill"] == [(("money-0", -8, "unit"),)]
