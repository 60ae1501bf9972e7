"""What is played: everything somebody must know to play any game of an arena by its number alone."""

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
from bothy.kernel import Action, Event, Facts, Game, Json, Malformed, Pack, Reason, canonical
from bothy.table import record
from bothy.table.fairness import Shuffle
from bothy.table.game_registry import find
from bothy.table.match import Match

NOBODY = "nobody"
"""What a seat is called that the game plays itself."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: who sat where, how it ended by seat, and what the game's study wants to know of it."""

    number: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...] = ()
    facts: Facts = field(default_factory=dict)
    seconds: float = field(default=0.0, compare=False)

    def data(self) -> Json:
        """The wire form."""
        return {
            "number": self.number,
            "bots": list(self.bots),
            "ranks": list(self.ranks),
            "points": list(self.points),
            "scores": [dict(score) for score in self.scores],
            "facts": {
                kind: {name: list(seats) for name, seats in found.items()} for kind, found in self.facts.items()
            },
            "seconds": round(self.seconds, 3),
        }

    @classmethod
    def read(cls, data: Mapping[str, Json]) -> Outcome:
        """The outcome written so, or a refusal."""
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
            raise Malformed(Reason("record-line", given=str(data)[:60])) from error


@dataclass(frozen=True, slots=True)
class Contest:
    """A game, the bots that meet in it, and the options it is opened with, several of them in turn."""

    game: str
    bots: tuple[str, ...]
    settings: tuple[Mapping[str, Any], ...] = ({},)
    keep: Path | None = None
    """The folder for records, if they are to be kept."""
    pack_changes: Mapping[str, Json] = field(default_factory=dict)
    """What its components differ in from the built-in ones: a worker knows no folder."""

    @property
    def pack(self) -> Pack:
        """The components it is played with."""
        return _pack(self.game, canonical(dict(self.pack_changes)))

    @property
    def rotations(self) -> int:
        """How many seatings differ: as many as there are seats, one if all bots are the same."""
        return next(turn for turn in range(1, len(self.bots) + 1) if _turned(self.bots, turn) == self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: each set-up is played once with every rotation of the seats."""
        return _turned(self.bots, number % self.rotations)

    def deal(self, number: int) -> int:
        """The number of a game's set-up: all rotations of the seats are dealt the same."""
        return number // self.rotations

    def options(self, number: int) -> Mapping[str, Any]:
        """The options of a game."""
        return self.settings[self.deal(number) % len(self.settings)]

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        game = _game(self.game)
        for options in self.settings:
            game.open(options, game.seats_for(options, len(self.bots)), self.pack)
        for name in self.bots:
            find_bot(name)

    def play(self, number: int) -> Outcome:
        """One game. Its chance follows from its number, the same for all rotations of the seats."""
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
            seat = match.owes()[0]
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
            facts=game.study().facts(match.position, actions, events),
            seconds=perf_counter() - began,
        )

    def _keep(self, match: Match, number: int) -> None:
        """Write the record, whole or not at all: whoever is stopped half-way leaves no half of a file."""
        assert self.keep is not None
        path = self.keep / f"{self.game}-{number:05}.bothy"
        part = path.with_suffix(".part")
        part.write_text(record.complete(match), encoding="utf-8")
        part.replace(path)


@cache
def _game(name: str) -> Game[Any]:
    """Looking through all that is installed takes longer than some games."""
    return find(name)


@cache
def _pack(name: str, changes: str) -> Pack:
    """So does reading a pack."""
    return _game(name).pack_of(json.loads(changes))


def _turned(bots: tuple[str, ...], turn: int) -> tuple[str, ...]:
    return (*bots[turn:], *bots[:turn])
