"""Moving on the rondel: tiles ahead, the rearmost piece, passing and stopping (G4, G19)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.hook_types import PASSED
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, NEUTRAL, PAWN, between, pawn_of
from bothy.kernel import Frame, Step, value


def distance(pos: GlenMore, space: int) -> int:
    """Returns how far a space is ahead of the rearmost piece, clockwise."""
    return (space - pos.gap - 1 - pos.behind) % len(pos.rondel)


def tiles_ahead(pos: GlenMore) -> list[int]:
    """Returns the tiles on the rondel, clockwise. All are ahead of the piece that acts."""
    rondel = pos.rondel
    after = (pos.gap + 1 + pos.behind) % len(rondel)
    found = [code for code in rondel[after:] + rondel[:after] if code >= 0]
    return found if not pos.rules.stays else list(dict.fromkeys(found))


def rearmost(pos: GlenMore) -> int:
    """Returns the space of the rearmost piece still in the game, -1 if all players are done (G4.1, G19.4)."""
    if not pos.rules.plain_rondel:
        return _rearmost_of_all(pos)
    found = -1
    players, after = pos.players, pos.gap + 1
    for at, code in enumerate(pos.rondel[after:] + pos.rondel[:after], after):
        if code < EMPTY:
            if code == NEUTRAL:
                found = at
            elif not players[PAWN - code].done:
                # The neutral piece goes first if it is rearmost, but it never plays alone.
                return (at if found < 0 else found) % len(pos.rondel)
    return -1


def _rearmost_of_all(pos: GlenMore) -> int:
    """Returns the same where there are more pieces, or where pawns stand on tiles that stay."""
    rondel, spaces, after = pos.rondel, len(pos.rondel), pos.gap + 1 + pos.behind
    found, least = -1, spaces
    for player in pos.players:
        if not player.done:
            ahead = (player.space - after) % spaces
            if ahead < least:
                found, least = player.space, ahead
    if found < 0:
        return -1
    for piece in pos.rules.pieces:
        if piece.code in rondel and (rondel.index(piece.code) - after) % spaces < least:
            found = rondel.index(piece.code)
            least = (found - after) % spaces
    return found


def beyond_the_end(pos: GlenMore, space: int) -> bool:
    """Returns whether a space is on The End or beyond it."""
    the_end = pos.rules.the_end
    return the_end in pos.rondel and distance(pos, space) >= distance(pos, pos.rondel.index(the_end))


# A move: pass each space, stop


def go(pos: GlenMore, seat: int, tile: int, *then: Frame[GlenMore]) -> None:
    """Moves a pawn to a tile, passing others; the stop's effects are pushed as `then` (G4.3 to G4.5).

    If `plain_moves` is true, no hook runs along the way and `arrive` alone does the same.
    """
    way = on_the_way(pos, pawn_of(seat), pos.players[seat].space, pos.rondel.index(tile))
    pos.push(*way, Arrive(seat, tile), *then)


def on_the_way(pos: GlenMore, code: int, start: int, end: int) -> list[Frame[GlenMore]]:
    """Returns the questions to answer before a piece arrives, on each space it passes."""
    hooks = pos.rules.hooks
    found: list[Frame[GlenMore]] = []
    if hooks.on_passing:
        for space in between(pos.rondel, start, end):
            for passing in hooks.on_passing:
                found += passing(pos, code, space)
    return found


@value
class Arrive(Step[GlenMore]):
    """The end of a move that had questions along the way."""

    seat: int
    tile: int

    def run(self, pos: GlenMore) -> None:
        arrive(pos, self.seat, self.tile)


def arrive(pos: GlenMore, seat: int, tile: int) -> None:
    """Puts a pawn on a tile's space; the tile is taken up unless it stays, like The End (G4.5, G4.6, G19)."""
    player, space, rules = pos.players[seat], pos.rondel.index(tile), pos.rules
    player.done = beyond_the_end(pos, space)  # on The End, or beyond it once this turn is over (G19.3)
    if pos.rondel[player.space] < 0:
        pos.rondel[player.space] = EMPTY
    player.space = space
    if not rules.keeps_place[tile]:
        pos.rondel[space] = pawn_of(seat)
        pos.emit("moved", [("rondel", -1, "taken")], seat=seat, tile=rules.ids[tile])
    elif tile == rules.the_end:
        pos.emit("at-the-end", seat=seat)
    else:
        pos.emit("moved", seat=seat, tile=rules.ids[tile])
    discard_passed(pos, seat)
    if not rules.plain_moves:
        for hook in rules.hooks.on_stopped:
            pos.push(*hook(pos, pawn_of(seat), space))


def discard_passed(pos: GlenMore, seat: int) -> None:
    """Discards tiles that every piece has passed, as soon as a piece has moved (G4.6)."""
    rondel, lasting = pos.rondel, pos.rules.lasting
    for space in spaces_behind(pos):
        tile = rondel[space]
        if tile >= 0 and not lasting[tile]:
            rondel[space] = EMPTY
            pos.emit("passed-by", [("rondel", -1, "passed")], tile=pos.rules.ids[tile])
            pos.discard(tile, PASSED, seat)


def spaces_behind(pos: GlenMore) -> list[int]:
    """Returns the spaces between the gap and the rearmost piece, clockwise; once all are done, any pawn counts."""
    last, spaces, gap = rearmost(pos), len(pos.rondel), pos.gap
    if last < 0:
        ahead = min([distance(pos, player.space) for player in pos.players])
    else:
        ahead = (last - gap - 1 - pos.behind) % spaces
    return [(gap + step) % spaces for step in range(1, ahead + 1 + pos.behind)] if ahead + pos.behind else []


def space_behind(pos: GlenMore, space: int) -> int:
    """Returns the next ordinary space behind a piece, which will be the gap."""
    spaces, rondel, lasting = len(pos.rondel), pos.rondel, pos.rules.lasting
    space = (space - 1) % spaces
    if pos.rules.stays:
        while rondel[space] >= 0 and lasting[rondel[space]] and rondel[space] != pos.rules.the_end:
            space = (space - 1) % spaces
    return space


def tiles_to_come(pos: GlenMore) -> int:
    """Returns how many tiles are left in the stacks."""
    return len(pos.left) + pos.rules.tiles_after[pos.stage]


FRAMES: Sequence[type[Frame[GlenMore]]] = (Arrive,)
EVENTS: tuple[str, ...] = (
    "moved",
    "at-the-end",
    "discarded",
    "passed-by",
)
