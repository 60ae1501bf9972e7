"""Addresses that people gave for messages: none leads near the host itself; and the key that identifies a host."""

from __future__ import annotations

import asyncio
import socket
import stat
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from pathlib import Path
from threading import Event

import pytest
from tests.server.notices.receiver import receiving

from bothy.cli import main
from bothy.server.notices.breaker import FAILURES, OPEN_SECONDS, Breaker
from bothy.server.notices.failures import PermanentFailure, TemporaryFailure
from bothy.server.notices.keys import PushKey, make_key
from bothy.server.notices.outgoing import LOOK_UPS, AddressRefused, Outgoing, is_public

NEAR = ("127.0.0.0/8",)


@pytest.mark.parametrize(
    "address",
    [
        *["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.9", "169.254.169.254", "0.0.0.0", "224.0.0.1"],  # noqa: S104
        *["100.64.0.1", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:10.0.0.1", "2002:7f00:1::"],
        *["64:ff9b::7f00:1", "2001:0:7f00:1::"],
    ],
)
def test_networks_around_the_host_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::808:808"]
)
def test_others_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *[
            "http://discord.com/api/webhooks/1",
            "ftp://a.example/",
            "file:///etc/passwd",
            "https://",
            "//a.example",
        ],
        *["https://user:word@a.example/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/"],
        *["https://a.example:0/", "https://a.example:99999/", "https://a.example/\r\nx: y", "https://ä.example/"],
        *[
            "https://a.example/ b",
            "https://a.example/" + 1000 * "x",
            "https://[nonsense/",
            "https://10.0.0.1:8417/",
        ],
    ],
)
def test_an_address_of_another_form_is_refused(url: str) -> None:
    with pytest.raises(AddressRefused):
        Outgoing().check(url)


@pytest.mark.parametrize(
    "host",
    [
        *["127.1", "127.0.1", "0177.0.0.1", "0x7f.1", "0x7f.0.0.1", "127.000.000.001", "0.0", "0", "2130706433"],
        *["127.0.0.1.", "127.1.", "0x7f000001", "10.0x1", "1.1.1.1.1", "256.1.1.1", "a.example.", "foo.localhost"],
        *["a..example", "-a.example", "a_.example", "a.example%2e", "a.1", "a.0x1", "[fe80::1%25eth0]", "a.b%00"],
    ],
)
def test_an_address_in_disguise_is_refused_at_once(host: str) -> None:
    for outgoing in (Outgoing(), Outgoing(NEAR)):
        with pytest.raises(AddressRefused):
            outgoing.check(f"https://{host}/hook")


def test_urls_handed_out_by_discord_slack_and_matrix_are_accepted() -> None:
    for url in (
        "https://discord.com/api/webhooks/123/abc-def_g",
        "https://hooks.slack.com/services/T0/B0/xyz",
        "https://matrix.example.org:8448/hookshot/webhook/abc",
    ):
        assert Outgoing().check(url) == url


async def test_a_name_that_leads_home_is_not_followed() -> None:
    async with receiving() as receiver:
        port = receiver.address.rpartition(":")[2]
        outgoing = Outgoing()
        with pytest.raises(TemporaryFailure):  # one of our own names: it leads to 127.0.0.1, which no name may
            await outgoing.post(f"https://localhost.localdomain:{port}/", b"{}", {})
        await outgoing.close()
        assert receiver.posted == []


async def test_redirects_are_few_and_lead_nowhere_that_would_be_refused() -> None:
    async with receiving() as receiver:
        outgoing = Outgoing(NEAR)
        receiver.status, receiver.location = 307, f"{receiver.address}/again"
        assert await outgoing.post(f"{receiver.address}/first", b"{}", {}) == 400
        assert len(receiver.posted) == 4
        receiver.location = "http://10.0.0.1/inside"
        with pytest.raises(PermanentFailure):  # never retried: it leads nowhere
            await outgoing.post(f"{receiver.address}/first", b"{}", {})
        receiver.status, receiver.location = 302, f"{receiver.address}/page"
        assert await outgoing.post(f"{receiver.address}/first", b"{}", {}) == 302
        await outgoing.close()


async def test_who_does_not_answer_is_tried_later() -> None:
    async with receiving() as receiver:
        gone = receiver.address
    outgoing = Outgoing(NEAR)
    with pytest.raises(TemporaryFailure):
        await outgoing.post(gone, b"{}", {})
    await outgoing.close()


