"""`bothy doctor`: every check is red on a planted fault, and green once that is mended."""

from __future__ import annotations

import os
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email.utils import formatdate
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import IPv4Address
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from private_services import Nats, Services, free_port
from tests.cli.hosts import SECRET, serving

from bothy.server.doctor import Finding, examine, machine, parts, reach
from bothy.server.notices.keys import make_key
from bothy.server.settings import Settings

PUBLIC = "http://bothy.example"


def state(found: list[Finding], check: str) -> str:
    """Returns a check's state, once it's certain that a fault comes with a remedy."""
    (finding,) = [each for each in found if each.check == check]
    assert bool(finding.do) == (finding.state == "bad")
    return finding.state


def with_(settings: Settings, **changes: Any) -> Settings:
    return msgspec.structs.replace(settings, **changes)


# The host's own parts


def test_the_settings() -> None:
    whole = Settings(store="sqlite:games.sqlite", secret=SECRET, origins=(PUBLIC,))
    assert state(examine(with_(whole, secret=SECRET[:9]), None), "settings") == "bad"
    assert state(examine(with_(whole, origins=()), None), "settings") == "bad"
    assert state(examine(with_(whole, origins=(f"http://127.0.0.1:{free_port()}",)), None), "settings") == "ok"


def test_the_store(database: str, empty_database: str) -> None:
    nowhere = f"postgresql://bothy@127.0.0.1:{free_port()}/bothy"
    assert state(parts.store(Settings(store=nowhere)), "store") == "bad"
    (finding,) = parts.store(Settings(store=empty_database))
    assert (finding.state, finding.do) == ("bad", "Run “bothy migrate”.")
    assert state(parts.store(Settings(store=database)), "store") == "ok"


def test_the_store_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    settings = Settings(store=f"sqlite:{file}")
    assert state(parts.store(settings), "store") == "bad"
    file.write_text("this is no database" * 100)
    assert state(parts.store(settings), "store") == "bad"
    file.write_bytes(b"")
    assert state(parts.store(settings), "store") == "ok"


def test_the_bus(services: Services, tmp_path: Path) -> None:
    assert state(parts.bus(Settings()), "bus") == "skipped"
    assert state(parts.bus(Settings(bus=f"nats://127.0.0.1:{free_port()}")), "bus") == "bad"
    locked = Nats.create(tmp_path / "locked", "0123abcd")
    locked.start()
    try:
        assert state(parts.bus(Settings(bus=locked.url)), "bus") == "ok"
        assert state(parts.bus(Settings(bus=locked.url.replace("0123abcd", "wrong"))), "bus") == "bad"
    finally:
        locked.stop()
    (finding,) = parts.bus(Settings(bus=services.nats.url))
    assert (finding.state, finding.saw) == ("bad", "NATS lets anybody in")
    anyone = services.nats.url.replace("nats://", "nats://bothy:0123abcd@")
    assert state(parts.bus(Settings(bus=anyone)), "bus") == "bad", "a password that NATS doesn't ask for"


def test_the_mail_server(tmp_path: Path) -> None:
    def known(_server: Any, _session: Any, _envelope: Any, _mechanism: Any, given: LoginPassword) -> AuthResult:
        return AuthResult(success=given.password == b"right", handled=False)

    file = tmp_path / "password"
    office = Controller(
        SimpleNamespace(), hostname="127.0.0.1", port=free_port(), authenticator=known, auth_require_tls=False
    )
    office.start()
    try:
        settings = Settings(
            mail_server="127.0.0.1",
            mail_port=office.port,
            mail_tls="none",
            mail_user="bothy",
            mail_password_file=str(file),
        )
        file.write_text("wrong\n")
        assert "rejects the login" in parts.mail(settings)[0].saw
        file.write_text("right\n")
        assert state(parts.mail(settings), "mail") == "ok"
        assert "mail_tls" in parts.mail(with_(settings, mail_tls="starttls"))[0].do
    finally:
        office.stop()
    assert state(parts.mail(settings), "mail") == "bad", "nobody answers"
    assert state(parts.mail(Settings()), "mail") == "skipped"


