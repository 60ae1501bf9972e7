# Same as in English (icon-village, icon-animal, icon-whisky, icon-loch, why-clan, why-activation, why-macgregor)
# Same as in English (why-maclachlan, score-whisky)

game-glenmore = Glen More II : Chronicles
about-glenmore = Composez un territoire des Highlands tuile par tuile, gagnez la faveur des clans et distillez du whisky : deux à quatre joueurs.

# Les autres formes d’une ressource : à plusieurs, et après « de ». Celle d’un effet : à plusieurs.

## Mots

resource-wood = bois
    .many = bois
    .of = de bois
resource-stone = pierre
    .many = pierres
    .of = de pierre
resource-barley = orge
    .many = orges
    .of = d’orge
resource-sheep = mouton
    .many = moutons
    .of = de mouton
resource-cattle = bœuf
    .many = bœufs
    .of = de bœuf
resource-any = ressource
    .many = ressources
    .of = de ressource
resources-wood = { resource-wood }
resources-stone = { resource-stone }
resources-barley = { resource-barley }
resources-sheep = { resource-sheep }
resources-cattle = { resource-cattle }
tile-home-village = Village initial
tile-home-castle = Château initial
tile-inshriach = Inshriach
tile-ballachulish = Ballachulish
tile-black-isle = Black Isle
tile-glen-lyon = Glen Lyon
tile-lochridge = Lochridge
tile-loch-lochy = Loch Lochy
tile-donan-castle = Donan Castle
tile-castle-stalker = Castle Stalker
tile-robert-the-bruce = Robert Ier
tile-william-wallace = William Wallace
tile-halkirk = Halkirk
tile-kingussie = Kingussie
tile-dornoch = Dornoch
tile-pulteney = Pulteney
tile-rothiemurchus = Rothiemurchus
tile-spittal = Spittal
tile-strathnairn = Strathnairn
tile-strathnaver = Strathnaver
tile-crieff = Crieff Tryst
tile-inverness = Inverness
tile-loch-shiel = Loch Shiel
tile-duart-castle = Duart Castle
tile-mary-stuart = Marie Stuart
tile-montrose = James Graham, marquis de Montrose
tile-rob-roy = Rob Roy MacGregor
tile-pitlochry = Pitlochry
tile-ullapool = Ullapool
tile-edradour = Edradour
tile-glen-mhor = Glen Mhor
tile-easter-ross = Easter Ross
tile-glen-orchy = Glen Orchy
tile-brora = Brora
tile-glenmore-forest = Glenmore Forest
tile-dulsie-bridge = Dulsie Bridge
tile-moot-hill = Moot Hill
tile-amulree = Amulree Tryst
tile-loch-ness = Loch Ness
tile-armadale-castle = Armadale Castle
tile-bonnie-prince-charlie = Charles Édouard Stuart
tile-flora-macdonald = Flora MacDonald
tile-robert-burns = Robert Burns
tile-braemar = Braemar
tile-lairg = Lairg
tile-glenlochy = Glenlochy
tile-abernethy = Abernethy Forest
tile-drumochter = Drumochter
tile-strathspey = Strathspey
tile-rannoch = Rannoch
tile-kenmore-fair = Kenmore Fair
tile-muir-of-ord = Muir of Ord
tile-spean-bridge = Spean Bridge
tile-nairn = Nairn
tile-clachaig-inn = Clachaig Inn
tile-the-end = La Fin
tile-loch-morar = Loch Morar
tile-castle-moil = Castle Moil
tile-castle-of-mey = Castle of Mey
tile-james-watt = James Watt
tile-walter-scott = Sir Walter Scott
tile-conan-doyle = Sir Arthur Conan Doyle
tile-fort-william = Fort William
tile-thurso = Thurso
tile-millburn = Millburn
tile-strathmore = Strathmore
tile-glen-affric = Glen Affric
tile-elgin = Elgin
tile-tain = Tain
tile-craigellachie-bridge = Craigellachie Bridge
tile-oban = Oban
tile-kings-house = Kings House
tile-david-hume = David Hume
card-loch-lochy = { tile-loch-lochy }
card-donan-castle = { tile-donan-castle }
card-castle-stalker = { tile-castle-stalker }
card-inverness = { tile-inverness }
card-loch-shiel = { tile-loch-shiel }
card-duart-castle = { tile-duart-castle }
card-loch-ness = { tile-loch-ness }
card-armadale-castle = { tile-armadale-castle }
card-loch-morar = { tile-loch-morar }
card-castle-moil = { tile-castle-moil }
card-castle-of-mey = { tile-castle-of-mey }
clan-macleod = MacLeod
clan-gunn = Gunn
clan-macdonald = MacDonald
clan-maclean = MacLean
clan-macdonell = MacDonell
clan-macintosh = MacIntosh
clan-mckay = McKay
clan-chisholm = Chisholm
clan-cameron = Cameron
clan-mckinnon = McKinnon
clan-macmillan = MacMillan
clan-macgregor = MacGregor
clan-sinclair = Sinclair
clan-munro = Munro
clan-ross = Ross
clan-maclachlan = MacLachlan
clan-sutherland = Sutherland
clan-brodie = Brodie
clan-grant = Grant
clan-macpherson = MacPherson
clan-oliphant = Oliphant
clan-douglas = Douglas
icon-village = village
icon-castle = château
icon-animal = animal
icon-cloth = tissu
icon-whisky = whisky
icon-trade = échange
icon-field = champ
icon-loch = loch
icon-inn = auberge
way-north-west = le nord-ouest
way-north = le nord
way-north-east = le nord-est
way-west = l’ouest
way-east = l’est
way-south-west = le sud-ouest
way-south = le sud
way-south-east = le sud-est
reward-coin = 1 pièce
reward-movement = 1 point de mouvement
effect-wood = { resource-wood }
    .many = { resource-wood.many }