async def test_a_host_that_does_not_answer_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    async with receiving() as receiver:
        gone = receiver.address
    outgoing = Outgoing(NEAR)
    outgoing._breaker = Breaker(lambda: now)
    async with receiving() as other:
        for _ in range(FAILURES):
            with pytest.raises(TemporaryFailure, match="ClientConnectorError"):
                await outgoing.post(gone, b"{}", {})
        with pytest.raises(TemporaryFailure, match="host-silent"):
            await outgoing.post(gone, b"{}", {})
        assert await outgoing.post(other.address, b"{}", {}) == 201, "another port of the same host"
        now = OPEN_SECONDS
        with pytest.raises(TemporaryFailure, match="ClientConnectorError"):
            await outgoing.post(gone, b"{}", {})
        with pytest.raises(TemporaryFailure, match="host-silent"):
            await outgoing.post(gone, b"{}", {})
    await outgoing.close()


async def test_a_slow_host_that_redirects_makes_no_other_host_seem_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.server.notices.outgoing.PATIENCE", 0.5)
    outgoing = Outgoing(NEAR)
    async with receiving() as slow, receiving() as healthy:
        slow.status, slow.location, slow.seconds = 307, healthy.address, 0.4
        healthy.seconds = 0.2
        for _ in range(FAILURES):
            with pytest.raises(TemporaryFailure, match="TimeoutError"):
                await outgoing.post(slow.address, b"{}", {})
        with pytest.raises(TemporaryFailure, match="host-silent"):
            await outgoing.post(slow.address, b"{}", {})
        healthy.seconds = 0
        assert await outgoing.post(healthy.address, b"{}", {}) == 201
    await outgoing.close()


async def test_any_answer_shows_that_a_host_is_there() -> None:
    outgoing = Outgoing(NEAR)
    async with receiving() as receiver:
        receiver.status = 503
        for _ in range(2 * FAILURES):
            assert await outgoing.post(receiver.address, b"{}", {}) == 503
    await outgoing.close()


async def test_patience_is_for_all_redirects_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.server.notices.outgoing.PATIENCE", 0.5)
    outgoing = Outgoing(NEAR)
    async with receiving() as receiver:
        receiver.status, receiver.location, receiver.seconds = 307, f"{receiver.address}/again", 0.3
        with pytest.raises(TemporaryFailure, match="TimeoutError"):
            await outgoing.post(receiver.address, b"{}", {})
    await outgoing.close()


async def test_a_host_whose_name_lookup_is_queued_is_not_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.server.notices.outgoing.PATIENCE", 0.4)
    answer = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: answer.wait(10) and [])
    outgoing = Outgoing()
    try:
        slow = [outgoing.post(f"https://name{n}.example/", b"{}", {}) for n in range(LOOK_UPS)]
        await asyncio.gather(*slow, return_exceptions=True)
        for _ in range(FAILURES + 1):
            with pytest.raises(TemporaryFailure, match="lookups-busy"):
                await outgoing.post("https://chat.example/", b"{}", {})
        answer.set()
        with pytest.raises(TemporaryFailure, match="ClientConnectorDNSError"):
            await outgoing.post("https://chat.example/", b"{}", {})
    finally:
        answer.set()
        await outgoing.close()


async def test_names_that_take_long_to_find_hold_up_no_other_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.server.notices.outgoing.PATIENCE", 0.2)
    found = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found.wait(10) and [])
    outgoing = Outgoing()
    try:
        asked = [outgoing.post(f"https://name{n}.example/", b"{}", {}) for n in range(40)]
        assert {type(each) for each in await asyncio.gather(*asked, return_exceptions=True)} == {TemporaryFailure}
        async with asyncio.timeout(5):
            await asyncio.gather(*[asyncio.to_thread(int) for _ in range(40)])
    finally:
        found.set()
        await outgoing.close()


def test_a_key_is_made_once_readable_by_its_owner_alone_and_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "push.pem"
    assert main(["keys", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    public, first = PushKey.at(file).public, capsys.readouterr().out
    assert public in first
    assert main(["keys", str(file)]) == 0
    assert "already exists and wasn't changed" in capsys.readouterr().out
    assert PushKey.at(file).public == public
    assert [each.name for each in tmp_path.iterdir()] == ["push.pem"]


def test_of_several_processes_with_the_same_number_one_makes_the_key(tmp_path: Path) -> None:
    """In containers that share a volume, processes often have the same number."""
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda _: make_key(tmp_path / "push.pem"), range(40)))
    assert made.count(True) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["push.pem"]
