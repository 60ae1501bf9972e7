### What each option changes, in a sentence

option-map-about = Four map modules with two sides each make sixteen maps; drawn at random, nobody knows the land beforehand.
option-clans-about = Each clan has a power of its own; whoever plays last chooses first, or all bid victory points for the clan they want.
option-imports-about = Cotton, tobacco and sugar cane count at the end: the fewer of them were fetched by all, the more each is worth.
option-scoring-about = A scoring tile gives glory at the end of each round for something else, and all five are known from the start.
option-ports-about = Whoever reaches a port may use its bonus once in the game.
option-tight-about = Covering some land brings two or three players closer together.
option-extras-about = One more clan, port and scoring tile of the same kind are among those that may be drawn.
