### Ode au Haggis

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
