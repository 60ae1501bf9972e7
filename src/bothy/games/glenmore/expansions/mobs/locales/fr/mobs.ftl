## Penny Mobs

## Options

option-mobs = Penny Mobs
option-mobs-false = sans
option-mobs-true = avec la chronique 8
option-mobs-about = Chronique 8, environ 10 minutes de plus, difficulté élevée : des truands sont en prison ; qui en prend un obtient son pouvoir et les sous posés dessus, mais le paie à la fin.

## Words

mobster-peggy-mcwander = Peggy McWander
mobster-joe-mcduff = Joe McDuff
mobster-bruce-mcmail = Bruce McMail
mobster-peggy-mclaird = Peggy McLaird
mobster-kenneth-mcsnitch = Kenneth McSnitch
mobster-sibyl-macsponge = Sibyl MacSponge
mobster-derek-anderson = Derek Anderson
mobster-fergus-macdarkie = Fergus MacDarkie
mobster-mike-mccastle = Mike McCastle
why-peggy-mcwander = { mobster-peggy-mcwander }
why-joe-mcduff = { mobster-joe-mcduff }
why-bruce-mcmail = { mobster-bruce-mcmail }
why-peggy-mclaird = { mobster-peggy-mclaird }
why-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }
why-sibyl-macsponge = { mobster-sibyl-macsponge }
why-derek-anderson = { mobster-derek-anderson }
why-fergus-macdarkie = { mobster-fergus-macdarkie }
why-mike-mccastle = { mobster-mike-mccastle }
why-penny = sou
category-mobs = les truands et les sous
reaction-bruce-mcmail = Bruce McMail : acheter une ressource qui vient d’être produite

## Questions

ask-at-prison = Votre tour se termine : posez un sou sur un truand, prenez un truand avec ses sous, ou ne faites ni l’un ni l’autre.
ask-intercepting = Place { $seat } vient d’activer { $tile }. Bruce McMail achète-t-il une des ressources produites ?
ask-going-out = Lequel de vos Écossais devient { $mobster } ? Vous pouvez aussi attendre un prochain tour.
ask-hiding = Où va { $mobster } ? Choisissez une tuile du territoire d’un adversaire.
ask-hiding-flees = { $mobster } doit partir. Vers le territoire de quel autre joueur ?
ask-stealing = Personne ne garde cette tuile. Quelle ressource Kenneth McSnitch vole-t-il, et où la posez-vous ?
ask-slipping-away = Kenneth McSnitch file-t-il vers le territoire d’un autre joueur, ou reste-t-il là ?
ask-resettling = Sur quel territoire va { $tile }, et à quel endroit ? Aucun Écossais n’y est nécessaire.

## Actions

do-put-penny = Poser un sou sur { $mobster }
do-take-mobster = Prendre { $mobster } et les sous posés dessus
do-skim = Prendre la plus grosse pile de pièces de la ligne { $resource-of }
do-lie-in-wait = Poser le jeton à { $price } de Peggy McWander sur { $clan }
do-intercept = Acheter 1 { $resource }, à poser sur { $tile }
do-fence = Acheter 1 { $resource }, à vendre au marché
do-reserve = Réserver { $tile } avec le jeton à { $price }
do-recruit = Envoyer un Écossais de votre réserve comme { $mobster }
do-disguise = Envoyer un Écossais de { $tile } comme { $mobster }
do-hide = Aller sur { $tile } de la place { $owner }
do-stay = Rester là
do-prowl = Déplacer Kenneth McSnitch vers { $way }
do-steal = Voler 1 { $resource }, à poser sur { $tile }
do-steal-tile = Voler { $tile } à la place { $owner }
do-resettle = La donner à la place { $owner }, { place-where }

## Reasons

