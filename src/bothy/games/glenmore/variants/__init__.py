"""Variants of the base game, each a module."""
