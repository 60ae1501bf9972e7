"""Speed that other code relies on."""

from __future__ import annotations

from bothy.table.bench import ROUNDS, best, kernel_us, measure, reference
from creel.game import CREEL


def test_the_kernel_costs_at_most_five_microseconds_or_a_hundred_reference_steps() -> None:
    rounds = [(kernel_us(), reference()) for _ in range(ROUNDS)]
    assert min(cost for cost, _ in rounds) <= 5 or min(cost * steps / 1e6 for cost, steps in rounds) <= 100


def test_a_round_measures_every_figure() -> None:
    figures = best([measure(CREEL, None, 2, seed) for seed in range(2)])
    asked = {"decisions_per_s", "forced_share", "legal_us_p50", "legal_us_p99", "play_us_p50", "copy_us"}
    assert asked | {"replay_ms", "reference_steps_per_s"} <= set(figures)
    assert all(figure > 0 for figure in figures.values())
