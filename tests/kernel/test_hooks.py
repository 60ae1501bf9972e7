"""The modules called at a hook, and their order."""

from __future__ import annotations

from bothy.kernel import hooks_of, overriding


class Module:
    def before(self, word: str) -> str:
        return word

    def after(self, word: str) -> str:
        return word


class Loud(Module):
    def before(self, word: str) -> str:
        return word.upper()


class Louder(Loud):
    def after(self, word: str) -> str:
        return word + "!"


def test_only_modules_that_override_a_hook_are_called_in_their_order() -> None:
    plain, loud, louder = Module(), Loud(), Louder()
    assert overriding(Module, [plain, louder, loud])["before"] == (louder.before, loud.before)
    assert overriding(Module, [plain, loud, louder])["after"] == (louder.after,)


def test_a_hook_that_no_module_uses_is_an_empty_tuple() -> None:
    assert overriding(Module, [Module()]) == {"before": (), "after": ()}


def test_the_hooks_of_a_game_are_listed_as_they_are_written() -> None:
    assert hooks_of(Module) == ("before", "after")
