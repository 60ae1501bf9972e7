### O que há a observar numa partida terminada

remark-territory-large = { $tiles ->
    [one] Uma peça
   *[other] { $tiles } peças
 } a mais do que o menor território: { $points } pontos perdidos.
remark-resources-left = { $resources } recursos ficaram no território no fim: sem venda, não valiam nada.
remark-coins-left = Sobraram { $coins } moedas no fim: durante o jogo, uma moeda rende mais do que o ponto que então vale.