def test_the_key_for_push_services(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    settings = Settings(push_key_file=str(file))
    assert state(parts.push(with_(settings, push_key_file=str(tmp_path / "no" / "push.pem"))), "push") == "bad"
    file.write_text("no key")
    assert state(parts.push(settings), "push") == "bad"
    file.unlink()
    make_key(file)
    assert state(parts.push(settings), "push") == "ok"
    assert state(parts.push(Settings()), "push") == "skipped"


# The machine


def test_files_with_secrets(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    settings = Settings(secret_file=str(file))
    assert state(machine.secrets_kept(settings), "secrets") == "bad"
    file.write_text(SECRET)
    file.chmod(0o644)
    (finding,) = machine.secrets_kept(settings)
    assert finding.do == f"chmod 640 {file}"
    file.chmod(0o640)
    assert state(machine.secrets_kept(settings), "secrets") == "ok"


def test_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:{tmp_path}/games.sqlite")
    assert state(machine.disk(settings), "disk") == "ok"
    monkeypatch.setattr(machine, "LEAST_SPACE", 1 << 60)
    assert state(machine.disk(settings), "disk") == "bad"


def test_versions(database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings = Settings(store=database)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert state(machine.versions(settings), "pg_dump") == "bad"
    program = tmp_path / "pg_dump"
    for version, expected in (("9.6", "bad"), ("99.1", "ok")):
        program.write_text(f"#!/bin/sh\necho 'pg_dump (PostgreSQL) {version}'\n")
        program.chmod(0o755)
        assert state(machine.versions(settings), "pg_dump") == expected
    assert state(machine.versions(settings), "python") == "ok"
    monkeypatch.setattr(machine, "NEWEST_PYTHON_SEEN", (3, 8))
    assert state(machine.versions(settings), "python") == "bad"


def test_backups(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    assert state(machine.backups(folder), "backups") == "bad"
    folder.mkdir()
    assert state(machine.backups(folder), "backups") == "bad"
    file = folder / "bothy-20991231T000000.sqlite"
    file.touch()
    assert "is empty" in machine.backups(folder)[0].saw
    file.write_text("everything")
    assert state(machine.backups(folder), "backups") == "ok"
    os.utime(file, (time.time() - 30 * 3600,) * 2)
    assert state(machine.backups(folder), "backups") == "bad"
    assert state(examine(Settings(), None), "backups") == "skipped"


# The way in and out


class Proxy(BaseHTTPRequestHandler):
    """Passes requests on to Bothy, as a reverse proxy would, with or without its usual mistakes."""

    site = ""
    forwarded = True
    sockets = True
    answer: bytes | None = None
    """What it answers instead."""
    ahead = 0.0
    """Seconds by which its clock is ahead."""

    def do_GET(self) -> None:
        dropped = ("host",) if self.sockets else ("host", "connection", "upgrade")
        headers = {name: value for name, value in self.headers.items() if name.lower() not in dropped}
        headers |= {"Host": urlsplit(PUBLIC).netloc}
        if "Origin" in headers:
            headers["Origin"] = PUBLIC
        if self.forwarded:
            headers["X-Forwarded-For"] = "203.0.113.1"
        inner = HTTPConnection(urlsplit(self.site).netloc)
        inner.request("GET", self.path, headers=headers)
        got = inner.getresponse()
        body = b"" if got.status == 101 else got.read()
        inner.close()
        self.send_response_only(got.status)
        self.send_header("Date", formatdate(time.time() + self.ahead, usegmt=True))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body if self.answer is None else self.answer)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def proxied(site: str, context: ssl.SSLContext | None = None, **mistakes: Any) -> Iterator[Settings]:
    """Runs a proxy in front of a host, and yields settings whose only address is the proxy's."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Mistaken", (Proxy,), {"site": site, **mistakes}))
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        scheme = "http" if context is None else "https"
        yield Settings(origins=(f"{scheme}://127.0.0.1:{server.server_port}",))
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Runs a host."""
    folder = tmp_path_factory.mktemp("host")
    with serving(folder, store=f"sqlite:{folder}/games.sqlite", bot_workers="0") as running:
        yield running.address


def test_an_address(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Settings(origins=(f"http://127.0.0.1:{free_port()}",))
    assert state(reach.addresses(silent), "address") == "bad"
    with proxied(host, answer=b"It works!") as settings:
        assert state(reach.addresses(settings), "address") == "bad"
    with proxied(host) as settings:
        assert {each.check: each.state for each in reach.addresses(settings)} == {
            "address": "ok",
            "sockets": "ok",
            "metrics": "ok",
            "certificate": "skipped",
        }
        monkeypatch.setattr(reach, "__version__", "99.0")
        assert state(reach.addresses(settings), "release") == "bad"


def test_a_proxy_that_passes_no_sockets_on(host: str) -> None:
    with proxied(host, sockets=False) as settings:
        assert state(reach.addresses(settings), "sockets") == "bad"


def test_a_proxy_that_shows_the_hosts_figures(host: str) -> None:
    with proxied(host, forwarded=False) as settings:
        assert state(reach.addresses(settings), "metrics") == "bad"


def test_a_clock_that_is_wrong(host: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with proxied(host, ahead=90.0) as settings:
        assert state(reach.clock(settings), "clock") == "bad"
    with proxied(host) as settings:
        assert state(reach.clock(settings), "clock") == "ok"
    hosted = Settings(store=database)
    assert state(reach.clock(hosted), "clock") == "ok"
    monkeypatch.setattr(reach, "database_time", lambda _: time.time() - 60)
    assert state(reach.clock(hosted), "clock") == "bad"
    monkeypatch.setattr(reach, "database_time", lambda _: None)
    assert state(reach.clock(hosted), "clock") == "skipped"


Certified = Callable[[int], ssl.SSLContext]


@pytest.fixture
def certified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Certified:
    """Makes certificates for this machine that are valid for some days, and are trusted."""

    def make(days: int) -> ssl.SSLContext:
        key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
        here = x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))])
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(days=90))
            .not_valid_after(now + timedelta(days=days))
            .add_extension(here, critical=False)
            .sign(key, hashes.SHA256())
        )
        file = tmp_path / "certificate.pem"
        pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
        private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
        file.write_bytes(private + certificate.public_bytes(pem))
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context

    return make


@pytest.mark.parametrize(("days", "expected"), [(-1, "bad"), (5, "bad"), (60, "ok")])
def test_a_certificate(host: str, certified: Certified, days: int, expected: str) -> None:
    with proxied(host, certified(days)) as settings:
        assert state(reach.addresses(settings), "certificate") == expected


def test_an_address_without_encryption(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    address = urlsplit("http://bothy.example")
    (finding,) = reach._certificate("http://bothy.example", address)
    assert finding.state == "bad"


def test_the_way_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    settings = Settings(push_key_file=str(tmp_path / "push.pem"))
    monkeypatch.setattr(reach, "PUSH_SERVICES", (("127.0.0.1", free_port()),))
    assert state(reach.way_out(settings), "way out") == "bad"
    there = urlsplit(host)
    monkeypatch.setattr(reach, "PUSH_SERVICES", ((there.hostname, there.port),))
    assert state(reach.way_out(settings), "way out") == "ok"
    assert reach.way_out(Settings()) == []
