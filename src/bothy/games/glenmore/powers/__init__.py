"""Lasting powers, which clan territories and landmark cards give."""

from bothy.games.glenmore.module import Power
from bothy.games.glenmore.powers import bot
from bothy.games.glenmore.powers.clans import MacIntosh, Sinclair
from bothy.games.glenmore.powers.landmarks import CastleMoil, CastleOfMey

_CLANS = (MacIntosh(), bot.ValuedMacGregor(), Sinclair(), bot.ValuedMacLachlan())
_LANDMARKS = (bot.ValuedLochNess(), bot.ValuedArmadaleCastle(), CastleMoil(), CastleOfMey())
POWERS: tuple[Power, ...] = tuple([bot.valued(power) for power in (*_CLANS, *_LANDMARKS)])
"""The powers a seat can gain."""

__all__ = ["POWERS"]
