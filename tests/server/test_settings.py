"""Settings: where they come from, and that a wrong one gives a message that says what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bothy.kernel import InvalidInput
from bothy.messages import Catalogue
from bothy.server.settings import NAMES, Settings, check_host, read_settings

HOST: dict[str, Any] = {
    "store": "postgresql://bothy@localhost/bothy",
    "secret": "s" * 32,
    "origins": ["https://bothy.example.org"],
}


def said(refused: pytest.ExceptionInfo[InvalidInput]) -> str:
    return Catalogue().text(refused.value.reason)


def file(folder: Path, text: str) -> Path:
    path = folder / "bothy.toml"
    path.write_text(text)
    return path


def test_arguments_beat_the_environment_which_beats_the_file_which_beats_the_defaults(tmp_path: Path) -> None:
    settings = read_settings(
        file(tmp_path, 'port = 1\ncache_mb = 2\nhost = "0.0.0.0"\n'),
        {"BOTHY_PORT": "11", "BOTHY_CACHE_MB": "12"},
        port=111,
    )
    assert (settings.port, settings.cache_mb, settings.host, settings.bot_workers) == (111, 12, "0.0.0.0", 1)  # noqa: S104


def test_the_file_may_be_named_by_the_environment(tmp_path: Path) -> None:
    path = file(tmp_path, "port = 5\n")
    assert read_settings(None, {"BOTHY_SETTINGS": str(path)}).port == 5


def test_the_environment_spells_lists_with_commas_and_truth_values_as_words() -> None:
    settings = read_settings(
        None, {"BOTHY_ORIGINS": "https://a.example, https://b.example", "BOTHY_LOCAL_PLAY": "true"}
    )
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.local_play is True


def test_a_secret_may_be_in_its_own_file(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("x" * 40 + "\n")
    assert read_settings(None, {"BOTHY_SECRET_FILE": str(tmp_path / "secret")}).secret == "x" * 40


def test_former_secrets_stand_below_the_secret_in_its_file_or_in_a_setting_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("\n".join(letter * 40 for letter in "xyz"))
    variables = {"BOTHY_SECRET_FILE": str(tmp_path / "secret"), "BOTHY_PREVIOUS_SECRETS": "w" * 40}
    settings = read_settings(None, variables)
    assert (settings.secret, settings.previous_secrets) == ("x" * 40, ("w" * 40, "y" * 40, "z" * 40))


def test_a_former_secret_must_be_long_too() -> None:
    with pytest.raises(InvalidInput) as refused:
        check_host(read_settings(None, {}, previous_secrets=["short"], **HOST))
    assert "short" not in said(refused)
    with pytest.raises(InvalidInput) as refused:
        read_settings(None, {}, previous_secrets="hush")
    assert "hush" not in said(refused)


@pytest.mark.parametrize(
    ("bus", "shown"),
    [
        ("local", "local"),
        ("nats://127.0.0.1:4222", "nats://127.0.0.1:4222"),
        ("nats://bothy:p@ss@nats:4222", "nats://nats:4222"),
        ("tls://token@nats:4222", "tls://nats:4222"),
    ],
)
def test_the_bus_is_shown_without_its_credentials(bus: str, shown: str) -> None:
    assert Settings(bus=bus).bus_shown == shown


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"BOTHY_PROT": "1"}, "BOTHY_PROT sets “prot”, which isn’t a setting. Did you mean “port”?"),
        (
            {"BOTHY_XYZZY": "1"},
            "BOTHY_XYZZY sets “xyzzy”, which isn’t a setting. The hosting guide lists them all.",
        ),
        ({"BOTHY_PORT": "many"}, "BOTHY_PORT sets “port” to “many”: Expected `int`, got `str`."),
        ({"BOTHY_BOT_TIMEOUT_SECONDS": "0"}, "Expected `float` > 0.0"),
        ({"BOTHY_LOG_FORMAT": "xml"}, "Invalid enum value 'xml'"),
    ],
)
def test_an_invalid_variable_is_named_along_with_the_values_it_accepts(
    variables: dict[str, str], sentence: str
) -> None:
    with pytest.raises(InvalidInput) as refused:
        read_settings(None, variables)
    assert sentence in said(refused)


def test_variables_for_builds_and_tests_are_no_settings() -> None:
    ours = {"BOTHY_COMPILED": "1", "BOTHY_NO_CLIENT": "1", "BOTHY_TEST_STORE": "x"}
    assert read_settings(None, ours | {"HOME": "/"}) == Settings()


def test_a_file_sets_numbers_as_numbers(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput) as refused:
        read_settings(file(tmp_path, "port = [1]\n"), {})
    assert "bothy.toml sets “port” to “[1]”" in said(refused)


def test_a_file_that_is_no_toml_is_named_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput) as refused:
        read_settings(file(tmp_path, "port: 1\n"), {})
    assert "bothy.toml isn’t a settings file" in said(refused)
    assert "line 1" in said(refused)


def test_a_wrong_secret_is_not_shown() -> None:
    with pytest.raises(InvalidInput) as refused:
        read_settings(None, {}, secret=["hush"])
    assert "hush" not in said(refused)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"store": ""}, "Set BOTHY_STORE to postgresql://"),
        ({"store": "mysql://x"}, "not with “mysql”"),
        ({"bus": "redis://x"}, "not “redis”"),
        ({"secret": "short"}, "secrets.token_urlsafe(32)"),
        ({"origins": []}, "Set BOTHY_ORIGINS"),
        ({"origins": ["https://bothy.example.org/play"]}, "without a path"),
        ({"origins": ["bothy.example.org"]}, "a scheme, a name"),
        ({"mail_server": "mail.example.org"}, "set BOTHY_MAIL_FROM too"),
    ],
)
def test_settings_that_cannot_host_say_the_way_out(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        check_host(read_settings(None, {}, **HOST | change))
    assert sentence in said(refused)


def test_settings_that_can_host_pass() -> None:
    settings = read_settings(None, {}, **HOST)
    assert check_host(settings) is settings


def test_every_setting_has_a_default_of_its_own_type() -> None:
    assert msgspec.convert(msgspec.to_builtins(Settings()), Settings) == Settings()
    assert len(NAMES) == len(set(NAMES))
