"""The networks that limits count as one caller."""

from __future__ import annotations

import pytest

from bothy.server.people.entrance import network_of


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff"),
        ("2001:DB8:0:1::1", "2001:0db8:0000:0001::2"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_one_caller_by_two_addresses(one: str, other: str) -> None:
    assert network_of(one) == network_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("192.0.2.1", "192.0.2.2"), ("2001:db8:0:1::1", "2001:db8:0:2::1"), ("", "192.0.2.1"), ("a name", "another")],
)
def test_two_callers(one: str, other: str) -> None:
    assert network_of(one) != network_of(other)
