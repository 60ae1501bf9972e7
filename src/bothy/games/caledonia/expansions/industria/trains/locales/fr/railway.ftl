# Same as in English (train-train, train-mini-train, why-tunnel, argument-train, argument-technologies)

## Le Réseau Ferroviaire : trains, demandes, bonus de livraison, gares

## Noms

stop-inverness = Inverness
stop-kyle-of-lochalsh = Kyle of Lochalsh
stop-aberdeen = Aberdeen
stop-fort-william = Fort William
stop-dundee = Dundee
stop-oban = Oban
stop-perth = Perth
stop-stirling = Stirling
stop-ayr = Ayr
stop-dumfries = Dumfries
stop-edinburgh = Édimbourg
stop-glasgow = Glasgow
path-inverness = { stop-inverness }
path-kyle-of-lochalsh = { stop-kyle-of-lochalsh }
path-aberdeen = { stop-aberdeen }
path-fort-william = { stop-fort-william }
path-dundee = { stop-dundee }
path-oban = { stop-oban }
path-perth = { stop-perth }
path-stirling = { stop-stirling }
path-ayr = { stop-ayr }
path-dumfries = { stop-dumfries }
path-edinburgh = { stop-edinburgh }
path-glasgow = { stop-glasgow }
mini-inverness = { stop-inverness }
mini-kyle-of-lochalsh = { stop-kyle-of-lochalsh }
mini-aberdeen = { stop-aberdeen }
mini-fort-william = { stop-fort-william }
mini-dundee = { stop-dundee }
mini-oban = { stop-oban }
mini-perth = { stop-perth }
mini-stirling = { stop-stirling }
mini-ayr = { stop-ayr }
mini-dumfries = { stop-dumfries }
mini-edinburgh = { stop-edinburgh }
mini-glasgow = { stop-glasgow }
goods-wool = { good-wool }
    .several = { $count } { good-wool.many }
goods-wool-1 = 1 { good-wool }
goods-wool-2 = 2 { good-wool.many }
goods-wool-3 = 3 { good-wool.many }
goods-grain = { good-grain }
    .several = { $count } { good-grain.many }
goods-grain-1 = 1 { good-grain }
goods-grain-2 = 2 { good-grain.many }
goods-grain-3 = 3 { good-grain.many }
goods-milk = { good-milk }
    .several = { $count } { good-milk.many }
goods-milk-1 = 1 { good-milk }
goods-milk-2 = 2 { good-milk.many }
goods-milk-3 = 3 { good-milk.many }
goods-bread = { good-bread }
    .several = { $count } { good-bread.many }
goods-bread-1 = 1 { good-bread }
goods-bread-2 = 2 { good-bread.many }
goods-bread-3 = 3 { good-bread.many }
goods-cheese = { good-cheese }
    .several = { $count } { good-cheese.many }
goods-cheese-1 = 1 { good-cheese }
goods-cheese-2 = 2 { good-cheese.many }
goods-cheese-3 = 3 { good-cheese.many }
goods-whisky = { good-whisky }
    .several = { $count } { good-whisky.many }
goods-whisky-1 = 1 { good-whisky }
goods-whisky-2 = 2 { good-whisky.many }
goods-whisky-3 = 3 { good-whisky.many }
train-train = train
    .your = votre train
    .his = son train
train-mini-train = mini-train
    .your = votre mini-train
    .his = son mini-train
way-buying = côté achat
way-selling = côté vente
technologies-woodcutter = { unit-woodcutter.many }
technologies-miner = { unit-miner.many }
unit-station = gare
    .a = une gare
    .the = la gare
    .many = gares
    .land = une case avec l’unité d’un autre joueur
why-train-met = train rencontré
why-delivered = livraison
why-delivery = bonus de livraison
why-metropolis = livraison dans une métropole
why-tunnel = tunnel
why-claim = jalon
why-reserved = case réservée

## Bonus de livraison

