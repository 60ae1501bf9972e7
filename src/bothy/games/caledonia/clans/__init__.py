"""The nine clans, one file each, and the names their powers add."""

from bothy.games.caledonia.clans import buchanan, fergusson, macdonald, macewan, mackenzie
from bothy.games.caledonia.clans.bot import ValuedCunningham, ValuedMacKenzie
from bothy.games.caledonia.clans.buchanan import Buchanan
from bothy.games.caledonia.clans.campbell import Campbell
from bothy.games.caledonia.clans.cunningham import BUTTER
from bothy.games.caledonia.clans.fergusson import Fergusson
from bothy.games.caledonia.clans.macdonald import FISHERMEN, MacDonald
from bothy.games.caledonia.clans.macewan import MacEwan
from bothy.games.caledonia.clans.mackenzie import STORING
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.clans.robertson import Robertson
from bothy.games.caledonia.clans.stewart import Stewart
from bothy.games.caledonia.module import UnitKind
from bothy.kernel import Registry

POWERS: dict[str, type[Power]] = {
    "buchanan": Buchanan,
    "campbell": Campbell,
    "cunningham": ValuedCunningham,
    "fergusson": Fergusson,
    "macdonald": MacDonald,
    "macewan": MacEwan,
    "mackenzie": ValuedMacKenzie,
    "robertson": Robertson,
    "stewart": Stewart,
}
UNIT_KINDS: tuple[UnitKind, ...] = (FISHERMEN,)
"""The kinds of unit that only some clans have, in the order of their numbers."""
NAMES = Registry(
    frames=[macewan.Beer, buchanan.FulfilAnother],
    free_actions=[macdonald.Rowing, mackenzie.Cellaring],
    parts=[mackenzie.Cellar],
    actions=[*BUTTER.takes, *STORING.takes],
    events=["rowed", *mackenzie.EVENTS],
    reasons=[*fergusson.REASONS, *macdonald.REASONS, *macewan.REASONS, *mackenzie.REASONS],
)

__all__ = ["NAMES", "POWERS", "UNIT_KINDS", "Power"]
