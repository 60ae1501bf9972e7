"""The balance study counts correctly, judges by its aims, and can be repeated from its files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bothy.bots.arena import Contest, Outcome
from bothy.bots.balance import Factor, factors, judge, sentence, winners_points
from bothy.bots.balance.page import write
from bothy.bots.balance.trial import Trial
from bothy.cli import main
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import layout_options
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import Aim, Facts
from bothy.kernel.study import EVEN, POINTS, TAKEN, WON
from creel.game import CREEL


def game(
    facts: Facts, ranks: tuple[int, ...] = (1, 2), points: tuple[int, ...] = (9, 5), number: int = 0
) -> Outcome:
    return Outcome(number, ("greedy", "greedy"), ranks, points, facts=facts)


def only(found: list[Factor]) -> Factor:
    (factor,) = found
    return factor


# Counting


def test_a_tile_that_no_one_took_still_counts_as_having_appeared() -> None:
    tile = only(factors([game({"tile": {"mill": [0]}}), game({"tile": {"mill": []}})], "tile"))
    assert (tile.taken.part, tile.taken.of) == (1, 2)
    assert (tile.won.part, tile.won.of) == (1, 1)


def test_a_tile_that_did_not_come_is_not_counted() -> None:
    tile = only(factors([game({"tile": {"mill": [1]}}), game({"tile": {}})], "tile"))
    assert (tile.taken.of, tile.won.value, tile.points) == (1, 0.0, 5)


def test_a_shared_victory_counts_a_half_for_each() -> None:
    port = only(factors([game({"port": {"leith": [0, 1]}}, ranks=(1, 1))], "port"))
    assert (port.won.part, port.won.of) == (1.0, 2)


def test_places_are_counted_on_each_map_apart() -> None:
    games = [
        game({"map": {"north": [0, 1]}, "place": {"1": [0], "2": [1]}}),
        game({"map": {"south": [0, 1]}, "place": {"1": [1], "2": [0]}}),
    ]
    found = {(factor.within, factor.name): factor.won.value for factor in factors(games, "place", "map")}
    assert found == {("north", "1"): 1, ("north", "2"): 0, ("south", "1"): 0, ("south", "2"): 1}


def test_the_winners_points_are_those_of_rank_one() -> None:
    assert winners_points([game({}), game({}, ranks=(2, 1), points=(4, 7))]) == [9, 7]


# Judging


def many(name: str, taken: int, won: int, of: int) -> list[Outcome]:
    """Returns `of` games with a tile that the first seat took in `taken` of them and won `won` of them."""
    return [
        game({"tile": {name: [0] if at < taken else []}}, ranks=(1, 2) if at < won else (2, 1), number=at)
        for at in range(of)
    ]


def test_an_aim_for_tiles_taken_names_those_taken_too_rarely() -> None:
    assert judge(Aim("tile", TAKEN, 15, 100), many("mill", 20, 10, 100)).holds
    verdict = judge(Aim("tile", TAKEN, 15, 100), many("mill", 2, 1, 100))
    assert not verdict.holds
    assert str(verdict.faults[0]) == "mill 2.0 % (0.6 to 7.0)"


def test_a_fault_within_its_interval_is_unsure() -> None:
    (fault,) = judge(Aim("tile", WON, 15, 40), many("mill", 10, 5, 100)).faults
    assert not fault.sure
    assert "unsure" in str(fault)


def test_spare_things_may_lie_outside() -> None:
    games = many("mill", 100, 50, 100)
    assert not judge(Aim("tile", TAKEN, 0, 90), games).holds
    assert judge(Aim("tile", TAKEN, 0, 90, spare=1), games).holds


def test_an_aim_for_something_never_seen_does_not_hold() -> None:
    assert not judge(Aim("clan", WON, 15, 40), many("mill", 1, 1, 2)).holds


@pytest.mark.parametrize(("won", "holds"), [(50, True), (62, True), (64, False), (36, False)])
def test_evenness_is_judged_by_the_99_per_cent_interval(won: int, holds: bool) -> None:
    assert judge(Aim("tile", EVEN), many("mill", 100, won, 100)).holds is holds


def test_winners_mostly_reach_means_at_least_half_of_them() -> None:
    games = [game({}, points=(points, 0)) for points in (50, 70, 80, 120)]
    assert judge(Aim("", POINTS, 60, 110), games).holds
    assert not judge(Aim("", POINTS, 75, 110), games).holds


def test_aims_are_described_in_words() -> None:
    assert sentence(Aim("tile", TAKEN, 15, 100)) == "every tile: taken in at least 15 % of games"
    assert sentence(Aim("tile", WON, 15, 40)) == "every tile: its players win 15 to 40 %"
    assert (
        sentence(Aim("territory", TAKEN, 0, 90, spare=4))
        == "every territory but 4: taken in at most 90 % of games"
    )
    assert sentence(Aim("place", EVEN, within="map")).endswith("interval of games won includes the even share")
    assert sentence(Aim("", POINTS, 60, 110)) == "winners mostly reach 60 to 110 points"


# Facts recorded by the games


def test_caledonia_notes_places_clans_tiles_ports_contracts_and_the_map() -> None:
    facts = Contest("caledonia", ("random",) * 4, (layout_options("A2B1C1D2"),)).play(0).facts
    assert facts["map"] == {"A2B1C1D2": [0, 1, 2, 3]}
    for kind in ("place", "clan", "starting-tile", "contracts-fulfilled"):
        assert sorted(seat for seats in facts[kind].values() for seat in seats) == [0, 1, 2, 3], kind
    assert [len(facts[kind]) for kind in ("place", "clan", "starting-tile", "port")] == [4, 5, 5, 4]
    assert all(many.isdigit() for many in facts["contracts-fulfilled"])


def test_the_places_of_caledonia_follow_from_the_first_player_clockwise() -> None:
    places = Contest("caledonia", ("random",) * 4).play(3).facts["place"]
    first = places["1"][0]
    assert [places[str(place)][0] for place in (1, 2, 3, 4)] == [(first + turn) % 4 for turn in range(4)]


def test_every_layout_of_caledonia_is_played_as_often_as_any_other() -> None:
    settings = CALEDONIA.study.settings
    assert len(settings) == 16
    assert len({tuple(setting.values()) for setting in settings}) == 16


def test_glen_more_notes_tiles_laid_and_taken_and_clan_territories() -> None:
    facts = Contest("glenmore", ("greedy",) * 4).play(0).facts
    assert 50 < len(facts["tile"]) < 70
    assert not any("the-end" in tile for tile in facts["tile"])
    assert all(len(seats) <= 1 for seats in facts["tile"].values())
    assert sum(len(seats) for seats in facts["tile"].values()) > 20
    assert len(facts["territory"]) == 22
    assert sorted(seat for seats in facts["place"].values() for seat in seats) == [0, 1, 2, 3]


def test_the_aims_name_kinds_that_the_games_note() -> None:
    for each in (CALEDONIA, GLENMORE):
        facts = Contest(each.name, ("random",) * 4).play(0).facts
        for aim in each.study.aims:
            assert not aim.kind or aim.kind in facts
            assert not aim.within or aim.within in facts


# The command and the page


def test_the_command_plays_counts_draws_and_writes_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "docs" / "balance.md"
    page.parent.mkdir()
    page.write_text("# Balance\n\nWhat we think of it.\n")
    command = [
        "balance",
        "glenmore",
        "--bots",
        "random,greedy",
        "--output",
        str(tmp_path / "to"),
        "--page",
        str(page),
    ]
    command += ["--pictures", str(tmp_path / "docs" / "images")]
    assert main([*command, "--games", "2"]) == 0
    assert "random: 2 games of 4, winners" in capsys.readouterr().out
    first = page.read_text()
    assert first.startswith("# Balance\n\nWhat we think of it.\n")
    assert "![Shares by tile, with intervals](images/glenmore-tile.svg)" in first
    assert (tmp_path / "docs" / "images" / "glenmore-tile.svg").read_text().startswith("<svg")
    assert [each["games"] for each in json.loads((tmp_path / "to" / "glenmore.json").read_text())] == [2, 2]
    page.write_text(first + "\nWhat we did about it.\n")
    assert main([*command, "--games", "3"]) == 0
    second = page.read_text()
    assert "| random | 3 |" in second
    assert "| random | 2 |" not in second
    assert second.endswith("What we did about it.\n")
    assert main([*command, "--games", "3"]) == 0
    assert page.read_text() == second, "the same files give the same page"


def test_a_second_game_gets_its_own_place_on_the_page(tmp_path: Path) -> None:
    trial = Trial(CALEDONIA, "random", tmp_path)
    list(trial.results.play(1))
    path = tmp_path / "balance.md"
    write(path, "one", "bothy balance one", [trial], {})
    write(path, "two", "bothy balance two", [trial], {})
    write(path, "one", "bothy balance one again", [trial], {})
    text = path.read_text()
    assert text.index("bothy balance one again") < text.index("bothy balance two")
    assert text.count("<!-- end of one -->") == 1
    assert "| A1B1C1D1 |" in text


def test_a_game_that_asks_nothing_still_learns_of_points(tmp_path: Path) -> None:
    trial = Trial(CREEL, "random", tmp_path)
    list(trial.results.play(2))
    assert trial.kinds == []
    assert trial.verdicts() == []
    assert trial.winners().count == 2
