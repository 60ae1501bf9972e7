# O que a página diz

glen-effect-age = { $count ->
    [1] avance um barril um espaço
   *[other] avance { $count } barris um espaço
 }
