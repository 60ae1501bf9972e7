# Same as in English (why-douglas, why-mackintosh, why-macpherson, why-gordon, why-silo, argument-silo*)
# Same as in English (why-fraser, why-kilt, why-sinclair, why-macfarlane, why-macgregor, why-macleod)

## Les clans d’Industria

option-clan-tiles = Tuiles Clan
option-clan-tiles-base = celles du jeu de base
option-clan-tiles-both = celles du jeu de base et d’Industria
option-clan-tiles-industria = celles d’Industria seulement
option-clan-tiles-about = Les clans d’Industria ont leurs propres pouvoirs : canaux, kilts, silos, chantiers navals et plus encore.

## Douglas

clan-douglas = Clan Douglas
    .with = avec le clan Douglas
why-douglas = Clan Douglas
cal-clan-douglas = Commerce de gros : un marchand de moins, mais chacun échange jusqu’à 2 marchandises et ne déplace le prix qu’une fois. £2 par paire. Achète jusqu’à 4 marchandises grâce au bonus de voisinage.

## Mackintosh

clan-mackintosh = Clan Mackintosh
    .with = avec le clan Mackintosh
why-mackintosh = Clan Mackintosh
cal-clan-mackintosh = Hauts fourneaux : £3 chaque fois qu’un joueur déploie un ouvrier ou un bâtiment à côté d’un de vos ouvriers, premiers ouvriers compris.

## MacPherson

clan-macpherson = Clan MacPherson
    .with = avec le clan MacPherson
why-macpherson = Clan MacPherson
cal-clan-macpherson = Reproduction : après la production, deux vaches voisines, et deux moutons voisins, peuvent avoir un petit sur la case d’un parent, gratuitement.
ask-calving = Où naît un veau ? Il rejoint la case de l’un de ses parents.
ask-lambing = Où naît un agneau ? Il rejoint la case de l’un de ses parents.
do-breed-cows = { $hex ->
    [none] Aucun veau ne naît
   *[other] Un veau naît en { $hex }
 }
do-breed-sheep = { $hex ->
    [none] Aucun agneau ne naît
   *[other] Un agneau naît en { $hex }
 }
verb-breed-cows = Reproduction des vaches
verb-breed-sheep = Reproduction des moutons
no-no-parents = Seuls se reproduisent les animaux qui ont un semblable sur une case voisine ou sur la leur. Choisissez la case d’un tel animal.
no-no-room = Vous avez déjà deux unités en { $hex }, ou plus d’animal de ce type sur votre plateau. Choisissez un autre parent, ou aucun.

## Gordon

clan-gordon = Clan Gordon
    .with = avec le clan Gordon
why-gordon = Clan Gordon
why-silo = silo
cal-clan-gordon = Les champs coûtent £15 et produisent 3 céréales. Trois silos pour les céréales nouvelles : comme action, l’un donne une case libre, l’un un bonus Amélioration, l’un une laine ou un lait.
ask-filling = Mettez-vous des céréales nouvelles dans vos silos ? Elles restent à vous, et vous pouvez les reprendre à tout moment.
left-taking-grain = retirer une céréale d’un silo
do-fill-silos = { $silos-count ->
    [0] Ne remplir aucun silo
    [one] Remplir le silo { $silos }
   *[other] Remplir les silos { $silos }
 }
do-use-silo = Utiliser le silo { $silo } : { $silo ->
    [1] une case libre
    [2] un bonus Amélioration
   *[other] { $good }
 }
do-take-grain = Retirer la céréale du silo { $silo }
verb-fill-silos = Remplir les silos
verb-use-silo = Utiliser un silo
verb-take-grain = Retirer une céréale
argument-silo = Silo
argument-silos = Silos
no-no-silos = Seul le clan Gordon a des silos. Choisissez une autre action.
no-silo-empty = Il n’y a pas de céréale dans ce silo. On remplit les silos à la fin de la production.
no-no-such-silo = Vous avez les silos 1, 2 et 3. Nommez chacun une seule fois.
no-silo-full = Ce silo est plein : chacun contient une céréale. Choisissez-en un vide.
no-too-little-new-grain = Vous pouvez stocker au plus { $most } { $most ->
    [one] céréale
   *[other] céréales
 } : seulement ce que vos champs viennent de produire et que vous n’avez pas utilisé.
