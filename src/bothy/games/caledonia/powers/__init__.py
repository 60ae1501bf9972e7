"""The nine clans, one file each, and the names their powers bring."""

from bothy.games.caledonia.powers import cunningham, macdonald, macewan, mackenzie
from bothy.games.caledonia.powers.buchanan import Buchanan
from bothy.games.caledonia.powers.campbell import Campbell
from bothy.games.caledonia.powers.cunningham import Cunningham
from bothy.games.caledonia.powers.fergusson import Fergusson
from bothy.games.caledonia.powers.macdonald import MacDonald
from bothy.games.caledonia.powers.macewan import MacEwan
from bothy.games.caledonia.powers.mackenzie import MacKenzie
from bothy.games.caledonia.powers.power import Power
from bothy.games.caledonia.powers.robertson import Robertson
from bothy.games.caledonia.powers.stewart import Stewart
from bothy.kernel import Registry

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
NAMES = Registry(
    frames=[cunningham.Butter, macewan.Beer, mackenzie.Storing],
    asides=[macdonald.Rowing, mackenzie.Cellaring],
    parts=[mackenzie.Cellar],
    events=["rowed", *mackenzie.EVENTS],
    reasons=[*macdonald.REASONS, *macewan.REASONS, *mackenzie.REASONS],
)

__all__ = ["NAMES", "POWERS", "Power"]
