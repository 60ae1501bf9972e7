"""Local play: where its games are, and that a second start finds the first."""

from __future__ import annotations

import socket
import stat
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from bothy.kernel import InvalidInput
from bothy.messages import Catalogue
from bothy.server.folder import data_folder
from bothy.server.home import Home
from bothy.server.listening import address_of, is_this_machine, listen, listen_near


def test_games_are_where_the_system_keeps_a_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "bothy"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "bothy"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "Bothy"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder() == tmp_path / "Bothy"


def test_the_secret_is_created_once_and_no_one_else_may_read_it(tmp_path: Path) -> None:
    first, again = Home(tmp_path).settings(1).secret, Home(tmp_path).settings(2).secret
    assert first == again
    assert len(first) >= 32
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_a_table_at_home_listens_to_this_machine_only_and_needs_no_sign_in(tmp_path: Path) -> None:
    settings = Home(tmp_path).settings(8417)
    assert settings.host == "127.0.0.1"
    assert settings.local_play
    assert (
        settings.origins == ()
    )  # a page must then come from the very address it requests, and that must be numeric
    assert settings.store == f"sqlite:{tmp_path / 'games.sqlite'}"
    assert settings.bus == "local"


def test_a_shared_table_is_open_to_the_local_network_and_keeps_its_limits(tmp_path: Path) -> None:
    settings = Home(tmp_path, shared=True, examples=True).settings(8417)
    assert settings.show_examples
    assert settings.host == "0.0.0.0"  # noqa: S104 - that is what sharing means
    assert settings.share_url.startswith("http://")
    assert settings.share_url.endswith(":8417")
    assert settings.rate_limits


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("fe80::1%eth0", False), ("", False)],
)
def test_only_a_loopback_address_is_this_machine(address: str, here: bool) -> None:
    assert is_this_machine(address) is here


class Stranger(BaseHTTPRequestHandler):
    """Another server at the address that was ours."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>Hello</h1>")

    def log_message(self, *_: object) -> None:
        pass


def test_an_address_left_behind_by_a_killed_process_is_not_believed(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert home.running() is None
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        (tmp_path / "address").write_text(f"http://127.0.0.1:{server.server_port}")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        assert home.running() is None
        server.shutdown()
    assert home.running() is None


def test_a_taken_port_is_named() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(InvalidInput) as refused:
            listen("127.0.0.1", port)
        assert Catalogue().text(refused.value.reason).startswith(f"Port {port} is in use.")


def test_an_address_that_is_not_ours_is_named() -> None:
    with pytest.raises(InvalidInput, match="cannot-listen"):
        listen("203.0.113.1", 0)


def test_at_home_any_port_will_do_if_the_usual_one_is_taken() -> None:
    with listen("127.0.0.1", 0) as first, listen_near("127.0.0.1", first.getsockname()[1]) as second:
        assert address_of(second) != address_of(first)
        assert address_of(second).startswith("http://127.0.0.1:")


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 on this machine")
def test_an_address_of_the_newer_kind_is_written_in_brackets() -> None:
    try:
        listener = listen("::1", 0)
    except InvalidInput:
        pytest.skip("no IPv6 loopback on this machine")
    with listener:
        assert address_of(listener).startswith("http://[::1]:")
