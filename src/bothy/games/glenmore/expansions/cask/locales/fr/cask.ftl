## La Réserve Single Cask d’Old Jamey

option-cask = La Réserve Single Cask d’Old Jamey
option-cask-false = sans
option-cask-true = avec
option-cask-about = Le whisky vieillit en cave et se vend sur le rondel, d’autant plus cher qu’il est vieux ; difficulté moyenne, environ 10 minutes de plus.
tile-pulteney-cask = Pulteney
tile-edradour-cask = Edradour
tile-glen-mhor-cask = Glen Mhor
tile-ben-wyvis = Ben Wyvis
tile-glenlochy-cask = Glenlochy
tile-glen-albyn = Glen Albyn
tile-millburn-cask = Millburn
tile-cask-sale-b = Première vente de Single Cask
tile-cask-sale-c = Deuxième vente de Single Cask
tile-cask-sale-d = Troisième vente de Single Cask
cellar-second-cellar = deuxième cave
cellar-third-cellar = troisième cave
why-cellar = cave
why-cask-sale = tuile Vente
category-cask = les tonneaux vendus
score-cask = Tonneaux vendus
ask-giving-barrel = Avec quel tonneau payez-vous ?
ask-ageing = Quel tonneau déplacez-vous d’une case vers la droite ? { $count ->
    [one] Vous pouvez en déplacer un.
   *[other] Encore { $count } déplacements possibles.
 }
ask-selling-cask = { $tile } : quel tonneau vendez-vous, si vous en vendez un ?
ask-selling-cask-must = { $tile } : quel tonneau vendez-vous ?
verb-give-barrel = Payer un tonneau
verb-age-barrel = Faire vieillir
verb-build-cellar = Construire une cave
verb-stop-at-sale = S’arrêter à une vente
verb-sell-barrel = Vendre un tonneau
argument-vp = Tonneau à
do-give-barrel = { $vp ->
    [0] Payer avec un tonneau du dépôt
   *[other] Payer avec le tonneau à { $vp } PV
 }
do-age-barrel = { $vp ->
    [0] Avancer un tonneau du dépôt
   *[other] Avancer le tonneau à { $vp } PV
 }
do-build-cellar = Construire votre prochaine cave
do-stop-at-sale = S’arrêter sur { $tile } et vendre
do-sell-barrel = { $vp ->
    [0] Vendre un tonneau du dépôt, pour rien
   *[other] Vendre le tonneau à { $vp } PV
 }
event-barrel-given = Place { $seat } paie avec { $vp ->
    [0] un tonneau du dépôt
   *[other] le tonneau à { $vp } PV
 }.
event-aged = Un tonneau de la place { $seat } vaut maintenant { $vp } PV.
event-cellar-built = Place { $seat } construit la { $cellar }.
event-cask-sold = { $vp ->
    [0] Le tonneau du dépôt est maintenant sur la tuile Vente.
   *[other] Le tonneau à { $vp } PV est maintenant sur la tuile Vente.
 }
also-barrel-lies = { $vp ->
    [0] Le nouveau tonneau va au dépôt : la première cave est pleine.
   *[other] Le nouveau tonneau va sur la case à { $vp } PV.
 }
event-sale-cleared = { $count ->
    [one] { $count } tonneau retourne
   *[other] { $count } tonneaux retournent
 } de la vente à la réserve.
no-no-barrel-there = Vous n’avez pas de tonneau à cet endroit. Choisissez-en un autre.
no-next-space-taken = La case suivante est prise ou n’est pas construite. Choisissez un autre tonneau.
no-all-cellars-built = Vous avez déjà les trois caves.
no-cannot-pay-cellar = Vous ne pouvez pas payer votre prochaine cave.
no-build-later = Terminez ce que vous avez commencé, puis construisez.
no-no-such-sale = Cette vente n’est pas sur le rondel.
no-sale-occupied = Un autre pion se trouve sur cette vente. Choisissez une autre tuile.
no-no-barrel-to-sell = Vous n’avez pas de tonneau à vendre. Choisissez une autre tuile.
no-sale-full = Il n’y a plus de place à cette vente. Choisissez une autre tuile.
no-must-sell = Si vous vous arrêtez à une vente, vous vendez au moins un tonneau.
note-cellars = Caves de { $seat } : { $built } ; tonneaux à { $vp } PV, au dépôt : { $store }.
note-cellars-empty = Caves de { $seat } : { $built } ; aucun tonneau sur une case, au dépôt : { $store }.
note-sale = { $tile } : cases libres { $free }, case bonus { $bonus ->
    [0] prise
   *[other] libre
 }.
effect-age = tonneau vieilli
    .many = tonneaux vieillis

## Ce que la page en dit

glen-effect-age = { $count ->
    [1] avancez un tonneau d’une case
   *[other] avancez { $count } tonneaux d’une case
 }
shelf-cask = Tonneaux
shelf-cask-best = max
shelf-cask-slots = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
 }
shelf-cask-words = votre tonneau le plus cher : { $vp } PV, cases libres : { $count }

done-ageing = Ne rien faire vieillir
done-selling-cask = Ne rien vendre
shelf-cask-sale = { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
 }{ $bonus ->
    [0] , case bonus prise
   *[other] , case bonus libre
 }
shelf-cask-no-sale = Aucune vente de tonneaux sur le rondel.
shelf-cask-choose = Choisissez un tonneau ; la barre d’actions le confirme.
shelf-cask-about = Les nouveaux tonneaux vont dans la première cave. Les distilleries les poussent vers la droite, les ventes paient ce qu’indique leur case.
cellar-first-cellar = première cave
shown-cellar-about = Cases à { $vp } PV. Coût : { $price }.

### lesson

## La réserve de tonneaux, pas à pas. Les étapes se trouvent dans lessons/cask.json.

lesson-cask = Le whisky en cave
lesson-cask-cellar = Avec cette chronique, le whisky vieillit. Vos tonneaux reposent en cave, chaque case a ses PV ; un tonneau vendu rapporte ce qu’indique sa case. Ce jeton montre votre meilleur tonneau et vos cases libres.
lesson-cask-take = Prenez Pulteney, une distillerie, et achetez la pierre qu’elle coûte.
lesson-cask-place = Posez-la au-dessus du village initial. Elle apporte aussitôt un tonneau.
lesson-cask-slot = Un nouveau tonneau va à la première case libre de votre première cave : celui-ci vaut 1 PV. Sans case libre, il attend au dépôt et ne vaut rien tant qu’il n’avance pas.
lesson-cask-age = Le second effet d’une distillerie avance un tonneau d’une case vers la droite. Activez-le et amenez votre tonneau à la case de 2 PV.
lesson-cask-build = Votre première cave s’arrête à 3 PV. La deuxième coûte 1 bois et 1 pièce : construisez-la maintenant, et achetez le bois. On construit à tout moment de son tour.
lesson-cask-end = Il n’y a plus rien à faire. Terminez votre tour.
lesson-cask-sales = Les tuiles Vente arrivent avec les piles B, C et D. Qui en dépasse une peut y vendre un tonneau ; qui s’y arrête en vend un ou deux, le premier sur la case bonus dorée. Les tonneaux gardés comptent toujours aux décomptes.

### cover

expansion-glenmore-cask = La Réserve Single Cask d’Old Jamey
expansion-glenmore-cask-about = Le whisky vieillit dans vos caves : plus vous attendez, plus il rapporte.
