# What the page says of it

glen-effect-take-token = the England token
piece-englishman = the Englishman
glen-piece-short-englishman = Englishman
shelf-hammer = England
shelf-hammer-free = free
shelf-hammer-next = next { $cost }
shelf-hammer-gone = he has left
