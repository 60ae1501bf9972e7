"""Constraints on components. Each check returns the faults it finds as sentences."""