effect-stone = { resource-stone }
    .many = { resource-stone.many }
effect-barley = { resource-barley }
    .many = { resource-barley.many }
effect-sheep = { resource-sheep }
    .many = { resource-sheep.many }
effect-cattle = { resource-cattle }
    .many = { resource-cattle.many }
effect-resources = ressource
    .many = ressources
effect-any-resources = ressource au choix
    .many = ressources au choix
effect-scotsmen = Écossais
    .many = Écossais
effect-whisky = tonneau de whisky
    .many = tonneaux de whisky
effect-coins = pièce
    .many = pièces
effect-vp = PV
    .many = PV
effect-markers = pion de clan
    .many = pions de clan
effect-movement = point de mouvement
    .many = points de mouvement
effect-card = carte Lieu emblématique
    .many = cartes Lieu emblématique
effect-person = personnage
    .many = personnages
effect-remove-tiles = tuile à retirer
    .many = tuiles à retirer
effect-take-discard = tuile de la défausse
    .many = tuiles de la défausse
effect-other = autre effet
    .many = autres effets
category-effects = les tuiles et les clans
category-castle-scotsmen = les Écossais du château initial
category-landmarks = les lieux emblématiques
category-whisky = le whisky
category-persons = les personnages
category-size = la taille du territoire
category-coins = les pièces
why-start = mise en place
why-tile = tuile
why-card = carte Lieu emblématique
why-clan = clan
why-activation = activation
why-trade = échange
why-purchase = achat
why-sale = vente
why-road = route
why-removed = tuile retirée
why-nothing-possible = rien de possible
why-macgregor = MacGregor
why-maclachlan = MacLachlan
why-scoring = décompte
why-size = taille
why-coins = pièces
why-final = décompte final

## Options

option-die = Le dé joue aussi
option-die-false = seulement à deux joueurs
option-die-true = quel que soit le nombre de joueurs : partie plus longue
option-length = Durée
option-length-full = La Fin est au milieu de la pile D
option-length-short = La Fin est sur le dessus de la pile D : pour une première partie

## Questions

ask-turn = À vous : quelle tuile prenez-vous ?
ask-turn-sell = Vous ne pouvez encore prendre aucune tuile. Vendez d’abord des ressources : cela suffit pour payer { $tile }.
ask-turn-end = { $left-count ->
    [0] Vous avez joué. Terminez votre tour.
   *[other] Vous pouvez encore { $left }, ou terminer votre tour.
 }
