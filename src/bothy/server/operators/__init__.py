"""Operators' decisions about people, and blocks between people."""
