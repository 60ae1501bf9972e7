### Penny Mobs

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
