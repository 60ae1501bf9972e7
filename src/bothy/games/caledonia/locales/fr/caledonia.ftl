# Same as in English (game-caledonia, good-whisky, land-loch, why-port, why-port-9, why-production, why-stewart)
# Same as in English (option-clans, option-ports, band-expert)

game-caledonia = Clans of Caledonia
about-caledonia = Peuplez les Highlands, faites du commerce et exportez vos marchandises : cinq manches, un à quatre joueurs.

# Les autres formes d’une unité : avec article, à plusieurs, et le terrain qu’il lui faut.
# Celles d’une marchandise : à plusieurs, et après « de ». Celles d’une viande : à plusieurs, et l’animal.

## Mots

good-wool = laine
    .many = laines
    .of = de la laine
good-grain = céréale
    .many = céréales
    .of = des céréales
good-milk = lait
    .many = laits
    .of = du lait
good-bread = pain
    .many = pains
    .of = du pain
good-cheese = fromage
    .many = fromages
    .of = du fromage
good-whisky = whisky
    .many = whiskys
    .of = du whisky
good-cotton = coton
    .many = cotons
    .of = du coton
good-tobacco = tabac
    .many = tabacs
    .of = du tabac
good-sugar-cane = canne à sucre
    .many = cannes à sucre
    .of = de la canne à sucre
give-wool = { good-wool }
    .several = { $count } { good-wool.many }
give-grain = { good-grain }
    .several = { $count } { good-grain.many }
give-milk = { good-milk }
    .several = { $count } { good-milk.many }
give-bread = { good-bread }
    .several = { $count } { good-bread.many }
give-cheese = { good-cheese }
    .several = { $count } { good-cheese.many }
give-whisky = { good-whisky }
    .several = { $count } { good-whisky.many }
take-wool = { good-wool }
    .several = { $count } { good-wool.many }
take-grain = { good-grain }
    .several = { $count } { good-grain.many }
take-milk = { good-milk }
    .several = { $count } { good-milk.many }
take-bread = { good-bread }
    .several = { $count } { good-bread.many }
take-cheese = { good-cheese }
    .several = { $count } { good-cheese.many }
take-whisky = { good-whisky }
    .several = { $count } { good-whisky.many }
meat-beef = bœuf
    .many = bœufs
    .animal = vache
    .animals = vaches
meat-mutton = mouton
    .many = moutons
    .animal = mouton
    .animals = moutons
spare-beef = un bœuf
    .several = { $count ->
        [2] deux bœufs
       *[other] { $count } bœufs
     }
spare-mutton = un mouton
    .several = { $count ->
        [2] deux moutons
       *[other] { $count } moutons
     }
unit-sheep = mouton
    .a = un mouton
    .the = le mouton
    .many = moutons
    .land = de la prairie
unit-cow = vache
    .a = une vache
    .the = la vache
    .many = vaches
    .land = de la prairie
unit-cheese-dairy = fromagerie
    .a = une fromagerie
    .the = la fromagerie
    .many = fromageries
    .land = de la prairie
unit-bakery = boulangerie
    .a = une boulangerie
    .the = la boulangerie
    .many = boulangeries
    .land = de la prairie
unit-field = champ
    .a = un champ
    .the = le champ
    .many = champs
    .land = de la prairie
unit-distillery = distillerie
    .a = une distillerie
    .the = la distillerie
    .many = distilleries
    .land = de la prairie
unit-woodcutter = bûcheron
    .a = un bûcheron
    .the = le bûcheron
    .many = bûcherons
    .land = de la forêt
unit-miner = mineur
    .a = un mineur
    .the = le mineur
    .many = mineurs
    .land = de la montagne
unit-fisherman = pêcheur
    .a = un pêcheur
    .the = le pêcheur
    .many = pêcheurs
    .land = un loch
