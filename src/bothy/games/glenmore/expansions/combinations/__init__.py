"""Modules for pairs of chronicles; each is at the table only if both are."""

from bothy.games.glenmore.expansions.combinations import bot
from bothy.games.glenmore.expansions.combinations.mobsters.bully_mcmuscle import McMuscleOnBoard
from bothy.games.glenmore.expansions.combinations.mobsters.calum_mcquack import McQuackOnBoard
from bothy.games.glenmore.expansions.combinations.mobsters.erin_macmalt import MacMaltAtSales
from bothy.games.glenmore.expansions.combinations.mobsters.fraser_mcstarve import McStarveAtTable
from bothy.games.glenmore.expansions.combinations.mobsters.john_mcclaim import McClaimInTome
from bothy.games.glenmore.expansions.combinations.mobsters.manned_castles import McCastleInCouncil
from bothy.games.glenmore.expansions.combinations.mobsters.oonagh_mchagg import McHaggAtTable
from bothy.games.glenmore.expansions.combinations.mobsters.rows import PairMobsters
from bothy.games.glenmore.expansions.combinations.mobsters.skimming_england import McDuffInEngland
from bothy.games.glenmore.module import Module

ENGLISH_EVENTS: bot.ValuedEnglishEvents = bot.ValuedEnglishEvents()
MODULES: tuple[Module, ...] = (
    PairMobsters(),
    bot.ValuedCalumMcQuack(),
    McQuackOnBoard(),
    bot.ValuedBullyMcMuscle(),
    McMuscleOnBoard(),
    bot.ValuedFraserMcStarve(),
    McStarveAtTable(),
    bot.ValuedOonaghMcHagg(),
    McHaggAtTable(),
    bot.ValuedElspethMcTrick(),
    bot.ValuedErinMacMalt(),
    MacMaltAtSales(),
    bot.ValuedJohnMcClaim(),
    McClaimInTome(),
    McDuffInEngland(),
    McCastleInCouncil(),
    ENGLISH_EVENTS,
)

__all__ = ["ENGLISH_EVENTS", "MODULES"]
