"""Every route about accounts against everybody who may ask: each sees and changes their own, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.accounts.people import MAIL, browser, by_code, hosting, make_passkey
from tests.server.running import Guest

STRANGER, GUEST, OTHER, OWNER = "stranger", "guest", "another account", "the account itself"

ROUTES = {
    "GET /api/sign-in": (200, 200, 200, 200),
    "GET /api/me/account": (401, 200, 200, 200),
    "GET /api/me/sessions": (401, 200, 200, 200),
    "GET /api/me/export": (401, 200, 200, 200),
    "POST /api/me/device": (401, 201, 201, 201),
    "POST /api/sign-in/passkey/challenge": (200, 200, 200, 200),
    "DELETE /api/me/mail/{mail}": (401, 404, 404, 204),
    "DELETE /api/me/passkeys/{passkey}": (401, 404, 404, 204),
    "DELETE /api/me/sessions/{session}": (401, 404, 404, 204),
    "POST /api/me/erase": (401, 409, 409, 204),
}
"""Of whatever names something, it is the owner's that is named."""


@pytest.mark.parametrize("route", ROUTES)
async def test_everybody_is_answered_as_is_theirs(tmp_path: Path, route: str) -> None:
    async with hosting(tmp_path) as (site, postbox):
        async with (
            browser(site) as stranger,
            browser(site) as guest,
            browser(site) as other,
            browser(site) as owner,
        ):
            await by_code(owner, postbox, name="Ailsa")
            await by_code(owner, postbox, "second@example.org")
            await make_passkey(owner)
            await guest.sign_in("Guest")
            await by_code(other, postbox, "other@example.org", name="Other")
            named = {
                "mail": MAIL,
                "passkey": (await owner.get("/api/me/account"))["passkeys"][0]["id"],
                "session": (await owner.get("/api/me/sessions"))[0]["id"],
            }
            method, path = route.split(" ")
            body = {"name": "Ailsa"} if path.endswith("/erase") else None
            asking: list[Guest] = [stranger, guest, other, owner]
            for who, status in zip(asking, ROUTES[route], strict=True):
                answer = await who.client._client.request(method, path.format(**named), json=body)  # type: ignore[attr-defined]
                assert answer.status_code == status, (route, status, answer.text)
                if status == 200 and who is not owner:
                    assert MAIL not in answer.text
                    assert named["passkey"] not in answer.text