bonus-delivery-1 = £10 et jusqu’à deux cases libres adjacentes
bonus-delivery-2 = un champ dont vous ne payez que la case
bonus-delivery-3 = £15, une action supplémentaire, et une tuile Ville sur une case vide à votre portée
bonus-delivery-4 = une amélioration, et une unité autre qu’un champ à trois pas, dont vous ne payez que la case
bonus-delivery-5 = annuler trois améliorations contre deux produits transformés et deux marchandises de base
bonus-delivery-6 = £15, et déplacer deux prix d’un niveau chacun
bonus-delivery-7 = renvoyer une distillerie et payer £5 contre une marchandise de chaque type
bonus-delivery-8 = un produit transformé et une marchandise de base, et échanger un contrat contre un contrat visible
bonus-delivery-9 = renvoyer une fromagerie, une boulangerie ou une distillerie contre deux de chaque marchandise de base
bonus-delivery-10 = transformer tout de suite jusqu’à quatre marchandises de base
bonus-delivery-11 = un produit transformé et une action supplémentaire, avec un port utilisé hors de portée
bonus-delivery-12 = renvoyer un animal contre £25
bonus-delivery-13 = deux whiskys contre £40
bonus-delivery-14 = £10, et déplacer deux fois vos unités
bonus-delivery-15 = un produit transformé, une case libre et une action supplémentaire
bonus-delivery-16 = £15, et prendre un contrat par-dessus les vôtres
bonus-delivery-17 = £15 et un bonus Bâtiment
bonus-delivery-18 = deux améliorations et £5
bonus-delivery-19 = £15 pour un marchand qui réserve une case vide
bonus-delivery-20 = vendre jusqu’à quatre unités d’une marchandise, £6 de plus chacune
bonus-delivery-21 = £20 pour trois marchands placés d’un côté d’une marchandise
bonus-delivery-22 = deux marchands rapportent gratuitement deux marchandises pour un contrat
bonus-delivery-23 = remplir un contrat, avec £6 par marchandise importée rare
bonus-delivery-24 = renvoyer un champ pour remplir un contrat sans le payer
part-jump = déployer une unité à trois pas
    .do = Déployer une unité à trois pas
part-upgrades = prendre l’amélioration
    .do = Prendre l’amélioration
part-exchange-contract = échanger un contrat
    .do = Échanger un contrat
part-goods = choisir des marchandises
    .do = Choisir des marchandises
part-free-land = se développer sur une case libre
    .do = Se développer sur une case libre

## Options

option-trains = Réseau ferroviaire
option-trains-off = aucun
option-trains-full = trains, livraisons et jalons
option-trains-milestones-for-5 = les jalons seuls, pour £5 chacun
option-trains-simple-demands = les jalons avec des demandes simples
option-trains-about = Des trains livrent des marchandises aux villes contre des bonus ; les jalons rapportent des points et ouvrent tunnels et métropoles. Ou bien jouez avec les jalons seuls.

## Questions

ask-placing-train = Dans quelle ville placez-vous votre train ? Il devra bouger avant de livrer.
ask-mini-train-follows = Où va votre mini-train ? Il se déplace d’un ou deux lieux.
ask-train-follows = Où va votre train ? Il livre au bout de son trajet.
ask-delivering = Quelles marchandises laissez-vous de côté dans cette livraison ?
ask-station-first = Votre cinquième livraison : placez-vous votre gare maintenant, ou prenez-vous d’abord le bonus de livraison ?
ask-station-after = Où placez-vous votre gare ? À votre portée, avec l’unité d’un autre joueur.
ask-delivery-bonus = Bonus de livraison : { $bonus }. Par quoi commencez-vous ?
ask-free-land = Où vous développez-vous ? Le terrain ne coûte rien.
ask-free-field = Où mettez-vous un champ ? Vous ne payez que la case.
ask-jump = Quelle unité déployez-vous à trois pas ? Vous ne payez que la case.
ask-city-tile = Quelle case vide à votre portée devient une ville ? Elle reste fermée à tous.
ask-reserving = Quelle case vide un marchand réserve-t-il ? Vous payez la case et gagnez £15.
ask-choose-goods = Quelles marchandises prenez-vous ?
ask-process-now = Que produisez-vous ? Aucun bâtiment n’est nécessaire.
ask-whisky-for-money = Donnez-vous deux whiskys contre £40 ?
ask-returning-unit = Quelle unité retourne sur votre plateau ?
ask-undoing-upgrades = Quelles sont les trois améliorations que vous annulez ?
ask-shifting-prices = Quel prix déplacez-vous d’un niveau ?
ask-selling-dear = Que vendez-vous ? Chaque unité rapporte £6 de plus que son prix.
ask-sending-merchants = Où placez-vous trois marchands contre £20 ?
ask-exchanging-contract = Quel contrat échangez-vous contre un contrat visible ?
ask-putting-on-top = Quel contrat visible prenez-vous ? Celui du dessous devra attendre.
ask-building-bonus = Piochez-vous des contrats au choix ?
ask-fetching-goods = Quelles deux marchandises vos marchands rapportent-ils ? Les deux vont tout de suite dans un contrat.
ask-fulfil-fetched = Pour quel contrat avez-vous fait venir ces marchandises ?
ask-fulfilling-rare = Quel contrat remplissez-vous ? Chaque marchandise importée rare rapporte £6.
ask-fulfilling-by-field = Quel contrat remplissez-vous contre un champ ?

