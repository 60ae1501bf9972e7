"""Variants that a table may choose, one file each."""
