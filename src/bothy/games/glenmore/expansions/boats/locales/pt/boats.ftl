### As corridas de barcos-dragão

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
