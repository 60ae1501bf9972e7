"""The rondel: who acts, the die, tiles left behind, and the refill (G4, G5)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.position import DIE, EMPTY, PAWN, GlenMore, pawn_of
from bothy.games.glenmore.scoring.scores import Scoring
from bothy.kernel import Draw, Frame, Outcome, Step, value


def tiles_ahead(pos: GlenMore) -> list[int]:
    """The tiles on the rondel, clockwise from the gap: all lie ahead of whoever acts."""
    rondel, after = pos.rondel, pos.gap + 1
    return [code for code in rondel[after:] + rondel[:after] if code >= 0]


def space_after(pos: GlenMore, space: int) -> int:
    """How far a space lies from the gap, clockwise."""
    return (space - pos.gap) % len(pos.rondel)


def rearmost(pos: GlenMore) -> int:
    """The space of the piece farthest back that is still in the game, -1 if all players are done (G4.1)."""
    found = -1
    players, after = pos.players, pos.gap + 1
    for at, code in enumerate(pos.rondel[after:] + pos.rondel[:after], after):
        if code == DIE and found < 0:
            found = at
        elif code <= PAWN and not players[PAWN - code].done:
            # The die goes first if it was met first, but it never plays alone.
            return (at if found < 0 else found) % len(pos.rondel)
    return -1


def beyond_the_end(pos: GlenMore, space: int) -> bool:
    """Whether a space lies on The End or beyond it."""
    the_end = pos.rules.the_end
    return the_end in pos.rondel and space_after(pos, space) >= space_after(pos, pos.rondel.index(the_end))


def move_pawn(pos: GlenMore, seat: int, tile: int) -> None:
    """A pawn onto the place of a tile, which is taken up; The End stays where it is (G4.5, G4.6, G19)."""
    player, space = pos.players[seat], pos.rondel.index(tile)
    player.done = beyond_the_end(pos, space)
    pos.rondel[player.space] = EMPTY
    player.space = space
    if tile != pos.rules.the_end:
        pos.rondel[space] = pawn_of(seat)
        pos.say("moved", [("rondel", -1, "taken")], seat=seat, tile=pos.rules.ids[tile])
    else:
        pos.say("at-the-end", seat=seat)
    discard_passed(pos)


def discard_passed(pos: GlenMore) -> None:
    """Tiles that everybody has passed are discarded as soon as a piece has moved (G4.6)."""
    rondel, the_end = pos.rondel, pos.rules.the_end
    for space in spaces_behind(pos):
        tile = rondel[space]
        if tile >= 0 and tile != the_end:
            rondel[space] = EMPTY
            pos.say("passed-by", [("rondel", -1, "passed")], tile=pos.rules.ids[tile])
            pos.discard(tile)


def spaces_behind(pos: GlenMore) -> list[int]:
    """The spaces between the gap and the piece farthest back, clockwise; once all are done, any pawn counts."""
    last, spaces = rearmost(pos), len(pos.rondel)
    after = [space_after(pos, player.space) for player in pos.players] if last < 0 else [space_after(pos, last)]
    return [(pos.gap + step) % spaces for step in range(1, min(after))]


# The die


@value
class RollDie(Draw[GlenMore]):
    """The die is farthest back: it is rolled and moves (G5.2)."""

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return pos.rules.die_outcomes

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        pos.say("rolled", steps=outcome)
        move_die(pos, outcome)
        discard_passed(pos)


def move_die(pos: GlenMore, steps: int) -> None:
    """The die goes forward by tiles; it discards the one it stops on, or leaves at The End (G5.3 to G5.5)."""
    tile = _die_stops(pos, steps)
    pos.rondel[pos.die] = EMPTY
    if tile < 0:
        pos.die = -1
        pos.say("die-leaves")
        return
    pos.die = pos.rondel.index(tile)
    pos.rondel[pos.die] = DIE
    pos.say("die-takes", [("rondel", -1, "die")], tile=pos.rules.ids[tile])
    pos.discard(tile)


def _die_stops(pos: GlenMore, steps: int) -> int:
    """The tile on which the die stops, -1 if its steps bring it to The End."""
    tiles, the_end, protected = tiles_ahead(pos), pos.rules.the_end, pos.rules.protected
    for at, tile in enumerate(tiles):
        if tile == the_end:
            return -1
        if at >= steps - 1 and not protected[tile]:
            return tile
    return -1


# Refill


@value
class Refill(Step[GlenMore]):
    """At the end of a turn spaces are filled from the old gap to the new, unless all are done (G4.7, G19.5)."""

    def run(self, pos: GlenMore) -> None:
        last, start, spaces = rearmost(pos), pos.gap, len(pos.rondel)
        if last >= 0:
            count = min(space_after(pos, last) - 1, tiles_to_come(pos))
            pos.gap = (last - 1) % spaces
            pos.then(*[LayTile((start + step) % spaces) for step in range(count)])


def tiles_to_come(pos: GlenMore) -> int:
    """How many tiles the stacks still hold."""
    return len(pos.left) + pos.rules.tiles_after[pos.stage]


@value
class LayTile(Draw[GlenMore]):
    """A tile from the current stack onto a space; the last of a stack may bring a scoring (G4.8, G4.9)."""

    space: int

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        the_end, left = pos.rules.the_end, pos.left
        if the_end not in left:
            return [(tile, 1) for tile in left]
        first, last = pos.rules.end_depths
        laid = len(pos.rules.stacks[pos.stage]) - len(left)
        others = [tile for tile in left if tile != the_end]
        if laid < first:
            return [(tile, 1) for tile in others]
        # Of the places first..last each is equally likely; laid .. last are still open.
        if laid >= last or not others:
            return [(the_end, 1)]
        return [*[(tile, last - laid) for tile in others], (the_end, len(others))]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        pos.rondel[self.space] = outcome
        pos.left = tuple([tile for tile in pos.left if tile != outcome])
        lines = [("stacks", -1, "laid"), ("rondel", 1, "laid")]
        pos.say("laid", lines, tile=pos.rules.ids[outcome], space=self.space)
        if not pos.left and pos.stage + 1 < len(pos.rules.stacks):
            if pos.rules.scoring_after[pos.stage]:
                pos.then(Scoring(pos.stage))
            pos.stage += 1
            pos.left = pos.rules.stacks[pos.stage]


FRAMES: Sequence[type[Frame[GlenMore]]] = (RollDie, Refill, LayTile)
EVENTS: tuple[str, ...] = (
    "moved",
    "at-the-end",
    "rolled",
    "die-leaves",
    "die-takes",
    "discarded",
    "passed-by",
    "laid",
)
