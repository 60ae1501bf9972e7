# Ce que la page en dit

glen-piece-boat = le bateau de { $name }
shelf-boats = Course
shelf-boats-seat = { $name } { $steps ->
    [0] arrivé
    [one] à { $steps } case de l’arrivée
   *[other] à { $steps } cases de l’arrivée
 }
shelf-boats-about = de droite à gauche sur toutes les rivières, puis retour au château
shelf-boats-rivers = Les rivières de la course, à partir de la mienne
shelf-boats-castle = château, récompenses cachées : { $count }
shelf-boats-water = eau
shelf-boats-choose = Récompenses de ce château
shelf-boats-place = { $place ->
    [4] carte Dernier
   *[other] arrivé, place { $place }
 }
shelf-boats-steps = { $steps ->
    [one] encore { $steps } case
   *[other] encore { $steps } cases
 }
shelf-boats-row = { $count ->
    [one] Ramer d’une tuile : { $count } point restant
   *[other] Ramer d’une tuile : { $count } points restants
 }