first-sheep = { unit-sheep.a }
first-cow = { unit-cow.a }
first-cheese-dairy = { unit-cheese-dairy.a }
first-bakery = { unit-bakery.a }
first-field = { unit-field.a }
first-distillery = { unit-distillery.a }
first-woodcutter = { unit-woodcutter.a }
first-miner = { unit-miner.a }
second-sheep = { unit-sheep.a }
second-cow = { unit-cow.a }
second-cheese-dairy = { unit-cheese-dairy.a }
second-bakery = { unit-bakery.a }
second-field = { unit-field.a }
second-distillery = { unit-distillery.a }
second-woodcutter = { unit-woodcutter.a }
second-miner = { unit-miner.a }
land-grassland = prairie
land-forest = forêt
land-mountain = montagne
land-loch = loch
level-no-shipping = aucune expédition
level-river-crossing = la traversée de rivière
level-1-loch = l’expédition 1-loch
level-2-loch = l’expédition 2-loch
level-3-loch = l’expédition 3-loch
level-4-loch = l’expédition 4-loch
clan-none = aucun clan
    .with = sans clan
clan-buchanan = Clan Buchanan
    .with = avec le clan Buchanan
clan-campbell = Clan Campbell
    .with = avec le clan Campbell
clan-cunningham = Clan Cunningham
    .with = avec le clan Cunningham
clan-fergusson = Clan Fergusson
    .with = avec le clan Fergusson
clan-macdonald = Clan MacDonald
    .with = avec le clan MacDonald
clan-macewan = Clan MacEwan
    .with = avec le clan MacEwan
clan-mackenzie = Clan MacKenzie
    .with = avec le clan MacKenzie
clan-robertson = Clan Robertson
    .with = avec le clan Robertson
clan-stewart = Clan Stewart
    .with = avec le clan Stewart
tile-start-1 = tuile de départ 1
tile-start-2 = tuile de départ 2
tile-start-3 = tuile de départ 3
tile-start-4 = tuile de départ 4
tile-start-5 = tuile de départ 5
tile-start-6 = tuile de départ 6
tile-start-7 = tuile de départ 7
tile-start-8 = tuile de départ 8
tile-start-9 = tuile de départ 9
tile-scoring-1 = marchandises de base
tile-scoring-2 = produits transformés
tile-scoring-3 = producteurs
tile-scoring-4 = ouvriers
tile-scoring-5 = frontière
tile-scoring-6 = marchandises importées
tile-scoring-7 = viande
tile-scoring-8 = améliorations
tile-scoring-9 = terrains chers
why-trade = commerce
why-neighbourhood = bonus de voisinage
why-contract = contrat
why-upgrade = amélioration
why-export = exportation
why-slaughter = abattage
why-import-track = case marquée de la piste des importations
why-pass = bonus Passer
why-port = port
why-port-9 = port 9
why-start = tuile de départ
why-turn-order = place dans l’ordre du tour
why-production = production
why-processing = transformation
why-woodcutter = bûcherons
why-miner = mineurs
why-worker = ouvriers
why-butter = beurre
why-beer = bière
why-cellar = cave
why-whisky-made = whisky produit
why-swap = échange
why-stewart = Clan Stewart
why-scoring-1 = { tile-scoring-1 }
why-scoring-2 = { tile-scoring-2 }
why-scoring-3 = { tile-scoring-3 }
why-scoring-4 = { tile-scoring-4 }
why-scoring-5 = { tile-scoring-5 }
why-scoring-6 = { tile-scoring-6 }
why-scoring-7 = { tile-scoring-7 }
why-scoring-8 = { tile-scoring-8 }
why-scoring-9 = { tile-scoring-9 }
effect-spare-animal = épargner un animal
effect-swap-basic-goods = marchandises de base
effect-swap-processed-goods = produits transformés
effect-upgrade-and-glory = bonus Amélioration
effect-money = argent
effect-move-price = déplacer un prix
effect-swap-units = échanger deux unités
effect-money-and-building-bonus = contrats
effect-use-another-port = emprunter un port