left-activating = activer des tuiles
left-selling = vendre des ressources
left-walking = déplacer des Écossais
ask-pay = Avec quoi payez-vous ? Le marché vend ce qui vous manque.
ask-placing = Où va { $tile } ? Elle active les tuiles voisines.
ask-immediate = Quel effet vient ensuite ? Tous auront lieu.
ask-gathering = Quelles ressources vont sur la tuile ?
ask-storing = Où va la ressource ?
ask-stationing = Où va l’Écossais ?
ask-striding = Quel Écossais se déplace ? Les points de mouvement non utilisés maintenant sont perdus.
ask-activations = Quelle tuile autour de la nouvelle activez-vous ? Ensuite, votre tour continue.
ask-favours = Quelle tuile activez-vous grâce au clan ? Elle peut être proche ou lointaine.
ask-barrel = Un tonneau de whisky, ou des points ?
ask-choosing-clan = Quel domaine de clan reçoit votre pion de clan ? Vous payez la route et recevez le bonus.
ask-removing = Quelle tuile quitte votre territoire ? Ce qui s’y trouve va au château initial.
ask-retrieving = Quelle tuile prenez-vous dans la défausse ? Elle ne coûte rien.

## Actions

do-take = Prendre { $tile }
do-stop-at-end = S’arrêter sur La Fin
do-discard = Défausser { $tile } contre { $reward }
do-end-turn = Terminer votre tour
do-activate = Activer la tuile { $tile }{ $deal ->
    [1] {""}
    [2] , deuxième option
   *[other] , option { $deal }
 }
do-give = Payer 1 { $resource } de la tuile { $tile }
do-buy = Acheter 1 { $resource }
do-substitute = Payer 1 pièce au lieu d’1 { $resource }
do-send-away = Payer un Écossais de la tuile { $tile }
do-sell = Vendre 1 { $resource } de la tuile { $tile }
do-walk = Déplacer un Écossais de la tuile { $tile } vers { $way }
place-where = { $row-size ->
    [0] { $column-size ->
        [0] sur le village initial
        [one] à { $column-size } tuile { $column-sign ->
            [minus] à gauche du village initial
           *[plus] à droite du village initial
         }
       *[other] à { $column-size } tuiles { $column-sign ->
            [minus] à gauche du village initial
           *[plus] à droite du village initial
         }
     }
    [one] à { $row-size } tuile { $row-sign ->
        [minus] au-dessus
       *[plus] au-dessous
     }{ $column-size ->
        [0] {""}
       *[other] {" "}et { $column-size } { $column-sign ->
            [minus] à gauche
           *[plus] à droite
         }
     } du village initial
   *[other] à { $row-size } tuiles { $row-sign ->
        [minus] au-dessus
       *[plus] au-dessous
     }{ $column-size ->
        [0] {""}
       *[other] {" "}et { $column-size } { $column-sign ->
            [minus] à gauche
           *[plus] à droite
         }
     } du village initial
 }
do-place = La poser { place-where }
do-resolve = { $count ->
    [one] { $count } { $effect }
   *[other] { $count } { $effect-many }
 }
do-gather = Prendre { $resources }
do-store = Poser 1 { $resource } sur la tuile { $tile }
do-station = Poser un Écossais sur la tuile { $tile }
do-fill = { $barrel ->
    [true] Prendre le tonneau
   *[other] Prendre les points
 }
do-place-marker = Poser un pion de clan sur { $clan }
do-remove = Retirer la tuile { $tile }
do-retrieve = Prendre { $tile }
do-done = Rien

## Raisons

