"""Bothy: an open table for Highland strategy games."""

__version__ = "0.1.0"