## Options

option-map-a = Module de terrain A
option-map-a-random = tiré au sort
option-map-a-a1 = A1
option-map-a-a2 = A2
option-map-b = Module de terrain B
option-map-b-random = tiré au sort
option-map-b-b1 = B1
option-map-b-b2 = B2
option-map-c = Module de terrain C
option-map-c-random = tiré au sort
option-map-c-c1 = C1
option-map-c-c2 = C2
option-map-d = Module de terrain D
option-map-d-random = tiré au sort
option-map-d-d1 = D1
option-map-d-d2 = D2
option-clans = Clans
option-clans-choice = choisis dans l’ordre inverse du tour
option-clans-auction = mis aux enchères contre des points de victoire
option-clans-none = sans clan, tuiles de départ seulement
option-imports = Marchandises importées
option-imports-ranked = 3, 4 ou 5 PV selon leur rareté
option-imports-fixed = 4 PV chacune : pour une première partie
option-scoring = Tuiles de score
option-scoring-true = une par manche
option-scoring-false = aucune : pour une première partie
option-ports = Ports
option-ports-true = quatre
option-ports-false = aucun : pour une première partie
option-tight = Carte réduite
option-tight-false = toute la carte
option-tight-true = une case de terrain de chaque module est recouverte
option-extras = MacEwan, port 9 et tuile de score 9
option-extras-true = parmi les tuiles
option-extras-false = laissés de côté

## Questions

ask-turn = À vous : faites une action principale, ou passez.
ask-turn-end = Vous avez fait votre action principale. { $left-count ->
    [0] Terminez votre tour.
   *[other] Vous pouvez encore { $left }, ou terminer votre tour.
 }
ask-turn-passed = Vous avez passé. { $left-count ->
    [0] Terminez votre tour.
   *[other] Vous pouvez encore { $left }, ou terminer votre tour.
 }
ask-turn-further = Vous avez une action supplémentaire : faites-la, ou terminez votre tour.
left-port = utiliser un port
left-cellaring = sortir un fût de la cave
ask-choosing = Quel clan dirigez-vous ? Vous recevez tout de suite son argent et ses marchandises.
ask-choosing-tile = Quelle tuile de départ prenez-vous ? Vous recevez tout de suite son argent et ses marchandises.
ask-first-worker = Où placez-vous votre ouvrier ? Vous payez l’ouvrier et le terrain.
ask-bidding = Combien de PV vaut pour vous le prochain choix de clan ? La plus haute enchère choisit et paie.
ask-bonuses = Votre nouvelle unité apporte un bonus : prenez ce qui vous plaît, puis continuez.
ask-moved-trade = Vous avez déplacé ce prix : achetez ou vendez maintenant la marchandise.
ask-moved-purchase = Vous avez déplacé ce prix : achetez maintenant la marchandise.
ask-moved-bonus = Vous avez déplacé ce prix : achetez maintenant la marchandise, ou vendez-la là où votre nouvelle unité le permet.
ask-keep-drawn = Lesquels de ces contrats gardez-vous ? Les autres vont sous la pioche.
ask-bonus-upgrade = Quelle amélioration prenez-vous ? Si vous n’en voulez pas, elle est perdue.
ask-rewards = Le contrat apporte des bonus : dans quel ordre les prenez-vous ?
ask-fulfil-another = Remplissez-vous un autre contrat dans la même action ?
ask-leave = Dans quelle colonne l’ouvrier retourne-t-il ?
ask-put-in = Quelles unités prennent leur place ? Elles ne coûtent rien.
ask-processing = Combien produisez-vous ? Chaque bâtiment change 1 lait ou 1 céréale en 1 produit transformé.
ask-butter = Combien de laits deviennent du beurre ? Chacun est payé.
ask-beer = Combien de céréales deviennent de la bière ? Chacune est payée.
ask-storing = Un fût va-t-il à la cave ? Il vaut plus en vieillissant.

