"""The names that delivery bonuses register."""

from bothy.games.caledonia.expansions.industria.trains.bonus import (
    contracts,
    fulfilling,
    goods,
    hexes,
    land,
    parts,
    trades,
    units,
    upgrades,
)

FILES = (parts, land, hexes, goods, units, upgrades, trades, contracts, fulfilling)
FRAMES = [frame for file in FILES for frame in file.FRAMES]
REASONS = [reason for file in FILES for reason in file.REASONS]
EVENTS = [event for file in FILES for event in file.EVENTS]

__all__ = ["EVENTS", "FRAMES", "REASONS"]