no-silo-gives-other = Le silo 1 donne une case libre, le silo 2 une amélioration, le silo 3 une laine ou un lait. Choisissez ce que donne le silo.
event-silo-filled = Place { $seat } remplit le silo { $silo }.
event-silo-used = Place { $seat } utilise le silo { $silo }.
event-silo-emptied = Place { $seat } retire la céréale du silo { $silo }.
note-silos = { $silos-count ->
    [0] Place { $seat } n’a pas de céréale en silo.
    [one] Place { $seat } a une céréale dans le silo { $silos }.
   *[other] Place { $seat } a des céréales dans les silos { $silos }.
 }

## Fraser

clan-fraser = Clan Fraser
    .with = avec le clan Fraser
why-fraser = Clan Fraser
why-kilt = kilts
cal-clan-fraser = Kilts : deux ouvriers, chacun voisin d’un mouton différent, transforment une laine en kilt, qui paie comme n’importe quel produit transformé. Deux laines tous les quatre cotons.
ask-weaving-kilts = Combien de kilts fabriquez-vous ? Chacun demande 1 laine et paiera comme n’importe quel produit transformé.
ask-kilts-instead = Vous avez payé avec cette marchandise ({ $good }) et vous avez des kilts. Combien en payez-vous à la place ?
do-make-kilts = { $count ->
    [0] Ne fabriquer aucun kilt
    [one] Fabriquer { $count } kilt
   *[other] Fabriquer { $count } kilts
 }
do-pay-kilts = { $count ->
    [0] Ne payer aucun kilt
    [one] Payer { $count } kilt à la place
   *[other] Payer { $count } kilts à la place
 }
verb-make-kilts = Fabriquer des kilts
verb-pay-kilts = Payer en kilts
no-too-many-kilts = Vous pouvez fabriquer { $most ->
    [0] 0 kilt
    [one] { $most } kilt
   *[other] { $most } kilts
 } : un par fabricant et par laine, et vous n’en gardez jamais plus de deux.
no-too-few-kilts = Vous pouvez payer au plus { $most ->
    [one] { $most } kilt
   *[other] { $most } kilts
 } ici.
event-kilts-made = Place { $seat } fabrique { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }.
event-kilts-paid = Place { $seat } paie { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }.
note-kilts = Place { $seat } a { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 } et { $makers ->
    [one] { $makers } fabricant de kilts
   *[other] { $makers } fabricants de kilts
 }.
breakdown-kilts = { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }, { $vp } PV chacun

## Sinclair

clan-sinclair = Clan Sinclair
    .with = avec le clan Sinclair
why-sinclair = Clan Sinclair
cal-clan-sinclair = Portée ferroviaire : sautez une case terrestre pour £2 et gagnez un bonus Amélioration, ou des lochs pour £2 chacun. Traversée de rivière pour toujours ; les villages à deux cases l’un de l’autre sont reliés.
no-rails-not-ships = Le clan Sinclair voyage par le rail : son expédition reste à la traversée de rivière. Choisissez une autre amélioration.

## MacFarlane

clan-macfarlane = Clan MacFarlane
    .with = avec le clan MacFarlane
why-macfarlane = Clan MacFarlane
cal-clan-macfarlane = Canaux : une unité le long d’une rivière met toute la rivière à votre portée, et tout ce qui s’y trouve compte comme voisin. Traversée de rivière et deux marchands de plus dès le début.

## MacGregor

clan-macgregor = Clan MacGregor
    .with = avec le clan MacGregor
