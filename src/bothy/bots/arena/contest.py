"""Contests: everything needed to play any game of an arena by its number alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

from bothy.bots.bot import ask
from bothy.bots.roster import find_bot
from bothy.kernel import Action, Event, Facts, Game, InvalidInput, Json, Pack, Reason, canonical
from bothy.table import record
from bothy.table.fairness import Shuffle
from bothy.table.game_registry import find
from bothy.table.match import Match

NOBODY = "nobody"
"""The name of a seat that the game itself plays."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one game: the seating, each seat's result, and the facts for the game's study."""

    number: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...] = ()
    facts: Facts = field(default_factory=dict)
    seconds: float = field(default=0.0, compare=False)

    def data(self) -> Json:
        """Returns the wire form."""
        return {
            "number": self.number,
            "bots": list(self.bots),
            "ranks": list(self.ranks),
            "points": list(self.points),
            "scores": [dict(score) for score in self.scores],
            "facts": {
                kind: {name: list(seats) for name, seats in found.items()} for kind, found in self.facts.items()
            },
            "seconds": self.seconds,
        }

    @classmethod
    def read(cls, data: Mapping[str, Json]) -> Outcome:
        """Reads an outcome. Raises `InvalidInput` if it's invalid."""
        try:
            return cls(
                number=data["number"],
                bots=tuple(data["bots"]),
                ranks=tuple(data["ranks"]),
                points=tuple(data["points"]),
                scores=tuple(data["scores"]),
                facts=data["facts"],
                seconds=data["seconds"],
            )
        except (KeyError, TypeError) as error:
            raise InvalidInput(Reason("record-line", given=str(data)[:60])) from error


@dataclass(frozen=True, slots=True)
class Contest:
    """A game, its bots, and the options to cycle through."""

    game: str
    bots: tuple[str, ...]
    settings: tuple[Mapping[str, Any], ...] = ({},)
    keep: Path | None = None
    """The folder for records, if they should be kept."""
    pack_changes: Mapping[str, Json] = field(default_factory=dict)
    """The components' differences from the built-in ones, because workers can't read a pack's folder."""

    @property
    def pack(self) -> Pack:
        """The contest's components."""
        return _pack(self.game, canonical(dict(self.pack_changes)))

    @property
    def rotations(self) -> int:
        """The number of different seatings: the number of seats, or one if all bots are the same."""
        return next(turn for turn in range(1, len(self.bots) + 1) if _turned(self.bots, turn) == self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        """Returns a game's seating: each set-up is played once with every rotation of the seats."""
        return _turned(self.bots, number % self.rotations)

    def deal(self, number: int) -> int:
        """Returns the number of a game's set-up, which all rotations of the seats share."""
        return number // self.rotations

    def options(self, number: int) -> Mapping[str, Any]:
        """Returns a game's options."""
        return self.settings[self.deal(number) % len(self.settings)]

    def check(self) -> None:
        """Rejects an invalid contest before any game is played."""
        game = _game(self.game)
        for options in self.settings:
            game.open(options, game.seats_for(options, len(self.bots)), self.pack)
        for name in self.bots:
            find_bot(name)

    def play(self, number: int) -> Outcome:
        """Plays one game. Its number determines all chance, the same for all rotations of the seats."""
        began = perf_counter()
        game, seating = _game(self.game), self.seating(number)
        players = [find_bot(name) for name in seating]
        shuffle = Shuffle.numbered(self.deal(number))
        options = self.options(number)
        seats = game.seats_for(options, len(seating))
        match = Match.open(game, options, seats, shuffle, self.pack)
        actions: list[tuple[int, Action]] = []
        events: list[Event] = list(match.played(0).events)
        while not match.finished:
            seat = match.seats_to_act()[0]
            seed = number * 1_000_003 + match.seq
            action = ask(players[seat], game, match.rules, match.position, seat, seed)
            actions.append((seat, action))
            events += match.play(seat, action)[0].events
        if self.keep is not None:
            self._keep(match, number)
        result = match.result
        return Outcome(
            number=number,
            bots=(*seating, *[NOBODY] * (seats - len(seating))),
            ranks=result.ranks,
            points=tuple([sum(score.values()) for score in result.scores]),
            scores=result.scores,
            facts=game.study.facts(match.position, actions, events),
            seconds=round(perf_counter() - began, 3),
        )

    def _keep(self, match: Match, number: int) -> None:
        """Writes the record atomically, so that an interrupted worker leaves no partial file."""
        assert self.keep is not None
        path = self.keep / f"{self.game}-{number:05}.bothy"
        part = path.with_suffix(".part")
        part.write_text(record.complete(match), encoding="utf-8")
        part.replace(path)


@cache
def _game(name: str) -> Game[Any]:
    """Caches the game, because searching the installed packages takes longer than some games."""
    return find(name)


@cache
def _pack(name: str, changes: str) -> Pack:
    """Caches the pack, because reading one is slow too."""
    return _game(name).packs.with_changes(json.loads(changes))


def _turned(bots: tuple[str, ...], turn: int) -> tuple[str, ...]:
    return (*bots[turn:], *bots[:turn])
