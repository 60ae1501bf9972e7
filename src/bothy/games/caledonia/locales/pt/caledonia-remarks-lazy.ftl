### O que há a observar numa partida terminada

remark-contract-missed = O contrato { $contract } ainda podia ser cumprido na rodada { $round } e nunca o foi: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }, além dos outros ganhos.
remark-contract-open = O contrato { $contract } foi obtido e nunca esteve ao alcance: valia { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
remark-money-idle = A rodada { $round } acabou com £{ $money } na mão: gastas em unidades ou contratos, teriam rendido a partir daí.
