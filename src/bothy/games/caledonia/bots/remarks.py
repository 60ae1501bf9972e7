"""Remarks on a finished game: contracts left in the box, idle money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import mul

from bothy.games.caledonia.actions.fulfil import payments
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import import_values
from bothy.games.caledonia.turn import Turn
from bothy.kernel import Remark, Stage

IDLE = 30
"""Pounds that a passing seat could have put to work a round earlier."""


def remarks(timeline: Sequence[Stage[Caledonia]]) -> list[Remark]:
    """Returns the remarks seat by seat, contracts before money."""
    people = timeline[-1].position.rules.people
    return [remark for seat in people for remark in (*_contracts(timeline, seat), *_money(timeline, seat))]


def _contracts(timeline: Sequence[Stage[Caledonia]], seat: int) -> Iterator[Remark]:
    """Yields contracts in the box at the end, with the last round in which each could have been completed."""
    end = timeline[-1].position
    values = import_values(end)
    for number in end.players[seat].box:
        contract = end.rules.pack.contracts[number]
        points = contract.hops + sum(map(mul, contract.imports, values))
        rounds = [stage.position.round for stage in timeline if _payable(stage.position, seat, number)]
        if rounds:
            yield Remark(seat, "contract-missed", {"contract": number, "points": points, "round": rounds[-1]})
        else:
            yield Remark(seat, "contract-open", {"contract": number, "points": points})


def _payable(pos: Caledonia, seat: int, number: int) -> bool:
    """Returns whether a seat begins a turn in which it could complete a contract in its box."""
    top = pos.stack[-1] if pos.stack else None
    if not isinstance(top, Turn) or top.seat != seat or pos.now.acted:
        return False
    return number in pos.players[seat].box and bool(payments(pos, seat, number))


def _money(timeline: Sequence[Stage[Caledonia]], seat: int) -> Iterator[Remark]:
    """Yields rounds that a seat passed with much money; not the last one, where there is nothing left to buy."""
    for before, after in pairwise(timeline):
        pos = before.position
        passes = any(event.key == "passed" and event.values["seat"] == seat for event in after.events)
        money = pos.players[seat].money if passes else 0
        if money >= IDLE and pos.round < pos.rules.pack.setup.rounds:
            yield Remark(seat, "money-idle", {"round": pos.round, "money": money})
