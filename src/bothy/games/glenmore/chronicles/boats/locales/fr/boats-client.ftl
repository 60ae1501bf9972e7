# Ce que la page en dit

glen-piece-boat = le bateau de { $name }
shelf-boats = Course
shelf-boats-seat = { $name } { $steps ->
    [0] arrivé
    [one] à { $steps } case de l’arrivée
   *[other] à { $steps } cases de l’arrivée
 }