## Actions

do-place-train = Placer { $train-your } : { $stop }
do-run-train = Mener votre train par { $path } et y livrer
do-run-mini-train = Mener votre mini-train par { $path }
do-deliver = { $ports-count ->
    [0] Tout livrer
    [one] Laisser { $spare } de côté grâce au port { $ports }
   *[other] Laisser { $spare } de côté grâce aux ports { $ports }
 }
do-place-station = Placer votre gare en { $hex }
do-bonus-first = Prendre d’abord le bonus de livraison
do-take-part = { $part-do }
do-place-city = Mettre une ville en { $hex }
do-reserve-hex = Réserver { $hex }
do-take-goods = Prendre { $goods }
do-give-whisky = Donner le whisky
do-return-unit = Renvoyer { $unit-the } en { $hex }
do-undo-upgrades = Annuler { $levels ->
    [0] aucun niveau d’expédition
    [one] { $levels } niveau d’expédition
   *[other] { $levels } niveaux d’expédition
 }, { $hired ->
    [0] aucun marchand
    [one] { $hired } marchand
   *[other] { $hired } marchands
 }{ $technologies-count ->
    [0] {""}
   *[other] {" "}et la technologie : { $technologies }
 }
do-shift-price = { $steps-sign ->
    [minus] Baisser le prix { $good-of }
   *[plus] Monter le prix { $good-of }
 }
do-send-merchants = Placer des marchands : { $good }, { $way }
do-exchange-contract = Échanger le contrat { $contract } contre le { $taken }
do-put-on-top = Prendre le contrat { $contract }{ $on ->
    [-1] {""}
   *[other] , par-dessus le { $on }
 }
do-fetch-goods = Faire venir { $goods }
do-fulfil-by-field = Remplir le contrat { $contract } contre le champ en { $hex }
verb-place-train = Placer un train
verb-run-train = Action Train
verb-run-mini-train = Déplacer le mini-train
verb-deliver = Livrer
verb-place-station = Placer la gare
verb-bonus-first = Le bonus d’abord
verb-take-part = Le bonus de livraison
verb-place-city = Tuile Ville
verb-reserve-hex = Réserver une case
verb-take-goods = Prendre des marchandises
verb-give-whisky = Donner du whisky
verb-return-unit = Renvoyer une unité
verb-undo-upgrades = Annuler des améliorations
verb-shift-price = Déplacer un prix
verb-send-merchants = Placer des marchands
verb-exchange-contract = Échanger un contrat
verb-put-on-top = Prendre un contrat
verb-fetch-goods = Faire venir des marchandises
verb-fulfil-by-field = Remplir contre un champ
argument-train = Train
argument-stop = Lieu
argument-path = Trajet
argument-part = Partie
argument-goods = Marchandises
argument-levels = Niveaux d’expédition
argument-hired = Marchands
argument-technologies = Technologies
argument-way = Côté
argument-taken = Contre
argument-on = Par-dessus

## Raisons

