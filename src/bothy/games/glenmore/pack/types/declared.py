"""Readers of effects and prices in data files, one per verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import FREE, RESOURCES, Price, read_amounts, read_price
from bothy.kernel.pack import MOST, Row
from bothy.kernel.pack.reading import told

Table = Mapping[str, Any]
Reader = Callable[[Table], fx.Effect]
"""Reads the whole table of an effect; raises ValueError describing any fault."""


MOST_PIECES: Final = 20
"""The most an effect may bring, move or remove at once: no player has this many of anything."""


def count_of(table: Table, verb: str, most: int = MOST_PIECES) -> int:
    """Returns a verb's number."""
    number = table[verb]
    if type(number) is not int or not 1 <= number <= most:
        raise ValueError(f"{verb} can be 1 to {most}, not {told(number)}")
    return number


def points_of(table: Table, verb: str) -> int:
    """Returns a verb's points or coins."""
    return count_of(table, verb, MOST)


def list_of(found: Any, name: str) -> tuple[int, ...]:
    """Reads a list of points or amounts."""
    if not isinstance(found, list) or any(type(each) is not int or not 0 <= each <= MOST for each in found):
        raise ValueError(f"{name} should hold numbers from 0 to {MOST}")
    return tuple(found)


def word_of(table: Table, verb: str, words: tuple[str, ...] = ()) -> str:
    """Returns a verb's word, checked against a list if there is one."""
    word = table[verb]
    if type(word) is not str or (words and word not in words):
        raise ValueError(f"{verb} cannot be {told(word)}")
    return word


def truth_of(table: Table, name: str) -> bool:
    """Reads an optional flag, False by default."""
    found = table.get(name, False)
    if type(found) is not bool:
        raise ValueError(f"{name} should be true or false, not {told(found)}")
    return found


def table_of(table: Table, name: str) -> Table:
    """Returns a table inside the table."""
    found = table.get(name)
    if not isinstance(found, dict):
        raise ValueError(f"{name} should be a table, not {told(found)}")
    return found


def _produce(table: Table) -> fx.Effect:
    return fx.Produce(read_amounts(table_of(table, "produce"), RESOURCES), truth_of(table, "anywhere"))


def _steps(table: Table) -> fx.Effect:
    steps = table["steps"]
    if not isinstance(steps, list) or not steps:
        raise ValueError("steps should be pairs of numbers")
    pairs = [list_of(step, "a step") for step in steps]
    if any(len(pair) != 2 for pair in pairs):
        raise ValueError("steps should be pairs of numbers")
    return fx.ScoreSteps(word_of(table, "count", fx.COUNTED), tuple([(pair[0], pair[1]) for pair in pairs]))


def _power(table: Table) -> fx.Effect:
    name = word_of(table, "power", tuple(fx.POWERS))
    figures = fx.POWERS[name]
    if sorted(table) != sorted(["power", *figures]):
        raise ValueError(f"the power {name} has {' and '.join(figures) or 'no figures'}")
    return fx.Power(name, {figure: count_of(table, figure) for figure in figures})


def _trade(table: Table, verbs: Verbs) -> fx.Effect:
    trade = table_of(table, "trade")
    pay, gain = table_of(trade, "pay"), trade.get("gain")
    if not isinstance(gain, list) or not gain or len(trade) > 2:
        raise ValueError("a trade has pay and gain")
    return fx.Trade(read_price(pay), tuple([read_effect(each, verbs) for each in gain]))


TRADE: Final = "trade"
"""A trade's gains are read by the same verbs as the trade itself."""
Verbs = Mapping[str, tuple[Reader, tuple[str, ...]]]
VERBS: Final[Verbs] = {
    "produce": (_produce, ("anywhere",)),
    "produce_any": (
        lambda t: fx.ProduceAny(count_of(t, "produce_any"), truth_of(t, "anywhere")),
        ("anywhere",),
    ),
    "scotsmen": (lambda t: fx.GainScotsmen(count_of(t, "scotsmen"), truth_of(t, "anywhere")), ("anywhere",)),
    "whisky": (lambda t: fx.GainWhisky(count_of(t, "whisky")), ()),
    "coins": (lambda t: fx.GainCoins(points_of(t, "coins")), ()),
    "vp": (lambda t: fx.Score(points_of(t, "vp")), ()),
    "steps": (_steps, ("count",)),
    "markers": (lambda t: fx.PlaceMarkers(count_of(t, "markers")), ()),
    "move": (lambda t: fx.Move(count_of(t, "move")), ()),
    "card": (lambda t: fx.TakeCard(word_of(t, "card")), ()),
    "person": (lambda t: fx.TakePerson(word_of(t, "person")), ()),
    "activate": (lambda t: fx.Activate(word_of(t, "activate", fx.ICONS)), ()),
    "remove_tiles": (lambda t: fx.RemoveTiles(count_of(t, "remove_tiles"), truth_of(t, "may")), ("may",)),
    "take_discard": (lambda t: fx.TakeDiscard(count_of(t, "take_discard")), ()),
    TRADE: (lambda t: _trade(t, VERBS), ()),
    "power": (_power, tuple([figure for figures in fx.POWERS.values() for figure in figures])),
}
"""Each verb with its reader and its optional keys."""


def read_effect(table: Any, verbs: Verbs = VERBS) -> fx.Effect:
    """Reads an effect from its table: a verb and its keys. A module may pass its own verbs."""
    if not isinstance(table, dict) or not table:
        raise ValueError(f"an effect is a table, not {told(table)}")
    verb = next(iter(table))
    if verb not in verbs:
        raise ValueError(f"no effect begins with {told(verb)}")
    reader, beside = verbs[verb]
    strange = [name for name in table if name not in (verb, *beside)]
    if strange:
        raise ValueError(f"{verb} cannot stand with {', '.join(strange)}")
    return _trade(table, verbs) if verb == TRADE else reader(table)


def effects(row: Row, name: str, verbs: Verbs = VERBS) -> fx.Effects:
    """Reads the effects a row lists under a name; none if it is missing."""
    found: list[Any] = row.value(name, list, [])
    try:
        return tuple([read_effect(each, verbs) for each in found])
    except ValueError as error:
        raise row.fault(f"{name}: {error}") from error


def price(row: Row, name: str) -> Price:
    """Reads a row's price; free if it is missing."""
    found: dict[str, Any] = row.value(name, dict, {})
    try:
        return read_price(found) if found else FREE
    except ValueError as error:
        raise row.fault(f"{name} {error}") from error
