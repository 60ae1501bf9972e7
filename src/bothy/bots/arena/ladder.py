"""Several contests on one ladder: bots that never met are compared by those that both have met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bothy.bots.arena.contest import NOBODY, Outcome
from bothy.bots.arena.rating import ratings
from bothy.bots.arena.results import FORMAT, parsed
from bothy.bots.figures import Share, victory
from bothy.kernel import Json, Malformed, Reason, SamplingDealer

MIDDLE: Final = 1500
"""Where whoever the ladder is hung up by stands."""
SCALE: Final = 48
"""So many shown are one of openskill's points: as people's ratings are shown."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Somebody on the ladder."""

    name: str
    rating: int
    doubt: int
    """One standard deviation."""
    won: Share


def ladder(files: Sequence[Path], middle: str) -> list[Rung]:
    """Everybody in these results files, the strongest first; `middle` stands at 1500.

    Ratings depend a little on the order of games, and the first to meet would count least: games are mixed.
    """
    outcomes = [outcome for path in files for outcome in _played(path)]
    seats = {len(outcome.bots) for outcome in outcomes}
    if len(seats) > 1:
        raise Malformed(Reason("ladder-seats", seats=", ".join(map(str, sorted(seats)))))
    chance = SamplingDealer(0)
    found = ratings(sorted(outcomes, key=lambda _: chance.below(len(outcomes))))
    if middle not in found:
        raise Malformed(Reason("ladder-middle", bot=middle, bots=", ".join(sorted(found))))
    rungs = [
        Rung(
            name=name,
            rating=MIDDLE + round(SCALE * (rating.strength - found[middle].strength)),
            doubt=round(SCALE * rating.doubt),
            won=_won(outcomes, name),
        )
        for name, rating in found.items()
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _played(path: Path) -> list[Outcome]:
    header, *lines = parsed(path, path.read_text(encoding="utf-8"))
    if header.get("arena") != FORMAT:
        raise Malformed(Reason("results-line", file=str(path), line=1))
    itself = _itself(header)
    outcomes = [Outcome.read(line) for line in lines]
    return [replace(each, bots=tuple(itself if bot == NOBODY else bot for bot in each.bots)) for each in outcomes]


def _itself(header: Mapping[str, Json]) -> str:
    """What a seat is called that the game plays itself: by its options, as `automa=5`."""
    options: Mapping[str, Json] = header["options"][0]
    return ",".join(f"{name}={value}" for name, value in options.items()) or NOBODY


def _won(outcomes: Sequence[Outcome], name: str) -> Share:
    at = [(outcome, seat) for outcome in outcomes for seat, bot in enumerate(outcome.bots) if bot == name]
    return Share(sum(victory(outcome.ranks, seat) for outcome, seat in at), len(at))
