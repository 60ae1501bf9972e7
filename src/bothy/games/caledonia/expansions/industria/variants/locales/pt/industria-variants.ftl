### Variants of Industria: starting prices, closer scoring for two

option-starting-prices = Preços iniciais
option-starting-prices-usual = os habituais
option-starting-prices-rolled = sorteados no dado para cada produto
option-starting-prices-about = Uma rolagem do dado de preço por produto faz o preço inicial subir ou descer um patamar, ou não mexe nele.
option-closer-scoring = Pontuação disputada para dois
option-closer-scoring-false = todos os pontos para o primeiro
option-closer-scoring-true = metade para quem vem logo atrás
option-closer-scoring-about = Quem fica só um pouco atrás em contratos ou em povoados ainda recebe metade dos pontos do outro.
event-starting-price = Preço inicial { $good-of }: o dado de preço mostra { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }.
breakdown-exports-close = Contratos cumpridos: { $count }, só { $behind } atrás
breakdown-settlements-close = Povoados ligados por navios: { $count }, só { $behind } atrás

### cover

options-caledonia-industria-variants = Industria: variantes
