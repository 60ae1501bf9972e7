# Same as in English (score-haggis, category-haggis, why-haggis, shelf-haggis)

## Ode au Haggis

option-haggis = Ode au Haggis
option-haggis-false = sans
option-haggis-true = avec haggis
option-haggis-about = Chronique 5 : des auberges rapportent des jetons Haggis, et lors de trois festins le dé décide lesquels sont servis. Environ 10 minutes de plus ; faible difficulté.

tile-shetland-sheep = Shetland Sheep
tile-drovers-inn = Drover’s Inn
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-haggis-house = Haggis House
tile-beast-feast-inn = Beast Feast Inn
effect-haggis = jeton Haggis
    .many = jetons Haggis
score-haggis = Haggis
category-haggis = haggis
why-haggis = haggis
why-feast = festin
why-feast-roll = lancer supplémentaire

ask-taking-haggis = Quel jeton Haggis prenez-vous ?
ask-returning-haggis = Votre table de service est pleine. Quel jeton retourne dans la réserve ?
ask-more-rolls = Payez-vous un tonneau de whisky pour un lancer supplémentaire ?
reaction-more-rolls = Un lancer supplémentaire lors d’un festin, contre un tonneau de whisky

do-take-haggis = Prendre le jeton face visible de valeur { $value }
do-draw-haggis = Tirer un jeton face cachée
do-return-haggis = Remettre un jeton de valeur { $value }
do-roll-again = Payer 1 tonneau de whisky et relancer le dé
verb-take-haggis = Prendre un jeton visible
verb-draw-haggis = Tirer un jeton
verb-return-haggis = Remettre un jeton
verb-roll-again = Relancer
argument-value = Valeur

no-no-such-haggis = Aucun jeton de cette valeur n’est face visible. Prenez-en un qui l’est, ou tirez-en un.
no-no-hidden-haggis = Il n’y a plus de jeton face cachée. Prenez-en un face visible.
no-no-such-haggis-here = Vous n’aviez pas de jeton de cette valeur sur votre table. Choisissez-en un autre ; le nouveau reste.

event-haggis-taken = Place { $seat } prend un jeton Haggis de valeur { $value }.
event-haggis-drawn = Place { $seat } tire un jeton Haggis.
event-haggis-seen = Le jeton que vous avez tiré vaut { $value }.
event-haggis-returned = Place { $seat } remet un jeton Haggis dans la réserve.
event-haggis-uncovered = Un jeton Haggis de valeur { $value } est retourné face visible dans la réserve.
event-haggis-none-left = Il ne reste aucun jeton Haggis pour la place { $seat }.
event-feast = Festin numéro { $number }.
event-feast-rolled = Le dé indique { $value }.
event-feast-rolled-again = Place { $seat } relance le dé : { $value }.
event-haggis-served = Place { $seat } sert un haggis de valeur { $value }.
event-haggis-cleared = Place { $seat } remet { $count ->
    [one] { $count } jeton servi
   *[other] { $count } jetons servis
 } dans la réserve.

note-haggis-reserve = Réserve de haggis : face visible { $shown } ; { $count } face cachée.
note-haggis-table = Table de service de { $seat } : { $count } face cachée (vus de tous : { $seen }) ; servis : { $served }.
note-haggis-own = Les jetons de votre table de service valent : { $own }.

## Ce que la page en dit

glen-effect-gain-haggis = { $count ->
    [1] un jeton Haggis
   *[other] { $count } jetons Haggis
 }

shelf-haggis = Haggis
haggis-about = jetons visibles fois la somme de leurs valeurs, lors de trois festins
haggis-reserve = La réserve
haggis-reserve-about = Prenez un jeton visible, ou tirez-en un parmi { $count } face cachée.
haggis-face-down = { $count } face cachée
haggis-worth = de valeur { $value }
haggis-hidden = face cachée, de valeur { $values }
haggis-served = servi, de valeur { $value }
haggis-served-vp = { $vp } PV pour l’instant
haggis-empty = vide
haggis-table-mine = Votre table de service
haggis-only-you = Vous seul voyez les valeurs
haggis-tables-others = Les tables des autres
haggis-feast-ahead = { $of } festins à venir
haggis-feast-now = Festin { $number } sur { $of }, en cours
haggis-feast-last = Festin { $number } sur { $of }, terminé
haggis-feast-about = { $rolls } lancers : qui a la valeur retourne un jeton, { $served } au plus. Le whisky paie des lancers de plus.
haggis-spoilt = relancé
haggis-now = choisissez
haggis-line = à vous { $count }
haggis-words = jetons visibles : { $values } ; vous en avez { $count }

done-more-rolls = Plus de lancer
shown-haggis = Jeton Haggis { $value }
shown-haggis-about = Il y en a { $count }. Au festin, un dé de cette valeur le révèle.

### lesson

## Ode au Haggis, pas à pas : lessons/haggis.json

lesson-haggis = Le haggis
lesson-haggis-goal = Les auberges rapportent des jetons Haggis de valeur 1, 2 ou 3. Lors de trois festins, le dé décide lesquels sont servis : après les décomptes des piles B et C, et tout à la fin.
lesson-haggis-take = Drover’s Inn est sur le rondel et coûte 1 bois. Choisissez-la.
lesson-haggis-pay = Vous n’avez pas encore de bois : le marché le vend 1 pièce. Achetez-le.
lesson-haggis-place = Placez l’auberge au-dessus du village initial, où se trouve votre Écossais.
lesson-haggis-token = Une nouvelle auberge rapporte tout de suite un jeton. Deux sont visibles, les autres face cachée. Prenez celui de valeur 1 : c’est le 1 que le dé montre le plus souvent.
lesson-haggis-table = Il est face cachée sur votre table de service, qui en contient cinq. Vous seul voyez ce que vous avez tiré caché ; les autres se souviennent de ce qui était visible.
lesson-haggis-inn = Plus tard, chaque activation de l’auberge change un mouton en un autre jeton. Une table pleine rend un jeton pour chaque nouveau.
lesson-haggis-end = C’est tout pour l’instant. Terminez votre tour.
lesson-haggis-feast = Lors d’un festin, on lance quatre fois le dé. Qui a un jeton de cette valeur en retourne un, trois au plus ; le whisky paie d’autres lancers. On marque le nombre de jetons fois leur somme : 1 et 3 valent 2 × 4 = 8 PV.

### cover

expansion-glenmore-haggis = Ode au Haggis
expansion-glenmore-haggis-about = Les auberges donnent du haggis ; à trois festins, le dé décide de ce qui est servi.
