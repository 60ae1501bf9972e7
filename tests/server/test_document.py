"""The OpenAPI document is complete and exact, the program on its page works, and every refusal has a sentence."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest
from tests.server.running import running, two_seated
from tests.server.test_api import Random

import bothy.server
from bothy.kernel import Reason
from bothy.server.app import API, document
from bothy.server.live.messages import FromClient, FromServer
from bothy.server.words import SPOKEN, catalogue, language_of, reason_text

DOCUMENT: dict[str, Any] = json.loads(document())
SCHEMAS = DOCUMENT["components"]["schemas"]


def validator(name: str) -> jsonschema.Draft202012Validator:
    """Returns a validator for one schema of the document."""
    return jsonschema.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": SCHEMAS}}
    )


def refs(node: Any) -> list[str]:
    """Returns every reference in a piece of the document."""
    if isinstance(node, dict):
        found = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return found + [each for value in node.values() for each in refs(value)]
    return [each for value in node for each in refs(value)] if isinstance(node, list) else []


def test_every_reference_leads_somewhere() -> None:
    for ref in refs(DOCUMENT):
        assert ref.removeprefix("#/components/schemas/") in SCHEMAS, ref


def test_every_schema_is_a_valid_one() -> None:
    for schema in SCHEMAS.values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_every_handler_is_in_the_document_under_its_own_name() -> None:
    operations = [operation for methods in DOCUMENT["paths"].values() for operation in methods.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names) == len(API) + 1
    for operation in operations:
        assert operation["summary"]
        assert "400" in operation["responses"]


def test_requests_that_change_something_say_what_can_go_wrong() -> None:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            if method in ("post", "patch", "delete"):
                assert {"401", "403", "409", "429", "503"} <= set(operation["responses"]), path
                assert operation["security"]
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert refs(answer) == ["#/components/schemas/Problem"], (path, status)


def test_unknown_fields_of_requests_are_refused_in_the_document_too() -> None:
    bodies = [
        refs(operation["requestBody"])[0].rsplit("/", 1)[-1]
        for methods in DOCUMENT["paths"].values()
        for operation in methods.values()
        if "requestBody" in operation
    ]
    assert len(bodies) > 10
    for name in bodies:
        assert SCHEMAS[name]["additionalProperties"] is False, name


def test_every_socket_message_is_in_the_document() -> None:
    for union, name in ((FromClient, "FromClient"), (FromServer, "FromServer")):
        listed = {ref.rsplit("/", 1)[-1] for ref in refs(SCHEMAS[name])}
        assert {kind.__name__ for kind in union.__args__} == listed
        assert SCHEMAS[name]["discriminator"]["propertyName"] == "is"


async def test_messages_from_the_socket_match_the_document(tmp_path: Path) -> None:
    check = validator("FromServer")
    async with running(tmp_path) as site, two_seated(site, "caledonia") as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            lives = [await one.hello(0), await other.hello(1)]
            await one.send("hello", seat=0, have=-1, prices=True)
            for live in lives:
                await live.until("resync")
            for _ in range(8):
                live = lives[lives[0].seats_to_act[0]]
                action = live.mine["decision"]["actions"][0]
                await live.answer(await live.send("preview", actions=[action]))
                acknowledged = await live.act(action)
                for each in lives:
                    await each.until_seq(acknowledged["seq"])
            await one.answer(await one.send("say", text="Aye"))
            while not any(message["is"] == "said" for message in one.others):
                await one.hear()
            await one.act(["nonsense"])
            await one.send("ping")
            await one.until("pong")
            texts = one.texts + other.texts
    kinds = {json.loads(text)["is"] for text in texts}
    assert kinds >= {
        "resync",
        "steps",
        "prices",
        "ack",
        "refused",
        "previewed",
        "table",
        "said",
        "presence",
        "pong",
    }
    for text in texts:
        check.validate(json.loads(text))
        msgspec.json.decode(text, type=FromServer)


async def test_answers_from_the_api_match_the_document(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        match = f"/api/matches/{table['match']}"
        gets = {
            "/api/server": "Server",
            "/api/me": "Me",
            "/api/games/caledonia": "GameInfo",
            "/api/games/caledonia/rules": "Rules",
            f"/api/tables/{table['id']}": "TableInfo",
            match: "MatchState",
            f"{match}/actions": "Choices",
            f"{match}/history": "History",
            f"{match}/history/0": "Moment",
        }
        for path, name in gets.items():
            validator(name).validate(await ailsa.get(path))
        outlook = await ailsa.post(f"{match}/preview", {"actions": [["row", 1]]})
        validator("Outlook").validate(outlook)
        validator("Problem").validate(await ailsa.get("/api/tables/nothing", 404))
        for game in await ailsa.get("/api/games"):
            validator("GameInfo").validate(game)


@pytest.mark.parametrize("name", ["Play", "NewTable", "Join", "Act", "Hello"])
def test_a_schema_refuses_what_the_server_refuses(name: str) -> None:
    with pytest.raises(jsonschema.ValidationError):
        validator(name).validate({"nonsense": 1})


def keys() -> list[str]:
    """Returns the keys of all reasons in the server's own code."""
    sources = [path.read_text(encoding="utf-8") for path in Path(bothy.server.__file__).parent.rglob("*.py")]
    return sorted({key for text in sources for key in re.findall(r'\bReason\(\s*"([^"]+)"', text)})


@pytest.mark.parametrize("key", keys())
def test_every_reason_has_a_message(key: str) -> None:
    assert catalogue("en").has(f"no-{key}")


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [
        ("", "en"),
        ("en-GB,en;q=0.9", "en"),
        ("tlh", "en"),
        ("xx;q=1, en;q=0.1", "en"),
        (";;;,,q=;q=x", "en"),
        *[(f"{language}-XX;q=0.8, en;q=0.5", language) for language in SPOKEN],
    ],
)
def test_the_language_is_the_best_of_those_requested(accepted: str, spoken: str) -> None:
    assert language_of(accepted) == spoken


def test_a_reason_of_a_game_is_worded_by_the_game_and_one_of_an_unknown_game_does_not_fail() -> None:
    gale = Reason("gale", "K1.3")
    assert reason_text(gale, "en", "creel").startswith("Not in a gale")
    assert "gale" in reason_text(gale, "en", "no-such-game")


PROGRAM = Path(__file__).parents[2] / "examples" / "play_a_game.py"


@pytest.mark.parametrize("game", ["creel", "glenmore"])
async def test_a_short_program_plays_a_whole_game_through_the_public_api(tmp_path: Path, game: str) -> None:
    async with running(tmp_path, bot_service=Random()) as site:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(PROGRAM), site.address, game, stdout=-1, stderr=-1
        )
        out, err = await process.communicate()
        assert process.returncode == 0, err.decode()
        assert out.decode().splitlines()[-1].startswith("ranks [")
        assert await site.services.store.unfinished_matches() == []


def test_the_program_has_about_forty_lines() -> None:
    assert len([line for line in PROGRAM.read_text().splitlines() if line.strip()]) <= 42
