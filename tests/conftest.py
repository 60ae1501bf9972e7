"""Shared by all tests: the battery is switched on the way a game's own tests would do it."""

pytest_plugins = ["bothy.testing"]
