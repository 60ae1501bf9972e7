"""Mobsters that come with another chronicle, one file each, and additions to the base ones there (X9)."""

from bothy.games.glenmore.expansions.combinations.mobsters.bully_mcmuscle import BullyMcMuscle, McMuscleOnBoard
from bothy.games.glenmore.expansions.combinations.mobsters.calum_mcquack import CalumMcQuack, McQuackOnBoard
from bothy.games.glenmore.expansions.combinations.mobsters.elspeth_mctrick import ElspethMcTrick
from bothy.games.glenmore.expansions.combinations.mobsters.erin_macmalt import ErinMacMalt, MacMaltAtSales
from bothy.games.glenmore.expansions.combinations.mobsters.fraser_mcstarve import FraserMcStarve, McStarveAtTable
from bothy.games.glenmore.expansions.combinations.mobsters.john_mcclaim import JohnMcClaim, McClaimInTome
from bothy.games.glenmore.expansions.combinations.mobsters.manned_castles import McCastleInCouncil
from bothy.games.glenmore.expansions.combinations.mobsters.oonagh_mchagg import McHaggAtTable, OonaghMcHagg
from bothy.games.glenmore.expansions.combinations.mobsters.rows import PairMobsters
from bothy.games.glenmore.expansions.combinations.mobsters.skimming_england import McDuffInEngland
from bothy.games.glenmore.module import Module

MOBSTERS: tuple[Module, ...] = (
    PairMobsters(),
    CalumMcQuack(),
    McQuackOnBoard(),
    BullyMcMuscle(),
    McMuscleOnBoard(),
    FraserMcStarve(),
    McStarveAtTable(),
    OonaghMcHagg(),
    McHaggAtTable(),
    ElspethMcTrick(),
    ErinMacMalt(),
    MacMaltAtSales(),
    JohnMcClaim(),
    McClaimInTome(),
    McDuffInEngland(),
    McCastleInCouncil(),
)

__all__ = ["MOBSTERS"]
