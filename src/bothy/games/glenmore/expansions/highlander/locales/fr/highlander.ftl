# Same as in English (option-highlander, expansion-glenmore-highlander)

## Highlander

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

## Ce que la page en dit

shelf-highlander = Montagne
shelf-highlander-empty = rien dessus
shelf-highlander-hoard = de butin
shelf-highlander-nobody = Personne ne se repose sur la montagne.
shelf-highlander-about = Qui passe y laisse une pièce ou une ressource. Un seul pion peut s’y reposer au lieu de prendre une tuile, et il emporte tout en repartant.
shelf-highlander-toll = passage : laisser 1
glen-verb-leave-resource = en laisser une ressource sur la montagne

### lesson

## Highlander, pas à pas. Les étapes se trouvent dans lessons/highlander.json.

lesson-highlander = La montagne
lesson-highlander-mountain = Voici la montagne. Elle occupe deux cases du rondel et y reste toute la partie. Personne ne la prend, mais un pion à la fois peut s’y reposer.
lesson-highlander-toll = Qui la dépasse y laisse une pièce ou une de ses ressources, à son choix. Le butin se voit sur la plaque, et ce jeton l’indique aussi.
lesson-highlander-climb = Au lieu de prendre une tuile, reposez-vous sur la montagne : choisissez-la, confirmez et terminez votre tour. Pas de tuile cette fois, mais tous ceux qui passent paient pour vous.
lesson-highlander-die = { opponent-wren } s’arrête juste avant la montagne. Le dé, derrière, la dépasse : un pion qui n’est à personne y laisse une pièce de la réserve.
lesson-highlander-passed = { opponent-wren } dépasse la montagne pour aller à Crieff Tryst, et y laisse une pièce.
lesson-highlander-hoard = Vous êtes en dernier, c’est donc à vous : les 2 pièces du butin vous reviennent tout de suite, avant tout paiement. Des ressources iraient sur vos tuiles.
lesson-highlander-on = Continuez avec une tuile, comme d’habitude : vous partez de la montagne, donc vous ne laissez rien. À la fin de la partie, le butin va à qui s’y repose encore.

### cover

expansion-glenmore-highlander = Highlander
expansion-glenmore-highlander-about = Qui passe la montagne y laisse quelque chose ; qui s’y repose emporte tout.
