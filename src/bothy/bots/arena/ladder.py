"""Several contests on one ladder: bots that never met are compared by those that both have met."""

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
    """Which game a file tells of, and its outcomes; a seat the game plays itself is named by its options."""
    header, *lines = parsed(path, whole_lines(path.read_text(encoding="utf-8", errors="replace")))
    if header.get("arena") != FORMAT or not {"game", "options"} <= header.keys():
        raise Malformed(Reason("results-line", file=str(path), line=1))
    itself = _itself(header["options"][0])
    outcomes = [Outcome.read(line) for line in lines]
    return str(header["game"]), [
        replace(each, bots=tuple(itself if bot == NOBODY else bot for bot in each.bots)) for each in outcomes
    ]


def _itself(options: Mapping[str, Json]) -> str:
    """`automa=5`, say."""
    return ",".join(f"{name}={value}" for name, value in options.items()) or NOBODY
