"""Chronicle 8: The Penny Mobs. The chronicle itself, then its mobsters, one file each."""

from bothy.games.glenmore.expansions.mobs import bot
from bothy.games.glenmore.module import Module

MODULES: tuple[Module, ...] = (
    bot.ValuedMobs(),
    bot.ValuedPeggyMcWander(),
    bot.ValuedJoeMcDuff(),
    bot.ValuedBruceMcMail(),
    bot.ValuedPeggyMcLaird(),
    bot.ValuedKennethMcSnitch(),
    bot.ValuedSibylMacSponge(),
    bot.ValuedDerekAnderson(),
    bot.ValuedFergusMacDarkie(),
    bot.ValuedMikeMcCastle(),
)

__all__ = ["MODULES"]
