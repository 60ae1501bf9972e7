"""Bots at a table: those that can take a seat, whose turn it is, and the chance they're given."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from bothy.bots.opponents import OPPONENTS
from bothy.bots.roster import NAMES, installed
from bothy.kernel import Reason
from bothy.local.refusals import Unknown
from bothy.local.tables import SeatRow, Table
from bothy.table import Match


def bot_spec(name: str) -> str:
    """Returns the spec of the opponent or the bot with this name. Guests can't choose its budget."""
    specs = {each: each for each in (*NAMES, *installed())} | {each.id: each.bot for each in OPPONENTS}
    if name not in specs:
        raise Unknown(Reason("bot-unknown", bot=name, known=", ".join(specs)))
    return specs[name]


def bot_id(spec: str) -> str:
    """Returns the opponent that a spec stands for; a bot that is no opponent keeps its spec."""
    return next((opponent.id for opponent in OPPONENTS if opponent.bot == spec), spec)


def seat_bots(seats: Sequence[SeatRow]) -> tuple[str | None, ...]:
    """Returns the bot of each seat, None where a person sits; empty if there are no bots."""
    bots = tuple(None if seat.bot is None else bot_spec(seat.bot) for seat in seats)
    return bots if any(bots) else ()


def bot_seats(table: Table) -> int:
    """Counts the bots' seats at a table."""
    return sum(seat.bot is not None for seat in table.seats)


def bot_at(match: Match, bots: Sequence[str | None], seat: int) -> str | None:
    """Returns the bot that plays a seat, as its own or for an absent person."""
    away = match.away
    if away and away.get(seat):
        return away[seat]
    return bots[seat] if seat < len(bots) else None


def bot_to_act(match: Match, bots: Sequence[str | None]) -> int | None:
    """Returns the first bot seat that has to act."""
    if not bots and not match.away:
        return None
    return next((seat for seat in match.seats_to_act() if bot_at(match, bots, seat) is not None), None)


def seed_of(secret: bytes, match_id: str, seq: int) -> int:
    """Returns the random seed of a bot asked after entry `seq`: the same whenever and wherever it's asked again.

    The secret is the seed of the match. Without it, a player who knows the bot could predict its answer.
    """
    text = f"{match_id}.{seq}".encode()
    return int.from_bytes(blake2b(text, digest_size=8, key=secret, person=b"bothy-bot").digest(), "big")
