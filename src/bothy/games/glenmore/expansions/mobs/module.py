"""The Penny Mobs: pennies, the prison, and their points at the end (X8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict, cast

from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.expansions.mobs import hiding, mobster, prison, prison_door
from bothy.games.glenmore.expansions.mobs.hiding import Disguising, Hider
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, MobsterFreeAction, mobster_at
from bothy.games.glenmore.expansions.mobs.prison import IN_PRISON, WAITING, PennyMobs, holder_of, mobs
from bothy.games.glenmore.expansions.mobs.prison_door import AtPrison, DrawMobster, open_prison
from bothy.games.glenmore.expansions.mobs.rows import FROM_B, ROWS, MobRows, sets
from bothy.games.glenmore.hook_types import FinalTerm
from bothy.games.glenmore.module import Frames, FreeActions
from bothy.games.glenmore.pack.types import STACKS
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import FreeAction, ModuleState, Option, Registry, Text
from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.features import Arguments

STACK_B: Final = STACKS.index(FROM_B)
MOST_SEATS: Final = 4
REGISTRY = Registry(
    frames=[*prison_door.FRAMES, *hiding.FRAMES],
    free_actions=[Disguising],
    parts=[PennyMobs],
    events=[*prison.EVENTS, *mobster.EVENTS, *prison_door.EVENTS, *hiding.EVENTS],
    reasons=[*prison_door.REASONS, *hiding.REASONS],
)


class MobsterView(TypedDict):
    """A mobster: its holder, or where it waits."""

    mobster: str
    seat: int
    pennies: int
    """On it in prison."""
    tokens: list[int]
    """For its holder to use: the price of each."""


class Out(TypedDict):
    """A token in play, or a mobster on a tile."""

    mobster: str
    owner: NotRequired[int]
    tile: NotRequired[str]
    clan: NotRequired[str]
    card: NotRequired[str]
    price: NotRequired[int]


class MobsView(TypedDict):
    """The mobsters, pennies by seat, and what is laid out."""

    mobsters: list[MobsterView]
    pennies: list[int]
    bright: list[int]
    out: list[Out]


class MobsFacts(TypedDict):
    """The chronicle's part of the view."""

    mobs: MobsView


class Mobsters(FinalTerm):
    """Penalties of mobsters, and pennies of both sides (X8.7)."""

    def __init__(self) -> None:
        super().__init__(MOBS)

    def points(self, pos: GlenMore) -> list[int]:
        part = mobs(pos)
        return [
            part.bright[seat] - part.pennies[seat] - sum(penalties(pos, seat)) for seat in range(len(part.pennies))
        ]

    def told(self, pos: GlenMore, seat: int) -> Text:
        part, lost = mobs(pos), penalties(pos, seat)
        return Text(
            "breakdown-mobs", count=len(lost), vp=sum(lost), bright=part.bright[seat], pennies=part.pennies[seat]
        )


OFFERED: BoundedCache[FreeActions] = BoundedCache(512)
"""Free actions by everything they depend on: those available, the mobsters drawn, their holders, and the seat."""


def _might_take(pos: GlenMore, seat: int, free_action: FreeAction[GlenMore]) -> bool:
    if isinstance(free_action, Disguising):
        part = mobs(pos)
        held = [id_ for id_, holder in zip(part.ids, part.holders, strict=True) if holder == seat]
        return any(isinstance(mobster_at(pos, id_), Hider) for id_ in held)
    return not isinstance(free_action, MobsterFreeAction) or holder_of(pos, free_action.mobster) == seat


def penalties(pos: GlenMore, seat: int) -> list[int]:
    """Returns the penalty of each of a seat's mobsters."""
    part = mobs(pos)
    held = [id_ for id_, holder in zip(part.ids, part.holders, strict=True) if holder == seat]
    return [mobster_at(pos, id_).row(pos.rules.pack).penalty for id_ in held]


