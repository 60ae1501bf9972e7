# O que a página diz

glen-effect-age = { $count ->
    [1] avance um barril um espaço
   *[other] avance { $count } barris um espaço
 }
shelf-cask = Barris
shelf-cask-best = melhor
shelf-cask-slots = { $count ->
    [one] { $count } vaga
   *[other] { $count } vagas
 }
shelf-cask-words = seu barril mais caro: { $vp } PV, vagas livres: { $count }

done-ageing = Não envelhecer nada
done-selling-cask = Não vender mais nada
