# Ce que la page en dit

glen-piece-boat = le bateau de { $name }
