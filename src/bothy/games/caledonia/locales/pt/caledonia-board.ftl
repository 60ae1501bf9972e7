### O que mais uma noite à mesa precisa

why-unit = unidade
why-land = terreno
why-no-payout = nunca abaixo de zero
cal-first-worker-all = Depois de todos os trabalhadores: de £{ $least } a £{ $most }.
cal-settlements-count = { $count ->
    [one] 1 povoado conta.
   *[other] { $count } povoados contam.
 }
cal-settlements-missing = Isolado: { $places }. É preciso { $level }; nível atual: { $have }.
cal-settlements-apart = Isolado: { $places }. Nenhuma frota o liga.
cal-hex-beside = ao lado de { $name }: { $thing } por { $price }
cal-too-dear = Caro demais: você tem £{ $money }.
cal-why-none = Por que nada aqui?
cal-no-clan = sem clã
cal-clan-none = Joga-se sem os clãs e seus poderes.
cal-panel-tiles = Escolha sua peça de começo de partida
cal-tiles-offered = Peças de começo de partida à escolha
cal-take-tile = Pegar esta peça
cal-tile-taken = Pegar a { $tile }
