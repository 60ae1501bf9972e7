# O que a página diz

glen-piece-boat = o barco de { $name }
shelf-boats = Corrida
shelf-boats-seat = { $name } { $steps ->
    [0] já chegou
    [one] a { $steps } passo da chegada
   *[other] a { $steps } passos da chegada
 }
shelf-boats-about = da direita para a esquerda por todos os rios, e de volta ao castelo
shelf-boats-rivers = Os rios da corrida, a partir do meu
shelf-boats-castle = castelo, recompensas fechadas: { $count }
shelf-boats-water = água
shelf-boats-choose = Recompensas deste castelo
shelf-boats-place = { $place ->
    [4] carta Último
   *[other] chegou em { $place }º
 }
shelf-boats-steps = { $steps ->
    [one] falta { $steps } passo
   *[other] faltam { $steps } passos
 }
shelf-boats-row = { $count ->
    [one] Remar uma peça: resta { $count } ponto
   *[other] Remar uma peça: restam { $count } pontos
 }
shown-reward = Recompensa da corrida: { $reward }
shown-reward-about = Fica fechada em um castelo; quem chega lá com o barco pode ficar com uma.
shown-race = { $place ->
    [1] Carta do vencedor
    [4] Carta do último
   *[other] Carta de corrida { $place }
 }
shown-race-about = { $place ->
    [4] Suas moedas não valem nada no fim da partida.
    [1] { $vp } PV e { $whisky } barril de uísque para o primeiro barco a chegar em casa.
   *[other] { $vp } PV para o barco número { $place } a chegar em casa.
 }
shown-river-about = Um rio neutro de { $length } espaços, com um castelo no espaço { $castle }.
