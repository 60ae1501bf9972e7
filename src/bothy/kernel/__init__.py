"""The kernel: a small engine shared by every game, bot, replay and client. Standard library only."""

from bothy.kernel.action import Action
from bothy.kernel.bots import Bots
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.composite_frame import CompositeFrame
from bothy.kernel.dealer import Dealer, SamplingDealer, ScriptedDealer, SeededDealer
from bothy.kernel.digest import canonical, digest
from bothy.kernel.errors import BothyError, InvalidInput, Refused, RulesBug
from bothy.kernel.event import DrawResult, Event, EventRecorder, Explanation
from bothy.kernel.frame import (
    OPEN,
    UNTIL_CLOSED,
    UNTIL_END,
    Draw,
    Frame,
    FreeAction,
    Outcome,
    Reaction,
    Reveal,
    Rule,
    Step,
)
from bothy.kernel.game import Game
from bothy.kernel.hooks import hooks_of, overriding
from bothy.kernel.module_state import ModuleState
from bothy.kernel.modules import GameModule
from bothy.kernel.options import Option, Options
from bothy.kernel.pack.file_packs import FilePacks
from bothy.kernel.pack.packs import Pack, Packs
from bothy.kernel.packaged import PackagedGame
from bothy.kernel.plan import Plan
from bothy.kernel.position import Position
from bothy.kernel.registry import Registry
from bothy.kernel.results import Cell, Figures, Remark, Review, ScoreBreakdown, ScoreLine, Stage
from bothy.kernel.rule_group import RuleGroup
from bothy.kernel.ruleset import Result, Ruleset
from bothy.kernel.study import Aim, Facts, Study
from bothy.kernel.text import Json, Reason, Text, Value
from bothy.kernel.value import state, value
from bothy.kernel.versions import RuleChange

__all__ = [
    "OPEN",
    "UNTIL_CLOSED",
    "UNTIL_END",
    "Action",
    "Aim",
    "BothyError",
    "Bots",
    "Cell",
    "CompositeFrame",
    "Dealer",
    "Draw",
    "DrawResult",
    "Event",
    "EventRecorder",
    "Explanation",
    "Facts",
    "Figures",
    "FilePacks",
    "Frame",
    "FreeAction",
    "Game",
    "GameModule",
    "InvalidInput",
    "Json",
    "ModuleState",
    "Option",
    "Options",
    "Outcome",
    "Pack",
    "PackagedGame",
    "Packs",
    "Plan",
    "Position",
    "Reaction",
    "Reason",
    "Refused",
    "Registry",
    "Remark",
    "Result",
    "Reveal",
    "Review",
    "Rule",
    "RuleChange",
    "RuleGroup",
    "RulesBug",
    "Ruleset",
    "SamplingDealer",
    "ScoreBreakdown",
    "ScoreLine",
    "ScriptedDealer",
    "SeededDealer",
    "Stage",
    "Step",
    "Study",
    "Text",
    "Value",
    "canonical",
    "digest",
    "hooks_of",
    "mypyc_attr",
    "overriding",
    "state",
    "value",
]