## Actions

do-buy = Acheter { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-many }
 }
do-sell = Vendre { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-many }
 }
do-obtain = Obtenir { $contracts-count ->
    [one] le contrat { $contracts }
   *[other] les contrats { $contracts }
 }
do-keep = { $contracts-count ->
    [0] N’en garder aucun
    [one] Garder le contrat { $contracts }
   *[other] Garder les contrats { $contracts }
 }
do-expand = Déployer { $unit-a } en { $hex }
do-upgrade-shipping = Améliorer l’expédition
do-upgrade-technology = Améliorer la technologie : { $unit-many }
do-hire-merchant = Engager un marchand
do-take-merchant-back = Reprendre un marchand du marché ({ $good })
do-done = Rien de plus
do-fulfil = Remplir le contrat { $contract }{ $animals-count ->
    [0] {""}
   *[other] , abattage en { $animals }
 }{ $ports-count ->
    [0] {""}
    [one] , en épargnant { $spare } grâce au port { $ports }
   *[other] , en épargnant { $spare } grâce aux ports { $ports }
 }
do-take-money = Prendre l’argent
do-pass = Passer
do-end-turn = Terminer votre tour
do-produce = Produire { $cheese ->
    [one] { $cheese } fromage
   *[other] { $cheese } fromages
 }, { $bread ->
    [one] { $bread } pain
   *[other] { $bread } pains
 }, { $whisky ->
    [one] { $whisky } whisky
   *[other] { $whisky } whiskys
 }
do-draw-contracts = Piocher des contrats
do-swap-basic-goods = Port { $port } : donner 1 { $give }, prendre { $take }
do-swap-processed-goods = Port { $port } : donner 1 { $give }, prendre { $take }
do-port-upgrade = Port { $port } : amélioration et gloire
do-port-money = Port { $port } : prendre l’argent
do-port-contracts = Port { $port } : prendre l’argent{ $draw ->
    [true] {" "}et piocher des contrats
   *[other] {""}
 }
do-move-price = Port { $port } : { $steps-sign ->
    [minus] baisser
   *[plus] monter
 } le prix { $good-of } de { $steps-size ->
    [one] { $steps-size } niveau
   *[other] { $steps-size } niveaux
 }, puis en acheter ou en vendre
do-take-off-two = Port { $port } : échanger les unités en { $first } et { $second }
do-return-worker = De nouveau parmi les { $unit-many }
do-put-in-two = Mettre { $first } et { $second }
do-choose-clan = { $clan }, { $tile }
do-bid = Enchérir à { $vp } PV
do-drop-out = Se retirer
do-churn = { $milk ->
    [0] Ne pas faire de beurre
    [one] Faire du beurre avec { $milk } lait
   *[other] Faire du beurre avec { $milk } laits
 }
do-brew = { $grain ->
    [0] Ne pas brasser de bière
    [one] Brasser de la bière avec { $grain } céréale
   *[other] Brasser de la bière avec { $grain } céréales
 }
do-take-barrel = Sortir le fût de l’emplacement de { $spot ->
    [0] gauche
   *[other] droite
 } de la cave
do-store-barrel = { $store ->
    [true] Mettre un fût en cave
   *[other] N’en mettre aucun
 }
do-row = Ramer de { $start } à { $end }

## Raisons

no-act-first = Faites d’abord votre action principale. Si vous n’en voulez aucune, passez.
no-acted = Vous avez fait votre action principale. Ce sera pour votre prochain tour.
no-too-dear = Cela coûte £{ $cost }, et vous avez £{ $have }.{ $advice ->
    [act] {" "}Vendre des marchandises ou passer rapporte de l’argent.
    [money] {" "}Prenez d’abord l’argent du contrat.
    [mackenzie] {" "}Sortez d’abord un fût de la cave.
   *[none] {""}
 }