no-not-in-prison = Ce truand n’est pas en prison. Choisissez-en un qui y est.
no-no-pennies = Vous n’avez plus de sou à poser. Vous pouvez encore prendre un truand.
no-no-mob-token = Vous n’avez aucun jeton de { $mobster } à utiliser.
no-mobster-used = Vous ne pouvez pas utiliser { $mobster } : vous n’avez pas la carte, ou elle a déjà servi.
no-clan-not-free = { $clan } n’est pas libre. Choisissez un domaine de clan sans pion de clan ni jeton.
no-not-produced = Cette ressource ne vient pas d’être produite. Choisissez-en une qui l’a été.
no-reached-the-end = Vous avez atteint La Fin : vous n’avez plus de prochain tour pour prendre une tuile réservée.
no-reserved-already = Vous ne pouvez réserver qu’une tuile à la fois.
no-not-ahead = Cette tuile est derrière votre pion. Réservez-en une devant lui.
no-reserved-first = Vous avez réservé { $tile } : vous devez la prendre à ce tour.
no-no-scotsman-left = Il n’y a plus d’Écossais dans votre réserve. Envoyez-en un depuis une tuile.
no-no-such-seat = Cette place n’existe pas à cette table.
no-no-such-tile-there = Cette tuile n’est pas dans ce territoire. Choisissez-en une qui y est.
no-no-hideout = { $mobster } ne peut pas aller là. Choisissez le territoire d’un autre adversaire.
no-snitch-not-out = Kenneth McSnitch n’est pas en campagne pour vous. Envoyez-le d’abord dans un autre territoire.
no-nothing-to-steal = Il n’y a pas cette ressource à voler ici, ou un Écossais garde la tuile.
no-trade-stays = Une tuile Échange ne peut pas être volée. Choisissez une autre tuile.
no-fits-nowhere = { $tile } n’a de place dans aucun autre territoire. Choisissez une autre tuile.
no-another-territory = La tuile doit aller dans le territoire d’un autre joueur.
no-not-laid-there = La tuile ne peut pas aller là : il faut un bord commun, et la rivière doit rester en ordre.

## Events

event-mobster-drawn = { $mobster } est de la partie ({ $back ->
    [S] en prison dès le départ
   *[B] en prison dès la première tuile de la pile B
 }).
also-pennies-dealt = Chacun commence avec { $count ->
    [one] { $count } sou
   *[other] { $count } sous
 }, à −1 PV chacun.
event-mobsters-caught = Désormais en prison : { $mobster }.
event-penny-put = Place { $seat } pose un sou sur { $mobster }.
event-mobster-taken = Place { $seat } prend { $mobster } avec { $count ->
    [0] aucun sou
    [one] { $count } sou
   *[other] { $count } sous
 }.
event-tokens-on = { $mobster } a { $count ->
    [0] 0 jeton
    [one] { $count } jeton
   *[other] { $count } jetons
 } (place { $seat }).
event-coins-on = { $mobster } a { $count ->
    [0] 0 pièce
    [one] { $count } pièce
   *[other] { $count } pièces
 } (place { $seat }).
event-once-on = { $count ->
    [0] { $mobster } a fait le coup de sa carte
   *[other] { $mobster } peut servir une fois
 } (place { $seat }).
event-token-laid = Un jeton de { $mobster } est posé.
event-token-gone = Un jeton de { $mobster } quitte la partie.
event-lies-in-wait = Place { $seat } met un prix sur { $clan } : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 }.
event-reserved = Place { $seat } réserve { $tile } : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 } de plus pour les autres.
event-turned-over = Place { $seat } n’a pas pris la tuile réservée : { $mobster } est retournée.
event-disguised = Un Écossais de la place { $seat } part comme { $mobster }.
event-hidden = { $mobster } de la place { $seat } est sur { $tile } de la place { $owner }.
event-prowled = Kenneth McSnitch de la place { $seat } se faufile sur { $tile } de la place { $owner }.
event-tile-stolen = Place { $seat } vole { $tile } à la place { $owner } pour la place { $other }.

## Scores and notes

score-mobs = Truands et sous
breakdown-mobs = { $count ->
    [0] Aucun truand
    [one] { $count } truand : −{ $vp } PV
   *[other] { $count } truands : −{ $vp } PV
 } ; sous : { $bright } à +1, { $pennies } à −1
note-mobster-waiting = { $mobster } (−{ $vp } PV) va en prison avec la première tuile de la pile B.
note-mobster-prison = { $mobster } (−{ $vp } PV) est en prison, { $count ->
    [0] sans sou
    [one] avec { $count } sou
   *[other] avec { $count } sous
 }.
note-mobster-held = { $mobster } (−{ $vp } PV), au service de { $seat }.
note-mobster-coins = { $mobster } (−{ $vp } PV), au service de { $seat }, { $count ->
    [0] sans pièce
    [one] avec { $count } pièce
   *[other] avec { $count } pièces
 }.
note-mobster-once = { $mobster } (−{ $vp } PV), au service de { $seat } : { $count ->
    [0] a déjà servi
   *[other] peut encore servir une fois
 }.
note-mobster-tokens = { $mobster } (−{ $vp } PV), au service de { $seat }, { $count ->
    [0] sans jeton
    [one] avec { $count } jeton
   *[other] avec { $count } jetons
 }.
note-pennies = Sous de { $seat } : { $count } à −1 PV, { $bright } à +1 PV.
note-lies-in-wait = Peggy McWander guette sur { $clan } : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 } pour les autres.
note-reserved = { $tile } est réservée : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 } de plus pour les autres.
note-hidden = { $mobster } est sur { $tile } de { $owner }.

