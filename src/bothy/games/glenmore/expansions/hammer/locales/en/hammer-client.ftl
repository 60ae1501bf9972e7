# Messages of the browser page

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
    [row] Using the Englishman puts coins there; discarding a tile with him takes the last pile.
    [token] Its holder plays the Englishman.
   *[englishman] A neutral pawn: the token’s holder takes or discards a tile with him.
 }
