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
from bothy.bots.stats import Share
from bothy.kernel import InvalidInput, Json, Reason, SamplingDealer

ANCHOR: Final = 1500
"""The rating of the ladder's anchor."""
SCALE: Final = 48
"""Displayed rating points per openskill point, as for people's ratings."""


@dataclass(frozen=True, slots=True)
class LadderEntry:
    """A bot on the ladder."""

    name: str
    rating: int
    doubt: int
    """One standard deviation."""
    won: Share


def ladder(files: Sequence[Path], anchor: str) -> list[LadderEntry]:
    """Rates all bots in these results files, the strongest first, with `anchor` at 1500.

    Games are shuffled, because ratings depend slightly on their order and the first games would count least.
    """
    contests = [_read(path) for path in files]
    outcomes = [outcome for _, played in contests for outcome in played]
    _check({game for game, _ in contests}, {len(outcome.bots) for outcome in outcomes})
    chance = SamplingDealer(0)
    found = ratings(sorted(outcomes, key=lambda _: chance.below(len(outcomes))))
    if anchor not in found:
        raise InvalidInput(Reason("ladder-anchor", bot=anchor, bots=", ".join(sorted(found))))
    entries = [
        LadderEntry(
            name=each.bot,
            rating=ANCHOR + round(SCALE * (found[each.bot].strength - found[anchor].strength)),
            doubt=round(SCALE * found[each.bot].doubt),
            won=each.won,
        )
        for each in standings(outcomes)
    ]
    return sorted(entries, key=lambda entry: -entry.rating)


def _check(games: set[str], seats: set[int]) -> None:
    if len(games) > 1:
        raise InvalidInput(Reason("ladder-games", games=", ".join(sorted(games))))
    if len(seats) > 1:
        raise InvalidInput(Reason("ladder-seats", seats=", ".join(map(str, sorted(seats)))))


def _read(path: Path) -> tuple[str, list[Outcome]]:
    """Returns a file's game and outcomes. A seat that the game plays itself is named after its options."""
    header, *lines = parsed(path, whole_lines(path.read_text(encoding="utf-8", errors="replace")))
    if header.get("arena") != FORMAT or not {"game", "options"} <= header.keys():
        raise InvalidInput(Reason("results-line", file=str(path), line=1))
    itself = _itself(header["options"][0])
    outcomes = [Outcome.read(line) for line in lines]
    return str(header["game"]), [
        replace(each, bots=tuple(itself if bot == NOBODY else bot for bot in each.bots)) for each in outcomes
    ]


def _itself(options: Mapping[str, Json]) -> str:
    """Returns a name such as `automa=5`."""
    return ",".join(f"{name}={value}" for name, value in options.items()) or NOBODY
