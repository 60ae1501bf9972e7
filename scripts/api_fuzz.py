"""Fuzz the whole API of a running process with schemathesis: no 5xx and no undocumented response.

    `make api-fuzz` creates .cache/api/bin/python and runs this.

Runs twice: as an anonymous client with arbitrary ids, and as the host of a table in play with its real ids.
Afterwards the process must be alive, and the match's log must replay.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from bothy.load.guests import ApiClient, Guest
from bothy.load.hosting import Host, await_ready
from bothy.load.ledger import replayed
from bothy.server.backends import store_of
from bothy.server.people.sessions import CSRF_HEADER

SCHEMATHESIS = Path(__file__).parents[1] / ".cache" / "api" / "bin" / "schemathesis"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
ENDS_THE_SESSION = ("sign_in", "sign_out")
NEVER_ENDS = "stream"


async def _table(api: ApiClient) -> tuple[Guest, str, str, str]:
    """Seats two guests at a table in play. Returns the host, and the ids of table, match and invite."""
    ailsa, boyd = await api.sign_in("Ailsa"), await api.sign_in("Boyd")
    table, match = await api.table("caledonia", [ailsa, boyd])
    info, _ = await api.ask(f"/api/tables/{table}", None, ailsa, "GET")
    return ailsa, table, match, info["invite"]


def run(
    folder: Path,
    address: str,
    given: argparse.Namespace,
    ids: dict[str, str] | None = None,
    guest: Guest | None = None,
) -> int:
    """Runs schemathesis once, with known ids and signed in if given; returns nonzero on any fault."""
    known = [f'"{name}" = "{value}"' for name, value in (ids or {}).items()]
    (folder / "schemathesis.toml").write_text("\n".join(["[parameters]", *known, ""]))
    command = [str(SCHEMATHESIS), "run", f"{address}/api/openapi.json", "--checks", CHECKS, "--no-color"]
    command += ["--max-examples", str(given.examples), "--seed", str(given.seed), "--continue-on-failure"]
    command += ["--phases", "examples,coverage,fuzzing", "--generation-database", "none", "--warnings", "off"]
    if guest is not None:
        command += ["-H", f"cookie: {guest.cookie}", "-H", f"{CSRF_HEADER}: {guest.csrf}"]
        for each in (*ENDS_THE_SESSION, NEVER_ENDS):
            command += ["--exclude-operation-id", each]
    return subprocess.run(command, cwd=folder, check=False).returncode


async def check_log(host: Host, match: str) -> None:
    """Checks that everything played was legal."""
    store = store_of(host.settings)
    await store.open()
    row = await store.match(match)
    assert row is not None
    print(f"the match came to entry {replayed(row, await store.entries(match)).seq}; its log replays")
    await store.close()


def main() -> int:
    """Start a host, fuzz it anonymously, fuzz it signed in, check the log."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=20, help="most requests per operation (default: 20)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        host = Host(f"sqlite:{folder / 'bothy.db'}", "local")
        process = host.start()
        try:
            await_ready(process)
            api = ApiClient(host.addresses)
            ailsa, table, match, invite = asyncio.run(_table(api))
            api.close()
            failed = run(folder, process.address, given)
            ids = {"table": table, "match": match, "code": invite, "game": "caledonia"}
            failed += run(folder, process.address, given, ids, ailsa)
            alive = process.running.poll() is None
            asyncio.run(check_log(host, match))
        finally:
            host.stop()
    print("verdict: " + ("every answer is in the document, none is 5xx" if alive and not failed else "FAILED"))
    return 0 if alive and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
