"""The way in and out: each address as people's browsers meet it, its certificate, the clock, and push services."""

from __future__ import annotations

import socket
import ssl
import time
from base64 import b64encode
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from json import JSONDecodeError, loads
from urllib.parse import SplitResult, urlsplit

from bothy import __version__
from bothy.server.doctor.finding import Finding, bad, fine, left_out
from bothy.server.doctor.parts import PATIENCE, database_time
from bothy.server.settings import Settings

SKEW = 5.0
"""Seconds a clock may differ: deadlines and sessions of several machines compare their times."""
EXPIRES_SOON = 14 * 86400
"""Seconds: programs renew certificates a month ahead, so two weeks mean that renewing fails."""
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": b64encode(b"a doctor's visit").decode(),
}
PUSH_SERVICES = (("updates.push.services.mozilla.com", 443), ("fcm.googleapis.com", 443))
"""Where browsers' push messages go."""


def ask(address: SplitResult, path: str, headers: dict[str, str] | None = None) -> tuple[HTTPResponse, bytes]:
    """Returns the answer to one request, and its body."""
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = kind(address.hostname or "", address.port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={"Host": address.netloc, **(headers or {})})
        answer = connection.getresponse()
        return answer, b"" if answer.status == 101 else answer.read()
    finally:
        connection.close()


def addresses(settings: Settings) -> list[Finding]:
    """Checks every address people type."""
    return [finding for origin in settings.origins for finding in _address(origin)]


def _address(origin: str) -> list[Finding]:
    """Checks one address: our answer, its version, sockets, what must not be seen, and the certificate."""
    address = urlsplit(origin)
    try:
        answer, body = ask(address, "/api/server")
        version = loads(body)["version"] if answer.status == 200 else None
    except ssl.SSLCertVerificationError as error:
        remedy = "Browsers refuse this too. Renew the certificate, and let the proxy send its whole chain."
        return [bad("certificate", f"{origin}: {error.verify_message}", remedy)]
    except (OSError, HTTPException) as error:
        remedy = "Does the name lead to this machine, does the proxy run, and does the firewall let it in?"
        return [bad("address", f"{origin}: {error}", remedy)]
    except (JSONDecodeError, KeyError, TypeError):
        version = None
    if version is None:
        remedy = "Something else answers there: let the proxy pass everything on to Bothy."
        return [bad("address", f"{origin} answers {answer.status}, but not as Bothy", remedy)]
    found = [fine("address", f"{origin} answers")]
    if version != __version__:
        remedy = "Restart every process with this release, one after the other."
        found.append(bad("release", f"{origin} serves {version}, and this is {__version__}", remedy))
    return [*found, _sockets(origin, address), _hidden(origin, address), *_certificate(origin, address)]


def _sockets(origin: str, address: SplitResult) -> Finding:
    """Checks that the proxy passes sockets on: without them every page falls back to a slower stream."""
    answer, _ = ask(address, "/api/live/doctor", {**UPGRADE, "Origin": origin})
    if answer.status == 101 or answer.status in (401, 403):
        return fine("sockets", f"{origin} passes them on")
    remedy = (
        "Let the proxy pass the headers Upgrade and Connection on (deploy/nginx.conf and deploy/Caddyfile do)."
    )
    return bad("sockets", f"{origin} answers {answer.status} instead of opening one", remedy)


def _hidden(origin: str, address: SplitResult) -> Finding:
    """Checks that figures of the host aren't for everybody."""
    answer, body = ask(address, "/metrics")
    if answer.status == 200 and b"bothy_" in body:
        remedy = (
            "Let the proxy set X-Forwarded-For, and add it to trusted_proxies; or let it answer 404 for /metrics."
        )
        return bad("metrics", f"everybody can read {origin}/metrics", remedy)
    return fine("metrics", f"not to be read at {origin}")


def _certificate(origin: str, address: SplitResult) -> list[Finding]:
    """Checks how long the certificate is still valid."""
    local = address.hostname in ("localhost", "127.0.0.1", "::1")
    if address.scheme != "https":
        if local:
            return [left_out("certificate", f"{origin} is this machine itself")]
        remedy = "Serve it by https: Caddy gets a certificate by itself. Passkeys and push need it."
        return [bad("certificate", f"{origin} isn't encrypted", remedy)]
    with (
        socket.create_connection((address.hostname or "", address.port or 443), timeout=PATIENCE) as plain,
        ssl.create_default_context().wrap_socket(plain, server_hostname=address.hostname) as encrypted,
    ):
        shown = encrypted.getpeercert() or {}
    left = ssl.cert_time_to_seconds(str(shown["notAfter"])) - time.time()
    saw = f"that of {origin} is valid for {left / 86400:.0f} days"
    if left < EXPIRES_SOON:
        return [bad("certificate", saw, "Renewing it seems to fail: look at the proxy's log.")]
    return [fine("certificate", saw)]


def clock(settings: Settings) -> list[Finding]:
    """Compares this machine's clock with the database's, or with that of whatever answers at the first address."""
    for where in ("the database", *settings.origins):
        begun = time.time()
        told = _date(where) if where in settings.origins else database_time(settings)
        if told is None:
            continue
        skew = abs(told - (begun + time.time()) / 2)
        if skew > SKEW:
            remedy = "Let all machines follow the same time: timedatectl set-ntp true."
            return [bad("clock", f"{skew:.0f} s between this machine and {where}", remedy)]
        return [fine("clock", f"within {SKEW:.0f} s of {where}")]
    return [left_out("clock", "nothing answers with a time")]


def _date(origin: str) -> float | None:
    """Returns the time that an address tells, to the second."""
    try:
        answer, _ = ask(urlsplit(origin), "/api/server")
        return parsedate_to_datetime(answer.headers["date"]).timestamp() + 0.5
    except (OSError, HTTPException, TypeError, ValueError):
        return None


def way_out(settings: Settings) -> list[Finding]:
    """Checks that messages can leave for push services."""
    if not settings.push_key_file:
        return []
    for service in PUSH_SERVICES:
        try:
            socket.create_connection(service, timeout=PATIENCE).close()
        except OSError as error:
            remedy = "Allow connections to the outside on port 443, and name resolution."
            return [bad("way out", f"{service[0]} can't be reached: {error}", remedy)]
    return [fine("way out", "push services can be reached")]
