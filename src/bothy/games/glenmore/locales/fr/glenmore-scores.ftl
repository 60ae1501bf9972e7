# Same as in English (breakdown-clan, chart-points, chart-whisky)

# Score breakdown, and figures over time

breakdown-nothing = Rien
breakdown-tile = { $tile }, au placement
breakdown-card = Carte Lieu emblématique { $card }
breakdown-clan = Clan { $clan }
breakdown-activated = { $tile }, activée { $times ->
    [1] une fois
   *[other] { $times } fois
 }
breakdown-power = { $why }, { $times ->
    [1] une fois
   *[other] { $times } fois
 }
breakdown-scoring = Décompte { $number } : { $have }, le moins { $least }
breakdown-size = { $tiles } tuiles, le plus petit territoire { $least } ; { $vp } PV par tuile de plus
breakdown-coins = Pièces : { $count }, { $vp } PV chacune
breakdown-coins-more = Pièces : { $count }, { $vp } PV chacune grâce à Armadale Castle
phase-stack = Pile { $stack }
chart-points = Points
chart-points-about = Points déjà marqués, la taille du territoire et les pièces comptées comme à la fin.
chart-coins = Pièces
chart-coins-about = Pièces en main.
chart-resources = Ressources
chart-resources-about = Ressources posées sur un territoire, toutes confondues.
chart-whisky = Whisky
chart-whisky-about = Tonneaux de whisky.
chart-tiles = Tuiles
chart-tiles-about = Tuiles d’un territoire.
chart-resource = Prix
chart-resource-about = Ce que coûte une unité de chaque ressource au marché, en pièces ; pas de trait quand on ne peut en acheter.
profile-group-clan = Domaines de clan
profile-group-tile = Premières tuiles
