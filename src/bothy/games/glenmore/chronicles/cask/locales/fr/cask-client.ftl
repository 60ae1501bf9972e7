# Ce que la page en dit

glen-effect-age = { $count ->
    [1] avancez un tonneau d’un emplacement
   *[other] avancez { $count } tonneaux d’un emplacement
 }
shelf-cask = Tonneaux
shelf-cask-best = au mieux
shelf-cask-slots = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
shelf-cask-words = votre tonneau le plus cher : { $vp } PV, places libres : { $count }

done-ageing = Ne rien faire vieillir
done-selling-cask = Ne plus rien vendre