class ThePennyMobs(Chronicle):
    """The chronicle. Each mobster is a separate module."""

    def __init__(self) -> None:
        super().__init__(Option(MOBS, (False, True), False, group=GROUP), ROWS, sets, REGISTRY)

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        seats = len(pos.players)
        return (PennyMobs((ROWS.of(pos.rules.pack).draw(seats).pennies,) * seats, (0,) * seats),)

    def setup_steps(self, pos: GlenMore) -> Frames:
        count = ROWS.of(pos.rules.pack).draw(len(pos.players)).mobsters
        return [DrawMobster() for _ in range(count)]

    def on_laid(self, pos: GlenMore, tile: int, space: int) -> Frames:
        if WAITING in mobs(pos).holders and tile in pos.rules.stacks[STACK_B]:
            open_prison(pos)
        return ()

    def last_offers(self, pos: GlenMore, seat: int) -> Frames:
        return (AtPrison(seat),)

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Disguising(),)

    def modify_free_actions(self, pos: GlenMore, seat: int, free_actions: FreeActions) -> FreeActions:
        """Filters out free actions of mobsters the seat doesn't hold."""
        part = mobs(pos)
        key = (free_actions, part.ids, part.holders, seat)
        found = OFFERED.get(key)
        if found is None:
            found = tuple([each for each in free_actions if _might_take(pos, seat, each)])
            OFFERED.put(key, found)
        return found

    def score_lines(self) -> Sequence[str]:
        return (MOBS,)

    def final_terms(self) -> Sequence[FinalTerm]:
        return (Mobsters(),)

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> MobsFacts:
        part = mobs(pos)
        shown: list[MobsterView] = [
            {"mobster": id_, "seat": holder, "pennies": pennies, "tokens": list(tokens)}
            for id_, holder, pennies, tokens in zip(part.ids, part.holders, part.offered, part.tokens, strict=True)
        ]
        pennies, bright = list(part.pennies), list(part.bright)
        return {MOBS: {"mobsters": shown, "pennies": pennies, "bright": bright, "out": _laid_out(pos)}}

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        part = mobs(pos)
        found: list[Text] = []
        for at, id_ in enumerate(part.ids):
            each, holder = mobster_at(pos, id_), part.holders[at]
            row = each.row(pos.rules.pack)
            penalty = row.penalty
            if holder == WAITING:
                found.append(Text("note-mobster-waiting", mobster=id_, vp=penalty))
            elif holder == IN_PRISON:
                found.append(Text("note-mobster-prison", mobster=id_, vp=penalty, count=part.offered[at]))
            else:
                told = f"note-mobster-{row.kind}" if row.tokens else "note-mobster-held"
                found.append(Text(told, mobster=id_, vp=penalty, seat=holder, count=len(part.tokens[at])))
                found += each.told(pos)
        for seat, count in enumerate(part.pennies):
            found.append(Text("note-pennies", seat=seat, count=count, bright=part.bright[seat]))
        return found

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        return prison.stocks(pos)

    # Learning, and component faults

    def arguments(self) -> Arguments:
        return {"owner": range(MOST_SEATS), "price": range(1, MOST_SEATS)}

    def faults(self, pack: Any) -> Sequence[str]:
        rows: MobRows = ROWS.of(pack)
        found = [f"mobster {row.id}: a penalty takes points" for row in rows.mobsters if row.penalty < 1]
        strange = [row.id for row in rows.mobsters if min(row.tokens, default=0) < 0]
        found += [f"mobster {id_}: no token asks for less than nothing" for id_ in strange]
        wanting = [seats for seats in (2, 3, 4) if seats not in [row.players for row in rows.draws]]
        return [*found, *[f"nothing says how many mobsters {seats} players draw" for seats in wanting]]


def _laid_out(pos: GlenMore) -> list[Out]:
    """Returns where tokens of mobsters lie, and where the disguised ones stand."""
    part = mobs(pos)
    held = [id_ for id_, holder in zip(part.ids, part.holders, strict=True) if holder >= 0]
    return [cast(Out, {**told.values, "mobster": id_}) for id_ in held for told in mobster_at(pos, id_).told(pos)]