why-macgregor = Clan MacGregor
why-sheep-sale = mouton vendu
cal-clan-macgregor = Pâturage : déployez une unité sur la case d’un mouton d’un troupeau sans payer le terrain, puis déplacez le mouton. Après la production, vous pouvez vendre un mouton £15. Traversée de rivière dès le début.
ask-grazing = Où va le mouton ? Il reste à côté de son troupeau, et le déplacement est gratuit.
ask-selling-sheep = Vendez-vous un mouton ? Il retourne sur votre plateau.
do-lead-sheep = Mener le mouton en { $end }
do-sell-sheep = { $hex ->
    [none] Ne vendre aucun mouton
   *[other] Vendre le mouton en { $hex }
 }
verb-lead-sheep = Mener le mouton
verb-sell-sheep = Vendre un mouton
no-not-beside-flock = Le mouton reste à côté de son troupeau. Choisissez une prairie libre à côté d’un autre mouton du troupeau.
no-no-sheep-there = Vous n’avez pas de mouton à cet endroit. Choisissez une case où se trouve l’un des vôtres, ou aucune.

## Sur la table

ind-silo = Silo { $silo } : { $full ->
    [yes] plein
   *[other] vide
 }
ind-kilt-makers = { $count ->
    [0] Aucun ouvrier à côté d’un mouton à lui : aucun kilt possible
    [one] Un ouvrier peut faire un kilt
   *[other] { $count } ouvriers peuvent faire un kilt chacun
 }
ind-shipyard = { $used ->
    [yes] Utilisé.
   *[other] Pas encore utilisé.
 }
ind-canals = { $count ->
    [0] pas encore de canal
    [one] { $count } case par canal
   *[other] { $count } cases par canal
 }
ind-jumps = { $count ->
    [0] aucun saut d’ici
    [one] saut vers { $count } case, £{ $least }
   *[other] saut vers { $count } cases, dès £{ $least }
 }
ind-flocks = { $count ->
    [0] pas encore de troupeau
    [one] { $count } troupeau, { $sheep } moutons
   *[other] { $count } troupeaux, { $sheep } moutons
 }
ind-births-cow = { $count ->
    [0] pas encore de veau
   *[other] un veau par manche
 }
ind-births-sheep = { $count ->
    [0] pas encore d’agneau
   *[other] un agneau par manche
 }
ind-furnaces = { $count ->
    [0] pas encore de haut fourneau
    [one] £{ $pounds } sur { $count } case libre
   *[other] £{ $pounds } sur { $count } cases libres
 }

## Clan MacLeod

clan-macleod = Clan MacLeod
    .with = avec le clan MacLeod
why-macleod = Clan MacLeod
why-deal = distribution
cal-clan-macleod = Commence avec la traversée de rivière. Quatre chantiers navals ont l’effet de ports, avec un bonus Bâtiment chacun. Chaque port utilisé en ouvre un.
ask-shipyard-bonus = Le chantier naval apporte un bonus Bâtiment : piochez-vous des contrats ?
no-shipyard-used = Vous avez utilisé le chantier naval { $port }. Chacun vous sert une fois par partie.
no-shipyard-closed = { $count ->
    [0] Utilisez d’abord un port : chacun ouvre un chantier naval.
    [one] Vous avez utilisé autant de chantiers navals que de ports : { $count }. Utilisez d’abord un autre port.
   *[other] Vous avez utilisé autant de chantiers navals que de ports : { $count }. Utilisez d’abord un autre port.
 }
event-shipyard-dealt = Place { $seat } reçoit le port { $port } comme chantier naval.
event-shipyard = Place { $seat } utilise le chantier naval { $port } ({ $effect }).
note-shipyards = Place { $seat }, chantiers navals avec l’effet de ces ports : { $left-count ->
    [0] plus aucun
   *[other] { $left }
 }{ $used-count ->
    [0] .
   *[other] {""} ; utilisés : { $used }.
 }
