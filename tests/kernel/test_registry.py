"""Names, and the short JSON form of everything that has one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny_game import Ask, Memory, Say, Tell, Toss, Turn, Whispering

from bothy.kernel import Action, Frame, InvalidInput, ModuleState, Registry, state, value


@value
class Order(Action):
    """An action with every kind of field."""

    count: int
    good: str
    now: bool
    hexes: "tuple[int, ...]"
    pair: "tuple[int, str]"
    maybe: "int | None"
    answer: Say


@value
class Later(Frame[Any]):
    """A frame that contains a frame."""

    seat: int
    frame: Ask


REGISTRY = Registry([Ask, Turn, Tell, Toss, Later], [Whispering], [Memory], ["heard"], ["too-long"], [Order])

ORDERS = st.builds(
    Order,
    count=st.integers(),
    good=st.text(max_size=5),
    now=st.booleans(),
    hexes=st.lists(st.integers(), max_size=4).map(tuple),
    pair=st.tuples(st.integers(), st.text(max_size=3)),
    maybe=st.none() | st.integers(),
    answer=st.builds(Say, st.text(max_size=3)),
)


@given(ORDERS)
def test_any_action_is_read_back_as_itself(order: Order) -> None:
    again = REGISTRY.read_action(json.loads(json.dumps(REGISTRY.write(order))))
    assert again == order
    assert hash(again) == hash(order)


def test_names_are_the_words_of_the_class_name() -> None:
    @value
    class EndOfTurn(Action):
        pass

    @value
    class Renamed(Action):
        name = "something-else"

    assert (EndOfTurn.name, Renamed.name) == ("end-of-turn", "something-else")
    assert REGISTRY.write(Say("a")) == ["say", "a"]


def test_frames_hold_frames() -> None:
    later = Later(1, Ask(0))
    assert REGISTRY.write(later) == ["later", 1, {"is": ["ask", 0]}]
    assert REGISTRY.read_frame(["later", 1, {"is": ["ask", 0]}]) == later


def test_parts_write_their_own_fields() -> None:
    memory = REGISTRY.read_part(REGISTRY.write_part(Memory([1, 2])))
    assert memory == Memory([1, 2])


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (["nope"], "unknown-name"),
        ([["say"]], "unknown-name"),
        (["ask", 0], "unknown-name"),
        ("say", "not-a-value"),
        ([], "not-a-value"),
        (None, "not-a-value"),
        (["say"], "wrong-fields"),
        (["say", "a", "b"], "wrong-fields"),
        (["say", 1], "wrong-value"),
        (["order", True, "g", False, [], [1, "a"], None, {"is": ["say", "a"]}], "wrong-value"),
        (["order", 1, "g", 0, [], [1, "a"], None, {"is": ["say", "a"]}], "wrong-value"),
        (["order", 1, "g", False, "ab", [1, "a"], None, {"is": ["say", "a"]}], "wrong-value"),
        (["order", 1, "g", False, [1.5], [1, "a"], None, {"is": ["say", "a"]}], "wrong-value"),
        (["order", 1, "g", False, [], [1, "a", 2], None, {"is": ["say", "a"]}], "wrong-value"),
        (["order", 1, "g", False, [], [1, "a"], "x", {"is": ["say", "a"]}], "wrong-value"),
        (["order", 1, "g", False, [], [1, "a"], None, ["say", "a"]], "wrong-value"),
        (["order", 1, "g", False, [], [1, "a"], None, {"is": ["nope"]}], "unknown-name"),
    ],
)
def test_data_that_is_not_an_action_is_refused_with_a_reason(data: Any, reason: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        REGISTRY.read_action(data)
    assert refused.value.reason.key == reason


def test_types_that_were_not_registered_cannot_be_written() -> None:
    @value
    class Foreign(Action):
        pass

    @state
    class ForeignPart(ModuleState):
        pass

    with pytest.raises(InvalidInput, match="foreign"):
        REGISTRY.write(Foreign())
    with pytest.raises(InvalidInput, match="foreign-part"):
        REGISTRY.write_part(ForeignPart())


def test_two_kinds_of_one_name_are_refused() -> None:
    @value
    class Another(Action):
        name = "say"

    with pytest.raises(ValueError, match="say"):
        Registry([Ask], actions=[Another])


def test_a_module_joins_its_names_to_the_base() -> None:
    @value
    class Extra(Action):
        pass

    joined = REGISTRY.joined([Registry(actions=[Extra], events=["more", "heard"], reasons=["why"])])
    assert joined.read_action(["extra"]) == Extra()
    assert joined.events == ("heard", "more")
    assert joined.reasons == ("too-long", "why")
    assert "extra" not in REGISTRY.actions


def test_a_field_that_json_cannot_hold_is_refused_at_once() -> None:
    @value
    class Odd(Action):
        numbers: "set[int]"

    with pytest.raises(TypeError, match="a field holds"):
        Registry(actions=[Odd])


def test_actions_that_recur_are_one_object() -> None:
    assert Say.of("a") is Say.of("a")
    assert Say.of("a") == Say("a")
    assert REGISTRY.fields("order") == ("count", "good", "now", "hexes", "pair", "maybe", "answer")
