"""Fit the price list of Caledonia's estimate: play, fit what went with points, play by the result, fit again.

Round 0 is random. After each round a ridge regression per number of productions left explains a seat's final
points by what it had (`estimate.counts`); the next round is played greedily by the result, with some random moves
so that the fit sees more than its own habits. Needs the extra `research`, for numpy.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from operator import mul
from pathlib import Path

import numpy as np

from bothy.games.caledonia.bots.estimate import counts, productions
from bothy.games.caledonia.bots.worths import CLANS, WORTHS
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.kernel import Action, SamplingDealer
from bothy.table.fairness import Shuffle

TARGET = Path(__file__).parent.parent / "src/bothy/games/caledonia/bots/worths.py"
NAMES = (*WORTHS, *[f"clan-{clan}" for clan in range(len(CLANS[0]))])
SURE = {"sure": 100.0, "imports": 95.0}
"""Values that aren't fitted: a point is a point, and a rare import nearly one for each of its points."""
BY_CHANCE = 0.06
RIDGE = 3.0
REMEMBERED = 4
"""Rounds of games the fit uses."""
Columns = list[list[float]]
Sample = tuple[int, list[int], int]
"""Productions left, what the seat had, and its final points in hundredths."""


def had(pos: Caledonia, seat: int) -> list[int]:
    """Returns the explanatory variables: what a player has, and the clan."""
    clans = [0] * len(CLANS[0])
    if 0 <= pos.players[seat].clan < len(clans):
        clans[pos.players[seat].clan] = 1
    return [*counts(pos, seat), *clans]


def look(pos: Caledonia, seat: int, columns: Columns) -> float:
    """Returns a position's value by the current price list."""
    if pos.finished:
        return 100.0 * sum(pos.rules.result(pos).scores[seat].values())
    worth: float = sum(map(mul, had(pos, seat), columns[productions(pos)]))
    return worth


def best(pos: Caledonia, seat: int, actions: Sequence[Action], columns: Columns, chance: SamplingDealer) -> Action:
    """Returns the best action, looking one ahead."""
    worths = []
    for action in actions:
        after = pos.copy()
        after.apply(seat, action, chance)
        worths.append(look(after, seat, columns))
    return actions[max(range(len(actions)), key=worths.__getitem__)]


def play(columns: Columns | None, seats: int, number: int) -> tuple[list[int], list[Sample]]:
    """Plays one game; returns the points of all seats, and what each had along the way."""
    rules = CALEDONIA.open({}, seats)
    assert isinstance(rules, CaledoniaRules)
    dealer, chance = Shuffle.numbered(number).dealer(), SamplingDealer(number)
    pos = rules.start()
    pos.settle(dealer)
    seen: list[tuple[int, int, list[int]]] = []
    while not pos.finished:
        seat = pos.seats_to_act()[0]
        actions = pos.legal(seat)
        if len(actions) == 1 or columns is None or chance.below(1000) < 1000 * BY_CHANCE:
            action = actions[chance.below(len(actions))]
        else:
            action = best(pos, seat, actions, columns, chance)
        pos.apply(seat, action, dealer)
        if not pos.finished:
            seen.append((productions(pos), seat, had(pos, seat)))
    points = [sum(score.values()) for score in rules.result(pos).scores]
    return points, [(to_come, things, 100 * points[seat]) for to_come, seat, things in seen]


def fit(samples: Sequence[Sample], columns: int) -> Columns:
    """Fits a ridge regression for each number of productions left."""
    found: Columns = []
    for to_come in range(columns):
        had_then = np.array([things for when, things, _ in samples if when == to_come], float)
        points = np.array([worth for when, _, worth in samples if when == to_come], float)
        prior = np.array([SURE.get(name, 0.0) for name in NAMES])
        weight = RIDGE * np.maximum(had_then.std(0), 0.05) ** 2 * np.sqrt(len(had_then))
        weight[0] = 0.001
        for at, name in enumerate(NAMES):
            if name in SURE:
                weight[at] = 1e9
        gram = had_then.T @ had_then + np.diag(weight)
        found.append(list(prior + np.linalg.solve(gram, had_then.T @ (points - had_then @ prior))))
    return found


def write(columns: Columns) -> None:
    """Writes the price list to the file the estimate reads."""
    text = TARGET.read_text(encoding="utf-8")
    head, rest = text.split("= {\n", 1)
    middle = rest.split("\n}\n", 1)[1].split("= (\n", 1)[0]
    tail = rest.split("\n)\n", 1)[1]
    things = [row(f'"{name}": (', [column[at] for column in columns]) for at, name in enumerate(WORTHS)]
    clans = [row("(", column[len(WORTHS) :]) for column in columns]
    TARGET.write_text(
        head + "= {\n" + "\n".join(things) + "\n}\n" + middle + "= (\n" + "\n".join(clans) + "\n)\n" + tail,
        encoding="utf-8",
    )


def row(start: str, worths: Sequence[float]) -> str:
    """Returns one line of the list."""
    return f"    {start}{', '.join([str(round(worth)) for worth in worths])}),"


def main() -> None:
    """Play and fit repeatedly, then write the list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    columns: Columns | None = None
    kept: deque[list[Sample]] = deque(maxlen=REMEMBERED)
    with ProcessPoolExecutor(args.jobs) as pool:
        for number in range(args.rounds):
            first = args.seed + number * args.games
            games = list(pool.map(partial(play, columns, 4), range(first, first + args.games), chunksize=8))
            points = [each for each, _ in games]
            mean = sum(map(sum, points)) / (4 * len(points))
            winners = sum(map(max, points)) / len(points)
            print(f"round {number}: {mean:.1f} points on average, winners {winners:.1f}", flush=True)
            kept.append([sample for _, samples in games for sample in samples])
            new = fit([sample for samples in kept for sample in samples], len(CLANS))
            if columns is not None and number > 3:  # half a step, or the lists oscillate
                new = [
                    [(a + b) / 2 for a, b in zip(*pair, strict=True)] for pair in zip(columns, new, strict=True)
                ]
            columns = new
    assert columns is not None
    write(columns)


if __name__ == "__main__":
    main()
