"""Chronicle 8: The Penny Mobs. The chronicle itself, then its mobsters, one file each."""

from bothy.games.glenmore.expansions.mobs.bruce_mcmail import BruceMcMail
from bothy.games.glenmore.expansions.mobs.derek_anderson import DerekAnderson
from bothy.games.glenmore.expansions.mobs.fergus_macdarkie import FergusMacDarkie
from bothy.games.glenmore.expansions.mobs.joe_mcduff import JoeMcDuff
from bothy.games.glenmore.expansions.mobs.kenneth_mcsnitch import KennethMcSnitch
from bothy.games.glenmore.expansions.mobs.mike_mccastle import MikeMcCastle
from bothy.games.glenmore.expansions.mobs.module import ThePennyMobs
from bothy.games.glenmore.expansions.mobs.peggy_mclaird import PeggyMcLaird
from bothy.games.glenmore.expansions.mobs.peggy_mcwander import PeggyMcWander
from bothy.games.glenmore.expansions.mobs.sibyl_macsponge import SibylMacSponge
from bothy.games.glenmore.module import Module

MODULES: tuple[Module, ...] = (
    ThePennyMobs(),
    PeggyMcWander(),
    JoeMcDuff(),
    BruceMcMail(),
    PeggyMcLaird(),
    KennethMcSnitch(),
    SibylMacSponge(),
    DerekAnderson(),
    FergusMacDarkie(),
    MikeMcCastle(),
)

__all__ = ["MODULES"]
