# Ce que la page en dit

glen-effect-take-token = le jeton Angleterre
piece-englishman = l’Anglais
glen-piece-short-englishman = Anglais
shelf-hammer = Angleterre
shelf-hammer-free = libre
shelf-hammer-next = puis { $cost }
shelf-hammer-gone = il est parti
shown-england = { $thing ->
    [row] Ligne Angleterre
    [token] Jeton Angleterre
   *[englishman] L’Anglais
 }
shown-england-about = { $thing ->
    [row] Qui se sert de l’Anglais y pose des pièces ; qui lui fait défausser une tuile prend la dernière pile.
    [token] Celui qui le détient joue l’Anglais.
   *[englishman] Un pion qui n’est à personne : avec lui, le détenteur du jeton prend ou défausse une tuile.
 }
