## As corridas de barcos-dragão

option-boats = As corridas de barcos-dragão
option-boats-false = sem
option-boats-true = com
option-boats-about = Barcos correm pelo rio através de todos os territórios, e cada castelo esconde recompensas; fácil, cerca de 5 minutos a mais.
tile-race-start = Largada
tile-kingston-on-spey = Kingston on Spey
tile-corpach = Corpach
icon-shipyard = estaleiro
river-garry = rio Garry
river-oich = rio Oich
reward-three-coins = 3 moedas
reward-three-vp = 3 PV
reward-four-vp = 4 PV
reward-barrel = 1 barril de uísque
reward-scotsman = 1 escocês em uma de suas peças
reward-two-resources = 2 recursos à sua escolha
reward-far-tile = ativar uma peça, perto ou longe
reward-three-steps = 3 pontos de movimento
reward-marker = um marcador de clã
why-reward = recompensa
why-race-place = lugar na corrida
category-boats = a corrida de barcos
score-boats = Corrida de barcos
breakdown-coins-last = Moedas: { $count }, sem valor com a carta Último
ask-choosing-reward = Você olha as recompensas do castelo inicial do lugar { $owner }. Com qual você fica?
ask-choosing-reward-neutral = Você olha as recompensas do castelo do { $river }. Com qual você fica?
ask-far-activation = Que peça a recompensa permite ativar? Pode estar perto ou longe.
verb-row = Remar
verb-keep-reward = Ficar com uma recompensa
do-row = Avançar seu barco uma peça
do-keep-reward = Ficar com: { $reward }
event-boats-launched = Cada barco está no seu castelo inicial. Em cada um dos { $castles } castelos da corrida: { $count ->
    [one] { $count } recompensa fechada
   *[other] { $count } recompensas fechadas
 }.
event-race-opened = Lugar { $seat } passa pela largada: a corrida está aberta.
event-rowed = O barco do lugar { $seat } avança até { $tile }, no território do lugar { $owner }.
event-rowed-neutral = O barco do lugar { $seat } avança até o espaço { $space } do { $river }.
event-looked = Lugar { $seat } olha as recompensas do castelo inicial do lugar { $owner }.
event-looked-neutral = Lugar { $seat } olha as recompensas do castelo do { $river }.
event-reward = Lugar { $seat } fica com uma recompensa: { $reward }.
event-boat-home = O barco do lugar { $seat } chegou em casa em { $place }º lugar.
event-boat-last = Lugar { $seat } recebe uma carta Último.
no-race-not-open = A corrida ainda não está aberta. Ela abre quando um peão passa pela largada.
no-race-over-for-you = Sua corrida acabou: seu barco fica no castelo.
no-row-later = Termine o que você começou e depois reme.
no-reward-not-there = Essa recompensa não está neste castelo. Escolha uma das que você vê.
no-boat-there = Há um barco nesta peça, então ela não pode ser removida. Escolha outra peça.
note-race-waits = Corrida de barcos: ainda não aberta.
note-race-open = Corrida de barcos: aberta.
note-boat = Barco de { $seat }: em { $tile }, no território de { $owner }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
 } da chegada.
note-boat-neutral = Barco de { $seat }: no espaço { $space } do { $river }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
 } da chegada.
note-boat-done = Barco de { $seat }: { $place ->
    [4] tem a carta Último
   *[other] em casa, em { $place }º lugar
 }.
note-castle = Recompensas no castelo inicial de { $owner }: { $count }.
note-castle-neutral = { $river }: { $length } espaços, o castelo no espaço { $space }; recompensas: { $count }.
note-rewards-taken = Recompensas de { $seat }: { $reward }.
note-seen = Você viu no castelo inicial de { $owner }: { $reward }.
note-seen-neutral = Você viu no castelo do { $river }: { $reward }.
effect-far-tile = peça ativada
    .many = peças ativadas

## O que a página diz

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

### lesson

## As corridas de barcos-dragão, passo a passo. Os passos estão em lessons/boats.json.

lesson-boats = A corrida de barcos
lesson-boats-goal = Seu barco está no seu castelo inicial. Ele desce seu rio para a esquerda, passa por todos os outros e volta a este castelo. O primeiro a chegar ganha 15 PV e um barril; o último não pontua moedas.
lesson-boats-rivers = Há sempre quatro rios; com dois jogadores, dois são neutros. Abra esta ficha para ver todos em uma linha, com cada barco.
lesson-boats-take = Um barco rema com pontos de movimento, um por peça. Kingston on Spey dá dois: pegue-a e compre a madeira que ela custa.
lesson-boats-place = Ela tem o rio. Coloque-a na ponta esquerda; seu rio agora é mais longo, para todos os que remam por ele.
lesson-boats-move = Ative Kingston on Spey para ter 2 pontos de movimento.
lesson-boats-open = A corrida só abre quando um peão passa pela peça da largada, que vem com a pilha B. Até lá o movimento é dos escoceses: leve o seu ao castelo e encerre seu turno.
lesson-boats-castles = Em cada castelo há recompensas fechadas. Um barco que chega a um para ali: o dono olha todas e pode ficar com uma. Ela vale na hora.

### cover

expansion-glenmore-boats = As corridas de barcos-dragão
expansion-glenmore-boats-about = Os barcos descem o rio de cada um, e os castelos do caminho escondem recompensas.
