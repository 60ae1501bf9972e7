"""The variants, except for the auction (C23)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.games.caledonia.tables import Table, begin, run, scores

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.clans.macdonald import ROWING
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, MODULE_OF
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.ports.play import DrawPort
from bothy.games.caledonia.position import NEUTRAL
from bothy.games.caledonia.scoring.scores import RoundScoring
from bothy.games.caledonia.setup.steps import ChooseClan, DrawClan
from bothy.games.caledonia.variants.scoring_tiles import DrawScoringTile
from bothy.games.caledonia.variants.tighter_map import CoverHex
from bothy.kernel import EventRecorder, SamplingDealer

VARIANTS: dict[str, Any] = {
    "clans": "none",
    "imports": "fixed",
    "scoring": False,
    "ports": False,
    "tight": True,
    "extras": False,
}


def why_not(seats: int, **options: Any) -> str:
    reason = CALEDONIA.why_not(CALEDONIA.complete(options), seats)
    return "" if reason is None else reason.key


# Combinations


@pytest.mark.rule("C23.1", "R-C20a")
@pytest.mark.parametrize("pair", list(combinations(VARIANTS, 2)))
def test_any_two_variants_may_be_combined(pair: tuple[str, str]) -> None:
    pos = begin(3, **{option: VARIANTS[option] for option in pair})
    assert not pos.finished


@pytest.mark.rule("C23.1", "R-C20a")
def test_no_clans_and_auction_exclude_each_other() -> None:
    clans = next(option for option in CALEDONIA.options if option.id == "clans")
    assert clans.values == ("choice", "auction", "none"), "one choice, so never two of them"


@pytest.mark.rule("C23.1", "R-C20a")
def test_the_auction_needs_two_players() -> None:
    assert [why_not(seats, clans="auction") for seats in (1, 2, 3, 4)] == ["option-seats-unfit", "", "", ""]


@pytest.mark.rule("C23.1", "C23.5", "R-C20a")
def test_the_tighter_map_is_for_two_or_three() -> None:
    refused = "option-seats-unfit"
    assert [why_not(seats, tight=True) for seats in (1, 2, 3, 4)] == [refused, "", "", refused]


# Fixed imports


@pytest.mark.rule("C23.2")
def test_fixed_imports_are_four_each() -> None:
    table = Table(seats=3, imports="fixed")
    table.player().imports = table.pos.imports = [6, 3, 2]
    assert scores(table)["imports"] == 44


@pytest.mark.rule("C23.2", "R-C9")
@pytest.mark.parametrize(("imports", "pounds"), [("fixed", 0), ("ranked", 1)])
def test_fixed_imports_pay_no_pounds_on_the_way(imports: str, pounds: int) -> None:
    table = Table(seats=3, imports=imports).contract(48).goods(wool=1, bread=1, cheese=1)
    table.pos.imports = [4, 4, 4]
    table.play(Fulfil(47, (), (), ()))
    assert table.player().money == pounds
    assert table.player().imports == [0, 0, 3]


# No scoring tiles


@pytest.mark.rule("C23.3", "R-C100")
def test_without_scoring_tiles_no_round_scores() -> None:
    assert begin(3, scoring=False).tiles == ()
    assert len(begin(3).tiles) == 5
    table = Table(seats=3, tiles=(), scoring=False).goods(wool=5, bread=4).place("miner", "c4")
    run(table, RoundScoring())
    assert table.player().glory == 0


@pytest.mark.rule("C23.3", "C8.1", "R-C100")
def test_without_scoring_tiles_contracts_still_cost_by_round() -> None:
    costs = [Table(seats=3, tiles=(), scoring=False, round=round_).pos.contract_cost() for round_ in range(1, 6)]
    assert costs == [-5, 0, 5, 10, 15]


# No ports


@pytest.mark.rule("C23.4", "R-C77")
def test_without_ports_none_is_placed() -> None:
    assert begin(3, ports=False).ports == ()
    assert len(begin(3).ports) == 4


@pytest.mark.rule("C23.4", "R-C77")
def test_without_ports_their_places_are_plain_lochs() -> None:
    table = Table("macdonald", seats=3).money(60).place("woodcutter", "a3").shipping(2)
    assert table.pos.turn_free_actions(0) == [ROWING]
    assert table.why_not(Expand("fisherman", "a1")) == ""
    assert table.why_not(Expand("sheep", "a1")) == "loch"


# Tighter map


@pytest.mark.rule("C23.5", "R-C101")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_the_tighter_map_covers_one_active_land_hex_of_each_module(seats: int, seed: int) -> None:
    pos = begin(seats, seed, tight=True)
    covered = [hex_ for hex_, code in enumerate(pos.hexes) if code == NEUTRAL]
    assert sorted([MODULE_OF[hex_] for hex_ in covered]) == [0, 1, 2, 3]
    assert all(hex_ in pos.board.land for hex_ in covered)


@pytest.mark.rule("C23.5")
def test_a_covered_hex_cannot_be_entered() -> None:
    table = Table(seats=3, tight=True).money(60).place("sheep", "b4")
    CoverHex(0).dealt(table.pos, HEX_OF["c4"])
    assert table.why_not(Expand("miner", "c4")) == "occupied"
    assert table.why_not(Expand("sheep", "b3")) == ""


@pytest.mark.rule("C23.5", "R-C101")
def test_never_the_only_land_next_to_a_port_is_covered() -> None:
    pos = Table(seats=3, ports=(1, 2, 3, 4), tight=True).pos
    hexes = [[HEX_NAMES[hex_] for hex_, _ in CoverHex(module).outcomes(pos)] for module in range(4)]
    assert "m2" not in hexes[1], "the only land beside m1"
    assert "a8" not in hexes[3], "the only land beside a9"
    assert "m3" in hexes[1]
    assert {"m8", "l9"} <= set(hexes[2]), "two stand beside m9, so either may go"
    pos.hexes[HEX_OF["m8"]] = NEUTRAL
    assert "l9" not in [HEX_NAMES[hex_] for hex_, _ in CoverHex(2).outcomes(pos)]


@pytest.mark.rule("C23.4", "C23.5", "R-C77")
def test_without_ports_any_land_may_be_covered() -> None:
    pos = Table(seats=3, tight=True).pos
    for module in range(4):
        covered = [hex_ for hex_, _ in CoverHex(module).outcomes(pos)]
        assert covered == [hex_ for hex_ in pos.board.land if MODULE_OF[hex_] == module]


@pytest.mark.rule("C23.5", "R-C72")
def test_covering_makes_no_new_border_hexes() -> None:
    plain, tight = begin(3), begin(3, tight=True)
    assert tight.board.border == plain.board.border


@pytest.mark.rule("C23.5")
def test_no_hex_is_covered_without_the_variant() -> None:
    assert NEUTRAL not in begin(3).hexes


# No clans


@pytest.mark.rule("C23.6", "R-C99")
def test_no_clans_money_by_turn_order() -> None:
    pos = begin(4, clans="none")
    order = pos.order
    for seat in reversed(order):
        pos.play(seat, pos.legal(seat)[0], SamplingDealer(1))
    assert [pos.players[seat].money for seat in order] == [55, 57, 59, 61]
    assert [player.clan for player in pos.players] == [-1] * 4


@pytest.mark.rule("C23.6", "R-C99")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_without_clans_one_starting_tile_more_than_players_is_drawn(seats: int) -> None:
    pos = begin(seats, clans="none")
    assert len(pos.offers) == seats + 1
    assert {clan for clan, _ in pos.offers} == {-1}
    assert len({tile for _, tile in pos.offers}) == seats + 1


@pytest.mark.rule("C23.6", "R-C99")
def test_without_clans_tiles_are_taken_in_reverse_turn_order() -> None:
    pos = begin(3, clans="none")
    chosen, order = [], pos.order
    while pos.offers:
        seat = pos.seats_to_act()[0]
        chosen.append(seat)
        pos.play(seat, next(action for action in pos.legal(seat) if isinstance(action, ChooseClan)), None)
    assert chosen == list(reversed(order))


@pytest.mark.rule("C23.6", "R-C99")
def test_without_clans_players_are_asked_for_a_tile_and_no_one_is_said_to_lead_a_clan() -> None:
    pos = begin(2, clans="none")
    seat = pos.seats_to_act()[0]
    assert pos.stack[-1].ask(pos, seat).key == "ask-choosing-tile"
    assert pos.rules.view(pos, seat)["clanless"]
    pos.trace = trace = EventRecorder()
    pos.play(seat, pos.legal(seat)[0], None)
    assert "clan" not in [event.key for event in trace.events]


@pytest.mark.rule("C4.2")
def test_with_clans_players_are_asked_for_a_clan() -> None:
    pos = begin(2)
    seat = pos.seats_to_act()[0]
    assert pos.stack[-1].ask(pos, seat).key == "ask-choosing"
    assert not pos.rules.view(pos, seat)["clanless"]


# Without the extra tiles


@pytest.mark.rule("C23.11", "C20.24", "R-C40")
def test_without_the_extra_tiles_macewan_port_9_and_tile_9_are_not_drawn() -> None:
    pos = Table(seats=3, extras=False).pos
    pos.ports, pos.tiles = (), ()
    pack = components()
    clans = [pack.clans[row].id for row, _ in DrawClan().outcomes(pos)]
    ports = [pack.ports[row].id for row, _ in DrawPort().outcomes(pos)]
    tiles = [pack.scoring_tiles[row].id for row, _ in DrawScoringTile().outcomes(pos)]
    assert [len(clans), len(ports), len(tiles)] == [8, 8, 8]
    assert not {"macewan", "port-9", "scoring-9"} & {*clans, *ports, *tiles}
