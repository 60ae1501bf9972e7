"""The interface behind a game's entry point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

from bothy.kernel.bots import Bots
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.errors import InvalidInput
from bothy.kernel.frame import P
from bothy.kernel.modules import GameModule, joined_clashes, joined_groups, joined_options
from bothy.kernel.options import Clash, Option, Options, OptionValue
from bothy.kernel.pack.packs import Pack, Packs
from bothy.kernel.results import Review
from bothy.kernel.ruleset import Ruleset
from bothy.kernel.study import Study
from bothy.kernel.text import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """A game: its name, rules version, options and messages. It opens rulesets."""

    name: str
    rules_version: int
    """Incremented when any recorded game would replay differently. New tables use this version."""
    kept: tuple[int, ...]
    """Older versions that can still be played, oldest first and without gaps."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    clashes: tuple[Clash, ...]
    locales: Path | None
    """The folder with the game's messages, one subfolder per language."""
    reference: Path | None
    """The folder with the rules reference, one file per language."""
    lessons: Path | None
    """The folder with the tutorial's lessons."""
    modules: tuple[GameModule, ...]
    """All of the game's modules, in a fixed order. Their options and clashes are included in the game's."""
    groups: tuple[str, ...]
    """Groups of options, in display order; the message `options-<group>` names one."""
    example: bool
    """Marks a game meant to be read rather than played: servers list it only if configured to."""
    packs: Packs
    """The components it can be played with."""
    bots: Bots[P]
    """What it tells bots."""
    review: Review[P]
    """What it says about results."""
    study: Study[P]
    """What researchers ask of it."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...] = (),
        clashes: tuple[Clash, ...] = (),
        locales: Path | None = None,
        reference: Path | None = None,
        lessons: Path | None = None,
        modules: Sequence[GameModule] = (),
        kept: tuple[int, ...] = (),
        example: bool = False,
        bots: Bots[P] | None = None,
        review: Review[P] | None = None,
        study: Study[P] | None = None,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.kept = kept
        self.seats = seats
        self.modules = tuple(modules)
        self.options = joined_options(options, self.modules)
        self.clashes = joined_clashes(clashes, self.modules)
        self.locales = locales
        self.reference = reference
        self.lessons = lessons
        self.groups = joined_groups(options, self.modules)
        self.example = example
        self.packs = Packs(self)
        self.bots = Bots() if bots is None else bots
        self.review = Review() if review is None else review
        self.study = Study() if study is None else study

    @property
    def versions(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, oldest first."""
        return (*self.kept, self.rules_version)

    def ruleset(self, options: Options, seats: int, pack: Pack) -> Ruleset[P]:
        """Returns the rules of one table. The options must be complete and valid."""
        raise NotImplementedError

    # The game's and its modules' own, in manifest order

    @property
    def locale_folders(self) -> tuple[Path, ...]:
        """Every folder with messages."""
        folders = [folder for folder in (self.locales, *[m.locales for m in self.modules]) if folder]
        return tuple(dict.fromkeys(folders))  # modules may share one

    @property
    def reference_folders(self) -> tuple[Path, ...]:
        """Every folder with chapters of the rules reference."""
        folders = [folder for folder in (self.reference, *[m.reference for m in self.modules]) if folder]
        return tuple(dict.fromkeys(folders))

    @property
    def lesson_folders(self) -> tuple[Path, ...]:
        """Every folder with lessons."""
        return tuple([folder for folder in (self.lessons, *[m.lessons for m in self.modules]) if folder])

    def complete(self, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
        """Returns all options, with defaults for those not chosen."""
        options = {option.id: chosen.get(option.id, option.default) for option in self.options}
        for key in chosen:
            if key not in options:
                raise InvalidInput(Reason("option-unknown", option=key))
        return options

    def why_not(self, options: Options, seats: int) -> Reason | None:
        """Returns the reason that forbids a table with these options and seats, or None."""
        if seats not in self.seats:
            return Reason("seats-unfit", seats=seats)
        for option in self.options:
            value = options[option.id]
            if not any(value == known and type(value) is type(known) for known in option.values):
                return Reason("option-value-unknown", option=option.id, value=str(value)[:40])
            if seats not in option.seats.get(value, self.seats):
                return Reason("option-seats-unfit", option=option.id, value=str(value), seats=seats)
        for (one, this), (other, that) in self.clashes:
            if options[one] == this and options[other] == that:
                return Reason("option-clash", one=one, this=str(this), other=other, that=str(that))
        return None

    def people(self, options: Options, seats: int) -> tuple[int, ...]:
        """Returns the seats that need a player, at a table with these options. The game plays the others."""
        game_seats = sum(
            [option.game_seats.get(options.get(option.id, option.default), 0) for option in self.options]
        )
        return tuple(range(seats - game_seats))

    def seats_for(self, options: Options, people: int) -> int:
        """Returns how many seats a table with these options needs for this many people; that many if none fits."""
        fitting = [seats for seats in self.seats if len(self.people(options, seats)) == people]
        return fitting[0] if fitting else people

    def open(self, chosen: Mapping[str, Any], seats: int, pack: Pack | None = None) -> Ruleset[P]:
        """Returns the rules of a table with these choices. An error says which of them don't go together.

        The rules version is the pack's.
        """
        options = self.complete(chosen)
        reason = self.why_not(options, seats)
        if reason is not None:
            raise InvalidInput(reason)
        pack = pack if pack is not None else self.packs.current
        rules = self.ruleset(options, seats, pack)
        rules.version = self.packs.version_of(pack)
        return rules
