### L’Ouvrage Douteux sur l’Histoire d’Écosse

option-tome = L’Ouvrage Douteux sur l’Histoire d’Écosse
option-tome-false = sans
option-tome-true = avec Évènements
option-tome-about = Chronique 6 : les Cartes Lieu Emblématique ont un Évènement au verso, et les Gatherings permettent de le déclencher. Environ 20 minutes de plus ; difficulté complexe.

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
icon-gathering = rassemblement
effect-event = Évènement
    .many = Évènements
effect-leave-castle = Écossais quitte le château
    .many = Écossais quittent le château
score-tome = Évènements
category-tome = Évènements
why-event = Évènement

# Ce que fait chaque Évènement
does-old-man-of-storr = payer un Écossais pour une meilleure Table de Score des Écossais du Château
history-old-man-of-storr = { card-old-man-of-storr } : { does-old-man-of-storr }
does-wallace-monument = retourner une autre carte ; 4 PV si vous possédez William Wallace
history-wallace-monument = { card-wallace-monument } : { does-wallace-monument }
does-dunvegan-castle = payer 2 Bœufs pour 7 PV
history-dunvegan-castle = { card-dunvegan-castle } : { does-dunvegan-castle }
does-fort-george = payer un Écossais pour retirer deux Tuiles
history-fort-george = { card-fort-george } : { does-fort-george }
does-loch-lochy = 1 Bœuf, et activer toutes vos Tuiles Animal
history-loch-lochy = { card-loch-lochy } : { does-loch-lochy }
does-donan-castle = activer jusqu’à deux Tuiles d’autres joueurs
history-donan-castle = { card-donan-castle } : { does-donan-castle }
does-castle-stalker = payer un Écossais pour une Tuile de la pile de défausse
history-castle-stalker = { card-castle-stalker } : { does-castle-stalker }
does-inverness = une meilleure Table de Score du Whisky
history-inverness = { card-inverness } : { does-inverness }
does-loch-shiel = payer 1 PV pour 2 Écossais sur Loch Shiel
history-loch-shiel = { card-loch-shiel } : { does-loch-shiel }
does-duart-castle = 3 PV ; avec MacLean, échanger 2 ressources différentes contre 6 PV
history-duart-castle = { card-duart-castle } : { does-duart-castle }
does-loch-ness = 1 Pièce par carte retournée
history-loch-ness = { card-loch-ness } : { does-loch-ness }
does-armadale-castle = payer des Pierres pour 3 PV chacune
history-armadale-castle = { card-armadale-castle } : { does-armadale-castle }
does-loch-morar = payer 2 Écossais pour 9 PV
history-loch-morar = { card-loch-morar } : { does-loch-morar }
does-castle-moil = 2 Pièces, et déplacer un Écossais vers votre Château Initial
history-castle-moil = { card-castle-moil } : { does-castle-moil }
does-castle-of-mey = payer un Écossais pour retirer deux Tuiles
history-castle-of-mey = { card-castle-of-mey } : { does-castle-of-mey }

ask-telling = Quelle Carte Lieu Emblématique retournez-vous, et utilisez-vous son Évènement ?
ask-turning-card = Quelle autre Carte Lieu Emblématique retournez-vous ?
ask-calling-home = Quel Écossais rejoint votre Château Initial ?
ask-sending-out = Où vont les Écossais de votre Château Initial ?
ask-spending = Donnez-vous une ressource de plus contre des points ?
ask-dealing = Effectuez-vous l’échange de l’Évènement ?
ask-borrowing = Quelle Tuile d’un autre joueur activez-vous ?

do-use-event = { $history }
do-turn-card = Retourner { $card } sans son Évènement
do-call-man = Ramener un Écossais de { $tile }
do-send-man = Déplacer un Écossais vers { $tile }
do-spend = Donner 1 { $resource }
do-strike = Effectuer l’échange
do-borrow-tile = Activer { $tile } de la place { $owner }{ $deal ->
    [1] {""}
    [2] , deuxième option
   *[other] , option { $deal }
 }
verb-use-event = Utiliser un Évènement
verb-turn-card = Retourner une carte seulement
verb-call-man = Ramener un Écossais
verb-send-man = Envoyer un Écossais
verb-spend = Donner contre des points
verb-strike = Effectuer l’échange
verb-borrow-tile = Activer la Tuile d’un autre joueur
argument-history = Évènement
argument-card = Carte
argument-owner = Joueur

no-card-not-yours = Vous n’avez pas cette Carte Lieu Emblématique. Choisissez une des vôtres.
no-card-is-turned = { $card } montre déjà son Évènement. Choisissez une autre carte.
no-no-event = { $card } n’a pas d’Évènement.
no-cannot-pay-event = Vous ne pouvez pas payer cet Évènement : { $history }. Retournez la carte sans lui, ou choisissez-en une autre.
no-event-tile-gone = { $tile } n’est pas visible sur votre Territoire : aucun Écossais ne peut s’y tenir.
no-at-home-already = C’est le Château Initial lui-même. Choisissez une autre Tuile.
no-tile-of-another = L’Évènement active des Tuiles d’autres joueurs. Choisissez-en une des leurs.
no-not-in-territory = La place { $seat } n’a pas cette Tuile visible. Choisissez-en une autre.
no-borrowed-already = Vous avez déjà activé cette Tuile par cet Évènement. Choisissez-en une autre.

event-card-turned = Place { $seat } retourne { $card } sur sa face Évènement.
event-own-table = Place { $seat } utilise désormais sa propre Table de Score ({ $category }).
event-borrowed = Place { $seat } active la tuile { $tile } de la place { $owner }.

note-card-turned = { $seat } : { $card } montre son Évènement et compte pour deux Lieux Emblématiques{ $table ->
    [true] {" "}; sa Table de Score est utilisée
   *[false] {""}
 }.
note-card-event = { $seat }, Évènement pas encore utilisé : { $history }.
