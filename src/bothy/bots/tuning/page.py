"""A page about a tuned list: how it was found, what changed, and the rows for the package."""

from __future__ import annotations

from bothy.bots.tuning.tuner import Tuner

MOVED = 0.3
"""Smaller changes aren't listed."""


def page(tuner: Tuner, command: str) -> str:
    """Returns the page in Markdown."""
    found = tuner.found()
    turned = [
        (parameter.name, turn)
        for parameter, turn in zip(tuner.parameters, tuner.kept, strict=True)
        if abs(turn) >= MOVED
    ]
    turned.sort(key=lambda each: -abs(each[1]))
    lines = [
        f"# {tuner.runner.game}, {tuner.runner.seats} seats",
        "",
        f"    {command}",
        "",
        *[f"- {said}" for said in tuner.log],
        "",
        "| parameter | change |",
        "| --- | --- |",
        *[f"| {name} | {turn:+.2f} |" for name, turn in turned],
        "",
        "## The list",
        "",
        *[f"    {name!r}: {prices}," for name, prices in found.rows.items()],
        "",
    ]
    return "\n".join(lines)
