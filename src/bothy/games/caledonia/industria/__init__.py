"""Industria, the first expansion: sets of tiles, modules and variants, each on its own switch.

One folder an area, with its data, words and rules. An area imports the base and `sets`, never another area.
"""
