"""Clocks: how long people may think, what runs when, and what happens when time is over."""