no-move-first = Déplacez d’abord votre pion : prenez une tuile.
no-moved = Votre pion a déjà avancé à ce tour. Activez des tuiles, ou terminez votre tour.
no-not-on-rondel = Cette tuile n’est pas sur le rondel. Choisissez-en une qui s’y trouve.
no-protected = On ne peut que traverser { $tile }. Choisissez une autre tuile.
no-no-end-yet = La Fin n’est pas encore sur le rondel.
no-no-such-reward = Prenez 1 pièce ou 1 point de mouvement.
no-something-possible = Vous pouvez prendre une tuile : vous ne pouvez donc pas simplement en défausser une.
no-sale-helps = Vous pouvez vendre des ressources pour payer { $tile } : vous ne pouvez donc pas simplement défausser une tuile. Vendez d’abord.
no-cannot-pay = Vous ne pouvez pas payer { $tile }, même avec ce qu’offre le marché. Vendez des ressources, ou produisez ce qu’elle demande.
no-cannot-pay-trade = Vous ne pouvez pas payer ce qui est demandé, même avec ce qu’offre le marché. Vendez d’autres ressources, ou produisez davantage.
no-no-place = { $tile } n’a pas de place autorisée sur votre territoire. Rapprochez d’abord un Écossais, ou choisissez une autre tuile.
no-end-is-not-taken = La Fin ne se prend jamais ; vous pouvez vous y arrêter.
no-no-such-resource = Le marché n’a pas cette ressource. Il y a du bois, de la pierre, de l’orge, des moutons et des bœufs.
no-not-asked-for = Cela ne fait pas partie du prix : { $resource }. Payez ce qui reste dû.
no-row-full = Il n’y a plus { $resource-of } au marché : sa ligne est pleine. Une vente libérerait une case.
no-too-dear = Cela coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
 }, vous en avez { $have }, et il faut payer le reste aussi. Vendez des ressources, ou payez autrement.
no-no-substitute = Seul le clan Sinclair permet de remplacer une ressource par une pièce, une fois par échange.
no-no-scotsman-asked = Le prix ne comprend pas d’Écossais. Payez ce qui reste dû.
no-no-scotsman-at-home = Un Écossais se paie depuis le territoire initial, et il n’y en a pas assez. Faites-en d’abord revenir un.
no-needed-near-tile = Sans lui, la tuile n’aurait pas de place autorisée. Payez avec un autre Écossais.
no-resource-not-there = Cette ressource n’est pas sur cette tuile.
no-no-coins-in-row = Le marché ne peut pas acheter { $resource-of } : la ligne est vide. Elle se remplit quand un joueur en achète.
no-place-taken = Il y a déjà une tuile. Choisissez une place libre.
no-no-edge = La tuile doit toucher votre territoire par un côté ; un coin ne suffit pas.
no-no-scotsman-near = Aucun de vos Écossais ne se trouve autour de cette place. Choisissez-en une à côté de l’un d’eux.
no-new-river = Une tuile avec rivière se pose à un bout de votre rivière, à gauche ou à droite.
no-river-blocked = La rivière buterait sur une tuile sans rivière. Choisissez son autre bout.
no-beside-river = Une tuile sans rivière ne se pose ni à gauche ni à droite d’une tuile avec rivière. Au-dessus ou en dessous, oui.
no-nothing-to-cover = Une tuile de superposition doit recouvrir une de vos tuiles.
no-castle-stays = Le château initial ne peut pas être recouvert. Choisissez une autre tuile.
no-other-icon = Une tuile de superposition recouvre une tuile du même type. Choisissez-en une avec son icône.
no-other-river = Les deux tuiles doivent montrer la rivière, ou aucune des deux. Choisissez une autre tuile.
no-no-tile-there = Vous n’avez pas de tuile à cet endroit. Choisissez une des vôtres.
no-home-stays = Le territoire initial ne peut pas être retiré. Choisissez une autre tuile.
no-river-breaks = La rivière serait coupée en deux. Seule une tuile à son bout peut être retirée.
no-falls-apart = Votre territoire serait coupé en morceaux. Choisissez une tuile dont aucune autre ne dépend.
no-no-such-effect = Cet effet n’est plus à faire. Choisissez un de ceux qui sont proposés.
no-gather-so-many = Choisissez { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }, ni plus ni moins.
no-not-offered = Ce n’est pas proposé. Choisissez parmi ce qu’apporte l’effet.
no-no-room = Il n’y a plus de place sur cette tuile. Choisissez-en une autre.
no-no-activation = Cette tuile n’a pas d’activation.
no-no-such-deal = La tuile ne propose pas cela. Choisissez une de ses options.
no-activated = Cette tuile a déjà été activée à ce tour : chacune sert une fois par tour.
no-too-far = Cette tuile n’est pas autour de celle que vous avez posée. Choisissez la nouvelle tuile ou une de ses voisines.
no-other-icon-asked = Le clan permet d’activer un autre type de tuile : { $icon }.
no-no-movement = Vous n’avez pas de point de mouvement. Les villages et quelques autres tuiles en donnent à l’activation.
no-no-scotsman-there = Aucun de vos Écossais n’est à cet endroit. Choisissez une tuile qui en porte un.
no-not-a-neighbour = Un Écossais va sur une tuile adjacente de votre territoire, coins compris.
no-no-such-clan = Ce clan n’existe pas. Choisissez-en un sur le plateau de clan.
no-clan-closed = { $clan } a déjà un pion de clan. Choisissez un clan qui n’en a pas.
no-road-too-dear = La route coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
 }, et vous en avez { $have }. Choisissez un clan à la route moins chère, ou aucun.
