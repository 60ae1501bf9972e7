"""The nine clans, one file each, and the names their powers bring."""

from bothy.games.caledonia.clans import fergusson, macdonald, macewan, mackenzie
from bothy.games.caledonia.clans.buchanan import Buchanan
from bothy.games.caledonia.clans.campbell import Campbell
from bothy.games.caledonia.clans.cunningham import Cunningham
from bothy.games.caledonia.clans.fergusson import Fergusson
from bothy.games.caledonia.clans.macdonald import MacDonald
from bothy.games.caledonia.clans.macewan import MacEwan
from bothy.games.caledonia.clans.mackenzie import MacKenzie
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.clans.robertson import Robertson
from bothy.games.caledonia.clans.stewart import Stewart
from bothy.kernel import Action, Registry

POWERS: dict[str, type[Power]] = {
    "buchanan": Buchanan,
    "campbell": Campbell,
    "cunningham": Cunningham,
    "fergusson": Fergusson,
    "macdonald": MacDonald,
    "macewan": MacEwan,
    "mackenzie": MacKenzie,
    "robertson": Robertson,
    "stewart": Stewart,
}
ROOMS = [power.end_of_production for power in POWERS.values() if power.end_of_production is not None]
END_OF_PRODUCTION: tuple[type[Action], ...] = tuple([kind for room in ROOMS for kind in room.takes])
"""The actions by which some clan ends its production."""
NAMES = Registry(
    frames=[macewan.Beer],
    asides=[macdonald.Rowing, mackenzie.Cellaring],
    parts=[mackenzie.Cellar],
    events=["rowed", *mackenzie.EVENTS],
    reasons=[*fergusson.REASONS, *macdonald.REASONS, *macewan.REASONS, *mackenzie.REASONS],
)

__all__ = ["END_OF_PRODUCTION", "NAMES", "POWERS", "Power"]
