"""A trial: one kind of bot at every seat, over all the settings of a game's study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bothy.bots.arena import Contest, Results
from bothy.bots.balance.aims import Verdict, judge
from bothy.bots.balance.tally import Factor, factors, kinds, winners_points
from bothy.bots.stats import Spread
from bothy.kernel import Game, Json


class Trial:
    """The games of one kind of bot, and everything counted in them."""

    def __init__(self, game: Game[Any], bot: str, folder: Path | None, seed: int = 0) -> None:
        study = game.study
        self.bot = bot
        self.aims = study.aims
        self.seats = study.seats or max(game.seats)
        changes = game.packs.current.changes
        contest = Contest(game.name, (bot,) * self.seats, tuple(study.settings), pack_changes=changes)
        contest.check()
        name = f"{game.name}-{bot.replace(':', '-')}.jsonl"
        self.results = Results(contest, seed, None if folder is None else folder / name)

    @property
    def kinds(self) -> list[str]:
        """The kinds of things in its games, except those that are the same for all seats."""
        shared = [aim.within for aim in self.aims]
        return [kind for kind in kinds(self.results.outcomes) if kind not in shared]

    def factors(self, kind: str, within: str = "") -> list[Factor]:
        """Returns everything of a kind, counted."""
        return factors(self.results.outcomes, kind, within)

    def verdicts(self) -> Sequence[Verdict]:
        """Judges every aim by its games."""
        return [judge(aim, self.results.outcomes) for aim in self.aims]

    def winners(self) -> Spread:
        """Returns the distribution of the winners' points."""
        return Spread.over(winners_points(self.results.outcomes))

    def points(self) -> Spread:
        """Returns the distribution of all seats' points."""
        return Spread.over([points for outcome in self.results.outcomes for points in outcome.points])

    def data(self) -> Json:
        """Returns all figures, to be stored or drawn elsewhere."""
        withins = [(aim.kind, aim.within) for aim in self.aims if aim.within]
        return {
            "bot": self.bot,
            "games": len(self.results.outcomes),
            "contest": self.results.header(),
            "winners": self.winners().data(),
            "points": self.points().data(),
            "verdicts": [verdict.data() for verdict in self.verdicts()],
            "factors": [factor.data() for kind in self.kinds for factor in self.factors(kind)],
            "within": [factor.data() for kind, within in withins for factor in self.factors(kind, within)],
        }