no-must-remove = Vous devez retirer une tuile. Choisissez laquelle.
no-not-discarded = Cette tuile n’est pas dans la défausse. Choisissez-en une qui s’y trouve.

## Ce qui se passe

event-standing = Place { $seat } commence { $place ->
    [1] en dernière position.
   *[other] en { $place }e position en partant de l’arrière.
 }
event-coins = Place { $seat } { $amount-sign ->
    [minus] paie
   *[plus] reçoit
 } { $amount-size ->
    [one] { $amount-size } pièce
   *[other] { $amount-size } pièces
 } ({ $why }).
event-whisky = Place { $seat } { $count-sign ->
    [minus] donne
   *[plus] reçoit
 } { $count-size ->
    [one] { $count-size } tonneau
   *[other] { $count-size } tonneaux
 } de whisky ({ $why }).
event-points = Place { $seat } { $points-sign ->
    [minus] perd
   *[plus] marque
 } { $points-size } PV pour { $category } ({ $why }).
event-goods = Place { $seat } { $count-sign ->
    [minus] donne
   *[plus] reçoit
 } { $count-size ->
    [one] { $count-size } { $resource }
   *[other] { $count-size } { $resource-many }
 } { $count-sign ->
    [minus] de la tuile
   *[plus] sur la tuile
 } { $tile } ({ $why }).
event-scotsmen = Place { $seat } { $count-sign ->
    [minus] retire { $count-size } Écossais de la tuile
   *[plus] pose { $count-size } Écossais sur la tuile
 } { $tile } ({ $why }).
event-market = La ligne { $resource-of } du marché a { $filled ->
    [0] toutes ses cases vides
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
 }.
event-moved = Place { $seat } avance jusqu’à { $tile }.
event-at-the-end = Place { $seat } s’arrête sur La Fin.
event-rolled = Le dé indique { $steps }.
event-die-takes = Le dé prend { $tile }.
event-die-leaves = Le dé quitte la partie.
event-passed-by = Tous ont dépassé { $tile }.
event-discarded = { $tile } va à la défausse.
event-laid = { $tile } arrive sur la case { $space }.
event-placed = Place { $seat } pose { $tile } { $covers ->
    [true] sur
   *[false] à côté de
 } { $beside-tile }.
event-card = Place { $seat } prend la carte { $card }.
event-person = Place { $seat } obtient { $tile }.
event-activated = Place { $seat } active la tuile { $tile }.
event-movement = Place { $seat } gagne { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
 }.
event-walked = Un Écossais de la place { $seat } va sur la tuile { $tile }.
event-marker = Place { $seat } pose un pion de clan sur { $clan }.
event-removed = Place { $seat } retire la tuile { $tile }.
also-scotsmen-go-home = { $count ->
    [one] L’Écossais qui s’y trouvait va au château initial.
   *[other] Les { $count } Écossais qui s’y trouvaient vont au château initial.
 }
event-retrieved = Place { $seat } prend { $tile } dans la défausse.
event-scoring = Décompte numéro { $number }.

## Scores

score-effects = Tuiles et clans
score-castle-scotsmen = Écossais du château initial
score-landmarks = Lieux emblématiques
score-whisky = Whisky
score-persons = Personnages
score-size = Taille du territoire
score-coins = Pièces
