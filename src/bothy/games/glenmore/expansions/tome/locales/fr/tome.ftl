## L’Ouvrage Douteux sur l’Histoire d’Écosse

option-tome = L’Ouvrage Douteux sur l’Histoire d’Écosse
option-tome-false = sans
option-tome-true = avec évènements
option-tome-about = Chronique 6 : les cartes Lieu emblématique ont un évènement au verso, et les Gatherings permettent de le déclencher. Environ 20 minutes de plus ; difficulté complexe.

tile-gathering-a = Gathering A
tile-gathering-b = Gathering B
tile-gathering-c = Gathering C
tile-gathering-d = Gathering D
tile-old-man-of-storr = Old Man of Storr
tile-wallace-monument = Wallace Monument
tile-dunvegan-castle = Dunvegan Castle
tile-fort-george = Fort George
card-old-man-of-storr = { tile-old-man-of-storr }
card-wallace-monument = { tile-wallace-monument }
card-dunvegan-castle = { tile-dunvegan-castle }
card-fort-george = { tile-fort-george }
icon-gathering = Gathering
effect-event = évènement
    .many = évènements
effect-leave-castle = Écossais quitte le château
    .many = Écossais quittent le château
score-tome = Évènements
category-tome = évènements
why-event = évènement

# Ce que fait chaque évènement
does-old-man-of-storr = payer un Écossais pour une meilleure table de score des Écossais du château
history-old-man-of-storr = { card-old-man-of-storr } : { does-old-man-of-storr }
does-wallace-monument = retourner une autre carte ; 4 PV si vous possédez William Wallace
history-wallace-monument = { card-wallace-monument } : { does-wallace-monument }
does-dunvegan-castle = payer 2 bœufs pour 7 PV
history-dunvegan-castle = { card-dunvegan-castle } : { does-dunvegan-castle }
does-fort-george = payer un Écossais pour retirer deux tuiles
history-fort-george = { card-fort-george } : { does-fort-george }
does-loch-lochy = 1 bœuf, et activer toutes vos tuiles Animal
history-loch-lochy = { card-loch-lochy } : { does-loch-lochy }
does-donan-castle = activer jusqu’à deux tuiles d’autres joueurs
history-donan-castle = { card-donan-castle } : { does-donan-castle }
does-castle-stalker = payer un Écossais pour une tuile de la pile de défausse
history-castle-stalker = { card-castle-stalker } : { does-castle-stalker }
does-inverness = une meilleure table de score du whisky
history-inverness = { card-inverness } : { does-inverness }
does-loch-shiel = payer 1 PV pour 2 Écossais sur Loch Shiel
history-loch-shiel = { card-loch-shiel } : { does-loch-shiel }
does-duart-castle = 3 PV ; avec MacLean, échanger 2 ressources différentes contre 6 PV
history-duart-castle = { card-duart-castle } : { does-duart-castle }
does-loch-ness = 1 pièce par carte retournée
history-loch-ness = { card-loch-ness } : { does-loch-ness }
does-armadale-castle = payer des pierres pour 3 PV chacune
history-armadale-castle = { card-armadale-castle } : { does-armadale-castle }
does-loch-morar = payer 2 Écossais pour 9 PV
history-loch-morar = { card-loch-morar } : { does-loch-morar }
does-castle-moil = 2 pièces, et déplacer un Écossais vers votre château initial
history-castle-moil = { card-castle-moil } : { does-castle-moil }
does-castle-of-mey = payer un Écossais pour retirer deux tuiles
history-castle-of-mey = { card-castle-of-mey } : { does-castle-of-mey }

ask-telling = Quelle carte Lieu emblématique retournez-vous pour utiliser son évènement ?
ask-turning-card = Quelle autre carte Lieu emblématique retournez-vous ?
ask-calling-home = Quel Écossais rejoint votre château initial ?
ask-sending-out = Où vont les Écossais de votre château initial ?
ask-spending = Donnez-vous une ressource de plus contre des points ?
ask-dealing = Effectuez-vous l’échange de l’évènement ?
ask-borrowing = Quelle tuile d’un autre joueur activez-vous ?

do-use-event = { $history }
do-turn-card = Retourner { $card } sans son évènement
do-call-man = Ramener un Écossais de { $tile }
do-send-man = Déplacer un Écossais vers { $tile }
do-spend = Donner 1 { $resource }
do-strike = Effectuer l’échange
do-borrow-tile = Activer { $tile } de la place { $owner }{ $deal ->
    [1] {""}
    [2] , deuxième option
   *[other] , option { $deal }
 }
