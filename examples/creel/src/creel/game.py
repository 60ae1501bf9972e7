"""Creel as a whole: options, start, views, imagined positions, and the result."""

from __future__ import annotations

from pathlib import Path

from bothy.kernel import Bots, Dealer, Game, Json, Option, Options, Pack, Registry, Result, Ruleset
from bothy.kernel.modules import at_table
from creel import charts, day, morning, payment
from creel.module import Hooks, Module
from creel.position import COPIES, FACTS, GOODS, Sea, Today
from creel.seal import SEAL
from creel.study import CreelStudy
from creel.versions import KEPT, NEWEST

BASE = Registry(
    frames=[
        morning.Dawn, morning.Weather, morning.Choose, day.Wake, day.Day, day.Pull, day.Catch, payment.Pay,
        charts.DealChart, charts.Look, charts.Show, charts.Keep,
    ],
    free_actions=[day.Selling],
    parts=[Today],
    events=["goods", "creel", "weather", "chosen", "rowed", "rolled", "chart", "looked", "kept"],
    reasons=["no-such-bay", "gale", "no-such-action", "acted", "too-dear", "lifted", "no-fish", "sold-enough",
             "cannot-give", "no-change-given", "not-held"],
)  # fmt: skip


class CreelRules(Ruleset[Sea]):
    """The rules at one table."""

    def __init__(self, seats: int, days: int, creels: int, modules: tuple[Module, ...]) -> None:
        hooks = Hooks([day.DOING], [day.SELLING], modules)
        registry = BASE.joined(
            [Registry(actions=hooks.main_actions.by_kind), *[each.registry for each in modules]]
        )
        super().__init__(seats, registry, step_bound=60 * seats * days)
        self.days: int = days
        self.creels: int = creels
        self.modules: tuple[Module, ...] = modules
        self.hooks: Hooks = hooks

    def start(self) -> Sea:
        goods: Json = [[3, 0, 0, 0]] * self.seats
        values = [0, "calm", goods, [self.creels] * self.seats, [], [[]] * self.seats, COPIES, -1, []]
        pos = self.restore(dict(zip(FACTS, values, strict=True)))
        parts = [module.part(self.seats) for module in self.modules]
        pos.parts = {part.name: part for part in parts if part is not None}
        pos.push(*[charts.DealChart(seat) for seat in range(self.seats) for _ in range(2)], morning.Dawn())
        return pos

    def restore(self, facts: dict[str, Json]) -> Sea:
        pos = Sea()
        pos.rules, pos.days, pos.hooks = self, self.days, self.hooks
        for name in FACTS:
            setattr(pos, name, facts[name])
        return pos.copy()

    def view(self, pos: Sea, seat: int | None) -> dict[str, Json]:
        knows, seats = seat in pos.known, range(self.seats)
        view = pos.copy().facts() | {"top": pos.top if knows else None, "known": [seat] if knows else []}
        view["deck"] = sum(pos.deck) + (pos.top >= 0)
        view["hands"] = [pos.hands[each][:] if self._open(pos, seat, each) else None for each in seats]
        top = pos.stack[-1] if pos.stack else None
        if isinstance(top, morning.Choose):
            view["bays"] = [bay if other == seat else None for other, bay in enumerate(top.answers)]
        view["parts"] = {part.name: part.view(seat) for part in pos.copy().parts.values()}
        view["forecast"] = [self._scores(pos, each, self._open(pos, seat, each)) for each in seats]
        return view

    def imagine(self, pos: Sea, seat: int | None, dealer: Dealer) -> Sea:
        new = pos.copy()
        hidden = [other for other in range(self.seats) if not self._open(pos, seat, other)]
        for chart in [chart for other in hidden for chart in pos.hands[other]]:
            new.deck[chart] += 1
        if pos.top >= 0 and seat not in pos.known:
            new.deck[pos.top] += 1
            new.top = _off(new.deck, dealer)
        for other in hidden:
            new.hands[other] = [_off(new.deck, dealer) for _ in pos.hands[other]]
        top = new.stack[-1] if new.stack else None
        if isinstance(top, morning.Choose):
            answers = list(top.answers)
            for other in [other for other in hidden if answers[other] >= 0]:
                answers[other] = dealer.deal("imagined", [(row, 1) for row in top.options(new, other)]).bay
            new.stack[-1] = morning.Choose(tuple(answers))
        return new

    def stocks(self, pos: Sea) -> dict[str, int]:
        stocks = {"deck": sum(pos.deck) + (pos.top >= 0)}
        for seat in range(self.seats):
            stocks |= {f"{good}-{seat}": count for good, count in zip(GOODS, pos.goods[seat], strict=True)}
            stocks |= {f"creels-{seat}": pos.creels[seat], f"hand-{seat}": len(pos.hands[seat])}
            for score in self.hooks.score:
                stocks |= {f"{stock}-{seat}": count for stock, count in score(pos, seat).items()}
        return stocks

    def result(self, pos: Sea) -> Result:
        scores = [self._scores(pos, seat, True) for seat in range(self.seats)]
        totals = [sum(score.values()) for score in scores]
        return Result(tuple([1 + sum([other > own for other in totals]) for own in totals]), tuple(scores))

    def _open(self, pos: Sea, seat: int | None, other: int) -> bool:
        """Returns whether a seat may see another's charts."""
        return seat == other or pos.finished

    def _scores(self, pos: Sea, seat: int, with_charts: bool) -> dict[str, int]:
        scores = {"coins": pos.goods[seat][0], "creels": 2 * pos.creels[seat]}
        for score in self.hooks.score:
            scores |= score(pos, seat)
        if with_charts:
            scores["charts"] = sum([[*pos.goods[seat][1:], pos.creels[seat]][chart] for chart in pos.hands[seat]])
        return scores


def _off(deck: list[int], dealer: Dealer) -> int:
    """Takes one chart off a pile of counts."""
    chart: int = dealer.deal("imagined", [(chart, left) for chart, left in enumerate(deck) if left])
    deck[chart] -= 1
    return chart


class CreelBots(Bots[Sea]):
    """An estimate, without which bots would use the forecast."""

    def estimate(self, pos: Sea, seat: int) -> int:
        """Counts coins, and creels while days are left to use them."""
        return 100 * pos.goods[seat][0] + 100 * pos.creels[seat] * (2 + pos.days - pos.day)


class Creel(Game[Sea]):
    """The game named by the entry point."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> CreelRules:
        modules = at_table(MODULES, options, seats)
        return CreelRules(seats, int(options["days"]), 2 if options["tide"] == "neap" else 3, modules)


OPTIONS = (
    Option("days", (3, 5), 3),
    Option("tide", ("neap", "spring"), "neap", seats={"spring": (3, 4)}),
)
MODULES: tuple[Module, ...] = (SEAL,)
LOCALES = Path(__file__).parent / "locales"
CREEL = Creel(
    "creel", NEWEST, (2, 3, 4), OPTIONS, locales=LOCALES, modules=MODULES, kept=KEPT, example=True,
    bots=CreelBots(), study=CreelStudy(),
)  # fmt: skip
