# Ce que la page en dit

glen-effect-age = { $count ->
    [1] avancez un tonneau d’un emplacement
   *[other] avancez { $count } tonneaux d’un emplacement
 }