no-train-starts-in-city = Les trains commencent dans une ville. Choisissez-en une des dix.
no-train-city-taken = Un train s’y trouve déjà : { $stop }. Choisissez une autre ville.
no-no-such-train = Vous n’avez pas ce train. Déplacez l’un des vôtres.
no-train-used = Votre train a déjà livré pendant cette manche. Il repartira à la prochaine.
no-train-could-not-follow = Ensuite, { $train-your } ne pourrait plus bouger, et les deux le doivent. Choisissez un autre trajet.
no-train-could-not-deliver = Les droits de passage de ce trajet laissent trop peu d’argent pour la livraison. Choisissez un autre trajet.
no-train-one-or-two = Un train se déplace d’un ou deux lieux. Choisissez un trajet plus court.
no-train-no-track = Aucune voie ne mène de là à ce lieu : { $stop }. Suivez les voies ferrées.
no-train-tunnel-locked = Le tunnel vous est fermé : { $stop }. Réclamez d’abord son jalon.
no-train-metropolis-locked = La métropole vous est fermée : { $stop }. Réclamez d’abord son jalon.
no-train-back-again = Un train ne finit pas son trajet là où il l’a commencé. Choisissez un autre lieu.
no-train-joins-own = Votre autre train s’y trouve. Choisissez un autre lieu.
no-train-no-demand = Il n’y a pas de demande à ce lieu : { $stop }. Livrez ailleurs.
no-train-served = Vous avez déjà livré ce lieu : { $stop }. Livrez ailleurs.
no-train-no-such-payment = Cette demande ne se paie pas ainsi. Choisissez ce qui est proposé.
no-station-by-delivery = Une gare vient avec la cinquième livraison. Choisissez une autre unité.
no-station-by-rival = Aucun autre joueur n’a d’unité en { $hex }. Choisissez une case qui en contient une.
no-station-beside-station = Il y a une gare en { $hex } ou juste à côté. Choisissez une autre case.
no-station-out-of-reach = La case { $hex } est hors de portée. Choisissez une case à votre portée.
no-not-beside-first = La case { $hex } n’est pas adjacente à la première. Choisissez-en une à côté.
no-only-a-field = Ce bonus déploie un champ. Choisissez sa case.
no-not-a-field = Ce bonus ne déploie pas de champ. Choisissez une autre unité.
no-not-a-jump = La case { $hex } n’est pas exactement à trois pas d’une de vos unités. Choisissez-en une qui l’est.
no-hex-reserved = Un marchand a réservé { $hex }. Choisissez une autre case.
no-goods-to-choose = Choisissez { $processed ->
    [one] { $processed } produit transformé
   *[other] { $processed } produits transformés
 } et { $basic ->
    [one] { $basic } marchandise de base
   *[other] { $basic } marchandises de base
 }.
no-process-at-most = Vous pouvez transformer de une à { $most } marchandises.
no-no-unit-to-return = Vous n’avez pas cette unité à cet endroit. Choisissez une des vôtres qui convient.
no-undo-exactly = Annulez exactement { $count } améliorations, ou aucune.
no-too-few-upgrades = Vous pouvez annuler au plus { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
 } d’expédition, { $hired ->
    [one] { $hired } marchand
   *[other] { $hired } marchands
 } et { $turned ->
    [one] { $turned } technologie
   *[other] { $turned } technologies
 }.
no-price-moved-already = Vous avez déjà déplacé le prix { $good-of }. Choisissez une autre marchandise.
no-price-at-its-end = Le prix { $good-of } ne peut pas aller plus loin. Choisissez un autre déplacement.
no-sell-at-most = Vendez de une à { $most } unités d’une marchandise.
no-no-such-box = Vous n’avez pas cette caisse, ou elle vient de servir. Choisissez-en une autre.
no-fetch-for-contract = Les deux marchandises doivent aller tout de suite dans un de vos contrats. Choisissez ce qu’il demande.
no-no-field-there = Vous n’avez pas de champ à cet endroit. Choisissez un des vôtres.
no-no-such-part = Cette partie du bonus est déjà faite. Choisissez-en une autre, ou continuez.

## Ce qui se passe

