"""`bothy balance`: check by self-play of bots whether a game's components are balanced."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bothy.cli.common_arguments import add_game, add_pack, found_with_pack
from bothy.cli.numbers import at_least_one, whole

if TYPE_CHECKING:
    from bothy.bots.balance import Trial

HELP = "study by self-play whether a game's components are balanced"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    add_game(parser)
    add_pack(parser)
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="A,B,...",
        help="bots, each of which plays against itself (default: greedy)",
    )
    parser.add_argument(
        "--games", type=at_least_one, default=100, metavar="N", help="games per bot (default: 100)"
    )
    parser.add_argument(
        "--jobs", type=at_least_one, default=1, metavar="J", help="number of processes (default: 1)"
    )
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="number of the first game (default: 0)")
    parser.add_argument(
        "--output", type=Path, metavar="DIR", help="folder for results and figures; continues where they stopped"
    )
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="folder for SVG pictures")
    parser.add_argument("--page", type=Path, metavar="FILE", help="Markdown page to write the figures into")


def run(args: argparse.Namespace) -> int:
    """Play the missing games, count everything, and report which aims hold and which fail."""
    from bothy.bots.arena import entrants
    from bothy.bots.balance import Trial
    from bothy.cli.progress import Progress

    game = found_with_pack(args)
    trials = [Trial(game, bot, args.output, args.seed) for bot in entrants(args.bots.split(","))]
    for trial in trials:
        already = args.games - len(trial.results.due(args.games))
        with Progress(f"balance {args.game}, {trial.bot}", args.games, already) as progress:
            for _ in trial.results.play(args.games, args.jobs):
                progress.step()
    figures = _keep(args, trials)
    pictures = _draw(args, trials)
    if args.page is not None:
        from bothy.bots.balance.page import write

        write(args.page, args.game, _command(args), trials, pictures)
    for trial in trials:
        _print(trial)
    for path in [*figures, *pictures.values(), *([args.page] if args.page else [])]:
        print(path)
    return 0


def _keep(args: argparse.Namespace, trials: Sequence[Trial]) -> list[Path]:
    if args.output is None:
        return []
    path: Path = args.output / f"{args.game}.json"
    path.write_text(json.dumps([trial.data() for trial in trials], indent=1) + "\n", encoding="utf-8")
    return [path]


def _command(args: argparse.Namespace) -> str:
    """Return the command that repeats this run."""
    words = ["bothy", "balance", args.game, "--games", args.games, "--bots", args.bots, "--jobs", args.jobs]
    places = ["--output", args.output] if args.output else []
    places += ["--pictures", args.pictures] if args.pictures else []
    places += ["--page", args.page] if args.page else []
    first, second = [shlex.join(map(str, line)) for line in ([*words, "--seed", args.seed], places)]
    return f"{first} \\\n  {second}"


def _draw(args: argparse.Namespace, trials: Sequence[Trial]) -> dict[str, Path]:
    from bothy.bots.balance.picture import draw

    if args.pictures is None:
        return {}
    args.pictures.mkdir(parents=True, exist_ok=True)
    drawn = {}
    for kind in trials[0].kinds:
        drawn[kind] = args.pictures / f"{args.game}-{kind}.svg"
        drawn[kind].write_text(draw(args.game, kind, trials), encoding="utf-8")
    return drawn


def _print(trial: Trial) -> None:
    """Print the findings of one bot."""
    from bothy.bots.balance import sentence

    winners = trial.winners()
    print(
        f"{trial.bot}: {len(trial.results.outcomes)} games of {trial.seats}, winners {winners.mean:.1f} points "
        f"in the mean, quartiles {winners.lower:g} {winners.median:g} {winners.upper:g}"
    )
    for verdict in trial.verdicts():
        print(f"  {'holds' if verdict.holds else 'fails'}: {sentence(verdict.aim)}")
        for fault in verdict.faults:
            print(f"         {fault}")
