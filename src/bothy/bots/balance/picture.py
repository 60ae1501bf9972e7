"""Forest plots: one row per thing of a kind, with its shares and their intervals, one colour per kind of bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.bots import plot
from bothy.bots.balance.tally import Factor
from bothy.bots.balance.trial import Trial
from bothy.bots.plot import Axis
from bothy.bots.stats import Share
from bothy.kernel import Aim
from bothy.kernel.study import TAKEN, WON

TOP = 108
PANEL = 320
GAP = 40
Measure = Callable[[Factor], Share]
MEASURES: dict[str, tuple[str, Measure]] = {
    WON: ("won by those who had it", lambda factor: factor.won),
    TAKEN: ("taken, of the games it came to", lambda factor: factor.taken),
}


def draw(game: str, kind: str, trials: Sequence[Trial]) -> str:
    """Draws a kind of thing over all trials, sorted by number if it has one, then by wins in the first trial."""
    tables = [{factor.name: factor for factor in trial.factors(kind)} for trial in trials]
    names = sorted(tables[0], key=lambda name: (int(name) if name.isdigit() else 0, -tables[0][name].won.value))
    shown = [WON, TAKEN] if any(factor.taken.value < 1 for factor in tables[0].values()) else [WON]
    left = 32 + plot.width_of(names)
    row = 16 + 10 * len(trials)
    bottom = TOP + row * len(names)
    title = f"{game}: {kind.replace('-', ' ')}"
    under = ", ".join([f"{len(trial.results.outcomes)} games of {trial.seats} × {trial.bot}" for trial in trials])
    body = [plot.text(24, 32, title, size=18, bold=True), plot.text(24, 52, under, colour=plot.MUTED)]
    body.append(_legend(trials))
    for at, name in enumerate(names):
        body.append(plot.text(left - 12, TOP + row * at + row / 2 + 5, name, anchor="end"))
        if at % 2:
            body.insert(0, plot.box(16, TOP + row * at, left + len(shown) * (PANEL + GAP) - 16, row, "#F1EEE6"))
    for at, measure in enumerate(shown):
        axis = Axis(0, 100, left + at * (PANEL + GAP), PANEL)
        body.append(_panel(axis, measure, kind, trials, bottom))
        for number, table in enumerate(tables):
            for line, name in enumerate(names):
                y = TOP + row * line + 13 + 10 * number
                body.append(_figure(axis, MEASURES[measure][1](table[name]), y, number) if name in table else "")
    told = "; ".join([f"{name} {100 * tables[0][name].won.value:.1f} %" for name in names])
    return plot.picture(left + len(shown) * (PANEL + GAP) + 8, bottom + 32, title, told, "".join(body))


def _panel(axis: Axis, measure: str, kind: str, trials: Sequence[Trial], bottom: float) -> str:
    """Draws the frame of a measure: its scale, the range an aim allows, and the even share."""
    spans = [_span(axis, aim, bottom) for aim in trials[0].aims if (aim.kind, aim.measure) == (kind, measure)]
    even = axis.at(100 / trials[0].seats)
    return "".join(
        [
            *[span for span in spans if span],
            plot.text(axis.left, TOP - 10, f"{MEASURES[measure][0]}, 95 % interval", colour=plot.MUTED),
            axis.drawn([0, 25, 50, 75, 100], TOP, bottom, " %"),
            plot.line(even, TOP, even, bottom, plot.MUTED, 1, "4 4") if measure == WON else "",
        ]
    )


def _span(axis: Axis, aim: Aim, bottom: float) -> str:
    if aim.within:
        return ""
    left, right = axis.at(aim.low), axis.at(aim.high)
    return plot.box(left, TOP, right - left, bottom - TOP, "#4B6B2F", 0.08)


def _figure(axis: Axis, share: Share, y: float, number: int) -> str:
    if not share.of:
        return ""
    low, high = share.interval()
    colour = plot.COLOURS[number % len(plot.COLOURS)]
    return plot.whisker(axis, 100 * low, 100 * share.value, 100 * high, y, colour, number)


def _legend(trials: Sequence[Trial]) -> str:
    if len(trials) < 2:
        return ""
    marks, x = [], 24.0
    for number, trial in enumerate(trials):
        colour = plot.COLOURS[number % len(plot.COLOURS)]
        marks += [plot.dot(x + 5, 70, colour, number), plot.text(x + 16, 74, trial.bot, colour=colour)]
        x += 40 + plot.width_of([trial.bot])
    return "".join(marks)
