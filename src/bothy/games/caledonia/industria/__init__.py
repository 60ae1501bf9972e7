"""Industria, the first expansion: sets of tiles, modules and variants, each with its own switch.

One folder per area, with its data, messages and rules. An area imports the base and `sets`, never another area.
"""
