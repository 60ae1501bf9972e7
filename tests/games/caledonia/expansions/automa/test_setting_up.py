"""Set-up, production and scoring of the Automa (A1, A2, A5, A6)."""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import product
from typing import Any

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table, automa_turn, part, tell
from tests.games.caledonia.tables import LAYOUT, Table, begin, run, scores

from bothy.games.caledonia.expansions.automa.chance import EnterCard
from bothy.games.caledonia.expansions.automa.deck import NOTCHES
from bothy.games.caledonia.expansions.automa.setup import RollFirstWorker, RollToken, place_near
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import layout_options
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.goods import BREAD, CHEESE, GOODS, GRAIN, MILK, WHISKY, WOOL
from bothy.games.caledonia.position import Caledonia, unit_of
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.rounds import Finish
from bothy.games.caledonia.scoring.scores import RoundScoring, ranked
from bothy.kernel import EventRecorder, SamplingDealer
from bothy.table.conformance import quick_game

PORTS = (1, 2, 3, 4)


def set_up(table: Table, *dice: Any) -> Table:
    """Runs the Automa's part of the set-up, with these dice."""
    return run(table, RollToken(), deal=dice)


def units(table: Table, seat: int = 1) -> dict[str, str]:
    names = table.pos.rules.unit_names
    return {HEX_NAMES[hex_]: names[unit_of(table.pos.hexes[hex_])] for hex_ in table.player(seat).units}


@pytest.mark.rule("A2.5", "A2.6", "A2.7", "A4.1", "R-A10")
def test_two_workers_stand_near_ports_and_two_near_rocks_and_each_port_pays_ten_pounds() -> None:
    table = set_up(automa_table(3, ports=PORTS), WOOL, 1, -1, 3)  # the fourth isn't rolled for
    assert units(table) == {"f3": "miner", "l2": "woodcutter", "g7": "woodcutter", "d8": "woodcutter"}
    assert [each["goal"] for each in tell(table, "automa-near")] == ["rock", "port", "rock", "port"]
    assert [each["corner"] for each in tell(table, "automa-port")] == ["B", "D"]
    assert table.player(1).money == 70 - 11 - 7 + 10 - 7 - 8 + 10


@pytest.mark.rule("A2.5")
def test_once_two_stand_near_ports_the_others_go_to_the_rocks() -> None:
    table = set_up(automa_table(ports=PORTS), WOOL, -1, -2)
    assert [each["goal"] for each in tell(table, "automa-near")] == ["port", "port", "rock", "rock"]


def printed_rocks() -> dict[str, str]:
    """Returns the hex of each side's rock, read from the grids: column letter above, row number at the left."""
    rocks = {}
    for path in ("pack/data/maps.toml", "expansions/industria/ground/industria-maps.toml"):
        page = resources.files("bothy.games.caledonia").joinpath(path).read_text(encoding="utf-8")
        for side in tomllib.loads(page)["side"]:
            columns, *rows = side["grid"].strip("\n").splitlines()
            (row,) = [row for row in rows if "R" in row]
            rocks[side["id"]] = columns[row.index("R")] + row[0]
    return rocks


@pytest.mark.rule("A2.5", "R-A10")
def test_in_every_layout_each_worker_goes_to_the_rock_of_its_own_module() -> None:
    rocks = printed_rocks()
    assert [rocks[side] for side in ("A4", "B1", "C4", "D1")] == ["f4", "g5", "g6", "f5"]
    wrong = []
    layouts = list(product(*[[side for side in rocks if side[0] == module] for module in "ABCD"]))
    assert len(layouts) == 256
    for sides in layouts:
        layout = "".join(sides)
        table = automa_table(layout=layout)
        table.pos.trace = trace = EventRecorder()
        for module in range(4):
            place_near(table.pos, module, 0, 0, port=False)
        named = [event.values["hex"] for event in trace.events if event.key == "automa-near"]
        if named != [rocks[side] for side in sides]:
            wrong.append((layout, named))
    assert wrong == []


@pytest.mark.rule("A2.6", "R-A10")
def test_a_hex_in_reach_of_the_port_comes_before_a_cheaper_one() -> None:
    table = set_up(automa_table(ports=PORTS), WOOL, 1, 1)
    assert "d8" in units(table)  # £2; b6 is as near and costs £1, but is not in reach of the port


@pytest.mark.rule("A2.6", "R-A10")
def test_land_of_at_most_two_pounds_is_a_preference() -> None:
    table = automa_table(ports=PORTS)
    for name in ("c2", "c4", "f2", "f3"):  # all such land of module A where a worker might stand
        table.pos.block(HEX_OF[name])
    assert "c5" in units(set_up(table, WOOL, 1, 1, -1))


@pytest.mark.rule("A2.6", "R-A21")
def test_without_port_tiles_it_still_goes_by_the_corner() -> None:
    table = set_up(automa_table(ports=()), WOOL, -1, -1)
    assert "l2" in units(table)
    assert tell(table, "automa-port") == []


