"""Clans whose territory gives a lasting power, one file each."""

from bothy.games.glenmore.clans.macgregor import MacGregor
from bothy.games.glenmore.clans.macintosh import MacIntosh
from bothy.games.glenmore.clans.maclachlan import MacLachlan
from bothy.games.glenmore.clans.sinclair import Sinclair
from bothy.games.glenmore.module import Power

CLANS: tuple[Power, ...] = (MacIntosh(), MacGregor(), Sinclair(), MacLachlan())
