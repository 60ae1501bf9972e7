"""Values made of classes: which of a class's attributes are fields."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from bothy.kernel import Frame, FreeAction, Reaction, value

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
