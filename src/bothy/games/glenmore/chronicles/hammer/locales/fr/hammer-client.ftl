# Ce que la page en dit

glen-effect-take-token = le jeton Angleterre
piece-englishman = l’Anglais
glen-piece-short-englishman = Anglais
shelf-hammer = Angleterre
shelf-hammer-free = libre
shelf-hammer-next = puis { $cost }
shelf-hammer-gone = il est parti
