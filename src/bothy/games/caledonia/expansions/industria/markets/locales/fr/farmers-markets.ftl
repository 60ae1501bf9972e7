## Farmers’ markets

option-farmers-markets = Marchés de producteurs
option-farmers-markets-false = aucun
option-farmers-markets-true = un par personne
option-farmers-markets-about = Chacun pose un marché sur la carte : qui s’installe à côté peut y vendre plus cher, et passer rapporte £4 de moins.
why-farmers-market = marché de producteurs
ask-placing-market = Où posez-vous votre marché de producteurs ({ $goods-good }) ?
verb-place-market = Poser un marché de producteurs
verb-sell-at-market = Vendre au marché de producteurs
do-place-market = Poser votre marché de producteurs en { $hex }
do-sell-at-market = Vendre { $count } { $count ->
    [one] { $good }
   *[other] { $good-many }
 } au marché de producteurs en { $hex }
event-market-dealt = Place { $seat } reçoit un marché de producteurs ({ $goods-good }).
event-market-placed = Place { $seat } pose un marché de producteurs ({ $goods-good }) en { $hex }.
event-market-back = Il n’y a pas de case pour le marché de producteurs de la place { $seat } : il retourne dans la boîte.
event-market-sale = Place { $seat } vend { $count } { $count ->
    [one] { $good }
   *[other] { $good-many }
 } au marché de producteurs en { $hex }.
event-market-gone = Le marché de producteurs en { $hex } ferme, et la case est libre.
no-market-needs-land = Un marché de producteurs se pose sur une case terrestre vide. Choisissez une autre case.
no-market-needs-neighbours = Cette case a { $have ->
    [one] { $have } case terrestre voisine
   *[other] { $have } cases terrestres voisines
 }, et il en faut { $need } à un marché de producteurs. Choisissez une autre case.
no-market-too-near = Il faut au moins { $between } cases entre deux marchés de producteurs. Choisissez une case plus éloignée.
no-no-market-there = Il n’y a pas de marché de producteurs sur cette case.
no-market-not-near = Votre nouvelle unité n’est pas voisine du marché de producteurs en { $hex }, ou vous y avez déjà vendu.
no-not-sold-there = Le marché de producteurs en { $hex } n’achète pas cette marchandise.
no-market-covered = Le marché de producteurs en { $hex } a déjà acheté cette marchandise ({ $good }).
no-market-limit = On vend { $most } unités au plus à un marché de producteurs.
note-market = Marché de producteurs en { $hex } : achète { $goods-good } ; une marchandise de base rapporte £{ $basic } de plus que son prix, un produit transformé £{ $processed } de plus.
note-market-dealt = Place { $seat } doit encore poser un marché de producteurs ({ $goods-good }).

## Sur la table

ind-markets = Marchés
ind-markets-open = { $count ->
    [one] { $count } ouvert
   *[other] { $count } ouverts
 }
ind-covered = couvert
ind-best-sale = au mieux { $count }
shown-market = Marché de producteurs : { $goods }
shown-market-about = Une vente y rapporte £{ $basic } de plus par marchandise de base, £{ $processed } de plus par produit transformé.
ind-to-place = À placer

### lesson

## Une leçon sur les marchés de producteurs et la récompense. Les étapes sont dans les leçons du module.

lesson-markets = Marchés de producteurs et récompense
lesson-markets-goal = Avant tout, chacun pose un marché de producteurs sur la carte. Il achète deux sortes de marchandises, une fois chacune, à qui s’installe à côté. { opponent-wren } pose le sien en b5 : lait et pain.
lesson-markets-place = Le vôtre achète laine et whisky. Posez-le en h2, dans un coin que vous voulez pour vous.
lesson-markets-companion = { opponent-wren } prend une tuile de départ, comme toujours.
lesson-markets-start = Prenez la tuile indiquée : elle a de la laine, que votre marché achète.
lesson-markets-near = Les premiers ouvriers restent à deux cases de tout marché. j2 est juste assez loin : placez-y un bûcheron.
lesson-markets-workers = { opponent-wren } place ses deux mineurs loin au sud-est.
lesson-markets-far = Votre second ouvrier : un mineur en l4.
lesson-markets-beside = Installez-vous maintenant à côté de votre marché : un mouton en i2, entre le bûcheron et le marché, £11 avec la case.
lesson-markets-sell = À côté d’un marché, on peut vendre aussitôt : la laine à son prix plus £2, un produit transformé plus £3. Il faut un marchand, et cette marchandise est couverte pour de bon. Vendez 1 laine pour £6, puis terminez votre tour.
lesson-markets-award = Une récompense est ouverte à tous : celle-ci demande des unités au bord des rivières. À la fin, qui en a le plus reçoit 8 PV ; à égalité, on partage. Quand ses deux marchandises sont couvertes, un marché ferme et sa case redevient libre.

### cover

expansion-caledonia-markets = Marchés de producteurs
expansion-caledonia-markets-about = Sur la carte, des marchés achètent à qui s’installe à côté.
