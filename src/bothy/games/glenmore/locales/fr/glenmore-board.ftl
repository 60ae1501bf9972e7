# Same as in English (glen-scored-sum)

## Où se trouve un emplacement, et ce qu'un tour laisse de côté

glen-place-on = sur { $tile }
glen-place-below = sous { $tile }
glen-place-above = au-dessus de { $tile }
glen-place-left = à gauche de { $tile }
glen-place-right = à droite de { $tile }
glen-place-it = Poser la tuile { $where }
glen-wakes-count = { $count ->
    [0] n’active rien
    [one] active { $count } tuile
   *[other] active { $count } tuiles
 }
glen-ending-movement = { $count ->
    [one] { $count } point de mouvement inutilisé
   *[other] { $count } points de mouvement inutilisés
 }
glen-ending-tiles = { $count ->
    [one] { $count } tuile non activée
   *[other] { $count } tuiles non activées
 }
glen-sell-one = vendre 1 { $resource } pour { $coins }
glen-full-of = { $have } sur { $room } : cette ressource serait perdue ({ $resource })
glen-still-due = reste à payer : { $price }
glen-moves = Pris depuis votre tour
glen-scored = Décompte après la pile { $stack }
glen-scored-sum = Total
glen-scored-about = Chacun marque selon son avance sur celui qui en a le moins. Appuyez pour continuer.
glen-owned = Cartes, clans et personnages
