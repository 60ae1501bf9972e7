"""Clan Buchanan: two export boxes (C20.1 to C20.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from bothy.games.caledonia.actions.fulfil import FULFILLING, Fulfil, SecondFulfilled
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types.contracts import Contract


@value
class FulfilAnother(Frame[Caledonia]):
    """Offers a second contract in the same action (C20.4)."""

    takes = (Fulfil, Done)
    seat: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if FULFILLING.options(pos, self.seat) else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*FULFILLING.candidates(pos, seat), DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Fulfil | Done) -> Reason | None:
        return None if isinstance(action, Done) else FULFILLING.why_not(pos, seat, action)

    def take(self, pos: Caledonia, seat: int, action: Fulfil | Done) -> None:
        if not isinstance(action, Done):
            pos.push(SecondFulfilled(seat))
            FULFILLING.take(pos, seat, action)


class Buchanan(Power):
    """Obtains, keeps and fulfils up to two contracts at once; pays the round's cost once per turn."""

    def modify_contract_cost(self, pos: Caledonia, seat: int, cost: int) -> int:
        """Charges once per turn, for any number of contracts (C20.2)."""
        return 0 if pos.now.obtained else cost

    def modify_contracts_drawn(self, pos: Caledonia, seat: int, count: int) -> int:
        return self.figure("building_bonus_draw")

    def modify_most_obtained(self, pos: Caledonia, seat: int, count: int) -> int:
        return self.figure("contracts_obtained")

    def modify_rewards(
        self, pos: Caledonia, seat: int, contract: Contract, frames: list[Frame[Any]]
    ) -> list[Frame[Any]]:
        second = any(isinstance(frame, SecondFulfilled) for frame in pos.stack)
        more = self.figure("contracts_fulfilled") > 1 and not second
        return [*frames, FulfilAnother(seat)] if more else frames
