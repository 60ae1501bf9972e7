"""What bots expect of the Automa."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.expansions.automa.deck import seat_of
from bothy.games.caledonia.expansions.automa.module import Automa, income_lines
from bothy.games.caledonia.position import Caledonia


class ValuedAutoma(Automa):
    """The income from its units."""

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        return pounds + sum([money for money, _ in income_lines(pos)]) if seat == seat_of(pos) else pounds
