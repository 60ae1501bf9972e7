"""Operators' decisions about people, and people's blocks of each other."""
