"""Opening a table: options, seats, and incompatible choices."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.kernel import BothyError, InvalidInput, Result
from creel.game import CREEL


def test_options_not_chosen_have_their_defaults() -> None:
    assert CREEL.complete({"days": 5}) == {"days": 5, "tide": "neap", "seal": False}


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        ({}, 5, "seats-unfit"),
        ({"days": 4}, 3, "option-value-unknown"),
        ({"seal": 1}, 3, "option-value-unknown"),
        ({"tide": "spring"}, 2, "option-seats-unfit"),
        ({"tide": "spring", "seal": True}, 3, "option-clash"),
        ({"wind": 1}, 3, "option-unknown"),
    ],
)
def test_incompatible_options_and_seats_are_refused_with_a_reason(options: Any, seats: int, reason: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        CREEL.open(options, seats)
    assert isinstance(refused.value, BothyError)
    assert refused.value.reason.key == reason


def test_equal_ranks_share_the_victory() -> None:
    result = Result((1, 3, 1), ({"coins": 4}, {"coins": 2}, {"coins": 4}))
    assert result.winners == (0, 2)
    assert result.data() == {"ranks": [1, 3, 1], "scores": [{"coins": 4}, {"coins": 2}, {"coins": 4}]}
