"""Frames: a composite question whose parts the ruleset lists, and which attributes of a class are fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import pytest
from tests.kernel.tiny_game import Ask, Say, Toy, Whisper, Whispering, toy

from bothy.kernel import Action, CompositeFrame, Frame, FreeAction, Reaction, Reason, Refused, RuleGroup, value


@value
class Enough(Action):
    """Ends the party."""


PARTS: RuleGroup[Toy] = RuleGroup([Ask(0), Whispering()])


@value
class Party(CompositeFrame[Toy]):
    """Say or whisper, this many times."""

    takes = (Enough,)
    seat: int
    left: int

    def choices(self, pos: Toy) -> RuleGroup[Toy]:
        return PARTS

    def closed(self, pos: Toy, seat: int) -> Reason | None:
        return None if self.left else Reason("said-enough")

    def chosen(self, pos: Toy, seat: int, action: Action) -> None:
        pos.push(Party(seat, self.left - 1))

    def own(self, pos: Toy, seat: int) -> Sequence[Action]:
        return (Enough(),)

    def why_not_own(self, pos: Toy, seat: int, action: Action) -> Reason | None:
        return None if pos.told else Reason("say-something")

    def take_own(self, pos: Toy, seat: int, action: Action) -> None:
        pos.told.append("enough")


def test_a_composed_question_offers_what_its_parts_offer_and_its_own_answers() -> None:
    pos = toy(Party(0, 2))
    assert pos.legal(0) == [Say("a"), Say("b"), Whisper("psst")]
    pos.play(0, Say("a"), None)
    assert pos.legal(0) == [Say("a"), Say("b"), Whisper("psst"), Enough()]


def test_a_part_takes_its_action_on_top_of_the_rest_of_the_question() -> None:
    pos = toy(Party(0, 2))
    pos.play(0, Whisper("psst"), None)
    assert pos.told == ["psst"]
    assert pos.stack == [Party(0, 1)]


def test_a_closed_question_says_why_for_every_part_and_keeps_its_own_answers() -> None:
    pos = toy(Party(0, 0))
    pos.told.append("before")
    closed = pos.why_not(0, Say("a"))
    assert closed is not None
    assert closed.key == "said-enough"
    assert pos.legal(0) == [Enough()]
    pos.play(0, Enough(), None)
    assert pos.finished


def test_a_part_gives_its_own_reason() -> None:
    pos = toy(Party(0, 1))
    reason = pos.why_not(0, Say("long"))
    assert reason is not None
    assert reason.key == "too-long"
    with pytest.raises(Refused):
        pos.play(0, Enough(), None)


def test_two_parts_cannot_answer_the_same_kind_of_action() -> None:
    with pytest.raises(ValueError, match="say is answered by ask and by ask"):
        RuleGroup([Ask(0), Ask(1)])


OF_THE_CLASS = ("name", "takes", "turn", "blocks_free_actions", "looked_past", "composed", "sealed")


@pytest.mark.parametrize("attribute", OF_THE_CLASS)
@pytest.mark.parametrize("base", [Frame, Reaction])
def test_no_attribute_of_a_frames_class_can_become_a_field(base: type[Frame[Any]], attribute: str) -> None:
    """Compiled classes annotate whatever they assign, so a frame would get a field for each attribute it sets."""
    body = {attribute: getattr(base, attribute), "__annotations__": {attribute: "bool", "seat": "int"}}
    made: Any = value(type("Asked", (base,), body))
    assert [field.name for field in fields(made)] == ["seat"]


def test_the_name_and_actions_of_a_free_action_are_no_fields() -> None:
    body = {"name": "rowing", "takes": (), "__annotations__": {"name": "str", "takes": "tuple", "port": "int"}}
    made: Any = value(type("Asked", (FreeAction,), body))
    assert [field.name for field in fields(made)] == ["port"]
