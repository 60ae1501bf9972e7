"""Values made of classes: which of a class's attributes are fields."""

from __future__ import annotations

from typing import get_type_hints

from bothy.kernel.frame import Frame, Rule
from bothy.kernel.value import NOT_FIELDS


def test_no_attribute_of_a_frames_class_can_become_a_field() -> None:
    """Compiled classes annotate what they assign, so a frame that sets one would get a field of that name."""
    of_the_class = {name for kind in (Rule, Frame) for name in get_type_hints(kind) if name in vars(kind)}
    assert {"takes", "turn", "looked_past"} <= of_the_class
    assert of_the_class <= set(NOT_FIELDS)
