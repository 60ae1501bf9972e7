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
    [1] arrivé 1er
    [4] carte Dernier
   *[other] arrivé { $place }e
 }
shelf-boats-steps = { $steps ->
    [one] encore { $steps } case
   *[other] encore { $steps } cases
 }
shelf-boats-row = { $count ->
    [one] Ramer d’une tuile : { $count } point restant
   *[other] Ramer d’une tuile : { $count } points restants
 }
shown-reward = Récompense de la course : { $reward }
shown-reward-about = Face cachée sur un château ; celui dont le bateau y arrive peut en garder une.
shown-race = { $place ->
    [1] Carte du vainqueur
    [4] Carte du dernier
   *[other] Carte de course { $place }
 }
shown-race-about = { $place ->
    [4] Vos pièces ne rapportent rien à la fin de la partie.
    [1] { $vp } PV et { $whisky } tonneau de whisky pour le premier bateau rentré.
   *[other] { $vp } PV pour le bateau rentré numéro { $place }.
 }
shown-river-about = Une rivière neutre de { $length } cases, avec un château sur la case { $castle }.
