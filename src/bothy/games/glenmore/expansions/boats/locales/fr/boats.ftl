## Les courses de bateaux-dragons

option-boats = Les courses de bateaux-dragons
option-boats-false = sans
option-boats-true = avec
option-boats-about = Des bateaux font la course sur la rivière à travers tous les territoires, et chaque château cache des récompenses ; facile, environ 5 minutes de plus.
tile-race-start = Départ de la course
tile-kingston-on-spey = Kingston on Spey
tile-corpach = Corpach
icon-shipyard = construction navale
river-garry = rivière Garry
river-oich = rivière Oich
reward-three-coins = 3 pièces
reward-three-vp = 3 PV
reward-four-vp = 4 PV
reward-barrel = 1 tonneau de whisky
reward-scotsman = 1 Écossais sur une de vos tuiles
reward-two-resources = 2 ressources au choix
reward-far-tile = activer une tuile, proche ou lointaine
reward-three-steps = 3 points de mouvement
reward-marker = un pion de clan
why-reward = récompense
why-race-place = place dans la course
category-boats = la course de bateaux
score-boats = Course de bateaux
breakdown-coins-last = Pièces : { $count }, sans valeur avec la carte Dernier
ask-choosing-reward = Vous regardez les récompenses du château initial de la place { $owner }. Laquelle gardez-vous ?
ask-choosing-reward-neutral = Vous regardez les récompenses du château de la { $river }. Laquelle gardez-vous ?
ask-far-activation = Quelle tuile activez-vous grâce à la récompense ? Elle peut être proche ou lointaine.
verb-row = Ramer
verb-keep-reward = Garder une récompense
do-row = Avancer votre bateau d’une tuile
do-keep-reward = Garder : { $reward }
event-boats-launched = Chaque bateau est sur son château initial. Sur chacun des { $castles } châteaux de la course : { $count ->
    [one] { $count } récompense
   *[other] { $count } récompenses
 }, face cachée.
event-race-opened = Place { $seat } traverse le départ : la course est ouverte.
event-rowed = Le bateau de la place { $seat } avance jusqu’à { $tile }, dans le territoire de la place { $owner }.
event-rowed-neutral = Le bateau de la place { $seat } avance jusqu’à la case { $space } de la { $river }.
event-looked = Place { $seat } regarde les récompenses du château initial de la place { $owner }.
event-looked-neutral = Place { $seat } regarde les récompenses du château de la { $river }.
event-reward = Place { $seat } garde une récompense : { $reward }.
event-boat-home = Le bateau de la place { $seat } est rentré, { $place ->
    [1] en 1re position
   *[other] en { $place }e position
 }.
event-boat-last = Place { $seat } reçoit une carte Dernier.
no-race-not-open = La course n’est pas encore ouverte. Elle s’ouvre quand un pion traverse le départ.
no-race-over-for-you = Votre course est finie : votre bateau reste à son château.
no-row-later = Terminez ce que vous avez commencé, puis ramez.
no-reward-not-there = Cette récompense n’est pas sur ce château. Choisissez-en une que vous voyez.
no-boat-there = Un bateau se trouve sur cette tuile : elle ne peut pas être retirée. Choisissez une autre tuile.
note-race-waits = Course de bateaux : pas encore ouverte.
note-race-open = Course de bateaux : ouverte.
note-boat = Bateau de { $seat } : sur { $tile }, dans le territoire de { $owner }, à { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
 } de l’arrivée.
note-boat-neutral = Bateau de { $seat } : sur la case { $space } de la { $river }, à { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
 } de l’arrivée.
note-boat-done = Bateau de { $seat } : { $place ->
    [1] rentré en 1re position
    [4] a la carte Dernier
   *[other] rentré en { $place }e position
 }.
note-castle = Récompenses sur le château initial de { $owner } : { $count }.
note-castle-neutral = { $river } : { $length } cases, le château sur la case { $space } ; récompenses : { $count }.
note-rewards-taken = Récompenses gardées par { $seat } : { $reward }.
note-seen = Vous avez vu sur le château initial de { $owner } : { $reward }.
note-seen-neutral = Vous avez vu sur le château de la { $river } : { $reward }.
effect-far-tile = tuile activée
    .many = tuiles activées

## Ce que la page en dit

glen-piece-boat = le bateau de { $name }
shelf-boats = Course
shelf-boats-seat = { $name } { $steps ->
    [0] arrivé
    [one] à { $steps } case de l’arrivée
   *[other] à { $steps } cases de l’arrivée
 }
shelf-boats-about = de droite à gauche sur toutes les rivières, puis retour au château
shelf-boats-rivers = Les rivières de la course, à partir de la mienne
shelf-boats-castle = château, récompenses cachées : { $count }
shelf-boats-water = eau
shelf-boats-choose = Récompenses de ce château
shelf-boats-place = { $place ->
    [1] arrivé 1er
    [4] carte Dernier
   *[other] arrivé { $place }e
 }
shelf-boats-steps = { $steps ->
    [one] encore { $steps } case
   *[other] encore { $steps } cases
 }
shelf-boats-row = { $count ->
    [one] Ramer d’une tuile : { $count } point restant
   *[other] Ramer d’une tuile : { $count } points restants
 }
shown-reward = Récompense de la course : { $reward }
shown-reward-about = Face cachée sur un château ; celui dont le bateau y arrive peut en garder une.
shown-race = { $place ->
    [1] Carte du vainqueur
    [4] Carte du dernier
   *[other] Carte de course { $place }
 }
shown-race-about = { $place ->
    [4] Vos pièces ne rapportent rien à la fin de la partie.
    [1] { $vp } PV et { $whisky } tonneau de whisky pour le premier bateau rentré.
   *[other] { $vp } PV pour le bateau rentré numéro { $place }.
 }
shown-river-about = Une rivière neutre de { $length } cases, avec un château sur la case { $castle }.

### lesson

## Les courses de bateaux-dragons, pas à pas. Les étapes se trouvent dans lessons/boats.json.

lesson-boats = La course de bateaux
lesson-boats-goal = Votre bateau est à votre château initial. Il descend votre rivière vers la gauche, traverse toutes les autres et revient à ce château. Le premier reçoit 15 PV et un tonneau ; le dernier ne marque rien pour ses pièces.
lesson-boats-rivers = Il y a toujours quatre rivières ; à deux, deux d’entre elles sont neutres. Ouvrez ce jeton pour les voir toutes d’affilée, avec chaque bateau.
lesson-boats-take = Un bateau rame avec des points de mouvement, un par tuile. Kingston on Spey en donne deux : prenez-la, et achetez le bois qu’elle coûte.
lesson-boats-place = Elle porte la rivière. Posez-la à son extrémité gauche ; votre rivière est désormais plus longue, pour tous ceux qui la traversent.
lesson-boats-move = Activez Kingston on Spey pour 2 points de mouvement.
lesson-boats-open = La course ne s’ouvre que lorsqu’un pion dépasse la tuile du départ, qui vient avec la pile B. D’ici là, le mouvement sert aux Écossais : amenez le vôtre au château, et terminez votre tour.
lesson-boats-castles = Sur chaque château, des récompenses sont posées face cachée. Un bateau qui y arrive s’arrête : son propriétaire les regarde toutes et peut en garder une. Son effet est immédiat.

### cover

expansion-glenmore-boats = Les courses de bateaux-dragons
expansion-glenmore-boats-about = Les bateaux descendent la rivière de chacun, et les châteaux cachent des récompenses.
