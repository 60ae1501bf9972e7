# Les unités qui se déplacent sur la carte, et les cases que deux unités partagent.

ask-moving = { $left ->
    [one] Quelle unité déplacez-vous sur une case adjacente ? Cela ne coûte rien et n’apporte aucun bonus.
   *[other] Quelles unités déplacez-vous sur des cases adjacentes ? Vous avez { $left } déplacements, qui ne coûtent rien et n’apportent aucun bonus.
 }
do-move-unit = Déplacer { $unit-the } de { $start } en { $end }
verb-move-unit = Déplacer une unité
event-moved = Place { $seat } déplace { $unit-a } de { $start } en { $end }.
do-take-off-units = Port { $port } : échanger { $leaving-the } en { $first } et { $other-the } en { $second }
verb-take-off-units = Port : échanger deux unités
no-no-such-unit-there = Vous n’avez pas cette unité en { $hex }. Choisissez une des vôtres.
no-never-moves = Cette unité ne se déplace jamais : { $unit }. Choisissez-en une autre.
no-not-adjacent = La case { $hex } n’est pas adjacente. Une unité se déplace d’une case à la fois.
no-river-between = Une rivière les sépare. Améliorez d’abord votre expédition pour la traverser.
no-two-units-there = Vous avez déjà deux unités en { $hex }, et c’est le maximum. Choisissez une autre case.