event-demand-to-come = Une future demande : { $goods }.
event-demand-placed = L’emplacement { $number } demande { $goods }.
event-demand-gone = La demande de l’emplacement { $number } quitte la partie.
event-bonus-placed = Bonus de livraison de { $stop } : { $bonus }.
event-bonus-gone = Le bonus de livraison de { $stop } quitte la partie.
event-train-placed = Place { $seat } place { $train-his } : { $stop }.
event-train-moved = Place { $seat } mène { $train-his } par { $path }.
event-further-action = Place { $seat } a { $count ->
    [one] une action supplémentaire
   *[other] { $count } actions supplémentaires
 } ({ $why }).
event-delivered = Place { $seat } livre { $stop }, qui demande { $goods }.
event-bonus-taken = Place { $seat } prend le bonus de livraison : { $bonus }.
event-marker-taken = Place { $seat } prend un pion de sa piste de livraison : { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
 }.
event-station-placed = Place { $seat } a sa gare en { $hex }.
event-station-lapsed = Place { $seat } ne peut pas placer sa gare, qui retourne dans la boîte.
event-city-placed = Place { $seat } met une ville en { $hex }, case désormais fermée.
event-hex-reserved = Un marchand de la place { $seat } réserve { $hex }.
event-merchant-home = Le marchand de la place { $seat } revient de { $hex }.
event-upgrades-undone = Place { $seat } annule { $count } améliorations.
event-contract-exchanged = Place { $seat } échange le contrat { $contract } contre le { $taken }.
event-contract-covered = Le contrat { $contract } de la place { $seat } est maintenant sous un autre.
event-contract-uncovered = Le contrat { $contract } de la place { $seat } est de nouveau au-dessus.

## Scores et notes

score-deliveries = Livraisons
score-railway = Réseau ferroviaire en solo
breakdown-deliveries = { $count ->
    [0] Aucune livraison
    [one] { $count } livraison
   *[other] { $count } livraisons
 }
breakdown-railway = Pour avoir joué en solo avec le réseau ferroviaire
note-place = { $stop } : demande { $goods } ; bonus : { $bonus }.
note-place-served = { $stop } : déjà livré.
note-future-demand = Future demande { $number } : { $goods }.
note-demand-beside = Demande à côté de { $site } : { $goods }.
note-train = Place { $seat } : train à { $stop }, { $used ->
    [true] utilisé pendant cette manche
   *[other] disponible
 } ; { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
 }.
note-two-trains = Place { $seat } : train à { $stop }, { $used ->
    [true] utilisé pendant cette manche
   *[other] disponible
 } ; mini-train à { $mini } ; { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
 }.
note-city = Une ville ferme { $hex }.
note-reserved = Un marchand de la place { $seat } réserve { $hex }.
note-covered = Place { $seat } : le contrat { $contract } est sous le contrat { $top }.

## Ports 16 and 17

spare-wool = 1 { good-wool }
    .several = { $count } { good-wool.many }
spare-grain = 1 { good-grain }
    .several = { $count } { good-grain.many }
spare-milk = 1 { good-milk }
    .several = { $count } { good-milk.many }
effect-leave-out-of-delivery = livraison réduite
effect-take-delivery-marker = marqueur de livraison
cal-port-leave-out-of-delivery = Pendant une livraison, payez { $processed } produit transformé en moins, ou jusqu’à { $basic } marchandises de base.
cal-port-take-delivery-marker = Prenez { $markers } pion de votre piste de livraison ; si c’est la gare, placez-la.
do-port-marker = Port { $port } : prendre un pion de votre piste de livraison
verb-port-marker = Port : piste de livraison
no-track-empty = Votre piste de livraison est vide : ce port n’a pas d’effet. Utilisez un autre port.
note-port-halves = Avec les trains, le port 16 laisse de côté un produit transformé ou jusqu’à deux marchandises de base d’une livraison, et le port 17 prend un pion de votre piste de livraison.

## Sur la table