@pytest.mark.rule("A2.7", "R-A10")
@pytest.mark.parametrize(("die", "unit"), [(2, "woodcutter"), (-2, "miner")])
def test_on_land_for_both_the_die_says_which_worker(die: int, unit: str) -> None:
    table = automa_table().money(20, 1)
    run(table, RollFirstWorker(HEX_OF["k3"]), deal=(die,))
    assert units(table) == {"k3": unit}


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize(
    ("good", "notch"),
    [
        (WOOL, "sheep"),
        (MILK, "cow"),
        (CHEESE, "cheese-dairy"),
        (BREAD, "bakery"),
        (GRAIN, "field"),
        (WHISKY, "distillery"),
    ],
)
def test_the_token_begins_above_the_unit_that_makes_the_good(good: int, notch: str) -> None:
    table = set_up(automa_table(notch="workers"), good, 1, 1)
    assert NOTCHES[part(table).token] == notch
    assert tell(table, "automa-token") == [{"good": GOODS[good], "notch": notch}]


@pytest.mark.rule("A2.4")
@pytest.mark.parametrize(("level", "money"), [(1, 50), (2, 60), (3, 70), (4, 80), (5, 90)])
def test_each_level_begins_with_its_money_and_one_loch_shipping(level: int, money: int) -> None:
    table = set_up(automa_table(level), WOOL, 1, 1)
    paid = [event.values["amount"] for event in table.events if event.values.get("why") == "automa-level"]
    assert paid == [money]
    assert table.pos.rules.pack.shipping_levels[table.player(1).shipping].id == "1-loch"


@pytest.mark.rule("A1.2", "A2.3")
def test_the_cards_of_round_one_are_the_deck() -> None:
    assert part(automa_table()).deck == list(range(1, 15))
    assert part(automa_table()).later == list(range(15, 23))


@pytest.mark.rule("A1.1", "A1.3", "A2.1", "A2.8", "R-A9", "R-A22")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_the_automa_is_a_player_without_a_clan_and_last_in_round_one(people: int) -> None:
    pos = begin(people + 1, automa="2")
    rules = pos.rules
    assert (rules.size, rules.people) == (people + 1, tuple(range(people)))
    assert pos.order[-1] == people
    assert len(pos.offers) == people + 1
    assert len([each for each in pos.open if each >= 0]) == rules.pack.open_boxes[people].open
    asked: set[int] = set()
    chance = SamplingDealer(4)
    while not pos.round:
        asked.update(pos.seats_to_act())
        pos.play(pos.seats_to_act()[0], pos.legal(pos.seats_to_act()[0])[0], chance)
    assert asked == set(rules.people)
    assert (pos.players[people].clan, pos.seats_to_act()) == (-1, (pos.order[0],))


@pytest.mark.rule("A2.1", "R-A9")
def test_clans_are_auctioned_among_people() -> None:
    pos = begin(3, automa="2", clans="auction")
    assert (len(pos.offers), set(pos.seats_to_act()) <= {0, 1}) == (2, True)


@pytest.mark.rule("A2.5")
def test_its_workers_stand_before_those_of_people() -> None:
    pos = begin(2, automa="1")
    pos.play(0, pos.legal(0)[0], SamplingDealer(1))
    assert (len(pos.players[1].units), len(pos.players[0].units)) == (4, 0)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_says_which_seats_need_a_person_before_a_table_is_opened(seats: int) -> None:
    for level in ("off", "1", "5"):
        options = CALEDONIA.complete({"automa": level})
        assert CALEDONIA.people(options, seats) == CALEDONIA.open(options, seats).people
    assert CALEDONIA.seats_for({"automa": "4"}, seats - 1) == seats


@pytest.mark.rule("A1.1")
def test_it_needs_a_person_to_play_with() -> None:
    reason = CALEDONIA.why_not(CALEDONIA.complete({"automa": "1"}), 1)
    assert reason is not None
    assert reason.key == "option-seats-unfit"


@pytest.mark.rule("A1.4")
def test_cards_and_dice_may_be_entered_by_the_first_person() -> None:
    rules = CALEDONIA.open(layout_options(LAYOUT) | {"automa": "3", "automa-cards": "entered"}, 2)
    pos = rules.start()
    assert isinstance(pos, Caledonia)
    chance = SamplingDealer(3)
    pos.settle(chance)
    asked: list[str] = []
    while not pos.finished:
        asked.append(pos.stack[-1].name)
        assert list(pos.seats_to_act()) == [0]
        legal = pos.legal(0)
        pos.play(0, legal[chance.below(len(legal))], chance)
    assert {"roll-token", "roll-place", "draw-action", "draw-expansion", "roll-trade-price"} <= set(asked)


