"""The picture of an arena: every bot's share of victories with its interval, and its distribution of points."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.bots import plot
from bothy.bots.arena.standing import Standing
from bothy.bots.plot import Axis
from bothy.bots.stats import Spread

TOP = 84
ROW = 74
PANEL = 330
GAP = 56
BINS = 24


def draw(title: str, under: str, seats: int, standings: Sequence[Standing]) -> str:
    """Draws the standings as SVG, the best bot first."""
    left = 32 + plot.width_of([standing.bot for standing in standings])
    bottom = TOP + ROW * len(standings)
    shares = Axis(0, 100, left, PANEL)
    low = min([standing.points.least for standing in standings])
    high = max([standing.points.most for standing in standings])
    scores = Axis(low, max(high, low + 1), left + PANEL + GAP, PANEL)
    width = scores.left + PANEL + 40
    body = [
        plot.text(24, 32, title, size=18, bold=True),
        plot.text(24, 52, under, colour=plot.MUTED),
        plot.text(left, TOP - 10, "games won, with the 95 % interval", colour=plot.MUTED),
        plot.text(scores.left, TOP - 10, "points: quartiles, mean (dot), range", colour=plot.MUTED),
        shares.drawn([0, 25, 50, 75, 100], TOP, bottom, " %"),
        scores.drawn(plot.ticks(low, high), TOP, bottom),
        plot.line(shares.at(100 / seats), TOP, shares.at(100 / seats), bottom, plot.MUTED, 1, "4 4"),
        plot.text(shares.at(100 / seats), bottom + 32, "even share", anchor="middle", size=12, colour=plot.MUTED),
    ]
    for row, standing in enumerate(standings):
        body.append(_row(standing, TOP + row * ROW, shares, scores, plot.COLOURS[row % len(plot.COLOURS)]))
    return plot.picture(width, bottom + 48, title, _told(standings), "".join(body))


def _row(standing: Standing, top: float, shares: Axis, scores: Axis, colour: str) -> str:
    middle = top + ROW / 2
    low, high = standing.won.interval()
    share = 100 * standing.won.value
    beside = shares.at(100 * high) + 8
    after = beside + 60 < shares.left + shares.width + GAP - 8
    return "".join(
        [
            plot.text(shares.left - 12, middle + 5, standing.bot, anchor="end", bold=True),
            plot.whisker(shares, 100 * low, share, 100 * high, middle, colour),
            plot.text(
                beside if after else shares.at(100 * low) - 8,
                middle + 5,
                f"{share:.1f} %",
                anchor="start" if after else "end",
            ),
            _histogram(standing.all_points, scores, top + 8, 34, colour),
            spread(standing.points, scores, top + 54, colour),
        ]
    )


def _histogram(points: Sequence[int], axis: Axis, top: float, height: float, colour: str) -> str:
    """Draws how often each range of points was reached."""
    counts = [0] * BINS
    for each in points:
        counts[min(int((each - axis.low) / (axis.high - axis.low) * BINS), BINS - 1)] += 1
    wide, most = axis.width / BINS, max(counts)
    bars = [
        plot.box(
            axis.left + at * wide, top + height * (1 - count / most), wide - 1, height * count / most, colour, 0.35
        )
        for at, count in enumerate(counts)
        if count
    ]
    return "".join(bars) + plot.line(axis.left, top + height, axis.left + axis.width, top + height, plot.FAINT)


def spread(points: Spread, axis: Axis, y: float, colour: str) -> str:
    """Draws a box plot: the quartiles and the median on the line of the whole range."""
    lower, upper = axis.at(points.lower), axis.at(points.upper)
    return "".join(
        [
            plot.line(axis.at(points.least), y, axis.at(points.most), y, colour, 1.5),
            plot.box(lower, y - 6, max(upper - lower, 1), 12, colour),
            plot.line(axis.at(points.median), y - 6, axis.at(points.median), y + 6, plot.PAPER, 2.5),
            plot.dot(axis.at(points.mean), y, plot.PAPER, 0, 3),
        ]
    )


def _told(standings: Sequence[Standing]) -> str:
    figures = [(each.bot, 100 * each.won.value, each.won.of, each.points.mean) for each in standings]
    return "; ".join(
        [f"{bot} won {won:.1f} % of {of}, {mean:.1f} points in the mean" for bot, won, of, mean in figures]
    )
