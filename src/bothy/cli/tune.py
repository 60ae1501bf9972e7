"""`bothy tune`: find by self-play what things are worth to a game's bots."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bothy.cli.common_arguments import add_game, add_pack, found_with_pack, options_of
from bothy.cli.numbers import at_least_one, at_least_zero, whole

if TYPE_CHECKING:
    from bothy.bots.tuning import Pair, PairRunner, Tuner
    from bothy.kernel.prices import TuningParameter

HELP = "find better price lists for a game's bots"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    add_game(parser)
    add_pack(parser)
    parser.add_argument("--seats", type=at_least_one, default=2, metavar="N", help="number of seats (default: 2)")
    parser.add_argument(
        "--pairs", type=at_least_one, default=96, metavar="P", help="pairs of games per step (default: 96)"
    )
    parser.add_argument(
        "--steps", type=at_least_one, default=4, metavar="N", help="steps uphill before it stops (default: 4)"
    )
    parser.add_argument(
        "--check",
        type=at_least_one,
        default=100,
        metavar="P",
        help="pairs on separate deals, after the last step (default: 100)",
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the search (default: 1)")
    parser.add_argument(
        "--jobs", type=at_least_one, default=1, metavar="J", help="number of processes (default: 1)"
    )
    parser.add_argument(
        "--nodes",
        type=at_least_zero,
        default=400,
        metavar="N",
        help="positions searched per plan (default: 400; 0 looks one step ahead)",
    )
    parser.add_argument(
        "--parameters",
        default="",
        metavar="A,B,...",
        help="rows to change; the rest of the list stays as it is (default: all)",
    )
    parser.add_argument("--options", default="", metavar="K=V,...", help="game options")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="state file; continues where it stopped")
    parser.add_argument("--write", type=Path, metavar="FILE", help="page to write with the list found, and how")


def run(args: argparse.Namespace) -> int:
    """Step uphill, check on other deals, and report the findings."""
    from bothy.bots.tuning import Tuner
    from bothy.bots.tuning.page import page

    tuner = _tuner(args)
    assert isinstance(tuner, Tuner)
    if args.resume is not None and tuner.resume(args.resume):
        print(f"Going on after step {tuner.steps}.")
    with _Players(args) as players:
        for _ in range(args.steps):
            print(tuner.step(players.play, args.pairs), flush=True)
            if args.resume is not None:
                tuner.save(args.resume)
        verdict = tuner.check(players.play, args.check)
    print(
        f"On deals it wasn't found on: {verdict}. {'Kept.' if verdict.better else 'Not kept: that may be chance.'}"
    )
    if args.resume is not None:
        tuner.save(args.resume)
    if args.write is not None:
        args.write.write_text(page(tuner, _command(args)), encoding="utf-8")
        print(f"The list is in {args.write}.")
    return 0


def _tuner(args: argparse.Namespace) -> Tuner:
    from bothy.bots.tuning import PairRunner, Tuner
    from bothy.kernel import InvalidInput, Reason

    game = found_with_pack(args)
    prices = game.bots.price_list(args.seats)
    if prices is None:
        raise InvalidInput(Reason("no-price-list", game=args.game))
    runner = PairRunner(args.game, args.seats, args.nodes, options_of(game, args.options))
    game.open(runner.options, args.seats)
    return Tuner(
        runner, prices, chosen(game.bots.tuning_parameters(args.seats), args.parameters.split(",")), args.seed
    )


def chosen(parameters: Sequence[TuningParameter], names: Sequence[str]) -> list[TuningParameter]:
    """Return the parameters with these names: `money` is a whole row, `money@2` one of it; no names mean all."""
    from bothy.kernel import InvalidInput, Reason

    wanted = [name.strip() for name in names if name.strip()]
    rows = [re.split("[@~]", parameter.name)[0] for parameter in parameters]
    for name in wanted:
        if name not in rows and name not in [parameter.name for parameter in parameters]:
            raise InvalidInput(Reason("parameter-unknown", name=name, known=", ".join(dict.fromkeys(rows))))
    return [
        parameter
        for parameter, row in zip(parameters, rows, strict=True)
        if not wanted or {parameter.name, row} & set(wanted)
    ]


def _command(args: argparse.Namespace) -> str:
    parameters = f" --parameters {args.parameters}" if args.parameters else ""
    options = f" --options {args.options}" if args.options else ""
    return (
        f"bothy tune {args.game} --seats {args.seats} --pairs {args.pairs} --steps {args.steps} "
        f"--check {args.check} --seed {args.seed} --nodes {args.nodes}{parameters}{options}"
    )


class _Players:
    """Processes that play pairs, and a progress line."""

    def __init__(self, args: argparse.Namespace) -> None:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        self.game: str = args.game
        self.pool = ProcessPoolExecutor(args.jobs, get_context("spawn")) if args.jobs > 1 else None

    def __enter__(self) -> _Players:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def play(self, runner: PairRunner, pairs: Sequence[Pair]) -> Iterator[float]:
        """Yield the margin of each pair, in order."""
        from bothy.cli.progress import Progress

        margins = map(runner.margin, pairs) if self.pool is None else self.pool.map(runner.margin, pairs)
        with Progress(f"tune {self.game}", len(pairs)) as progress:
            for margin in margins:
                progress.step()
                yield margin