## Ce que la page en dit

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, au service de { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, au service de { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, au service de { $name }

shelf-mobs = Penny Mobs
mobs-note = un truand coûte des points à la fin ; les sous posés dessus passent de −1 à +1
mobs-in-prison = en prison
mobs-waiting = arrive avec la pile B
mobs-put = poser
mobs-take = prendre{ $count ->
    [0] {""}
   *[other] {" "}+{ $count }
 }
mobs-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
mobs-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
mobs-once = { $count ->
    [0] son coup est fait
   *[other] encore un coup
 }
mobs-pennies = { $count } sous à −1, { $bright } à +1
mobs-now = à vous
mobs-buy = l’acheter ?
mobs-line = { $count } en prison
mobs-words = { $count } en prison, { $pennies } sous dessus
mobs-guest = { $mobster }, pour { $name }
mobs-reserved = Réservée par { $name } : { $price } pièces de plus pour les autres
mobs-lies-in-wait = Peggy McWander : { $price } pièces à { $name }
glen-verb-disguise = envoyer un truand d’ici
glen-verb-intercept = y garder la ressource achetée
glen-verb-steal = y garder la ressource volée
mobs-claimed = { $name } réclame cette carte
mobs-does-peggy-mcwander = Ses jetons sont posés sur des clans : tout autre joueur qui y place un pion de clan vous paie.
mobs-does-joe-mcduff = Contre un jeton, prenez la plus grosse pile de pièces d’une ligne du marché.
mobs-does-bruce-mcmail = Achète une ressource dès qu’un autre joueur la produit.
mobs-does-peggy-mclaird = Réserve une tuile devant vous : les autres vous paient pour la prendre, et vous devez la prendre.
mobs-does-kenneth-mcsnitch = Rôde ailleurs et vole les ressources que personne ne garde.
mobs-does-sibyl-macsponge = Qui gagne 6 PV ou plus d’un coup vous en donne un.
mobs-does-derek-anderson = Une fois : déplace une tuile d’un territoire à un autre.
mobs-does-fergus-macdarkie = Dans un autre territoire, les tuiles posées autour de lui vous paient 1 pièce.
mobs-does-mike-mccastle = Sur le château d’un autre, il retire un Écossais du décompte et compte pour vous.

done-at-prison = Ni l’un ni l’autre
done-intercepting = Ne rien acheter
done-going-out = Attendre un prochain tour
done-stealing = Ne rien voler

verb-intercept = Acheter et garder
verb-fence = Acheter et vendre
verb-put-penny = Poser un sou
verb-take-mobster = Prendre un truand
verb-skim = Prendre une pile
verb-lie-in-wait = Tendre une embuscade
verb-reserve = Réserver une tuile
verb-recruit = Envoyer de la réserve
verb-disguise = Envoyer d’une tuile
verb-hide = Aller dans un territoire
verb-prowl = Déplacer McSnitch
verb-steal = Voler une ressource
verb-steal-tile = Voler une tuile
verb-resettle = Donner la tuile
shown-penny = { $side ->
    [bright] Sou, côté +1
   *[penny] Sou, côté −1
 }
glen-row-mobs = truands

### lesson

## Penny Mobs, pas à pas : lessons/mobs.json

lesson-mobs = Sous et truands
lesson-mobs-goal = Vous commencez avec sept sous qui coûtent chacun 1 PV à la fin. Des truands sont en prison ; qui en prend un a son pouvoir, mais paie sa pénalité à la fin.
lesson-mobs-take = D’abord un tour ordinaire. Prenez Lochridge et placez-la au-dessus du village initial.
lesson-mobs-end = On passe à la prison quand le tour est fini. Terminez le vôtre.
lesson-mobs-penny = Vous pouvez poser un sou sur un truand, prendre un truand, ou ne rien faire. Un sou posé se retourne : il vaut +1 PV pour qui prendra le truand, et vous en êtes débarrassé. Posez-en un sur Joe McDuff.
lesson-mobs-companion = Votre compagnon joue son tour, et pose lui aussi un sou.
lesson-mobs-again = Deux sous sont maintenant sur Joe McDuff. Prenez Ballachulish, placez-la à gauche du village initial, et terminez votre tour.
lesson-mobs-free = Faites sortir Joe McDuff : les deux sous viennent avec lui, à +1 PV chacun. Il coûte 6 PV à la fin.
lesson-mobs-holds = Il est à vous pour toute la partie, avec trois jetons. Lors d’un prochain tour, chacun prend la plus grosse pile de pièces d’une ligne du marché.
lesson-mobs-last = Débarrassez-vous donc des sous, mais pas au profit des autres. Quand il y en a assez sur un truand, même un mauvais vaut la peine.

### cover

expansion-glenmore-mobs = Penny Mobs
expansion-glenmore-mobs-about = Les truands travaillent pour qui les sort de prison, et coûtent des points à la fin.
