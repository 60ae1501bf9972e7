"""The points at which a clan may change the game. Each is here because one of the nine needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from bothy.games.caledonia.pack.types.tiles import Clan
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.kernel import Aside, Frame, Part, Reason, mypyc_attr

if TYPE_CHECKING:
    from bothy.games.caledonia.actions.action_rule import ActionRule
    from bothy.games.caledonia.pack.types.contracts import Contract
    from bothy.games.caledonia.position import Caledonia
    from bothy.games.caledonia.ruleset import CaledoniaRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """A clan without a power, which is also how a player without a clan plays."""

    end_of_production: ClassVar[ActionRule | None] = None
    """What the clan decides once its goods are made (R-C1)."""

    def __init__(self, rules: CaledoniaRules, row: Clan | None) -> None:
        self.rules: CaledoniaRules = rules
        self.row: Clan | None = row
        self.clan: str = "" if row is None else row.id
        self.columns: tuple[int, ...] = tuple(range(len(UNITS)))
        """The column of the board each unit type is taken from."""

    def figure(self, name: str, at: int = 0) -> int:
        """A number of the power, from the clan's row."""
        assert self.row is not None
        return self.row.figures[name][at]

    def part(self) -> Part | None:
        """What the power remembers, at the start; None if nothing."""
        return None

    # Units

    def unit_lines(self, pos: Caledonia, seat: int, unit: int) -> list[tuple[int, str]]:
        """What a unit costs, before the land, as lines of a bill."""
        return [(self.rules.unit_costs[unit], "unit")]

    def unit_costs(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """What the lines of `unit_lines` come to, for every unit type."""
        return self.rules.unit_costs

    def hex_discounts(self, pos: Caledonia) -> Sequence[int] | None:
        """What comes off the whole bill on each hex; None if nothing ever does."""
        return None

    def worker_types(self) -> tuple[int, ...]:
        """What a worker may be deployed as."""
        return WORKERS

    def first_hexes(self, pos: Caledonia) -> Sequence[int]:
        """Where first workers may stand, if the land suits."""
        return pos.board.land

    def why_not_first(self, pos: Caledonia, hex_: int) -> Reason | None:
        """What forbids a first worker on a hex that suits it."""
        return None

    # Market and contracts

    def trade_bonus(self) -> int:
        """Money before each purchase or sale."""
        return 0

    def contract_cost(self, pos: Caledonia) -> int:
        """What putting contracts in the box costs at this moment of the turn; below zero it pays."""
        return pos.contract_cost()

    def contracts_drawn(self) -> int:
        """How many contracts a building bonus draws."""
        return self.rules.pack.setup.building_bonus_draw

    def most_obtained(self) -> int:
        """How many contracts one obtain action may take."""
        return 1

    def most_fulfilled(self) -> int:
        """How many contracts one fulfil action may fulfil."""
        return 1

    def after_fulfilling(self, pos: Caledonia, seat: int, contract: Contract, rewards: Frame[Any]) -> None:
        """Push what follows when a contract was paid: its rewards, and what the clan adds around them."""
        pos.then(rewards)

    # Turns and phases

    def asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """What the clan may do during its whole turn."""
        return ()

    def at_hand(self, pos: Caledonia) -> int:
        """The money those asides would bring now, so that nothing is dropped which it could pay (R-C103)."""
        return 0

    def turn_asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        """What the clan may do in its turn while no other question is open."""
        return ()

    def start_of_production(self, pos: Caledonia, seat: int) -> None:
        """Before the workers are paid."""

    def worker_income(self, pos: Caledonia, seat: int) -> list[tuple[int, str]]:
        """What the deployed workers earn, by column."""
        player = pos.players[seat]
        lines = []
        for at, unit in enumerate(WORKERS):
            each = self.rules.incomes[at][player.technology[at]]
            lines.append(((self.rules.pieces[unit] - player.left[unit]) * each, self.rules.pack.units[unit].id))
        return lines

    def after_processing(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        """What cheese, bread and whisky of this production bring; whether `end_of_production` is then asked."""
        return False

    def end_of_game(self, pos: Caledonia, seat: int) -> None:
        """Before the final scoring."""

    def still_to_come(self, pos: Caledonia) -> tuple[int, int]:
        """Whisky and money that `end_of_game` will bring, for the forecast."""
        return 0, 0

    def income(self, pos: Caledonia, seat: int, out: Sequence[int]) -> int:
        """Pounds the power is set to bring in a production, with so many of each unit out; for estimates."""
        return 0

    def hidden_whisky(self, pos: Caledonia) -> int:
        """Whisky that is not in stock and yet counts for scoring tile 2."""
        return 0
