"""`bothy fuzz`: random legal play with every check at every step."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from bothy.cli.common_arguments import add_game, add_pack, found_with_pack
from bothy.cli.fuzz_log import shard
from bothy.cli.numbers import at_least_one, whole

HELP = "play random legal games and check everything at every step"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    add_game(parser)
    add_pack(parser)
    parser.add_argument(
        "--games", type=at_least_one, default=100, metavar="N", help="number of games (default: 100)"
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the first game (default: 1)")
    parser.add_argument(
        "--options",
        choices=("default", "pairs", "modules", "all"),
        default="default",
        help="options to play: the defaults; every pair of values at least once; modules alone, in pairs and all "
        "together, with every number of seats; or any allowed ones at random",
    )
    parser.add_argument("--quick", action="store_true", help="check legality, step bound and final digest only")
    parser.add_argument(
        "--save", type=Path, default=Path(), metavar="DIR", help="folder for a failing game (default: here)"
    )
    parser.add_argument(
        "--shard",
        type=shard,
        default=(1, 1),
        metavar="I/N",
        help="play the Ith of N parts of the games (default: 1/1)",
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="log file; continues where it stopped")


def run(args: argparse.Namespace) -> int:
    """Play; on a violation save the game and print how to replay it."""
    from bothy.cli.fuzz_log import FuzzLog
    from bothy.cli.progress import Progress
    from bothy.messages import Catalogue
    from bothy.table.conformance import Failed, play_game, quick_game

    game = found_with_pack(args)
    faults = Catalogue(game=game).faults
    settings = _settings(game, args.options)
    games = max(args.games, len(settings)) if args.options in ("pairs", "modules") else args.games
    part, parts = args.shard
    tables = list(enumerate(islice(_tables(game, settings, args.seed), games), args.seed))[part - 1 :: parts]
    log = FuzzLog(args, game.rules_version, args.resume)
    due = [(seed, setting) for seed, setting in tables if seed not in log.steps]
    with Progress(f"fuzz {args.game}", len(tables), len(tables) - len(due)) as progress:
        for seed, setting in due:
            try:
                if args.quick:
                    log.add(seed, quick_game(game, setting.options, setting.seats, seed)[0])
                else:
                    log.add(seed, play_game(game, setting.options, setting.seats, seed, faults).seq)
            except Failed as failed:
                return _report(args, failed, seed, str(setting))
            progress.step()
        seconds = progress.seconds
    played = Counter([str(setting) for _, setting in tables])
    if args.options == "pairs":
        _print_pairs(game, played)
    elif args.options == "modules":
        _print_modules(game, played)
    kind = "quick checks" if args.quick else "every check at every step"
    steps = sum([log.steps[seed] for seed, _ in tables])
    print(f"{args.game}: {len(tables):,} games, {steps:,} steps, {kind}, 0 violations in {seconds:.1f} s")
    return 0


def _settings(game: Any, which: str) -> list[Any]:
    """Return the settings to go through; none if any allowed ones are played at random."""
    from bothy.table.module_settings import ModuleSettings
    from bothy.table.options import defaults, pairs

    if which == "modules":
        return [trial.setting for trial in ModuleSettings(game).trials]
    if which == "pairs":
        return pairs(game)[0]
    return defaults(game) if which == "default" else []


def _tables(game: Any, settings: list[Any], seed: int) -> Iterator[Any]:
    from bothy.table.options import at_random

    return cycle(settings) if settings else at_random(game, seed)


def _print_pairs(game: Any, played: Mapping[str, int]) -> None:
    from bothy.table.options import pairs

    settings, never = pairs(game)
    print(f"{len(settings)} settings hold every pair of option values:")
    for setting in settings:
        print(f"  {played.get(str(setting), 0):>6} games  {setting}")
    for (one, this), (other, that) in never:
        print(f"   never: {one}={this} with {other}={that}")


def _print_modules(game: Any, played: Mapping[str, int]) -> None:
    from bothy.table.module_settings import ModuleSettings

    found = ModuleSettings(game)
    single, two, together = found.counts()
    print(f"{len(found.trials)} settings of {len(found.switches)} module options:", end=" ")
    print(f"{single} with one on, {two} with two, {together} with all that go together:")
    for trial in found.trials:
        print(f"  {played.get(str(trial.setting), 0):>6} games  {trial.setting}")
    for on in found.never:
        print("   never: " + " with ".join(f"{name}={value}" for name, value in on))


def _report(args: argparse.Namespace, failed: Any, seed: int, setting: str) -> int:
    from bothy.table import record

    violation = failed.violation
    print(f"{args.game}: {violation.check} violated at step {violation.step} (seed {seed}, {setting})")
    print(f"  {violation.what}")
    if failed.match is None:
        print("  The game broke before it could be recorded.")
        return 1
    path = args.save / f"fuzz-{args.game}-{seed}.bothy"
    path.write_text(record.complete(failed.match, violation.data()), encoding="utf-8")
    print(f"  Saved. Look at it with: bothy replay {path}")
    return 1
