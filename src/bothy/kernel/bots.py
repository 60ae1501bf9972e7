"""What a game tells bots: how good a position looks for a seat, and what helps them plan."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Generic

from bothy.kernel.action import Action
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.frame import P
from bothy.kernel.plan import Plan
from bothy.kernel.prices import PriceList, TuningParameter
from bothy.kernel.results import Remark, Stage
from bothy.kernel.ruleset import Ruleset


def by_forecast(rules: Ruleset[P], pos: P, seat: int) -> int:
    """Returns the forecast of a seat's view in hundredths of a point; 0 if there is none."""
    forecast = rules.view(pos, seat).get("forecast")
    return 100 * sum(forecast[seat].values()) if forecast else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bots(Generic[P]):
    """What a game knows for bots. All of it is optional: without an estimate, they use the views' forecast."""

    def estimate(self, pos: P, seat: int) -> int:
        """Estimates a position's value for a seat, in hundredths of a point.

        Optional: see `estimator`.
        """
        raise NotImplementedError

    def estimator(self, rules: Ruleset[P]) -> Callable[[P, int], int]:
        """Returns the estimate that bots use at a table: the game's `estimate`, or else its views' forecast."""
        if type(self).estimate is not Bots.estimate:
            return self.estimate
        return partial(by_forecast, rules)

    @property
    def editions(self) -> Mapping[int, Callable[[P, int], int]]:
        """Older editions of the estimate by number, kept so that bots can be compared with earlier ones."""
        return {}

    def ratings(self, seats: int) -> Mapping[str, int]:
        """Returns the arena's ratings of bots at this many seats, by roster name. People start at 1500.

        Games with a bot that isn't listed here are unrated.
        """
        return {}

    def remarks(self, timeline: Sequence[Stage[P]]) -> Sequence[Remark]:
        """Returns what seats could have done better over a whole finished game."""
        return ()

    # For tuning

    def priced(self, prices: PriceList) -> Callable[[P, int], int]:
        """Returns the estimate with another price list."""
        raise NotImplementedError

    def price_list(self, seats: int) -> PriceList | None:
        """Returns the price list for this many seats, if the game's estimate uses one."""
        return None

    def tuning_parameters(self, seats: int) -> Sequence[TuningParameter]:
        """Returns the parameters that tuning may change in that list."""
        return ()

    # For bots that plan

    def planned(self, pos: P, seat: int) -> int:
        """Estimates a position at the end of a plan, if that differs from the estimate after a step."""
        return self.estimate(pos, seat)

    def plans(self, pos: P, seat: int) -> Sequence[Plan]:
        """Returns short sequences of a seat's actions to evaluate as a unit. None by default."""
        return ()

    def without_opponents(self, pos: P, seat: int) -> P | None:
        """Returns the position as if no other seat took a turn before the next deal (see `planning_period`).

        None if that misrepresents the game: planners then let the other seats answer.
        """
        return None

    def planning_period(self, pos: P, seat: int) -> int:
        """Returns a number that rises with each new deal. No plan looks past such a change."""
        return pos.turns

    def contested(self, pos: P, seat: int, action: Action) -> bool:
        """Returns True if another seat could take what this action takes before the seat's next turn."""
        return False

    def plan_key(self, pos: P, seat: int) -> Hashable:
        """Returns a key that identifies a plan's position; None compares paths instead."""
        return None

    def plan_bias(self, seats: int) -> Mapping[str, int]:
        """Returns by how many points plans overestimate on average, by the phase of the review's `figures`."""
        return {}