no-no-such-number = Achetez ou vendez au moins 1 unité.
no-no-such-good = Ce n’est pas une marchandise du marché. Il y a de la laine, des céréales, du lait, du pain, du fromage et du whisky.
no-merchants-on-other-side = Vos marchands sont de l’autre côté du marché ({ $good }). Attendez qu’ils soient revenus dans votre stock.
no-too-few-merchants = Il vous faut { $need ->
    [one] { $need } marchand
   *[other] { $need } marchands
 } en stock et vous en avez { $have }. Engagez-en un, achetez ou vendez moins, ou attendez le retour des vôtres.
no-too-few-goods = Il vous faut { $need ->
    [one] { $need } { $good }
   *[other] { $need } { $good-many }
 } et vous en avez { $have }. La production en apporte, ou le marché.
no-trade-moved-good = Vous avez déplacé le prix { $good-of } : achetez-en ou vendez-en maintenant.
no-box-full = Votre caisse d’exportation est pleine. Remplissez d’abord un contrat.
no-pile-empty = La pioche de contrats est vide. Obtenez un contrat visible.
no-exactly-so-far = Le prix bouge d’exactement { $steps ->
    [one] { $steps } niveau
   *[other] { $steps } niveaux
 }, vers le haut ou vers le bas.
no-too-many-contracts = Obtenez un contrat à la fois. Seul le clan Buchanan peut en prendre deux.
no-contract-not-open = Ce contrat n’est pas visible, ou il est nommé deux fois. Choisissez sur le plateau des exportations.
no-contract-not-drawn = Vous n’avez pas pioché ce contrat. Gardez-en un que vous avez pioché, ou aucun.
no-in-the-mist = La case { $hex } est dans la brume : elle ne fait pas partie de cette carte. Choisissez une case hors de la brume.
no-none-left = Il n’y a plus de { $unit } sur votre plateau. Choisissez une autre unité.
no-loch = C’est un loch : seuls les pêcheurs y vont. Choisissez une case de terrain.
no-fishermen-on-lochs = Les pêcheurs vont sur les lochs. Choisissez une case loch.
no-occupied = La case { $hex } est déjà occupée, ou fermée. Choisissez une case vide.
no-beside-fisherman = Un autre pêcheur est juste à côté. Choisissez un loch sans pêcheur voisin.
no-wrong-land = Il faut { $unit-land } pour { $unit-a }. Sur cette case : { $land }.
no-no-units = Vous n’avez aucune unité sur la carte : vous n’avez nulle part d’où vous développer.
no-out-of-reach = Aucun niveau d’expédition ne vous mène en { $hex }. Développez-vous d’abord plus près.
no-needs-shipping = Trop loin : il faut { $level }, vous avez { $owned-level }. Améliorez d’abord votre expédition, pour £{ $cost }.
no-no-such-hex = Cette case ou cette unité n’existe pas. Une case s’appelle par exemple f6.
no-no-fishermen = Seul le clan MacDonald a des pêcheurs. Choisissez une autre unité.
no-neighbourhood-limit = { $most ->
    [0] Le bonus de voisinage ne vous laisse plus acheter de cette marchandise à ce tour.
    [one] Le bonus de voisinage ne vous laisse acheter que { $most } unité de plus à ce tour.
   *[other] Le bonus de voisinage ne vous laisse acheter que { $most } unités de plus à ce tour.
 }
