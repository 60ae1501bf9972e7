"""`bothy load`: drive a server with hundreds of clients, and verify the results."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from bothy.cli.numbers import above_zero, at_least_one, at_least_zero

if TYPE_CHECKING:
    from bothy.load.hosting import Host

HELP = "load a server with playing clients, and check every view and every log"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "game", metavar="GAME", nargs="?", default="caledonia", help="game to play (default: caledonia)"
    )
    parser.add_argument("--seats", type=at_least_one, default=4, metavar="N", help="seats per table (default: 4)")
    parser.add_argument(
        "--games", type=at_least_one, default=500, metavar="N", help="number of tables (default: 500)"
    )
    parser.add_argument(
        "--interval",
        type=above_zero,
        default=2.0,
        metavar="S",
        help="seconds between two moves of a game (default: 2)",
    )
    parser.add_argument("--unpaced", action="store_true", help="play as fast as possible, not paced")
    parser.add_argument(
        "--concurrency",
        type=at_least_one,
        default=64,
        metavar="N",
        help="with --unpaced, games that move at once (default: 64)",
    )
    parser.add_argument(
        "--seconds", type=above_zero, default=120.0, metavar="S", help="length of the run (default: 120)"
    )
    parser.add_argument(
        "--warmup-moves",
        type=at_least_zero,
        metavar="N",
        help="random moves before the run (default: 0, or 100 with --unpaced); only with --self-host",
    )
    parser.add_argument(
        "--undo", type=at_least_zero, default=0, metavar="N", help="take back one move in N (default: none)"
    )
    parser.add_argument("--clock", action="store_true", help="put a clock at every table, ten hours per player")
    parser.add_argument(
        "--notices",
        action="store_true",
        help="send notices by mail to a sink, with one absent player per table; only with --self-host",
    )
    parser.add_argument(
        "--ideas",
        type=at_least_one,
        nargs="?",
        const=100,
        default=0,
        metavar="N",
        help="tables that request an idea before each move (default: 100)",
    )
    parser.add_argument(
        "--p99",
        type=above_zero,
        metavar="MS",
        help="maximum p99 of acknowledgements if paced (default: 100, or 50 with --ideas)",
    )
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--url",
        nargs="+",
        metavar="URL",
        help="processes of a host without rate limits, such as http://127.0.0.1:8417",
    )
    where.add_argument(
        "--self-host",
        action="store_true",
        help="start private PostgreSQL, NATS and server processes (in a checkout)",
    )
    parser.add_argument(
        "--processes",
        type=at_least_one,
        default=2,
        metavar="N",
        help="with --self-host, number of server processes (default: 2)",
    )


def run(args: argparse.Namespace) -> int:
    """Run the load, verify and report."""
    import asyncio

    from bothy.load.driver import LoadPlan
    from bothy.load.hosting import ended_in_order
    from bothy.server.clocks.pace import Pace
    from bothy.server.gc_tuning import tune_gc
    from bothy.server.process import loop_factory
    from bothy.table.game_registry import find

    if args.self_host:
        find(args.game)
    elif args.warmup_moves:
        print("bothy: --warmup-moves needs its own store: use --self-host instead of --url.", file=sys.stderr)
        return 2
    elif args.notices:
        print("bothy: --notices needs its own host: use --self-host instead of --url.", file=sys.stderr)
        return 2
    warmup_moves = (
        args.warmup_moves if args.warmup_moves is not None else 100 if args.unpaced and args.self_host else 0
    )
    plan = LoadPlan(
        game=args.game,
        seats=args.seats,
        games=args.games,
        seconds=args.seconds,
        interval=None if args.unpaced else args.interval,
        warmup_moves=warmup_moves,
        concurrency=args.concurrency,
        undo_one_in=args.undo,
        pace=Pace(kind="live", seconds=36_000, increment=5) if args.clock else None,
        ideas=min(args.ideas, args.games),
        notices=args.notices,
    )
    tune_gc()
    with ended_in_order(), _host(args) as host, asyncio.Runner(loop_factory=loop_factory()) as runner:
        faults = runner.run(_drive(plan, args, host))
    for fault in faults[:20]:
        print(f"  {fault}")
    print("verdict: " + ("every check passed" if not faults else f"{len(faults)} faults"))
    return 1 if faults else 0


@contextmanager
def _host(args: argparse.Namespace) -> Iterator[Host | None]:
    from bothy.load.hosting import hosted, private_services
    from bothy.load.mail_sink import sink

    if not args.self_host:
        yield None
        return
    with (
        private_services() as (store, bus),
        sink() if args.notices else nullcontext({"BOTHY_NOTICES": "false"}) as mail,
        hosted(store, bus, args.processes, **mail, **({"BOTHY_BOT_WORKERS": "1"} if args.ideas else {})) as host,
    ):
        yield host


async def _drive(plan: Any, args: argparse.Namespace, host: Host | None) -> list[str]:
    from bothy.load.driver import Driver
    from bothy.server.backends import store_of

    store = None if host is None else store_of(host.settings)
    if store is not None:
        await store.open()
    driver = Driver(plan, args.url if host is None else host.addresses, store, progress)
    try:
        await driver.come()
        before = [] if host is None else host.cpu
        await driver.play()
        used = [] if host is None else host.cpu
        figures = driver.figures
        pace = "unpaced" if plan.interval is None else f"one move every {plan.interval:g} s"
        print(f"{plan.games:,} tables of {plan.seats} at {plan.game}, {plan.warmup_moves} moves in, {pace}")
        for line in figures.lines() + (driver.ideas.lines() if plan.ideas else []):
            print(line)
        if host is not None and used and figures.acks:
            cpu = [end - begin for begin, end in zip(before, used, strict=True)]
            shares = ", ".join(f"{each / figures.seconds:.0%}" for each in cpu)
            memory = ", ".join(f"{process.memory >> 20} MB" for process in host.processes)
            each = 1e6 * sum(cpu) / len(figures.acks)
            print(f"the servers          CPU {shares} of a core, {each:,.0f} us per move; memory {memory}")
        faults = await driver.verify(store) + (_untold(host) if host is not None and plan.notices else [])
    finally:
        await driver.leave()
        if store is not None:
            await store.close()
    faults += driver.ideas.faults() if plan.ideas else []
    return faults + _too_slow(plan, args.p99 or (50.0 if plan.ideas else 100.0), driver)


def _untold(host: Host) -> list[str]:
    """Print the outcomes of the notices; a fault if no mail was sent."""
    from bothy.load.mail_sink import outcomes, told

    found = outcomes(host.addresses)
    print(f"notices              {told(found)}")
    return [] if found.get("parcel sent") else ["no mail was sent"]


def _too_slow(plan: Any, most: float, driver: Any) -> list[str]:
    from bothy.load.figures import percentile

    acks = driver.figures.acks
    if not acks:
        return ["no move was acknowledged"]
    if plan.interval is None:
        return []
    faults = []
    p99 = 1e3 * percentile(acks, 99)
    if p99 > most:
        faults.append(f"acknowledgement p99 is {p99:.0f} ms, more than {most:g}")
    due = (plan.games - plan.ideas) * plan.seconds / plan.interval  # tables that wait for ideas may be late
    if len(acks) < 0.98 * due:
        faults.append(f"{len(acks):,} moves of {due:,.0f} that were due")
    return faults


def progress(what: str, total: int) -> Callable[[], None]:
    """Show a progress line."""
    from bothy.cli.progress import Progress

    return Progress(what, max(total, 1)).step
