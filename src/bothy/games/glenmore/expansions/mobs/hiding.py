"""Mobsters that act as Scotsmen in other territories: how they get there, and how they flee (X8.16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.mobs.mobster import Mobster, mobster_at, spend
from bothy.games.glenmore.expansions.mobs.prison import (
    Out,
    first_out,
    holder_of,
    lay_out,
    mobs,
    move_token,
    tokens_of,
)
from bothy.games.glenmore.hook_types import NOBODY, TilePiece
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE, NOWHERE
from bothy.kernel import Action, Frame, FreeAction, Reason, Registry, Text, value
from bothy.kernel.compiled import mypyc_attr


@value
class Recruit(Action):
    """Turn a Scotsman from the supply into this mobster."""

    mobster: str


@value
class Disguise(Action):
    """Turn a Scotsman on an own tile into this mobster."""

    mobster: str
    tile: str


@value
class Hide(Action):
    """Put the mobster on a tile of another territory."""

    owner: int
    tile: str


@value
class Stay(Action):
    """Leave the mobster where it is."""


STAY = Stay()


def whereabouts(pos: GlenMore, mobster: str) -> Out | None:
    """Returns a mobster's territory and place, None if it isn't out."""
    return first_out(pos, mobster)


def hideouts(pos: GlenMore, mobster: str, holder: int) -> list[tuple[int, int]]:
    """Returns where a mobster may go: tiles of other seats, except the one where it stands (X8.16).

    Seats are in order starting after the holder, tiles in the order they were laid: the first is the default when
    it flees (R-X27).
    """
    hider, seats = mobster_at(pos, mobster), len(pos.players)
    out = whereabouts(pos, mobster)
    gone = -1 if out is None else out[1]
    around = [(holder + step) % seats for step in range(1, seats)]
    return [
        (seat, cell)
        for seat in around
        if seat != gone
        for cell in pos.players[seat].tiles
        if not isinstance(hider, Hider) or hider.suits(cell)
    ]


# Going out


def why_not_disguise(pos: GlenMore, seat: int, action: Recruit | Disguise) -> Reason | None:
    """Returns why a Scotsman can't become a mobster."""
    known = pos.rules.module_named.get(action.mobster)
    if (
        not isinstance(known, Hider)
        or holder_of(pos, action.mobster) != seat
        or not tokens_of(pos, action.mobster)
    ):
        return Reason("no-mob-token", rule="X8.16", mobster=action.mobster)
    player = pos.players[seat]
    if isinstance(action, Recruit):
        return None if player.supply else Reason("no-scotsman-left", rule="X8.16")
    there = player.scotsmen.get(pos.cell_of(seat, action.tile))
    return None if there else Reason("no-scotsman-there", rule="X8.16")


def disguises(pos: GlenMore, seat: int, mobster: str) -> list[Action]:
    """Returns the Scotsmen that could become a mobster: from the supply, and on own tiles."""
    player = pos.players[seat]
    found: list[Action] = [Recruit.of(mobster)] if player.supply else []
    return [*found, *[Disguise.of(mobster, pos.tile_on(seat, cell)) for cell in player.scotsmen]]


def disguise(pos: GlenMore, seat: int, action: Recruit | Disguise) -> None:
    """Takes a Scotsman from the supply or his tile; the next question is where he goes."""
    spend(pos, action.mobster)
    if isinstance(action, Recruit):
        pos.players[seat].supply -= 1
        lines = [(f"supply-{seat}", -1, action.mobster)]
    else:
        pos.enter(seat, pos.cell_of(seat, action.tile), -1)
        lines = [(f"scotsmen-{seat}", -1, action.mobster)]
    pos.emit("disguised", lines, seat=seat, mobster=action.mobster)
    pos.push(Hiding(seat, action.mobster, NOBODY))


class Disguising(FreeAction[GlenMore]):
    """Disguising, in any own turn after the one in which the mobster was taken, with no other question open."""

    name = "disguising"
    takes = (Recruit, Disguise)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        part = mobs(pos)
        if seat not in part.holders:
            return ()
        held = [id_ for at, id_ in enumerate(part.ids) if part.holders[at] == seat and part.tokens[at]]
        hiders = [id_ for id_ in held if isinstance(mobster_at(pos, id_), Hider)]
        return [action for id_ in hiders for action in disguises(pos, seat, id_)]

    def why_not(self, pos: GlenMore, seat: int, action: Recruit | Disguise) -> Reason | None:
        reason = why_not_disguise(pos, seat, action)
        return Reason("finish-first") if reason is None and not pos.stack[-1].turn else reason

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return list(self.candidates(pos, seat)) if pos.stack[-1].turn else []

    def take(self, pos: GlenMore, seat: int, action: Recruit | Disguise) -> None:
        disguise(pos, seat, action)