no-no-building-bonus = On pioche des contrats en déployant le quatrième bâtiment d’un type, et ce n’était pas le cas.
no-not-in-neighbourhood = Aucun nouveau voisin ne produit cette marchandise, ou vous en avez déjà acheté. Achetez-la par l’action Commerce.
no-shipping-complete = Votre expédition est complète : il n’y a pas de niveau plus haut.
no-all-merchants-hired = Tous vos marchands sont déjà engagés.
no-no-technology = Le clan MacDonald n’a pas de tuile de technologie. Améliorez l’expédition, ou engagez un marchand.
no-no-such-technology = Cette technologie n’existe pas. Choisissez les bûcherons ou les mineurs.
no-technology-turned = La technologie de vos { $unit-many } est déjà améliorée.
no-no-merchant-there = Vous n’avez pas de marchand à cet endroit ({ $good }). Choisissez une marchandise où se trouve l’un des vôtres.
no-not-your-contract = Ce contrat n’est pas dans votre caisse. Obtenez-le d’abord.
no-nothing-to-spare = Le contrat ne demande rien de tel : il n’y a rien à épargner.
no-too-few-animals = Le contrat demande { $need ->
    [one] { $need } { $meat }
   *[other] { $need } { $meat-many }
 }, et vous avez { $have ->
    [one] { $have } { $meat-animal }
   *[other] { $have } { $meat-animals }
 } sur la carte. Déployez d’autres { $meat-animals }.
no-wrong-animals = Choisissez exactement les animaux que le contrat demande, parmi les vôtres.
no-no-such-bonus = Le contrat n’a plus ce bonus. Choisissez-en un autre, ou continuez.
no-no-such-port = Ce port n’est pas en jeu. Choisissez-en un sur la carte.
no-port-used = Vous avez déjà utilisé le port { $port } : chaque port vous sert une fois par partie.
no-port-out-of-reach = Aucune de vos unités n’atteint le port { $port }. Développez-vous dans sa direction, ou améliorez votre expédition.
no-no-such-swap = Le port ne propose pas cet échange. Choisissez des marchandises du type qu’il accepte.
no-no-trade-follows = Vous ne pourriez ensuite ni acheter ni vendre ({ $good }), et le port l’exige. Il vous faut un marchand, et de l’argent ou des marchandises.
no-not-yours = Les deux unités doivent être à vous. Choisissez deux des vôtres.
no-no-fields = Les champs ne s’échangent pas. Choisissez d’autres unités.
no-nothing-fits = Aucune paire d’unités de votre plateau ne peut prendre leur place : il faut d’autres types, adaptés au terrain.
no-no-such-column = Il n’y a pas de place dans cette colonne. Choisissez l’autre.
no-does-not-fit = Ces deux unités ne peuvent pas prendre ces places : il faut d’autres types, adaptés au terrain.
no-too-few-buildings = Vous pouvez en produire { $have } au plus : un par bâtiment sur la carte.
no-not-offered = Cette paire n’est pas proposée. Choisissez un clan avec la tuile posée à côté.
no-first-are-workers = Vos premières unités sont des ouvriers. Choisissez-en un, et une case de cette carte.
no-not-on-border = Le clan Fergusson commence sur la frontière de la carte. Choisissez une case au bord.
no-not-by-the-mist = Le clan Fergusson commence sur la frontière de la carte, qui longe ici la brume. Choisissez une case voisine de la brume.
no-next-worker-unaffordable = À £{ $cost }, vous ne pourriez plus payer votre prochain ouvrier : vous avez £{ $have }. Choisissez une case moins chère.
no-open-with-a-bid = Vous ouvrez cette enchère et ne pouvez pas encore vous retirer : proposez 0 ou plus.
no-bid-higher = Enchérissez à plus de { $bid } PV, et à { $most } au plus.
no-row-before = Vous pouvez ramer une fois par tour, avant votre action principale.
no-no-fisherman-there = Vous n’avez pas de pêcheur à cet endroit. Choisissez un loch où se trouve l’un des vôtres.
no-not-the-next-loch = Un pêcheur rame d’une case, vers un loch à côté du sien.
no-too-much-beer = Vous pouvez brasser de la bière avec { $most ->
    [one] { $most } céréale
   *[other] { $most } céréales
 } au plus : une par houblon, et pas plus que vous n’en avez.
no-no-barrel = Il n’y a pas de fût à cet emplacement de la cave.

## Ce qui se passe

