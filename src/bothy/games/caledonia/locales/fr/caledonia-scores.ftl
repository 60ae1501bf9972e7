# Same as in English (chart-points, profile-group-clan)

# Score breakdowns, and charts over time

breakdown-nothing = Rien
breakdown-glory-tile = Manche { $round }, tuile de score : { $tile }
breakdown-glory = Manche { $round } : { $why }
breakdown-goods = { $good } : { $count }, { $vp } PV l’unité
breakdown-money = £{ $money } : { $vp } PV par tranche de £{ $every }
breakdown-hops = Houblon : { $count }, 1 PV chacun
breakdown-import = { $good } : { $count }, { $vp } PV l’unité ({ $all } importés en tout)
breakdown-exports = Contrats remplis : { $count } ; place { $place }{ $tied ->
    [1] { "" }
   *[other] , partagée à { $tied }
 }
breakdown-exports-solo = Contrats remplis : { $count }, selon l’échelle du jeu en solo
breakdown-settlements = Villages reliés par bateau : { $count } ; place { $place }{ $tied ->
    [1] { "" }
   *[other] , partagée à { $tied }
 }
breakdown-settlements-solo = Villages reliés par bateau : { $count }, selon l’échelle du jeu en solo
breakdown-bid = { $vp ->
    [0] Aucune enchère à payer
   *[other] Enchère pour le clan et la tuile de départ : { $vp } PV
 }
phase-setup = Mise en place
phase-round = Manche { $round }
chart-points = Points
chart-points-about = Le score final si la partie s’était achevée après ce tour.
chart-money = Argent
chart-money-about = Livres en main.
chart-goods = Marchandises
chart-goods-about = Marchandises en main, toutes confondues.
chart-contracts = Contrats
chart-contracts-about = Contrats d’exportation remplis jusque-là.
chart-good = Prix
chart-good-about = Le prix de chaque marchandise au marché, en livres.
verdict-band = Résultat : { $band }.
verdict-next = { $points ->
    [one] À { $points } point du niveau suivant : { $band }.
   *[other] À { $points } points du niveau suivant : { $band }.
 }
profile-group-clan = Clans
profile-group-map = Cartes
