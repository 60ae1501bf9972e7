"""Mobsters that come with another chronicle, one file each, and additions to the base ones there (X9)."""
