### Highlander

option-highlander = Highlander
option-highlander-off = sans
option-highlander-two-spaces = une montagne de deux cases
option-highlander-one-space = une montagne d’une case : un peu plus difficile
option-highlander-about = Qui traverse la montagne y pose une pièce ou une ressource, et le seul pion qui s’y arrête récupère tout : environ 5 minutes de plus, difficulté faible.
tile-mountain = la montagne
ask-mountain-toll = Vous traversez la montagne. Qu’y posez-vous ?
do-climb = S’arrêter sur la montagne
do-leave-coin = Poser une pièce
do-leave-resource = Poser 1 { $resource } de la tuile { $tile }
verb-climb = S’arrêter sur la montagne
verb-leave-coin = Poser une pièce
verb-leave-resource = Poser une ressource
no-mountain-taken = Un autre pion est sur la montagne, et il n’y a de la place que pour un seul.
no-mountain-yours = Votre pion est déjà sur la montagne. Avancez.
no-no-coin-to-leave = Vous n’avez pas de pièce. Posez une ressource.
no-toll-and-tile = Vous traversez la montagne en chemin, et après y avoir posé quelque chose vous ne pourriez plus payer { $tile }. Vendez des ressources, ou choisissez une tuile avant la montagne.
no-toll-needed-for-tile = Sans cela, vous ne pourriez plus payer { $tile }. Posez autre chose.
event-mountain-laid = La montagne occupe { $spaces-count ->
    [one] la case
   *[other] les cases
 } { $spaces }.
event-mountain-coin = Une pièce est posée sur la montagne.
event-mountain-resource = 1 { $resource } est posé sur la montagne.
event-mountain-cleared = Place { $seat } récupère tout ce qui est sur la montagne.
event-mountain-beyond-end = La Fin se trouve derrière Place { $seat }, qui se repose sur la montagne et ne joue plus de tour.
why-toll = péage
why-mountain = la montagne
note-mountain = Sur la montagne : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, bois { $wood }, pierre { $stone }, orge { $barley }, mouton { $sheep }, bœuf { $cattle }.
note-mountain-seat = Se repose sur la montagne : { $seat }.
