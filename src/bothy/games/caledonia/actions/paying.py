"""Paying goods from stock, or with the substitutes that modules allow."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.position import Caledonia


def payable(pos: Caledonia, seat: int, good: int) -> int:
    """Returns how much of a good a seat can pay, if it pays nothing else."""
    have = pos.players[seat].goods[good]
    for hook in pos.hooks_of(seat).modify_payable:
        have = hook(pos, seat, good, have)
    return have


def pay_good(pos: Caledonia, seat: int, good: int, count: int, why: str) -> None:
    """Pays this much of a good."""
    for hook in pos.hooks_of(seat).modify_due:
        count = hook(pos, seat, good, count)
    pos.gain(seat, good, -count, why)


def can_pay(pos: Caledonia, seat: int, goods: Sequence[int]) -> bool:
    """Returns whether a seat can pay these goods, substitutes included: True if `lacking` finds none."""
    player = pos.players[seat]
    own = player.goods
    for good, need in enumerate(goods):
        if need > own[good]:
            return bool(pos.rules.seat_hooks[player.clan].modify_payable) and lacking(pos, seat, goods) is None
    return True


def lacking(pos: Caledonia, seat: int, goods: Sequence[int]) -> tuple[int, int, int] | None:
    """Returns a good that a seat lacks for a payment: its number, the number needed, the number held."""
    own, short = pos.players[seat].goods, 0
    hooks = pos.rules.seat_hooks[pos.players[seat].clan].modify_payable
    for good, need in enumerate(goods):
        if need and own[good] < need:
            have = payable(pos, seat, good) if hooks else own[good]
            if have < need:
                return good, need, have
            short += 1
    return _lacking_together(pos, seat, goods) if short > 1 else None


def _lacking_together(pos: Caledonia, seat: int, goods: Sequence[int]) -> tuple[int, int, int] | None:
    """Returns a good lacking where several need the same substitutes, enough for each good but not for all."""
    tried = pos.copy()
    tried.trace = None
    own = tried.players[seat].goods
    for good, need in enumerate(goods):
        due = need
        for hook in pos.hooks_of(seat).modify_due:
            due = hook(tried, seat, good, due)
        if due > own[good]:
            return good, need, own[good] + need - due
    return None