ind-paid = payé
ind-railway = Réseau
ind-railway-map = Carte ferroviaire de l’Écosse
ind-to-the-map = Carte des clans
ind-grow = Agrandir
ind-your-train = Votre train
ind-next-demands = Demandes à venir
ind-train-ready = prêt
ind-train-used = utilisé
ind-deliveries-open = { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
 }
ind-deliveries-row = Livraisons, puis la gare
ind-delivery-made = Livraison { $number } effectuée
ind-markers-row = Jalons { $vp } PV ; { $count ->
    [0] aucun marqueur libre
    [one] { $count } marqueur libre
   *[other] { $count } marqueurs libres
 }
ind-missing = £{ $price } pour acheter ce qui manque
ind-fee = droits £{ $fee }
ind-locked = il faut { $sites }
ind-brings = Bonus de livraison : { $bonus }.
ind-markers-mine = { $count ->
    [0] aucun marqueur libre
    [one] { $count } marqueur libre
   *[other] { $count } marqueurs libres
 }
shown-delivery = Bonus de livraison { $number }
shown-delivery-about = Bonus de livraison : { $bonus }.
shown-demand = Demande { $number }
shown-demand-about = Une livraison coûte { $goods }.
shown-railway = Plateau du réseau ferroviaire, { $side ->
    [small] face pour un ou deux
   *[large] face pour trois ou quatre
 }
shown-railway-about = { $side ->
    [small] Dix villes et deux métropoles, pour une ou deux personnes.
   *[large] Dix villes et deux métropoles, pour trois ou quatre personnes.
 }
ind-served = servie cette manche par { $names }
ind-deliveries-end = Livraisons : points en fin de partie ; la cinquième apporte la gare

### lesson

## Une leçon sur le réseau ferroviaire. Les étapes sont dans les leçons du module.

lesson-trains = Le réseau ferroviaire
lesson-trains-goal = Avec le réseau ferroviaire, les marchandises vont en train vers les villes d’Écosse. Chaque lieu montre ce qu’il demande et le bonus pour l’apporter. La mise en place commence comme toujours : { opponent-wren } prend une tuile de départ.
lesson-trains-start = Prenez la tuile avec le lait et le pain. Fort William demande 2 laits et 1 pain : presque tout est déjà chez vous.
lesson-trains-start-task = Choisir la tuile avec lait et pain
lesson-trains-worker = Votre premier ouvrier : un bûcheron en i7, £9 avec la case.
lesson-trains-companion = { opponent-wren } place ses deux mineurs au nord-ouest.
lesson-trains-second = Le second bûcheron va à côté du premier, en i8 : £7.

lesson-delivery = Une livraison
lesson-delivery-two = À deux, chacun a un train et un mini-train. { opponent-wren } place d’abord son mini-train à Dumfries.
lesson-delivery-mini = Placez votre mini-train à Inverness. Qui passe devant le train d’un autre paie son propriétaire : même à l’arrêt, il vaut quelque chose.
lesson-delivery-theirs = Le train de { opponent-wren } part d’Ayr.
lesson-delivery-train = Le vôtre part de Kyle of Lochalsh, à un arrêt de Fort William.
lesson-delivery-buy = Il manque un lait. Achetez-le au marché pour £5, puis terminez votre tour.
lesson-delivery-waits = { opponent-wren } engage un marchand, et c’est de nouveau à vous.
lesson-delivery-run = Mener le train est une action principale : allez à Fort William ; votre mini-train suit par un trajet à lui, jusqu’à Kyle of Lochalsh. Au bout du chemin, vous livrez 2 laits et 1 pain. Puis terminez votre tour.
lesson-delivery-milestones = La livraison a retiré un pion de votre piste et vous a donné un marqueur. Avec les marqueurs, on réclame des jalons, comme sept améliorations : le premier reçoit le plus de PV, et les jalons ouvrent tunnels et grandes villes.

### cover

expansion-caledonia-trains = Le réseau ferroviaire
expansion-caledonia-trains-about = Les marchandises prennent le rail : les livraisons donnent des bonus, les jalons des points.
set-caledonia-trains = Premiers trains
set-caledonia-trains-about = Le réseau ferroviaire seul, tout le reste comme d’habitude.
options-caledonia-industria = Industria : modules
