"""The contract icon: fulfil the one it holds, or take one by its own ranking (A4.10 to A4.13)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.contracts import cost_of, free_boxes, put_in_box
from bothy.games.caledonia.actions.fulfil import deliver
from bothy.games.caledonia.expansions.automa import explain
from bothy.games.caledonia.expansions.automa.cards import CONTRACT, amounts
from bothy.games.caledonia.expansions.automa.chance import ContractDraw
from bothy.games.caledonia.expansions.automa.deck import automa, seat_of
from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, PROCESSED_GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Outcome, Step, value

EARLY_ROUNDS = 3
"""Through this round it takes a cheap contract, afterwards one with a rare import."""


def price_of_goods(pos: Caledonia, contract: Contract) -> int:
    """Returns what the Automa pays to fulfil a contract: money instead of goods and meat (A4.10)."""
    each = amounts(pos)
    basic = sum([contract.goods[good] for good in BASIC_GOODS])
    processed = sum([contract.goods[good] for good in PROCESSED_GOODS])
    return basic * each.basic_good + processed * each.processed_good + sum(contract.meat) * each.meat


def money_from(pos: Caledonia, contract: Contract) -> int:
    """Returns its money plus £5 per upgrade and free hex; rankings ignore the import track (R-A17)."""
    return contract.money + amounts(pos).bonus * (contract.upgrades + contract.free_hexes)


def rarity(pos: Caledonia) -> list[int]:
    """Returns each rare import's rank from the rarest, counting the contracts in people's boxes (R-A6)."""
    imported = pos.imports[:]
    for seat in pos.rules.people:
        for number in pos.players[seat].box:
            for kind, count in enumerate(pos.rules.pack.contracts[number].imports):
                imported[kind] += count
    order = sorted([(count, kind) for kind, count in enumerate(imported)])  # cotton first in a tie (A4.12)
    places = [0] * len(imported)
    for place, (_count, kind) in enumerate(order):
        places[kind] = place
    return places


@value
class ContractIcon(Step[Caledonia]):
    """Fulfils a contract, or else takes one."""

    def run(self, pos: Caledonia) -> None:
        seat = seat_of(pos)
        player = pos.players[seat]
        if player.box:
            cost = price_of_goods(pos, pos.rules.pack.contracts[player.box[0]])
            if cost > player.money:  # try the next icon (R-A17)
                explain.lacks(pos, CONTRACT, player.money, cost)
                pos.emit("automa-cannot", icon=CONTRACT, why="no-money")
            else:
                automa(pos).acted = True
                fulfil(pos, player.box[0])
            return
        found = affordable(pos)
        if not found:
            explain.lacks(pos, CONTRACT, player.money, cost_of(pos, seat))
            why = "no-money" if [number for number in pos.open if number >= 0] else "no-contract"
            pos.emit("automa-cannot", icon=CONTRACT, why=why)
            return
        automa(pos).acted = True
        best = ranked(pos, found)
        if len(best) == 1:
            take(pos, best[0])
        else:
            pos.push(ChooseContract(tuple(best)))


@value
class ChooseContract(ContractDraw):
    """One of the equally good contracts (A4.11)."""

    contracts: "tuple[int, ...]"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(number, 1) for number in self.contracts]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("automa-random-contract", contract=outcome)
        take(pos, outcome)


def at_once(pos: Caledonia) -> bool:
    """Returns whether a contract is fulfilled as soon as it is taken: in the last round (A4.13)."""
    return pos.round == pos.rules.pack.setup.rounds


def affordable(pos: Caledonia) -> list[int]:
    """Returns the open contracts it can pay for, in the last round including their demand (A4.13, R-A5)."""
    seat = seat_of(pos)
    money = pos.players[seat].money - cost_of(pos, seat)
    if not free_boxes(pos, seat) or money < 0:
        return []
    shown = [number for number in pos.open if number >= 0]
    if not at_once(pos):
        return shown
    return [number for number in shown if price_of_goods(pos, pos.rules.pack.contracts[number]) <= money]


def ranked(pos: Caledonia, found: list[int]) -> list[int]:
    """Returns the best of these contracts, several if tied; explains each comparison (A4.11, A4.12)."""
    contracts = pos.rules.pack.contracts
    if pos.round <= EARLY_ROUNDS:
        found = _best(pos, "cheapest", found, [price_of_goods(pos, contracts[number]) for number in found])
        if len(found) == 1:
            return found
        return _best(pos, "most-money", found, [-money_from(pos, contracts[number]) for number in found])
    places = rarity(pos)
    last = len(places)  # only hops: last (R-A6)
    kinds = [[places[kind] for kind, count in enumerate(contracts[number].imports) if count] for number in found]
    found = _best(pos, "rarest", found, [min(each, default=last) for each in kinds])
    if len(found) == 1:
        return found
    return _best(pos, "dearest", found, [-price_of_goods(pos, contracts[number]) for number in found])


def _best(pos: Caledonia, rank: str, found: list[int], keys: list[int]) -> list[int]:
    least = min(keys)
    best = [number for number, key in zip(found, keys, strict=True) if key == least]
    explain.ranking(pos, rank, found, [abs(key) for key in keys], best)
    pos.emit("automa-contracts", rank=rank, contracts=tuple(best))
    return best


def take(pos: Caledonia, number: int) -> None:
    """Takes a contract at the round's price, and in the last round fulfils it."""
    pos.open[pos.open.index(number)] = -1
    put_in_box(pos, seat_of(pos), (number,), "open")
    if at_once(pos):
        fulfil(pos, number)


def fulfil(pos: Caledonia, number: int) -> None:
    """Pays, counts the imports and takes the bonuses as money (A4.10, R-A17)."""
    seat, contract = seat_of(pos), pos.rules.pack.contracts[number]
    cost = price_of_goods(pos, contract)
    explain.pays(pos, number, cost)
    pos.pay(seat, -cost, "instead-of-goods")
    deliver(pos, seat, number, contract)
    pos.pay(seat, money_from(pos, contract), "export")
