"""The printed railway: counts, links, distances, demands; and that errors in them are found (I12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bothy.games.caledonia.expansions.industria.milestones.rows import ROWS, milestone_faults
from bothy.games.caledonia.expansions.industria.trains.checks import railway_faults
from bothy.games.caledonia.expansions.industria.trains.network import build_network
from bothy.games.caledonia.expansions.industria.trains.rows import LARGE, RAILWAY, SIDES, SMALL, Railway
from bothy.games.caledonia.pack.types import components

BUILT_IN: Railway = RAILWAY.of(components())
MILESTONES = ROWS.of(components())


def changed(rows: Sequence[Any], at: int, **values: Any) -> tuple[Any, ...]:
    return tuple([replace(row, **values) if number == at else row for number, row in enumerate(rows)])


@pytest.mark.rule("I12.1", "I12.2", "I12.3", "I12.4", "I12.5", "I12.6")
def test_the_built_in_railway_is_sound() -> None:
    assert railway_faults(BUILT_IN) == []
    assert milestone_faults(MILESTONES) == []
    counted = {name: len(rows) for name, rows in (*BUILT_IN.sets(), *MILESTONES.sets())}
    assert counted == {
        "railway": 5,
        "railway places": 12,
        "railway tracks": 21,
        "tunnels": 2,
        "demand places": 7,
        "demand tiles": 39,
        "delivery bonus tiles": 24,
        "milestones": 16,
        "milestone prizes": 4,
    }


@pytest.mark.parametrize("side", SIDES)
def test_metropolises_are_the_first_demand_places(side: str) -> None:
    net = build_network(BUILT_IN, side)
    assert [net.demand_of[net.number[name]] for name in ("glasgow", "edinburgh")] == [0, 1]
    assert [net.metropolis[net.number[name]] for name in ("glasgow", "edinburgh", "oban")] == [0, 1, -1]


def test_the_sides_differ_in_tracks_and_tunnels() -> None:
    large, small = build_network(BUILT_IN, LARGE), build_network(BUILT_IN, SMALL)
    inverness = large.number["inverness"]
    assert (large.number["dumfries"], 0) in large.next_to[inverness]
    assert (small.number["ayr"], 0) in small.next_to[inverness]
    assert large.next_to != small.next_to


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"demands": BUILT_IN.demands[1:]}, "demand tiles: there should be 39, not 38"),
    ({"demands": changed(BUILT_IN.demands, 0, id="demand-02")}, "demand-02 is there 2 times"),
    ({"demands": changed(BUILT_IN.demands, 0, goods=(1, 1, 0, 0, 0, 0))}, "demand-01: goods worth £9"),
    ({"demands": changed(BUILT_IN.demands, 0, goods=BUILT_IN.demands[1].goods)}, "the same goods as demand-01"),
    ({"demands": changed(BUILT_IN.demands, 5, goods=(0, 0, 0, 2, 0, 0))}, "by [15, 15, 15, 16, 14, 15] tiles"),
    ({"tracks": changed(BUILT_IN.tracks, 0, ends=("inverness", "atlantis"))}, "there is no place atlantis"),
    ({"tracks": changed(BUILT_IN.tracks, 0, ends=("oban", "oban"))}, "joins two places"),
    ({"tracks": BUILT_IN.tracks[1:]}, "kyle-of-lochalsh: 1 tracks"),
    ({"places": changed(BUILT_IN.places, 0, metropolis=True)}, "3 metropolises"),
    (
        {"demand_places": changed(BUILT_IN.demand_places, 2, places=("oban", "oban"))},
        "fort-william: 0 demand places",
    ),
    ({"demand_places": BUILT_IN.demand_places[::-1]}, "the metropolises come first"),
    ({"tunnels": changed(BUILT_IN.tunnels, 0, large=("inverness", "perth"))}, "its ends are 1 moves apart"),
    ({"tunnels": BUILT_IN.tunnels[:1]}, "tunnels: there should be 2, not 1"),
]


@pytest.mark.parametrize(("values", "fault"), FAULTS)
def test_a_slip_in_a_row_is_found(values: dict[str, Any], fault: str) -> None:
    assert any(fault in each for each in railway_faults(replace(BUILT_IN, **values))), railway_faults(
        replace(BUILT_IN, **values)
    )


def test_a_slip_in_the_milestones_is_found() -> None:
    other = replace(MILESTONES, milestones=MILESTONES.milestones[::-1])
    assert len(milestone_faults(other)) == 2
    rising = replace(MILESTONES, prizes=changed(MILESTONES.prizes, 0, vp=(2, 4, 8)))
    few = replace(MILESTONES, claiming=replace(MILESTONES.claiming, markers=3))
    assert milestone_faults(rising) == ["large: VP should fall"]
    assert milestone_faults(few) == ["claiming: a marker for each milestone in play"]
