# Score breakdown, and figures over time

reckon-nothing = Rien
reckon-tile = { $tile }, au placement
reckon-card = Carte Lieu emblématique { $card }
reckon-clan = Clan { $clan }
reckon-activated = { $tile }, activée { $times ->
    [1] une fois
   *[other] { $times } fois
 }
reckon-power = { $why }, { $times ->
    [1] une fois
   *[other] { $times } fois
 }
reckon-scoring = Décompte { $number } : { $have }, le moins { $least }
reckon-size = { $tiles } tuiles, le plus petit territoire { $least } ; { $vp } PV par tuile de plus
reckon-coins = Pièces : { $count }, { $vp } PV chacune
reckon-coins-more = Pièces : { $count }, { $vp } PV chacune grâce à Armadale Castle
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
remembered-clan = Domaines de clan
remembered-tile = Premières tuiles
