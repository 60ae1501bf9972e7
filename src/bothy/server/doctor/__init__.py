"""What `bothy doctor` looks at on a host, in the order in which an operator would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bothy.kernel import BothyError
from bothy.messages import Catalogue
from bothy.server.doctor import machine, parts, reach
from bothy.server.doctor.finding import Finding, bad, fine, left_out
from bothy.server.settings import Settings, check_host

__all__ = ["Finding", "examine"]

Check = Callable[[Settings], list[Finding]]
CHECKS: tuple[Check, ...] = (
    parts.store,
    parts.bus,
    parts.mail,
    parts.push,
    machine.secrets_kept,
    machine.disk,
    machine.versions,
    reach.clock,
    reach.addresses,
    reach.way_out,
)


def examine(settings: Settings, backups: Path | None) -> list[Finding]:
    """Returns what every check found. Changes nothing on the host."""
    try:
        found = [fine("settings", f"complete, for {', '.join(check_host(settings).origins)}")]
    except BothyError as error:
        found = [bad("settings", told(error), "Correct the settings file or the BOTHY_* variables.")]
    for check in CHECKS:
        try:
            found += check(settings)
        except BothyError as error:  # what a serving process would say
            found.append(bad(check.__name__, told(error), "See docs/hosting.md, section Settings."))
    if backups is None:
        found.append(left_out("backups", "name their folder with --backups FOLDER to look at them"))
    else:
        found += machine.backups(backups)
    return found


def told(error: BothyError) -> str:
    """Returns an error as a sentence."""
    return Catalogue().text(error.reason)
