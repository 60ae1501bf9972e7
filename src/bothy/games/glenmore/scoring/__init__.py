"""Scorings, and why a score is what it is."""
