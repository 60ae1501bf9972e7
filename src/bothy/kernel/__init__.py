"""The kernel: a small engine shared by every game, bot, replay and client. Standard library only."""

from bothy.kernel.action import Action
from bothy.kernel.choices import Choices
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.composed import Composed
from bothy.kernel.dealer import Dealer, SamplingDealer, ScriptedDealer, SeededDealer
from bothy.kernel.digest import canonical, digest
from bothy.kernel.errors import BothyError, Malformed, Refused, RulesBug
from bothy.kernel.event import Dealt, Event, Explanation, Trace
from bothy.kernel.frame import (
    OPEN,
    UNTIL_CLOSED,
    UNTIL_END,
    Answerable,
    Aside,
    Draw,
    Frame,
    Outcome,
    Reaction,
    Reveal,
    Step,
)
from bothy.kernel.game import Game, Pack
from bothy.kernel.hooks import all_overriding, hooks_of, overriding
from bothy.kernel.modules import GameModule
from bothy.kernel.options import Option, Options
from bothy.kernel.packaged import PackagedGame
from bothy.kernel.part import Part
from bothy.kernel.plan import Plan
from bothy.kernel.position import Position
from bothy.kernel.registry import Registry
from bothy.kernel.results import Figures, Reckoned, Remark, ScoreBreakdown, Stage
from bothy.kernel.ruleset import Result, Ruleset
from bothy.kernel.study import Aim, Facts, Study
from bothy.kernel.text import Json, Reason, Text, Value
from bothy.kernel.value import state, value
from bothy.kernel.versions import Since

__all__ = [
    "OPEN",
    "UNTIL_CLOSED",
    "UNTIL_END",
    "Action",
    "Aim",
    "Answerable",
    "Aside",
    "BothyError",
    "Choices",
    "Composed",
    "Dealer",
    "Dealt",
    "Draw",
    "Event",
    "Explanation",
    "Facts",
    "Figures",
    "Frame",
    "Game",
    "GameModule",
    "Json",
    "Malformed",
    "Option",
    "Options",
    "Outcome",
    "Pack",
    "PackagedGame",
    "Part",
    "Plan",
    "Position",
    "Reaction",
    "Reason",
    "Reckoned",
    "Refused",
    "Registry",
    "Remark",
    "Result",
    "Reveal",
    "RulesBug",
    "Ruleset",
    "SamplingDealer",
    "ScoreBreakdown",
    "ScriptedDealer",
    "SeededDealer",
    "Since",
    "Stage",
    "Step",
    "Study",
    "Text",
    "Trace",
    "Value",
    "all_overriding",
    "canonical",
    "digest",
    "hooks_of",
    "mypyc_attr",
    "overriding",
    "state",
    "value",
]
