### Ce que montrent les liens dans les messageries

preview-waiting = { $free ->
    [0] { $names } : la partie va commencer.
    [one] { $names } ; il reste une place.
   *[other] { $names } ; il reste { $free } places.
 }
preview-playing = Partie en cours : { $names }. Venez regarder.
preview-won = Partie terminée : { $names }. Victoire : { $winners }.
preview-finished = Partie terminée : { $names }.
preview-lesson = Une première partie pour apprendre.
preview-join = Vous êtes invité à jouer avec { $names }.
preview-replay = Une partie de { $names }, à revoir coup par coup.
