"""Benchmarks of a game's speed. Times vary between runs, so each figure is the best of five rounds, and a plain
Python loop is timed in the same rounds for comparison."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Any

from bothy.kernel import Action, Frame, Game, Json, Position, Reason, SamplingDealer, value
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

ROUNDS = 5
REFERENCE_STEPS = 200_000
KERNEL_STEPS = 20_000
HIGHER_IS_BETTER = ("decisions_per_s", "reference_steps_per_s")


def reference() -> float:
    """Returns the steps per second of a loop with some arithmetic and list work, similar to rules."""
    numbers, state = [0] * 8, 1
    start = perf_counter()
    for step in range(REFERENCE_STEPS):
        state = (state * 31 + step) % 65521
        numbers[state & 7] += 1
    return REFERENCE_STEPS / (perf_counter() - start)


@value
class Nothing(Action):
    """Does nothing."""


@value
class Idle(Frame[Position]):
    """A frame whose own methods do nothing, to measure the kernel's overhead."""

    takes = (Nothing,)
    seat: int

    def candidates(self, pos: Position, seat: int) -> Iterable[Action]:
        """Returns the only action."""
        return NOTHING

    def why_not(self, pos: Position, seat: int, action: Action) -> Reason | None:
        """Allows everything."""
        return None

    def take(self, pos: Position, seat: int, action: Action) -> None:
        """Pushes the same frame again."""
        pos.stack.append(self)

    def options(self, pos: Position, seat: int) -> list[Action]:
        """Returns the only action."""
        return NOTHING


NOTHING: list[Action] = [Nothing.of()]


def kernel_us() -> float:
    """Measures listing and playing on an idle frame with a stack five deep, in microseconds."""
    pos = Position()
    pos.push(*[Idle(0) for _ in range(5)])
    action = NOTHING[0]
    start = perf_counter()
    for _ in range(KERNEL_STEPS):
        pos.legal(0)
        pos.play(0, action, None)
    return (perf_counter() - start) / KERNEL_STEPS * 1e6


def measure(
    game: Game[Any], seats: int | None, games: int, seed: int, options: Mapping[str, Json] | None = None
) -> dict[str, float]:
    """Runs one round: random games timed step by step, then copies, a replay, and the references."""
    steps_per_s = reference()
    chosen = dict(options or {})
    rules = game.open(chosen, seats or game.seats[-1])
    decisions = forced = 0
    spent = 0.0
    listing: list[float] = []
    playing: list[float] = []
    for number in range(games):
        chance, dealer = SamplingDealer(seed * games + number), SamplingDealer(number)
        pos = rules.start()
        pos.settle(dealer)
        begun = perf_counter()
        while pos.stack:
            before = perf_counter()
            seat = pos.seats_to_act()[0]
            legal = pos.legal(seat)
            listed = perf_counter()
            pos.apply(seat, legal[chance.below(len(legal))], dealer)
            played = perf_counter()
            if len(legal) > 1:
                decisions += 1
            else:
                forced += 1
            listing.append(listed - before)
            playing.append(played - listed)
        spent += perf_counter() - begun
    return {
        "decisions_per_s": decisions / spent,
        "forced_share": forced / (decisions + forced),
        "legal_us_p50": _percentile(listing, 50),
        "legal_us_p99": _percentile(listing, 99),
        "play_us_p50": _percentile(playing, 50),
        "copy_us": _copy_us(game, seats, seed, chosen),
        "replay_ms": _replay_ms(game, seats, seed, chosen),
        "kernel_us": kernel_us(),
        "reference_steps_per_s": steps_per_s,
    }


def best(rounds: list[dict[str, float]]) -> dict[str, Json]:
    """Returns each figure's best over all rounds, and its ratio to the best reference."""
    figures = {
        name: (max if name in HIGHER_IS_BETTER else min)(each[name] for each in rounds) for name in rounds[0]
    }
    steps = figures["reference_steps_per_s"]
    figures["decisions_per_million_reference_steps"] = figures["decisions_per_s"] / steps * 1e6
    figures["kernel_reference_steps"] = figures["kernel_us"] * steps / 1e6
    return {name: round(figure, 3) for name, figure in figures.items()}


def _percentile(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)] * 1e6


def _random_match(game: Game[Any], seats: int | None, seed: int, options: dict[str, Json]) -> Match:
    match = Match.open(game, options, seats or game.seats[-1], Shuffle.numbered(seed))
    chance = SamplingDealer(seed)
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match


def _copy_us(game: Game[Any], seats: int | None, seed: int, options: dict[str, Json]) -> float:
    match = _random_match(game, seats, seed, options)
    positions = [match.at(seq) for seq in range(0, match.seq, max(1, match.seq // 20))]
    start = perf_counter()
    for _ in range(50):
        for pos in positions:
            pos.copy()
    return (perf_counter() - start) / 50 / len(positions) * 1e6


def _replay_ms(game: Game[Any], seats: int | None, seed: int, options: dict[str, Json]) -> float:
    match = _random_match(game, seats, seed, options)
    start = perf_counter()
    Match.load(game, match.header, match.log, match.shuffle)
    return (perf_counter() - start) * 1e3
