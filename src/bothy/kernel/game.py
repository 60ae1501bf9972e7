"""The interface behind a game's entry point."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Generic

from bothy.kernel.action import Action
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.errors import InvalidInput
from bothy.kernel.features import Arguments, Features
from bothy.kernel.frame import P
from bothy.kernel.modules import GameModule, joined_clashes, joined_groups, joined_options
from bothy.kernel.options import Clash, Option, Options, OptionValue
from bothy.kernel.plan import Plan
from bothy.kernel.prices import PriceList, TuningParameter
from bothy.kernel.results import Figures, Remark, ScoreBreakdown, Stage
from bothy.kernel.ruleset import Ruleset
from bothy.kernel.study import Study
from bothy.kernel.text import Json, Reason, Text


@dataclass(frozen=True, slots=True)
class Pack:
    """The components a game is played with: their digest, and the rows that aren't built in."""

    name: str = ""
    digest: str = ""
    changes: Mapping[str, Json] = field(default_factory=dict)
    """Empty for the built-in pack; otherwise its `name` and `version`, and under `rows` each row that differs."""
    version: str = ""
    """Version of a custom pack, as its folder declares it."""
    rules_version: int = 0
    """The rules version its unchanged rows come from; 0 for the newest."""


def by_forecast(rules: Ruleset[P], pos: P, seat: int) -> int:
    """Returns the forecast of a seat's view in hundredths of a point; 0 if there is none."""
    forecast = rules.view(pos, seat).get("forecast")
    return 100 * sum(forecast[seat].values()) if forecast else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """A game: its name, rules version, options, packs and messages. It opens rulesets."""

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

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...] = (),
        clashes: tuple[Clash, ...] = (),
        locales: Path | None = None,
        pack: Pack | None = None,
        reference: Path | None = None,
        lessons: Path | None = None,
        modules: Sequence[GameModule] = (),
        kept: tuple[int, ...] = (),
        example: bool = False,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.kept = kept
        self.seats = seats
        self.modules = tuple(modules)
        self.options = joined_options(options, self.modules)
        self.clashes = joined_clashes(clashes, self.modules)
        self.locales = locales
        self._built_in: Pack | None = pack
        self._pack: Pack | None = None
        self.reference = reference
        self.lessons = lessons
        self.groups = joined_groups(options, self.modules)
        self.example = example

    @property
    def built_in(self) -> Pack:
        """The components that come with the game, read on first use because reading is slow."""
        if self._built_in is None:
            self._built_in = Pack(digest=self.pack_digest())
        return self._built_in

    @property
    def versions(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, oldest first."""
        return (*self.kept, self.rules_version)

    def check_version(self, version: int) -> None:
        """Rejects a rules version that this release can't play."""
        if version not in self.versions:
            raise InvalidInput(Reason("rules-version", game=self.name, have=self.rules_version, want=version))

    def version_of(self, pack: Pack) -> int:
        """Returns the rules version of a table with these components."""
        return pack.rules_version or self.rules_version

    def built_in_of(self, version: int) -> Pack:
        """Returns the components that came with a rules version."""
        self.check_version(version)
        return self.built_in if version == self.rules_version else self.kept_pack(version)

    def kept_pack(self, version: int) -> Pack:
        """Returns an older version's components: today's, if all components are part of the rules."""
        return replace(self.built_in, rules_version=version)

    @property
    def pack(self) -> Pack:
        """The components used for new tables: the built-in ones, unless `use_pack` chose others."""
        return self.built_in if self._pack is None else self._pack

    def use_pack(self, pack: Pack | None) -> None:
        """Uses these components for new tables; None restores the built-in ones.

        A process plays one pack per game, chosen at startup before any table is opened.
        """
        self._pack = pack

    def ruleset(self, options: Options, seats: int, pack: Pack) -> Ruleset[P]:
        """Returns the rules of one table. The options must be complete and valid."""
        raise NotImplementedError

    def estimate(self, pos: P, seat: int) -> int:
        """Estimates a position's value for a seat, in hundredths of a point.

        Optional: see `estimator`.
        """
        raise NotImplementedError

    def estimator(self, rules: Ruleset[P]) -> Callable[[P, int], int]:
        """Returns the estimate that bots use at a table: the game's `estimate`, or else its views' forecast."""
        if type(self).estimate is not Game.estimate:
            return self.estimate
        return partial(by_forecast, rules)

    @property
    def editions(self) -> Mapping[int, Callable[[P, int], int]]:
        """Older editions of the estimate by number, kept so that bots can be compared with earlier ones."""
        return {}

    def priced(self, prices: PriceList) -> Callable[[P, int], int]:
        """Returns the estimate with another price list, for tuning."""
        raise NotImplementedError

    def price_list(self, seats: int) -> PriceList | None:
        """Returns the price list for this many seats, if the game's estimate uses one."""
        return None

    def tuning_parameters(self, seats: int) -> Sequence[TuningParameter]:
        """Returns the parameters that tuning may change in that list."""
        return ()

    # For bots that plan; each is optional

    def planned(self, pos: P, seat: int) -> int:
        """Estimates a position at the end of a plan, if that differs from the estimate after a step."""
        return self.estimate(pos, seat)

    def plans(self, pos: P, seat: int) -> Sequence[Plan]:
        """Returns short sequences of a seat's actions to evaluate as a unit. None by default."""
        return ()

    def without_opponents(self, pos: P, seat: int) -> P | None:
        """Returns the position as if no other seat took a turn before the next deal (see `planning_period`).

        None if that misrepresents the game: planners then let the other seats answer.
        """
        return None

    def planning_period(self, pos: P, seat: int) -> int:
        """Returns a number that rises with each new deal. No plan looks past such a change."""
        return pos.turns

    def contested(self, pos: P, seat: int, action: Action) -> bool:
        """Returns True if another seat could take what this action takes before the seat's next turn."""
        return False

    def plan_key(self, pos: P, seat: int) -> Hashable:
        """Returns a key that identifies a plan's position; None compares paths instead."""
        return None

    def pack_digest(self) -> str:
        """Returns the digest of the built-in components, stored in every match: others can't continue it.

        Empty if all components are part of the rules.
        """
        return ""

    def stamp(self, pack: Pack, options: Options, seats: int) -> str:
        """Returns the digest of a table's components: the pack's rows and those of its modules."""
        return pack.digest

    def read_pack(self, folder: Path, version: int | None = None) -> Pack:
        """Reads a pack from a folder. An error names the wrong file, row or value.

        It is meant for tables of the given rules version (default: the newest).
        """
        raise InvalidInput(Reason("pack-none", game=self.name))

    def pack_of(self, changes: Mapping[str, Json], version: int | None = None) -> Pack:
        """Returns a record's pack: the one that came with its version, with the record's changed rows."""
        if changes:
            raise InvalidInput(Reason("pack-none", game=self.name))
        return self.built_in_of(self.rules_version if version is None else version)

    def export_pack(self, folder: Path) -> Sequence[Path]:
        """Writes the built-in components to a folder that `read_pack` can read. Returns the files written."""
        raise InvalidInput(Reason("pack-none", game=self.name))

    def pack_rows(self) -> Sequence[tuple[str, str, str]]:
        """Returns every component row as set, id and source: `rulebook`, `public` or `original`."""
        return ()

    def pack_faults(self) -> Sequence[str]:
        """Returns the components' errors, as sentences."""
        return ()

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

    def study(self) -> Study[P]:
        """Returns the questions about components that self-play should answer."""
        return Study()

    def arguments(self) -> Arguments:
        """Returns every possible value of each action argument, for numbering actions. Booleans are left out."""
        return {}

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        """Returns a seat's view as numbers, for learning. Made from the view, so nothing hidden is included."""
        return {}

    def pack_data(self, pack: Pack | None = None) -> dict[str, Json]:
        """Returns every component as plain data, named as in the views, for clients to draw the game.

        Uses the current pack by default.
        """
        return {}

    def score_breakdown(self, timeline: Sequence[Stage[P]]) -> ScoreBreakdown:
        """Explains each seat's score from all steps of a finished game; empty if the game doesn't support it."""
        return ()

    def remarks(self, timeline: Sequence[Stage[P]]) -> Sequence[Remark]:
        """Returns what seats could have done better over a whole finished game."""
        return ()

    def verdict(self, pos: P) -> Sequence[Text]:
        """Returns sentences about a finished game's outcome; empty if the ranks are enough."""
        return ()

    def profile_groups(self, pos: P, seat: int) -> Mapping[str, Sequence[str]]:
        """Returns the names, by kind, under which a seat's finished game is counted in profiles.

        For example a clan or the map. A name may have the message `<kind>-<name>`; a kind has
        `profile-group-<kind>`.
        """
        return {}

    def bot_ratings(self, seats: int) -> Mapping[str, int]:
        """Returns the arena's ratings of bots at this many seats, by roster name. People start at 1500.

        Games with a bot that isn't listed here are unrated.
        """
        return {}

    def plan_bias(self, seats: int) -> Mapping[str, int]:
        """Returns by how many points plans overestimate on average, by the phase that `figures` reports."""
        return {}

    def figures(self, view: Mapping[str, Json]) -> Figures | None:
        """Returns the figures to chart. Made from a spectator's view, so nothing hidden is included."""
        return None

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
        pack = pack if pack is not None else self.pack
        rules = self.ruleset(options, seats, pack)
        rules.version = self.version_of(pack)
        return rules
