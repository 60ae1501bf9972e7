"""Ports 10 and 18: a contract for less, or for money (I22.2, I22.10, R-I42)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bothy.games.caledonia.actions.fulfil import SecondFulfilled, in_box, settle_contract, why_not_contract
from bothy.games.caledonia.module import Sparing
from bothy.games.caledonia.pack.types.goods import GOODS, PROCESSED_GOODS
from bothy.games.caledonia.ports.use import PortFreeAction, tile_of, use_port, ways, why_not_use
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value

SPARING = "spare-processed-good"
PROCESSED: tuple[str, ...] = tuple([GOODS[good] for good in PROCESSED_GOODS])


class GoodSparing(Sparing):
    """Port 10 and its copies: each use spares a processed good while the contract is paid (R-C14)."""

    def names(self) -> tuple[str, ...]:
        return PROCESSED

    def marks(self, pos: Caledonia, seat: int) -> list[int]:
        return [port + 1 for port in ways(pos, seat, tile_of(pos, SPARING))]

    def why_not(self, pos: Caledonia, seat: int, mark: int) -> Reason | None:
        return why_not_use(pos, seat, tile_of(pos, SPARING), mark - 1)

    def use(self, pos: Caledonia, seat: int, mark: int) -> None:
        use_port(pos, seat, tile_of(pos, SPARING), mark - 1)


@value
class PayForContract(Action):
    """Port 18: fulfil a contract for money."""

    port: int
    contract: int


class ContractPort(PortFreeAction):
    """Port 18: a free action that fulfils one contract."""

    name = "contract-port"
    effect = "pay-for-a-contract"
    takes: ClassVar[tuple[type[Action], ...]] = (PayForContract,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        held = in_box(pos, seat)
        return [PayForContract.of(by + 1, number) for by in self.tries(pos, seat) for number in held]

    def why_not(self, pos: Caledonia, seat: int, action: PayForContract) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port) or why_not_contract(pos, seat, action.contract)
        if reason is not None:
            return reason
        return self.why_not_pay(pos, seat, action.port, self.figure(pos, "cost"), "I22.10")

    def take(self, pos: Caledonia, seat: int, action: PayForContract) -> None:
        self.mark(pos, seat, action.port)
        pos.pay(seat, -self.figure(pos, "cost"), "port")
        pos.push(SecondFulfilled(seat))
        settle_contract(pos, seat, action.contract)
