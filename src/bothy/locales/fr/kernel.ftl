# Ce qui désigne une liste ou un nom vide, et la fin d’une liste
nothing = rien
list = { $rest } et { $last }

## Pourquoi une action est refusée, quel que soit le jeu

no-game-over = La partie est terminée. Vous pouvez encore en revoir chaque étape.
no-not-asked = Ce n’est pas à vous de décider pour l’instant.
no-not-an-answer = Cela ne répond pas à la question. Choisissez une des actions proposées.
no-finish-first = Terminez d’abord ce que vous avez commencé ; ensuite, vous pourrez le faire.
no-not-as-one = Ces actions ne peuvent pas partir ensemble : un tirage, une révélation ou la fin du tour les sépare. Envoyez-les une par une.
no-cannot-undo = Impossible d’annuler : { $bar ->
    [draw] un tirage a eu lieu depuis.
    [reveal] quelque chose a été révélé depuis.
    [turn] le tour est terminé.
    [asked] c’est à quelqu’un d’autre de décider, et il peut déjà en tenir compte.
   *[other] quelqu’un d’autre a répondu depuis, ou vous n’avez rien à annuler.
 }
no-cannot-redo = Il n’y a rien à rejouer.
no-undone-too-often = Vous avez annulé et rejoué { $most } fois pendant ce tour : c’est la limite. Vous pouvez toujours continuer à jouer.

## Données illisibles

no-unknown-name = « { $name } » est inconnu dans ce jeu.
no-not-a-value = « { $given } » n’est pas un nom suivi de ses champs.
no-wrong-fields = « { $name } » demande { $want ->
    [one] { $want } champ
   *[other] { $want } champs
 }, et non { $have }.
no-wrong-value = « { $given } » n’est pas valable ici.

## Ouvrir une table

no-game-unknown = Il n’y a pas de jeu « { $game } ». Jeux installés : { $known }.
no-option-unknown = Il n’y a pas d’option « { $option } ».
no-option-value-unknown = « { $value } » n’est pas une valeur de l’option « { $option } ».
no-option-seats-unfit = « { $value } » (option « { $option } ») ne convient pas à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }. Choisissez une autre valeur ou un autre nombre de places.
no-option-clash = « { $this } » ({ $one }) et « { $that } » ({ $other }) ne vont pas ensemble. Changez l’un des deux.
no-seats-unfit = Le jeu ne se joue pas à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }.
no-bot-unknown = Il n’y a pas de bot « { $bot } ». Bots connus : { $known }.
no-rules-version = Cette partie suit la version { $want } des règles de { $game } ; la version { $have } est installée. Prenez la version de Bothy qui contient la version { $want }.
no-pack-unknown = Cette partie s’est jouée avec un autre matériel ({ $pack }). Installez-le pour la revoir.
no-match-diverged = À l’étape { $step }, ce serveur arrive à une autre position que celle inscrite au journal de la partie : il ne peut donc pas la poursuivre. Rien n’est perdu : vous pouvez télécharger l’enregistrement. Prévenez la personne qui gère ce serveur.

## Adversaires

opponent-wren = Troglodyte
opponent-wren-strength = débutant
opponent-collie = Colley
opponent-collie-strength = solide
opponent-stag = Cerf
opponent-stag-strength = fort
opponent-eagle = Aigle
opponent-eagle-strength = très fort

## Qui joue une place, en cours de partie

event-seat-out-of-time = la place { $seat } n’a plus de temps
event-seat-left = la place { $seat } quitte la table
event-seat-back = la place { $seat } est de retour
event-seat-bot = un bot prend la suite de la place { $seat }
event-seat-substitute = un remplaçant prend la suite de la place { $seat }
event-seat-abandoned = la table est abandonnée
event-seat-idea = la place { $seat } demande une idée
event-seat-reshuffled = à partir d’ici, l’hôte distribue avec une nouvelle clé
event-seat-branched = à partir d’ici, la place { $seat } rejoue une partie terminée, contre des bots
no-match-abandoned = Cette table a été abandonnée. Vous pouvez encore en revoir chaque étape.