verb-use-event = Utiliser un évènement
verb-turn-card = Retourner une carte seulement
verb-call-man = Ramener un Écossais
verb-send-man = Envoyer un Écossais
glen-verb-call-man = en ramener un Écossais
glen-verb-send-man = y envoyer un Écossais
verb-spend = Donner contre des points
verb-strike = Effectuer l’échange
verb-borrow-tile = Activer la tuile d’un autre joueur
argument-history = Évènement
argument-card = Carte
argument-owner = Joueur

no-card-not-yours = Vous n’avez pas cette carte Lieu emblématique. Choisissez une des vôtres.
no-card-is-turned = { $card } montre déjà son évènement. Choisissez une autre carte.
no-no-event = { $card } n’a pas d’évènement.
no-cannot-pay-event = Vous ne pouvez pas payer cet évènement : { $history }. Retournez la carte sans lui, ou choisissez-en une autre.
no-event-tile-gone = { $tile } n’est pas visible sur votre territoire : aucun Écossais ne peut s’y tenir.
no-at-home-already = C’est le château initial lui-même. Choisissez une autre tuile.
no-tile-of-another = L’évènement active des tuiles d’autres joueurs. Choisissez-en une des leurs.
no-not-in-territory = La place { $seat } n’a pas cette tuile visible. Choisissez-en une autre.
no-borrowed-already = Vous avez déjà activé cette tuile par cet évènement. Choisissez-en une autre.

event-card-turned = Place { $seat } retourne { $card } sur sa face évènement.
event-own-table = Place { $seat } utilise désormais sa propre table de score ({ $category }).
event-borrowed = Place { $seat } active la tuile { $tile } de la place { $owner }.

note-card-turned = { $seat } : { $card } montre son évènement et compte pour deux lieux emblématiques{ $table ->
    [true] {" "}; sa table de score est utilisée
   *[false] {""}
 }.
note-card-event = { $seat }, évènement pas encore utilisé : { $history }.

## Ce que la page en dit

glen-effect-trigger-event = { $count ->
    [1] retournez une carte Lieu emblématique et utilisez son évènement
   *[other] retournez { $count } cartes Lieu emblématique et utilisez leurs évènements
 }
glen-effect-leave-castle = les Écossais de votre château initial que vous voulez vont sur vos tuiles de votre choix

shelf-tome = Ouvrage
tome-about = une carte retournée sur son évènement compte pour deux lieux emblématiques
tome-told = Racontée : elle compte pour deux lieux emblématiques.
tome-use = Utiliser l’évènement
tome-turn = Retourner sans plus
tome-none = Vous n’avez pas encore de carte Lieu emblématique.
tome-now = à raconter
tome-line = { $told } dits, { $left } à dire
tome-event-sign = Évènement pas encore raconté

done-telling = Ne retourner aucune carte
done-turning-card = Ne retourner aucune autre carte
done-calling-home = Aucun Écossais ne rentre
done-sending-out = Aucun Écossais ne sort
done-spending = Ne plus rien donner
done-dealing = Pas d’échange
done-borrowing = Ne plus activer de tuile
shown-event = Évènement de { $card }

### lesson

## L’Ouvrage Douteux, pas à pas : lessons/tome.json

lesson-tome = Les évènements
lesson-tome-goal = Avec l’Ouvrage, chaque carte Lieu emblématique a un évènement au verso. Les Gatherings permettent de retourner une carte et de l’utiliser ; elle compte ensuite pour deux lieux emblématiques.
lesson-tome-take = Castle Stalker rapporte une carte Lieu emblématique. Prenez-la, achetez le bois et la pierre qu’elle coûte, placez-la à gauche du village initial, et terminez votre tour.
lesson-tome-card = Voici vos cartes avec leurs deux moitiés : ce que fait la carte et, dessous, l’évènement. Celui de Castle Stalker : payer un Écossais pour une tuile de la défausse.
lesson-tome-companion = Votre compagnon est maintenant plus en arrière, et joue trois tours avant vous.
lesson-tome-gathering = Un Gathering vous attend. Prenez-le et placez-le au-dessus de Castle Stalker.
lesson-tome-wake = Activez le Gathering : il déclenche un évènement.
lesson-tome-tell = Vous pouvez utiliser l’évènement, ou seulement retourner la carte pour qu’elle compte double. Utilisez celui de Castle Stalker.
lesson-tome-pay = L’évènement coûte un Écossais d’une de vos tuiles. Renvoyez celui du village initial.
lesson-tome-fetch = Choisissez une tuile de la défausse : Black Isle. Placez-la au-dessus du village initial ; elle ne coûte rien.
lesson-tome-last = La carte reste retournée et compte pour deux lieux emblématiques à chaque décompte. Son pouvoir permanent, si elle en a un, reste aussi.

### cover

expansion-glenmore-tome = L’Ouvrage Douteux sur l’Histoire d’Écosse
expansion-glenmore-tome-about = Les cartes Lieu emblématique ont au dos un évènement, utilisable une fois.
