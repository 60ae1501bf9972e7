# Ce que la page en dit

glen-effect-take-token = le jeton Angleterre
piece-englishman = l’Anglais
