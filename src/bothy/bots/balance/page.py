"""The page about balance: generated figures between two marks, hand-written text around them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bothy.bots.balance.aims import STRICT, sentence
from bothy.bots.balance.tally import Factor
from bothy.bots.balance.trial import Trial
from bothy.bots.stats import Share, Spread

NAMED = 12
"""Maximum number of faults listed by name."""


def write(path: Path, game: str, command: str, trials: Sequence[Trial], pictures: Mapping[str, Path]) -> None:
    """Writes a game's figures to its section of the page, or to the end if it has none yet."""
    begin, end = f"<!-- balance of {game}: written by `bothy balance` -->", f"<!-- end of {game} -->"
    links = {kind: Path(os.path.relpath(file, path.parent)).as_posix() for kind, file in pictures.items()}
    block = "\n".join([begin, "", *lines(command, trials, links), end])
    text = path.read_text(encoding="utf-8") if path.exists() else "# Balance\n"
    before, found, rest = text.partition(begin)
    after = rest.partition(end)[2] if found else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    parts = [before.strip(), block, after.strip()]
    path.write_text("\n\n".join(filter(None, parts)) + "\n", encoding="utf-8")


def lines(command: str, trials: Sequence[Trial], pictures: Mapping[str, str]) -> Iterator[str]:
    """Yields a game's figures as Markdown."""
    yield from ("```sh", command, "```", "")
    yield from _played(trials)
    yield from _aims(trials)
    for kind in trials[0].kinds:
        yield from (f"### {kind.replace('-', ' ').capitalize()}", "")
        if kind in pictures:
            yield from (f"![Shares by {kind.replace('-', ' ')}, with intervals]({pictures[kind]})", "")
        yield from _kind(kind, trials)
    for within in dict.fromkeys([(aim.kind, aim.within) for aim in trials[0].aims if aim.within]):
        yield from _within(*within, trials)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [_row(heads), _row(["---"] * len(heads)), *[_row(row) for row in rows], ""]


def _played(trials: Sequence[Trial]) -> list[str]:
    heads = ["bot", "games", "numbers", "winners' points", "quartiles", "range", "all points", "s per game"]
    rows = []
    for trial in trials:
        outcomes, winners = trial.results.outcomes, trial.winners()
        numbers = f"{outcomes[0].number} to {outcomes[-1].number}"
        seconds = sum([outcome.seconds for outcome in outcomes]) / len(outcomes)
        own = [f"{winners.mean:.1f}", _quartiles(winners), f"{winners.least:g} to {winners.most:g}"]
        rows.append([trial.bot, str(len(outcomes)), numbers, *own, f"{trial.points().mean:.1f}", f"{seconds:.2f}"])
    header = trials[0].results.header()
    settings = f", {len(header['options'])} settings in turn" if len(header["options"]) > 1 else ""
    told = (
        f"Rules version {header['rules']}, {trials[0].seats} seats of one kind of bot{settings}. The number of a "
    )
    return [told + "game gives its deal and its bots' chance.", "", *_table(heads, rows)]


def _quartiles(spread: Spread) -> str:
    return f"{spread.lower:g}, {spread.median:g}, {spread.upper:g}"


def _aims(trials: Sequence[Trial]) -> Iterator[str]:
    verdicts = [trial.verdicts() for trial in trials]
    rows = []
    for at, aim in enumerate(trials[0].aims):
        cells = []
        for verdict in [own[at] for own in verdicts]:
            named = "; ".join([str(fault) for fault in verdict.faults[:NAMED]])
            more = len(verdict.faults) - NAMED
            named += f"; and {more} more" if more > 0 else ""
            outside = f"{len(verdict.faults)} of {verdict.judged} outside: {named}" if verdict.faults else ""
            cells.append("; ".join(filter(None, ["holds" if verdict.holds else "**fails**", outside])))
        rows.append([sentence(aim), *cells])
    if not rows:
        return
    yield from _table(["aim", *[trial.bot for trial in trials]], rows)
    if len(trials) > 1:
        yield from _agreed(trials)


def _agreed(trials: Sequence[Trial]) -> Iterator[str]:
    """Yields the faults that more than one kind of bot shows: only these are reasons to change a row."""
    counts: dict[str, int] = {}
    for trial in trials:
        faults = [(sentence(verdict.aim), fault) for verdict in trial.verdicts() for fault in verdict.faults]
        for aim, fault in faults:
            key = f"{fault.name} ({aim})"
            counts[key] = counts.get(key, 0) + 1
    shown = [key for key, count in counts.items() if count > 1]
    yield from (f"Shown by more than one kind of bot: {'; '.join(shown) if shown else 'nothing'}.", "")


def _kind(kind: str, trials: Sequence[Trial]) -> list[str]:
    tables = [{factor.name: factor for factor in trial.factors(kind)} for trial in trials]
    chosen = any(factor.taken.value < 1 for table in tables for factor in table.values())
    heads = [kind.replace("-", " ")]
    for trial in trials:
        own = f" ({trial.bot})" if len(trials) > 1 else ""
        heads += [f"won, %{own}", "seats", *([f"taken, %{own}", "games"] if chosen else []), f"points{own}"]
    rows = []
    for name in tables[0]:
        cells = [name]
        for table in tables:
            cells += _cells(table.get(name), chosen)
        rows.append(cells)
    return _table(heads, rows)


def _cells(factor: Factor | None, chosen: bool) -> list[str]:
    if factor is None:
        return ["–"] * (5 if chosen else 3)
    taken = [_share(factor.taken), str(factor.taken.of)] if chosen else []
    points = f"{factor.points:.1f}" if factor.won.of else "–"
    return [_share(factor.won), str(factor.won.of), *taken, points]


def _share(share: Share, level: float = 0.95) -> str:
    if not share.of:
        return "–"
    low, high = share.interval(level)
    return f"{100 * share.value:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def _within(kind: str, within: str, trials: Sequence[Trial]) -> Iterator[str]:
    """Yields one kind within each thing of another kind, by the strict interval, with uneven shares in bold."""
    yield from (f"### {kind.capitalize()} within each {within}", "")
    yield from (
        f"Games won in %, with the {100 * STRICT:.0f} % interval; bold where that leaves out the even share.",
        "",
    )
    for trial in trials:
        found = trial.factors(kind, within)
        names = sorted({factor.name for factor in found})
        by_place: dict[str, dict[str, Factor]] = {}
        for factor in found:
            by_place.setdefault(factor.within, {})[factor.name] = factor
        rows = [
            [place, *[_judged(own.get(name), trial.seats) for name in names]] for place, own in by_place.items()
        ]
        yield from _table([f"{within} ({trial.bot})", *[f"{kind} {name}" for name in names]], rows)


def _judged(factor: Factor | None, seats: int) -> str:
    if factor is None:
        return "–"
    low, high = factor.won.interval(STRICT)
    told = _share(factor.won, STRICT)
    return told if low <= 1 / seats <= high else f"**{told}**"