@pytest.mark.rule("A1.4")
def test_without_an_automa_there_is_nothing_to_enter() -> None:
    rules = CALEDONIA.open({"automa-cards": "entered"}, 2)
    assert rules.people == (0, 1)
    assert rules.start().parts == {}


@pytest.mark.rule("A1.4")
def test_only_a_card_of_the_deck_can_be_entered() -> None:
    table = automa_table(options={"automa-cards": "entered"})
    automa_turn(table)
    assert [action.card for action in table.legal(EnterCard)] == list(range(1, 15))
    assert table.why_not(EnterCard(21)) == "not-drawn"
    table.play(EnterCard(10))
    assert part(table).removed == [10]


@pytest.mark.rule("A5.1")
@pytest.mark.parametrize(
    ("unit", "hex_", "money"),
    [
        ("field", "c6", 10),
        ("bakery", "c6", 5),
        ("cheese-dairy", "c6", 5),
        ("distillery", "c6", 5),
        ("sheep", "c6", 5),
        ("cow", "c6", 5),
        ("woodcutter", "b6", 4),
        ("miner", "c4", 6),
    ],
)
def test_a_field_brings_ten_pounds_and_a_bakery_five_without_any_field(unit: str, hex_: str, money: int) -> None:
    table = run(automa_table().place(unit, hex_, 1), Production())
    assert (table.player(1).money, sum(table.player(1).goods)) == (money, 0)


@pytest.mark.rule("A5.1")
def test_people_still_make_goods() -> None:
    table = run(automa_table().place("sheep", "c6", 0), Production())
    assert (table.stock("wool"), table.player(0).money) == (1, 0)


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize("tile", range(1, 9))
def test_scoring_tiles_give_it_nothing(tile: int) -> None:
    table = automa_table(tiles=(tile,) * 5)
    for seat in (0, 1):
        table.place("woodcutter", ("b6", "f7")[seat], seat).place("sheep", ("b2", "g2")[seat], seat)
        table.player(seat).imports = [4, 4, 4]
        table.player(seat).shipping = 5
    run(table, RoundScoring())
    assert table.player(1).glory == 0


@pytest.mark.rule("A6.1", "R-A20")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_each_level_has_its_glory_at_the_end_and_in_the_forecast_before(level: int) -> None:
    table = automa_table(level)
    assert scores(table, 1)["glory"] == 10 * level
    run(table, Finish())
    assert (table.player(1).glory, scores(table, 1)["glory"]) == (10 * level, 10 * level)


@pytest.mark.rule("A6.2")
def test_it_scores_a_point_for_five_pounds() -> None:
    table = automa_table().money(59, 1).money(59, 0)
    assert (scores(table, 1)["money"], scores(table, 0)["money"]) == (11, 5)


def places(of: str, *counts: int, **choices: Any) -> list[int]:
    table = Table(seats=len(counts), automa="1", **choices)
    return ranked(table.pos, of, list(counts))


@pytest.mark.rule("A6.3", "R-A8")
@pytest.mark.parametrize(
    ("of", "counts", "points"),
    [
        ("exports", (5, 4), [8, 4]),
        ("exports", (4, 5), [4, 8]),
        ("exports", (5, 3), [8, 0]),
        ("exports", (5, 5), [4, 4]),
        ("settlements", (9, 8), [12, 6]),
        ("settlements", (7, 9), [6, 12]),
        ("settlements", (9, 6), [12, 0]),
        ("settlements", (9, 9), [6, 6]),
    ],
)
def test_the_runner_up_gets_four_or_six_points_if_close(
    of: str, counts: tuple[int, int], points: list[int]
) -> None:
    assert places(of, *counts) == points


@pytest.mark.rule("A6.3", "R-A8")
def test_with_two_or_three_people_the_usual_tables_hold() -> None:
    assert places("exports", 5, 4, 3) == [12, 6, 0]
    assert places("settlements", 9, 8, 7) == [18, 12, 6]
    assert places("settlements", 9, 8, 7, 6) == [18, 12, 6, 0]


@pytest.mark.rule("A6.4", "R-A20")
def test_a_tie_is_broken_by_the_money_left_over_after_multiples_of_five_pounds() -> None:
    table = automa_table(1).money(4, 1).money(3, 0)
    part(table).scored = True
    table.player(0).fulfilled = table.player(1).fulfilled = ()
    assert sum(scores(table, 0).values()) == sum(scores(table, 1).values())
    assert table.rules.result(table.pos).ranks == (2, 1)
    assert table.money(9, 1).money(10, 0).rules.result(table.pos).ranks == (2, 1)  # £4 left over, and nothing
    assert table.money(5, 1).money(11, 0).rules.result(table.pos).ranks == (1, 2)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5"])
def test_whole_games_are_played_at_every_level(seats: int, level: str) -> None:
    assert quick_game(CALEDONIA, {"automa": level}, seats, seats * 10 + int(level))[0] > 20
