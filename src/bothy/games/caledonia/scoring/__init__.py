"""Scorings and their explanation."""
