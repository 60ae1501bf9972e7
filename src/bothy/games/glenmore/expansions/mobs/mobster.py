"""Base class of mobsters: modules that are at the table if the mobs and whatever else they need are.

A pair of chronicles adds a mobster by listing one more module; the prison finds them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from bothy.games.glenmore.expansions.mobs.prison import holder_of, mobs, place_of, tokens_of
from bothy.games.glenmore.expansions.mobs.rows import KINDS, ROWS, MobRows, MobsterRow
from bothy.games.glenmore.module import Frames, Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import FreeAction, Options, Registry, Text
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.features import Arguments
from bothy.kernel.modules import NOTHING
from bothy.kernel.pack.module_rows import ModuleRows

MOBS: Final = "mobs"
OFF: Final = (False, "off")


class MobsterFreeAction(FreeAction[GlenMore]):
    """A free action available only to the holder of a mobster."""

    mobster: ClassVar[str] = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mobster(Module):
    """A mobster. Its hooks do nothing while it has no holder; its state is in the mobs' part."""

    def __init__(
        self,
        id_: str,
        registry: Registry = NOTHING,
        rows: ModuleRows[MobRows] = ROWS,
        needs: tuple[str, ...] = (MOBS,),
        fewest: int = 2,
        locales: Path | None = None,
    ) -> None:
        super().__init__(id_, registry=registry, locales=locales)
        self.rows: ModuleRows[MobRows] = rows
        self.needs: tuple[str, ...] = needs
        """The options that must be on."""
        self.fewest: int = fewest
        """With fewer players it stays in the box (X8.2)."""

    def at_table(self, options: Options, seats: int) -> bool:
        return seats >= self.fewest and all(options[option] not in OFF for option in self.needs)

    def row(self, pack: Components) -> MobsterRow:
        """Returns its values."""
        return self.rows.of(pack).mobster(self.name)

    def holder(self, pos: GlenMore) -> int:
        """Returns the seat that holds it, or NOBODY."""
        return holder_of(pos, self.name)

    def arguments(self) -> Arguments:
        return {"mobster": (self.name,)}

    # A mobster's own hooks

    def taken(self, pos: GlenMore, seat: int) -> Frames:
        """Called when a seat takes it: it gets its tokens and is active from now on (X8.6)."""
        set_tokens(pos, self.name, self.row(pos.rules.pack).tokens)
        return ()

    def worth(self, pos: GlenMore, seat: int) -> int:
        """For bots: its remaining value to its holder, in hundredths of a VP, without its penalty."""
        return 0

    def told(self, pos: GlenMore) -> Sequence[Text]:
        """Returns lines that describe where its tokens lie."""
        return ()


def mobsters_at(pos: GlenMore) -> dict[str, Mobster]:
    """Returns the mobsters that could come to this table, by id, in the order of the manifest."""
    return {each.name: each for each in pos.rules.modules_of(Mobster)}


def mobster_at(pos: GlenMore, id_: str) -> Mobster:
    """Returns one of them."""
    found = pos.rules.module_named[id_]
    assert isinstance(found, Mobster)
    return found


# Tokens on a mobster


def set_tokens(pos: GlenMore, mobster: str, tokens: tuple[int, ...]) -> None:
    """Sets the tokens on a mobster."""
    part = mobs(pos)
    at = place_of(part, mobster)
    more = len(tokens) - len(part.tokens[at])
    part.tokens = (*part.tokens[:at], tokens, *part.tokens[at + 1 :])
    if more:
        told = mobster_at(pos, mobster).row(pos.rules.pack).kind + "-on"
        pos.emit(told, [("mob-tokens", more, mobster)], seat=part.holders[at], mobster=mobster, count=len(tokens))


def spend(pos: GlenMore, mobster: str, token: int = 0) -> None:
    """Removes a token from a mobster."""
    tokens = tokens_of(pos, mobster)
    at = tokens.index(token)
    set_tokens(pos, mobster, tokens[:at] + tokens[at + 1 :])


EVENTS: tuple[str, ...] = tuple([kind + "-on" for kind in KINDS])
