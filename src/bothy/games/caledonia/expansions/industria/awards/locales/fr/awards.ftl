### Awards

option-awards = Récompense
option-awards-false = aucune
option-awards-true = une parmi neuf
option-awards-about = Une tuile Récompense est tirée au départ : à la fin, elle donne des points à qui possède le plus de ce qu’elle compte.
award-units = unités sur la carte
award-one-import = marchandises importées d’un même type
award-glory = gloire
award-money = argent
award-one-settlement = unités dans un même village
award-basic-goods = marchandises de base
award-processed-goods = produits transformés
award-along-rivers = unités le long des rivières
award-by-lochs = unités au bord des lochs
event-award-drawn = La récompense de cette partie compte : { $award }.
score-award = Récompense
breakdown-award = Récompense ({ $award }) : { $count } ; place { $place }{ $tied ->
    [1] { "" }
   *[other] , partagée à { $tied }
 }
breakdown-award-card = Récompense ({ $award }) : { $count } ; à { $even } rien n’est perdu, à { $full } on marque des points
breakdown-award-none = Ne participe pas à la récompense
note-award = Récompense ({ $award }) : { $best } PV pour qui en a le plus, { $second } pour le deuxième.
note-award-card = Récompense ({ $award }) : { $vp } PV à partir de { $full }, rien à partir de { $even }, et en dessous vous perdez { $loss } PV.
note-award-seat = Récompense, place { $seat } : { $count } pour l’instant, soit { $vp-sign ->
    [minus] −{ $vp-size }
   *[plus] { $vp-size }
 } PV.
ind-award-of = Récompense : { $award }
ind-award-behind = encore { $count } pour égaliser
ind-award-line = { $place ->
    [1] 1er
   *[other] { $place }e
 }, { $vp }
shown-award = Récompense { $number } : { $award }
shown-award-about = À la fin, celui qui en a le plus marque des points : { $award }.

### cover

expansion-caledonia-awards = Récompenses
expansion-caledonia-awards-about = À la fin, des points pour qui a le plus de ce que demande une récompense.
