# Same as in English (glen-ask-rondel, glen-ask-clans)

# Ce qu’entendent ceux qui écoutent

glen-heard-coins = { $count ->
    [0] zéro pièce
    [one] { $count } pièce
   *[other] { $count } pièces
 }
glen-heard-whisky = { $count ->
    [0] zéro tonneau de whisky
    [one] { $count } tonneau de whisky
   *[other] { $count } tonneaux de whisky
 }
glen-heard-supply = { $count ->
    [0] zéro Écossais en réserve
   *[other] { $count } Écossais en réserve
 }
glen-heard-markers = { $count ->
    [0] zéro pion de clan
    [one] { $count } pion de clan
   *[other] { $count } pions de clan
 }
glen-heard-goods = { $count ->
    [0] zéro { $resource } sur { $tile }
   *[other] { $count } { $resource } sur { $tile }
 }
glen-heard-scotsmen = { $count ->
    [0] zéro Écossais sur { $tile }
   *[other] { $count } Écossais sur { $tile }
 }
glen-heard-points = { $points } PV pour { $category }
glen-heard-placed = { $seat } pose { $tile } { place-where }.
glen-heard-tile = { $what }{ $covers ->
    [0] {""}
   *[other] {" "}par-dessus { $tiles }
 }
glen-heard-territory = { $name } a posé, en comptant à partir du village initial : { $things }.
glen-heard-pawn = { $name } est sur la case { $space }.
glen-heard-die = Le dé est sur la case { $space }.
glen-heard-row = { $resource }, occupé { $filled } ({ $prices })
glen-heard-market = Marché : { $things }.
glen-heard-rondel = Sur le rondel : { $things }.
glen-heard-discards = Défaussées : { $things }.
glen-ask-look = voir
glen-ask-market = marché
glen-ask-territory = territoire
glen-ask-rondel = rondel
glen-ask-clans = clans
glen-ask-forecast = prévision
glen-ask-things = biens
glen-say-nothing = Rien sur la table ne s’appelle ainsi.
