"""Scorings, and the breakdown of scores."""
