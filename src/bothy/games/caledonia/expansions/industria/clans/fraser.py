"""Clan Fraser: kilts, made of wool and used as any processed good (I21.10 to I21.17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from bothy.games.caledonia.clans.power import Power, figure
from bothy.games.caledonia.module import EndOfProduction, Processor
from bothy.games.caledonia.pack.types.goods import GOODS, PROCESSED_GOODS, RARE_IMPORTS, WOOL
from bothy.games.caledonia.pack.types.units import SHEEP
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, ModuleState, Reason, ScoreLine, Text, state, value

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types.contracts import Contract

COTTON = RARE_IMPORTS.index("cotton")
PROCESSED = "processed-goods"


@state
class Kilts(ModuleState):
    """The number of kilts on the clan tile."""

    count: int

    def copy(self) -> Kilts:
        return Kilts(self.count)


@value
class MakeKilts(Action):
    """Turn this much wool into kilts."""

    count: int


@value
class PayKilts(Action):
    """Pay this many of the goods just paid with kilts instead."""

    count: int


def makers(pos: Caledonia, seat: int) -> int:
    """Returns the number of kilt makers: workers matched to one neighbouring sheep each (I21.10, R-I49)."""
    is_worker, neighbours = pos.rules.is_worker, pos.board.neighbours
    units = list(zip(pos.players[seat].units, pos.kinds_of(seat), strict=True))
    sheep = [hex_ for hex_, kind in units if kind == SHEEP]
    pairs = [
        (worker, ewe)
        for worker, (here, kind) in enumerate(units)
        if is_worker[kind]
        for ewe, there in enumerate(sheep)
        if here == there or there in neighbours[here]
    ]
    if any(one[0] != other[0] and one[1] != other[1] for one in pairs for other in pairs):
        return figure(pos, seat, "kilt_makers")
    return min(1, len(pairs))


def use_kilts(pos: Caledonia, seat: int, count: int) -> None:
    """Pays kilts: their wool goes to the supply, not to the stock (I21.14)."""
    if count:
        pos.part(Kilts).count -= count
        pos.emit("kilts-paid", [(f"kilts-{seat}", -count, "kilt")], seat=seat, count=count)


class Weaving(EndOfProduction):
    """Turns wool in stock into kilts, one per maker, two altogether (I21.11, I21.12)."""

    name = "weaving-kilts"
    takes = (MakeKilts,)

    def most(self, pos: Caledonia, seat: int) -> int:
        """Returns how many kilts may be made now."""
        room = figure(pos, seat, "most_kilts") - pos.part(Kilts).count
        return min(makers(pos, seat), room, pos.players[seat].goods[WOOL])

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [MakeKilts.of(count) for count in range(figure(pos, seat, "most_kilts"), -1, -1)]

    def why_not(self, pos: Caledonia, seat: int, action: MakeKilts) -> Reason | None:
        most = self.most(pos, seat)
        return None if 0 <= action.count <= most else Reason("too-many-kilts", rule="I21.12", most=most)

    def take(self, pos: Caledonia, seat: int, action: MakeKilts) -> None:
        if action.count:
            pos.gain(seat, WOOL, -action.count, "kilt")
            pos.part(Kilts).count += action.count
            lines = [(f"kilts-{seat}", action.count, "kilt")]
            pos.emit("kilts-made", lines, seat=seat, count=action.count)

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        return self.most(pos, seat) > 0


WEAVING_KILTS: Weaving = Weaving()


class WeavingNow(Processor):
    """Turns wool into kilts where goods are processed without buildings, if there is room for them (I21.12)."""

    name = "weaving-now"
    takes = (MakeKilts,)

    def used(self, action: Action) -> int:
        assert isinstance(action, MakeKilts)
        return action.count

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [MakeKilts.of(count) for count in range(figure(pos, seat, "most_kilts"), 0, -1)]

    def why_not(self, pos: Caledonia, seat: int, action: MakeKilts) -> Reason | None:
        most = min(figure(pos, seat, "most_kilts") - pos.part(Kilts).count, pos.players[seat].goods[WOOL])
        return None if 0 < action.count <= most else Reason("too-many-kilts", rule="I21.12", most=most)

    def take(self, pos: Caledonia, seat: int, action: MakeKilts) -> None:
        WEAVING_KILTS.take(pos, seat, action)


WEAVING_NOW: WeavingNow = WeavingNow()


@value
class KiltsInstead(Frame[Caledonia]):
    """Lets a seat that paid processed goods from stock pay with its kilts instead (I21.13)."""

    takes = (PayKilts,)
    seat: int
    good: int
    paid: int

    def _most(self, pos: Caledonia) -> int:
        return min(self.paid, pos.part(Kilts).count)

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if self._most(pos) else ()

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-kilts-instead", good=GOODS[self.good])

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PayKilts.of(count) for count in range(self.paid + 1)]

    def why_not(self, pos: Caledonia, seat: int, action: PayKilts) -> Reason | None:
        most = self._most(pos)
        return None if 0 <= action.count <= most else Reason("too-few-kilts", rule="I21.13", most=most)

    def take(self, pos: Caledonia, seat: int, action: PayKilts) -> None:
        use_kilts(pos, seat, action.count)
        pos.gain(seat, self.good, action.count, "kilt")


class KiltFacts(TypedDict):
    """Its kilts, and how many units make one."""

    kilts: int
    kilt_makers: int


class Fraser(Power):
    """Kilts, which pay only in the action phase: no goods are paid in production (R-I49)."""

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (Kilts(0),)

    def processors(self) -> Sequence[Processor]:
        return (WEAVING_NOW,)

    def production_questions(self) -> Sequence[EndOfProduction]:
        return (WEAVING_KILTS,)

    def modify_payable(self, pos: Caledonia, seat: int, good: int, have: int) -> int:
        return have + pos.part(Kilts).count if good in PROCESSED_GOODS else have

    def modify_due(self, pos: Caledonia, seat: int, good: int, count: int) -> int:
        """Pays kilts for what the stock lacks, and asks their owner about the rest."""
        kilts = pos.part(Kilts).count
        if good not in PROCESSED_GOODS or not kilts or not count:
            return count
        short = min(kilts, max(0, count - pos.players[seat].goods[good]))
        use_kilts(pos, seat, short)
        if short < kilts and short < count:
            pos.push(KiltsInstead(seat, good, count - short))
        return count - short

    def modify_rewards(
        self, pos: Caledonia, seat: int, contract: Contract, frames: list[Frame[Any]]
    ) -> list[Frame[Any]]:
        """Gains two wool for each multiple of four cotton, before the direct bonuses (I21.17, R-I49).

        Kilts that may pay for the contract are also offered before them.
        """
        every, now = self.figure("cotton_every"), pos.players[seat].imports[COTTON]
        passed = now // every - (now - contract.imports[COTTON]) // every
        pos.gain(seat, WOOL, passed * self.figure("cotton_wool"), self.name)
        asked: list[Frame[Any]] = []
        while pos.stack and isinstance(pos.stack[-1], KiltsInstead):
            asked.append(pos.stack.pop())
        return [*asked, *frames]

    def modify_count(self, pos: Caledonia, seat: int, what: str, count: int) -> int:
        """Counts a kilt as a separate processed good, and a maker with its sheep as a chain (I21.15, I21.16)."""
        if what == PROCESSED:
            return count + pos.part(Kilts).count
        if what == "kinds-of-goods":
            return count + min(1, pos.part(Kilts).count)
        return count + makers(pos, seat) if what == "production-chains" else count

    def modify_scores(self, pos: Caledonia, seat: int, scores: dict[str, int]) -> dict[str, int]:
        return scores | {PROCESSED: scores[PROCESSED] + self._points(pos)}

    def modify_breakdown(
        self, pos: Caledonia, seat: int, lines: dict[str, Sequence[ScoreLine]]
    ) -> dict[str, Sequence[ScoreLine]]:
        kilts, vp = pos.part(Kilts).count, pos.rules.worths[PROCESSED][1]
        if not kilts:
            return lines
        mine = ScoreLine(Text("breakdown-kilts", count=kilts, vp=vp), self._points(pos))
        return lines | {PROCESSED: [*[line for line in lines[PROCESSED] if line.points], mine]}

    def _points(self, pos: Caledonia) -> int:
        every, vp = pos.rules.worths[PROCESSED]
        return pos.part(Kilts).count // every * vp

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        return {"kilts": pos.part(Kilts).count}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        return [Text("note-kilts", seat=seat, count=pos.part(Kilts).count, makers=makers(pos, seat))]

    def seat_facts(self, pos: Caledonia, seat: int) -> KiltFacts:
        return {"kilts": pos.part(Kilts).count, "kilt_makers": makers(pos, seat)}

    def view_keys(self, pos: Caledonia, seat: int) -> Sequence[object]:
        return (pos.part(Kilts).count,)


REASONS: tuple[str, ...] = ("too-many-kilts", "too-few-kilts")
EVENTS: tuple[str, ...] = ("kilts-made", "kilts-paid")
