# What the page says of it

glen-effect-take-token = the England token
piece-englishman = the Englishman
