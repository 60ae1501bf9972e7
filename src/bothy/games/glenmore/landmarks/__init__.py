"""Landmark cards with a power, one file each."""

from bothy.games.glenmore.landmarks.armadale_castle import ArmadaleCastle
from bothy.games.glenmore.landmarks.castle_moil import CastleMoil
from bothy.games.glenmore.landmarks.castle_of_mey import CastleOfMey
from bothy.games.glenmore.landmarks.loch_ness import LochNess
from bothy.games.glenmore.module import Power

LANDMARKS: tuple[Power, ...] = (LochNess(), ArmadaleCastle(), CastleMoil(), CastleOfMey())
