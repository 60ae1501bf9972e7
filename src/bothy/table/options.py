"""Tables for testing: every pair of option values at least once, or random allowed combinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bothy.kernel import Game, SamplingDealer

SEATS = "seats"
Choice = tuple[str, Any]
Pair = tuple[Choice, Choice]


@dataclass(frozen=True, slots=True)
class Setting:
    """The seats and options of a table."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([f"seats={self.seats}", *[f"{name}={value}" for name, value in self.options.items()]])


def defaults(game: Game[Any]) -> list[Setting]:
    """Returns the default options with each number of seats they allow."""
    options = game.complete({})
    return [Setting(seats, options) for seats in game.seats if game.why_not(options, seats) is None]


def at_random(game: Game[Any], seed: int) -> Iterator[Setting]:
    """Yields random allowed combinations endlessly."""
    chance = SamplingDealer(seed)
    while True:
        seats = game.seats[chance.below(len(game.seats))]
        options = {option.id: option.values[chance.below(len(option.values))] for option in game.options}
        if game.why_not(options, seats) is None:
            yield Setting(seats, options)


def pairs(game: Game[Any]) -> tuple[list[Setting], list[Pair]]:
    """Returns settings that cover every pair of values at least once, and the pairs that never go together."""
    factors: dict[str, tuple[Any, ...]] = {SEATS: game.seats}
    factors |= {option.id: option.values for option in game.options}
    missing = dict.fromkeys(_all_pairs(factors))
    settings: list[Setting] = []
    never: list[Pair] = []
    while missing:
        pair = next(iter(missing))
        chosen = _completed(game, factors, dict(pair), missing)
        if chosen is None:
            never.append(pair)
            del missing[pair]
            continue
        for covered in _pairs_of(chosen, factors):
            missing.pop(covered, None)
        settings.append(Setting(chosen.pop(SEATS), {name: chosen[name] for name in factors if name != SEATS}))
    return settings, never


def _all_pairs(factors: Mapping[str, tuple[Any, ...]]) -> Iterator[Pair]:
    names = list(factors)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            yield from (((one, this), (other, that)) for this in factors[one] for that in factors[other])


def _pairs_of(chosen: Mapping[str, Any], factors: Mapping[str, tuple[Any, ...]]) -> list[Pair]:
    return list(_all_pairs({name: (chosen[name],) for name in factors if name in chosen}))


def _completed(
    game: Game[Any],
    factors: Mapping[str, tuple[Any, ...]],
    chosen: dict[str, Any],
    missing: Mapping[Pair, None],
) -> dict[str, Any] | None:
    """Returns an allowed completion of a choice with many missing pairs, or None if there is none."""
    if _forbidden(game, chosen):
        return None
    name = next((name for name in factors if name not in chosen), None)
    if name is None:
        return chosen
    at = list(factors).index(name)
    before = {other: place < at for place, other in enumerate(factors)}

    def gain(value: Any) -> int:
        own = (name, value)
        return sum(((this, own) if before[this[0]] else (own, this)) in missing for this in chosen.items())

    for value in sorted(factors[name], key=gain, reverse=True):
        found = _completed(game, factors, chosen | {name: value}, missing)
        if found is not None:
            return found
    return None


def _forbidden(game: Game[Any], chosen: Mapping[str, Any]) -> bool:
    """Returns True if no table allows the choices so far. Every restriction involves at most two values."""
    seats = chosen.get(SEATS)
    for option in game.options if seats is not None else ():
        if option.id in chosen and seats not in option.seats.get(chosen[option.id], game.seats):
            return True
    for (one, this), (other, that) in game.clashes:
        if chosen.get(one) == this and chosen.get(other) == that:
            return True
    return False