event-money = Place { $seat } { $amount-sign ->
    [minus] paie
   *[plus] reçoit
 } £{ $amount-size } ({ $why }).
event-bill = Place { $seat } paie £{ $amount }.
event-goods = Place { $seat } { $count-sign ->
    [minus] donne
   *[plus] reçoit
 } { $count-size ->
    [one] { $count-size } { $good }
   *[other] { $count-size } { $good-many }
 } ({ $why }).
event-glory = Place { $seat } gagne { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
 } ({ $why }).
event-deployed = Place { $seat } déploie { $unit-a } en { $hex }.
event-withdrawn = Place { $seat } retire { $unit-the } de { $hex } ({ $why }).
event-price = Le prix { $good-of } passe à £{ $price }.
event-merchants-sent = Place { $seat } envoie { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
 } au marché ({ $good }).
event-merchants-return = Place { $seat } récupère { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
 }.
event-merchant-back = Place { $seat } reprend un marchand du marché ({ $good }).
event-obtained = Place { $seat } obtient { $contracts-count ->
    [one] le contrat { $contracts }
   *[other] les contrats { $contracts }
 }.
event-drawn = Le contrat { $contract } est pioché.
event-opened = Le contrat { $contract } est posé face visible.
event-under-pile = { $contracts-count ->
    [0] Aucun contrat ne va sous la pioche.
    [one] Le contrat { $contracts } va sous la pioche.
   *[other] Les contrats { $contracts } vont sous la pioche.
 }
event-shipping = Place { $seat } améliore son expédition et a maintenant { $level ->
    [1] { level-river-crossing }
    [2] { level-1-loch }
    [3] { level-2-loch }
    [4] { level-3-loch }
    [5] { level-4-loch }
   *[other] le niveau { $level }
 }.
event-technology = Place { $seat } améliore la technologie de ses { $unit-many }.
event-hired = Place { $seat } engage un marchand.
event-fulfilled = Place { $seat } remplit le contrat { $contract } ({ $hops ->
    [0] sans houblon
    [one] { $hops } houblon
   *[other] { $hops } houblons
 }).
event-imported = Place { $seat } importe { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-many }
 }.
event-passed = Place { $seat } passe { $place ->
    [1] en premier.
   *[other] en { $place }e position.
 }
event-port = Place { $seat } utilise le port { $port } ({ $effect }).
event-round = Manche { $round }.
event-side = Carte : face { $side }.
event-covered = La case { $hex } est recouverte.
event-port-placed = Le port { $port } est dans le coin { $corner }.
event-tile-placed = Score de la manche { $round } : { $tile }.
event-first-player = Place { $seat } joue en premier.
event-offer = Au choix : { $clan }, { $tile }.
event-clan = Place { $seat } joue { $clan-with }.
event-clan-start = { $clan } commence.
event-auction-won = Place { $seat } remporte l’enchère pour { $vp } PV.
event-bid = Place { $seat } enchérit à { $vp } PV.
event-dropped-out = Place { $seat } se retire de l’enchère.
event-rolled-price = Le dé des prix indique { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }.
event-rolled-good = Le dé des marchandises indique : { $good }.
event-removed = Le contrat { $contract } quitte le jeu.
event-rowed = Place { $seat } rame de { $start } à { $end }.
event-barrel-in = Place { $seat } met un fût en cave.
event-barrel-out = Place { $seat } sort un fût { $aged ->
    [0] qui n’a pas vieilli
    [1] vieilli une fois
    [2] vieilli deux fois
   *[other] vieilli { $aged } fois
 }.

## Scores

score-glory = Gloire
score-basic-goods = Marchandises de base
score-processed-goods = Produits transformés
score-money = Argent
score-hops = Houblon
score-imports = Marchandises importées
score-exports = Exportations
score-settlements = Villages
score-bid = Enchère

## Résultats en solo

band-newbie = débutant
band-rookie = recrue
band-average = moyen
band-expert = expert
band-genius = génie
