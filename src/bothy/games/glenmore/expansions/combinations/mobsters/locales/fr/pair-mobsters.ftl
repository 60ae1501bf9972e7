## Les truands liés à une autre chronique

mobster-calum-mcquack = Calum McQuack
mobster-bully-mcmuscle = Bully McMuscle
mobster-fraser-mcstarve = Fraser McStarve
mobster-oonagh-mchagg = Oonagh McHagg
mobster-elspeth-mctrick = Elspeth McTrick
mobster-erin-macmalt = Erin MacMalt
mobster-john-mcclaim = John McClaim
why-calum-mcquack = { mobster-calum-mcquack }
why-bully-mcmuscle = { mobster-bully-mcmuscle }
why-fraser-mcstarve = { mobster-fraser-mcstarve }
why-oonagh-mchagg = { mobster-oonagh-mchagg }
why-elspeth-mctrick = { mobster-elspeth-mctrick }
why-erin-macmalt = { mobster-erin-macmalt }
why-john-mcclaim = { mobster-john-mcclaim }
lying-coin = pièce
lying-wood = { resource-wood }
lying-stone = { resource-stone }
lying-barley = { resource-barley }
lying-sheep = { resource-sheep }
lying-cattle = { resource-cattle }
reaction-calum-mcquack = Calum McQuack : donner un sou quand des bateaux se dépassent
reaction-fraser-mcstarve = Fraser McStarve : prendre un jeton Haggis avant un festin
reaction-oonagh-mchagg = Oonagh McHagg : faire relancer un lancer du festin

## Questions

ask-handing-over = Un bateau vient d’en dépasser un autre. Donnez-vous un de vos sous à la place { $seat } ?
ask-second-reward = { $mobster } prend-il une seconde récompense au hasard ? Cela ne sert qu’une fois.
ask-starving = Avant les lancers : Fraser McStarve prend-il un jeton Haggis à quelqu’un ? Cela ne sert qu’une fois.
ask-giving-up = Fraser McStarve réclame un jeton Haggis. Lequel donnez-vous ?
ask-spoiling-roll = Le dé montre { $value }. Oonagh McHagg le fait-elle relancer ? Une fois par festin.
ask-tricking = Elspeth McTrick échange-t-elle quelque chose sur la montagne contre une ressource de la réserve ?
ask-first-claims = Quelle carte Lieu emblématique d’un autre joueur John McClaim réclame-t-il ? Vous pouvez aussi garder ses jetons.

## Actions

do-hand-over = Donner un sou
do-take-another = Prendre une seconde récompense
do-starve = Prendre un jeton à la place { $owner }
do-give-up-haggis = Donner un { $value }
do-spoil-roll = Faire relancer le dé
do-swap-on-mountain = Échanger 1 { $lying } contre 1 { $resource }
do-skim-england = Prendre la plus grosse pile de pièces de la ligne Angleterre
do-claim = Réclamer { $card }

## Reasons

no-nothing-to-give-up = Ce joueur n’a pas de jeton Haggis à donner.
no-no-such-swap = Échangez quelque chose de la montagne contre une autre ressource : bois, pierre, orge, mouton ou bœuf.
no-not-on-mountain = Ce n’est pas sur la montagne. Choisissez ce qui s’y trouve.
no-england-row-empty = Il n’y a pas de pièces dans la ligne Angleterre.
no-card-not-theirs = Cette carte n’est pas à un autre joueur. Choisissez-en une qui l’est.
no-card-claimed = John McClaim réclame déjà { $card }. Choisissez une autre carte.

## Events

event-penny-handed-over = Place { $seat } donne un sou à la place { $other }.
event-starved = Place { $seat } envoie Fraser McStarve chez la place { $owner } pour un jeton Haggis.
event-haggis-given-up = Place { $seat } donne un jeton Haggis à la place { $owner }.
event-roll-spoilt = Place { $seat } fait relancer le { $value }.
event-mountain-swapped = Place { $seat } échange 1 { $lying } sur la montagne contre 1 { $resource }.
event-card-claimed = Place { $seat } réclame la carte { $card } de la place { $owner }.
note-claimed = John McClaim réclame { $card } de { $owner }.

## Ce que la page en dit

mobs-does-calum-mcquack = Quand un bateau en double un autre, refilez un sou ; une fois, une seconde récompense.
mobs-does-bully-mcmuscle = Avancer sur une tuile avec un autre bateau est gratuit ; une fois, une seconde récompense.
mobs-does-fraser-mcstarve = Une fois, avant un festin : prend un jeton Haggis à quelqu’un.
mobs-does-oonagh-mchagg = Une fois par festin : fait relancer le dé.
mobs-does-elspeth-mctrick = Échange quelque chose sur la montagne contre une ressource de la réserve.
mobs-does-erin-macmalt = Vendez un tonneau de plus sur une tuile Vente.
mobs-does-john-mcclaim = Trois cartes Lieu emblématique des autres comptent pour vous lors des décomptes.
