# Ce que la page en dit

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
