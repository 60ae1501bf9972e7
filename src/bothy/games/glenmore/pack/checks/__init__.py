"""Checks on a set of components. Every check returns faults as sentences."""
