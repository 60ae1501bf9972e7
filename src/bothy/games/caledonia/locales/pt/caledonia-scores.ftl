# Score breakdowns, and charts over time

breakdown-nothing = Nada
breakdown-glory-tile = Rodada { $round }, peça de pontuação: { $tile }
breakdown-glory = Rodada { $round }: { $why }
breakdown-goods = { $good }: { $count }, { $vp } PV cada
breakdown-money = £{ $money }: { $vp } PV a cada £{ $every }
breakdown-hops = Lúpulo: { $count }, 1 PV cada
breakdown-import = { $good }: { $count }, { $vp } PV cada ({ $all } importados por todos)
breakdown-exports = Contratos cumpridos: { $count }; { $place }º lugar{ $tied ->
    [1] { "" }
   *[other] , dividido entre { $tied }
 }
breakdown-exports-solo = Contratos cumpridos: { $count }, pela escada do jogo solo
breakdown-settlements = Povoados ligados por navios: { $count }; { $place }º lugar{ $tied ->
    [1] { "" }
   *[other] , dividido entre { $tied }
 }
breakdown-settlements-solo = Povoados ligados por navios: { $count }, pela escada do jogo solo
breakdown-bid = { $vp ->
    [0] Nenhum lance a pagar
   *[other] Lance pelo clã e pela peça de começo de partida: { $vp } PV
 }
phase-setup = Preparação
phase-round = Rodada { $round }
chart-points = Pontos
chart-points-about = A pontuação final se a partida tivesse acabado depois desse turno.
chart-money = Dinheiro
chart-money-about = Libras na mão.
chart-goods = Produtos
chart-goods-about = Produtos na mão, de todos os tipos.
chart-contracts = Contratos
chart-contracts-about = Contratos de exportação cumpridos até então.
chart-good = Preços
chart-good-about = O preço de cada produto no mercado, em libras.
verdict-band = Resultado: { $band }.
verdict-next = { $points ->
    [one] A { $points } ponto do nível seguinte: { $band }.
   *[other] A { $points } pontos do nível seguinte: { $band }.
 }
profile-group-clan = Clãs
profile-group-map = Mapas
