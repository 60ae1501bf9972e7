"""All HTTP API modules, in the order of the OpenAPI document."""

from bothy.server.api import (
    accounts,
    analyses,
    clocks,
    components,
    developers,
    endings,
    games,
    history,
    ideas,
    invitations,
    matches,
    my_tables,
    notices,
    operators,
    people,
    profile,
    reactions,
    records,
    sign_in,
    tables,
)

MODULES = (
    people, sign_in, accounts, games, components, tables, reactions, clocks, matches, ideas, history, endings,
    analyses, records, notices, profile, my_tables, invitations, operators, developers,
)  # fmt: skip
"""Each has its `HANDLERS`, and the types they send and receive."""
