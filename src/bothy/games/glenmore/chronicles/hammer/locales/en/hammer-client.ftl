# What the page says of it

glen-effect-take-token = the England token
piece-englishman = the Englishman
glen-piece-short-englishman = English
shelf-hammer = England
shelf-hammer-free = free
shelf-hammer-next = next { $cost }
shelf-hammer-gone = he has left
shown-england = { $thing ->
    [row] England row
    [token] England token
   *[englishman] The Englishman
 }
shown-england-about = { $thing ->
    [row] Whoever uses the Englishman puts coins there; whoever has him discard a tile takes the last pile.
    [token] Whoever holds it plays the Englishman.
   *[englishman] A pawn of nobody’s: whoever holds the token takes or discards a tile with him.
 }
