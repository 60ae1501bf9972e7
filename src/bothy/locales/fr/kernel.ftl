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
no-no-seed = Cette partie peut être regardée, mais pas continuée : sa graine n’est pas connue ici.

## Données illisibles

no-unknown-name = « { $name } » est inconnu dans ce jeu.
no-not-a-value = « { $given } » n’est pas un nom suivi de ses champs.
no-wrong-fields = « { $name } » demande { $want ->
    [one] { $want } champ
   *[other] { $want } champs
 }, et non { $have }.
no-wrong-value = « { $given } » n’a pas sa place ici.
no-draw-missing = Il manque un tirage (numéro { $number }).
no-draw-impossible = « { $outcome } » ne pouvait pas être tiré (numéro { $number }).
no-log-gap = Le journal a un trou : il manque l’entrée { $want }, et { $have } est arrivée à sa place.
no-undo-too-far = Le journal annule plus qu’il n’y a (jusqu’à { $to }).

## Ouvrir une table

no-game-unknown = Il n’y a pas de jeu « { $game } ». Jeux installés : { $known }.
no-option-unknown = Il n’y a pas d’option « { $option } ».
no-option-value-unknown = « { $value } » n’est pas une valeur de l’option « { $option } ».
no-option-seats-unfit = « { $value } » (option « { $option } ») ne convient pas à { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
 }. Choisissez une autre valeur ou un autre nombre de sièges.
no-option-clash = « { $this } » ({ $one }) et « { $that } » ({ $other }) ne vont pas ensemble. Changez l’un des deux.
no-seats-unfit = Le jeu ne se joue pas à { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
 }.
no-no-reference = { $game } n’a pas de référence des règles.
no-no-lesson = { $game } n’a pas de leçon.
no-bot-unknown = Il n’y a pas de bot « { $bot } ». Il y a : { $known }.
no-rules-version = Cette partie suit la version { $want } des règles de { $game } ; la version { $have } est installée. Prenez la version de Bothy qui contient la version { $want }.
no-pack-unknown = Cette partie s’est jouée avec un autre matériel ({ $pack }). Installez-le pour la revoir.
no-pack-none = { $game } n’a pas de paquet de matériel : tout son matériel est dans ses règles.
no-pack-changes = Le matériel que contient l’enregistrement ne va pas avec { $game } tel qu’il est installé ici : { $fault }. Utilisez la version avec laquelle la partie s’est jouée.
no-match-diverged = À l’étape { $step }, ce serveur arrive à une autre position que celle inscrite au journal de la partie : il refuse donc de la poursuivre. Rien n’est perdu : vous pouvez télécharger l’enregistrement. Prévenez la personne qui gère ce serveur.

## Enregistrements

no-record-format = Ce n’est pas un enregistrement de Bothy, ou son format est plus récent.
no-record-json = La ligne { $line } est illisible.
no-record-header = Il manque à l’en-tête : { $missing }.
no-record-line = Cette ligne est illisible : { $given }
no-record-partial = C’est l’enregistrement d’un seul siège d’une partie en cours : on ne peut pas le rejouer avant la fin de la partie.
no-record-altered = Cette entrée, ou une entrée précédente, a été modifiée après coup.
no-record-unsealed = La graine manque à l’enregistrement : ses tirages ne peuvent pas être vérifiés.
no-record-seed = La graine n’est pas celle qui a été engagée avant la partie.
no-record-words = La graine et les mots ne donnent pas la clé de la donne : le mot d’un siège a été modifié.
no-record-draw = Le tirage { $number } est noté « { $told } », mais la graine et les mots donnent « { $due } ».
no-record-entry = Ce qui découle de cette action n’est pas ce qui est noté.
no-record-digest = La position atteinte n’est pas celle qui est notée.
no-record-result = Le résultat n’est pas celui qui est noté.

## Adversaires

opponent-wren = Troglodyte
opponent-wren-strength = débutant
opponent-wren-about = Débutant : suit les règles, sans plan. De bonne compagnie pour une première partie.
opponent-collie = Colley
opponent-collie-strength = solide
opponent-collie-about = Joueur solide : voit un ou deux tours à l’avance et donne peu. Répond aussitôt.
opponent-stag = Cerf
opponent-stag-strength = fort
opponent-stag-about = Joueur fort : réfléchit plusieurs tours à l’avance, jusqu’à deux secondes par coup.

## Qui joue une place, en cours de partie

event-seat-out-of-time = le siège { $seat } n’a plus de temps
event-seat-left = le siège { $seat } quitte la table
event-seat-back = le siège { $seat } est de retour
event-seat-bot = un bot continue pour le siège { $seat }
event-seat-substitute = quelqu’un d’autre prend la place du siège { $seat }
event-seat-abandoned = la table est abandonnée
event-seat-idea = le siège { $seat } demande une idée
no-match-abandoned = Cette table a été abandonnée. Vous pouvez encore en revoir chaque étape.
