### What each option changes, in a sentence

option-map-a-about = The top left of the map: a side you name, or one nobody knows beforehand.
option-map-b-about = The top right of the map: a side you name, or one nobody knows beforehand.
option-map-c-about = The bottom right of the map: a side you name, or one nobody knows beforehand.
option-map-d-about = The bottom left of the map: a side you name, or one nobody knows beforehand.
option-clans-about = Each clan has a power of its own; whoever plays last chooses first, or everybody bids victory points for the clan they want.
option-imports-about = Cotton, tobacco and sugar cane count at the end: the fewer of a kind everybody brought in, the more each is worth.
option-scoring-about = At the end of each round a scoring tile gives glory, each time for something different, and all five are known from the start.
option-ports-about = Whoever reaches a port may use its bonus once in the game.
option-tight-about = Covering some land brings two or three players closer together.
option-extras-about = One more clan, port and scoring tile of the same kind are among those that may be drawn.
