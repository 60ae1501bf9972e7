"""A ladder over several contests: bots that never met are compared through common opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bothy.bots.arena.contest import NOBODY, Outcome
from bothy.bots.arena.rating import ratings
from bothy.bots.arena.results import FORMAT, parsed, whole_lines
from bothy.bots.arena.standing import standings
from bothy.bots.figures import Share
from bothy.kernel import Json, Malformed, Reason, SamplingDealer

MIDDLE: Final = 1500
"""The rating of the ladder's anchor."""
SCALE: Final = 48
"""Displayed rating points per openskill point, as for people's ratings."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot on the ladder."""

    name: str
    rating: int
    doubt: int
    """One standard deviation."""
    won: Share


def ladder(files: Sequence[Path], middle: str) -> list[Rung]:
    """Rates all bots in these results files, the strongest first, with `middle` at 1500.

    Games are shuffled, because ratings depend slightly on their order and the first games would count least.
    """
    contests = [_read(path) for path in files]
    outcomes = [outcome for _, played in contests for outcome in played]
    _check({game for game, _ in contests}, {len(outcome.bots) for outcome in outcomes})
    chance = SamplingDealer(0)
    found = ratings(sorted(outcomes, key=lambda _: chance.below(len(outcomes))))
    if middle not in found:
        raise Malformed(Reason("ladder-middle", bot=middle, bots=", ".join(sorted(found))))
    rungs = [
        Rung(
            name=each.bot,
            rating=MIDDLE + round(SCALE * (found[each.bot].strength - found[middle].strength)),
            doubt=round(SCALE * found[each.bot].doubt),
            won=each.won,
        )
        for each in standings(outcomes)
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _check(games: set[str], seats: set[int]) -> None:
    if len(games) > 1:
        raise Malformed(Reason("ladder-games", games=", ".join(sorted(games))))
    if len(seats) > 1:
        raise Malformed(Reason("ladder-seats", seats=", ".join(map(str, sorted(seats)))))


def _read(path: Path) -> tuple[str, list[Outcome]]:
    """Returns a file's game and outcomes. A seat that the game plays itself is named after its options."""
    header, *lines = parsed(path, whole_lines(path.read_text(encoding="utf-8", errors="replace")))
    if header.get("arena") != FORMAT or not {"game", "options"} <= header.keys():
        raise Malformed(Reason("results-line", file=str(path), line=1))
    itself = _itself(header["options"][0])
    outcomes = [Outcome.read(line) for line in lines]
    return str(header["game"]), [
        replace(each, bots=tuple(itself if bot == NOBODY else bot for bot in each.bots)) for each in outcomes
    ]


def _itself(options: Mapping[str, Json]) -> str:
    """Returns a name such as `automa=5`."""
    return ",".join(f"{name}={value}" for name, value in options.items()) or NOBODY
