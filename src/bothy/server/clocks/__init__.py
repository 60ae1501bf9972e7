"""Clocks: time to think, what runs when, and time-outs."""