@value
class GoingOut(Frame[GlenMore]):
    """Offer to send out a mobster just taken; it can also be done in a later turn."""

    takes = (Recruit, Disguise, Done)
    blocks_free_actions = True
    seat: int
    mobster: str

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-going-out", mobster=self.mobster)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*disguises(pos, seat, self.mobster), DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Recruit | Disguise | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if action.mobster != self.mobster:
            return Reason("not-an-answer")
        return why_not_disguise(pos, seat, action)

    def take(self, pos: GlenMore, seat: int, action: Recruit | Disguise | Done) -> None:
        if not isinstance(action, Done):
            disguise(pos, seat, action)


@value
class Hiding(Frame[GlenMore]):
    """Choice of where the mobster goes; it must go somewhere (X8.16)."""

    takes = (Hide,)
    blocks_free_actions = True
    seat: int
    mobster: str
    leaves: int
    """The seat whose territory it must leave, NOBODY if it is just going out."""

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        """Returns its player; no seat if it has already fled for another reason."""
        out = whereabouts(pos, self.mobster)
        return (self.seat,) if (NOBODY if out is None else out[1]) == self.leaves else ()

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-hiding" if self.leaves == NOBODY else "ask-hiding-flees", mobster=self.mobster)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return hides(pos, seat, self.mobster)

    def why_not(self, pos: GlenMore, seat: int, action: Hide) -> Reason | None:
        return why_not_hide(pos, seat, self.mobster, action)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return hides(pos, seat, self.mobster)

    def take(self, pos: GlenMore, seat: int, action: Hide) -> None:
        hide(pos, seat, self.mobster, action)


def hides(pos: GlenMore, seat: int, mobster: str) -> list[Action]:
    """Returns the ways to hide a mobster, in the order of `hideouts`."""
    return [Hide.of(owner, pos.tile_on(owner, cell)) for owner, cell in hideouts(pos, mobster, seat)]


def why_not_hide(pos: GlenMore, seat: int, mobster: str, action: Hide) -> Reason | None:
    """Returns why a mobster can't go there."""
    if not 0 <= action.owner < len(pos.players):
        return Reason("no-such-seat", rule="X8.16")
    cell = pos.cell_of(action.owner, action.tile)
    if cell == NOWHERE:
        return Reason("no-such-tile-there", rule="X8.16")
    if (action.owner, cell) in hideouts(pos, mobster, seat):
        return None
    return Reason("no-hideout", rule="X8.16", mobster=mobster)


def hide(pos: GlenMore, seat: int, mobster: str, action: Hide) -> None:
    """Puts a mobster on a tile."""
    cell, out = pos.cell_of(action.owner, action.tile), whereabouts(pos, mobster)
    if out is None:
        lay_out(pos, mobster, action.owner, cell)
    else:
        move_token(pos, out, action.owner, cell)
    pos.emit("hidden", seat=seat, mobster=mobster, owner=action.owner, tile=action.tile)


# Shared behaviour


@mypyc_attr(allow_interpreted_subclasses=True)
class Hider(Mobster):
    """A mobster that is its player's Scotsman in another territory; for three players or more (X8.2)."""

    def __init__(self, id_: str, names: Registry) -> None:
        super().__init__(id_, names, fewest=3)

    def suits(self, cell: int) -> bool:
        """Returns whether it may stand on this place."""
        return True

    def taken(self, pos: GlenMore, seat: int) -> Frames:
        super().taken(pos, seat)
        return (GoingOut(seat, self.name),)

    def on_entered(self, pos: GlenMore, seat: int, cell: int, count: int) -> Frames:
        """Makes it flee to a third territory when a Scotsman enters its tile."""
        out = whereabouts(pos, self.name)
        if out is None or out[1] != seat or out[2] != cell:
            return ()
        return (Hiding(self.holder(pos), self.name, seat),)

    def on_removed(self, pos: GlenMore, seat: int, cell: int, tile: int) -> Frames:
        """Moves it to the home castle there, like all pieces, when its tile leaves the territory (G17.5)."""
        out = whereabouts(pos, self.name)
        if out is not None and out[1] == seat and out[2] == cell:
            move_token(pos, out, seat, CASTLE)
            pos.emit(
                "hidden", seat=self.holder(pos), mobster=self.name, owner=seat, tile=pos.tile_on(seat, CASTLE)
            )
        return ()

    def pieces_on(self, pos: GlenMore, seat: int, cell: int) -> Sequence[TilePiece]:
        out = whereabouts(pos, self.name)
        if out is None or out[1] != seat or out[2] != cell:
            return ()
        return (TilePiece(self.name, self.holder(pos)),)

    def told(self, pos: GlenMore) -> Sequence[Text]:
        out = whereabouts(pos, self.name)
        if out is None:
            return ()
        return (Text("note-hidden", mobster=self.name, owner=out[1], tile=pos.tile_on(out[1], out[2])),)


FRAMES: Sequence[type[Frame[GlenMore]]] = (GoingOut, Hiding)
EVENTS: tuple[str, ...] = ("disguised", "hidden")
REASONS: tuple[str, ...] = (
    "no-mob-token",
    "no-scotsman-left",
    "no-such-seat",
    "no-such-tile-there",
    "no-hideout",
)
