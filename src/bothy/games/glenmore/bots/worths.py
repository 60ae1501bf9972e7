"""What things are worth in the estimate, in hundredths of a VP: a page to be read like a price list.

The figures were found by play: two estimates that differed a little in every figure sat at one table, and what the
better half had in common was kept, some thousand games long. So they say what went with winning, which is not
always what a thing brings by itself: goods and coins are dear because a trade makes more of them than their price.
"""

from __future__ import annotations

from typing import Final

# Time. Nobody has a fixed number of turns: there is a road to The End, and a turn uses up some spaces of it.

STRIDE: Final = 30
"""A turn takes a pawn past everybody, a space for each piece on the rondel, and so many hundredths of one more."""
LAST_TURN: Final = 100
"""The move onto The End or beyond it, in hundredths of a turn."""
TURN: Final = (0, 0, 350, 400, 400)
"""What a turn brings beside what it wakes, by number of players."""
RACE: Final = (0, 0, 500, 200, 190)
"""What it is worth besides to have a turn more than the others have on average: the tile is not theirs."""

# Scorings

DIFFERENCES: Final = (0, 70, 163, 258, 413, 732)
"""What so many more than the least are worth in the next scoring; a lead of one is easily lost."""
BEHIND: Final = 47
"""What each one less costs: it has to be made good before anything is scored."""
SCORINGS: Final = (0, 100, 174, 245, 324)
"""How much so many scorings to come count, in percent: the later, the more can change."""
AWAY: Final = 24
"""A Scotsman who stands elsewhere may walk home to the castle."""

# The territory

LAND: Final = 36
"""The share of the turns to come, in percent, that is thought to make a territory larger."""
FINE: Final = 249
"""A tile more than the smallest territory will have: less than the 3 VP, as the smallest may grow."""
SPARE: Final = 37
"""A tile less than all others will have."""
SCOTSMEN: Final = (0, 258, 316, 374, 399, 424, 449, 474, 499, 524, 549)
"""So many Scotsmen in the territory: the first is needed, the others give more places."""

# Coins and goods

COIN: Final = 199
COIN_A_TURN: Final = 7
"""What a coin is worth more for each turn it can still be spent in. With no turn left it is worth its point."""
COIN_AT_END: Final = 100
GOODS: Final = (0, 277, 431, 509, 527, 545, 563, 581, 599, 617, 635)
"""So many of one kind: the first of each kind makes trades and tiles possible."""
OF_CHOICE: Final = 185
"""A good whose kind is still to be chosen."""
ASKED: Final = 53
"""What a good is worth more to whoever owns a trade that asks for it."""
TIME_TO_SPEND: Final = 293
"""With fewer turns left than this, in hundredths, goods lose their worth."""

# Activations, as a turn to come may wake them

WAKE_GOOD: Final = 172
WAKE_CHOICE: Final = 150
WAKE_MOVE: Final = 31
WAKE_POINT: Final = 116
WAKE_BARREL: Final = 89
"""Barley into whisky."""
WAKE_TRADE: Final = 71
"""The share of a trade's gain, in percent, once its goods are counted at PIECE."""
BEST_PLACE: Final = 23
"""What a turn to come wakes, in percent of what a tile at the best place would."""
OTHER_BANK: Final = 35
"""Whether the next tile has the river is not known: the share, in percent, of the worse kind of place."""
ALL_TILES: Final = 3
"""What it wakes besides, in percent of all tiles there are."""
JOINING: Final = 68
"""How much of a tile in hand, in percent, will lie beside the next best place."""
USED_UP: Final = 57
"""How far the best place falls to the second best, in percent, when a tile goes there."""

# What a turn still holds

PIECE: Final = 138
"""A good spent in a trade."""
BARREL: Final = 185
SPENT_SCOTSMAN: Final = 130
"""A Scotsman spent in a trade; no tile of the base game asks for one."""
MARKER: Final = 171
"""A clan marker as the gain of a trade."""
MOVEMENT: Final = 36
REMOVAL: Final = 96
"""A tile that may leave the territory."""
RETRIEVAL: Final = 417
"""A tile of the discard pile, without its cost."""
STEPS: Final = 300
"""Points for having enough of something, not counted yet."""
FAVOUR: Final = 92
"""A single activation that a clan grants, not chosen yet."""
CLAN_PERSON: Final = 219
CLAN_SCOTSMAN: Final = 73

# Powers carry their own figures: what each brings a turn stands with it, in clans/ and landmarks/.
