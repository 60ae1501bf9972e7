# O que a página diz

glen-effect-age = { $count ->
    [1] avance um barril uma vaga
   *[other] avance { $count } barris uma vaga
 }
shelf-cask = Barris
shelf-cask-best = máx
shelf-cask-slots = { $count ->
    [one] { $count } vaga
   *[other] { $count } vagas
 }
shelf-cask-words = seu barril mais caro: { $vp } PV, vagas livres: { $count }

done-ageing = Não envelhecer nada
done-selling-cask = Não vender nada
shelf-cask-sale = { $free ->
    [one] { $free } vaga livre
   *[other] { $free } vagas livres
 }{ $bonus ->
    [0] , vaga de bônus ocupada
   *[other] , vaga de bônus livre
 }
shelf-cask-no-sale = Nenhuma venda de barris no rondel.
shelf-cask-choose = Escolha um barril; a barra de ações confirma.
shelf-cask-about = Barris novos vão para a primeira adega. As destilarias os movem para a direita, e as vendas do rondel pagam o que diz a vaga.
cellar-first-cellar = primeira adega
shown-cellar-about = Vagas de { $vp } PV. Custo: { $price }.
