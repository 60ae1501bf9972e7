### The effect of each option, in a sentence

option-map-a-about = The top left of the map: choose a side, or have one drawn at random.
option-map-b-about = The top right of the map: choose a side, or have one drawn at random.
option-map-c-about = The bottom right of the map: choose a side, or have one drawn at random.
option-map-d-about = The bottom left of the map: choose a side, or have one drawn at random.
option-clans-about = Each clan has its own power. The last player chooses first, or players bid victory points for the clan they want.
option-imports-about = Cotton, tobacco and sugar cane count at the end: the fewer of a kind all players imported, the more each is worth.
option-scoring-about = At the end of each round a scoring tile gives glory, each time for something different, and all five are known from the start.
option-ports-about = Each player who reaches a port may use its bonus once per game.
option-tight-about = Covering some land brings two or three players closer together.
option-extras-about = One more clan, port and scoring tile of the same kind are among those that may be drawn.
