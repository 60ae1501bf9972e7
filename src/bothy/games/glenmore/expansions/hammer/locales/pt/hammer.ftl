## O Martelo dos Escoceses

option-hammer = O Martelo dos Escoceses
option-hammer-false = sem
option-hammer-true = com o Inglês
option-hammer-about = O Inglês entra no rondel, e quem tem a ficha da Inglaterra pode usá-lo para pegar mais peças, pagando moedas: cerca de 10 minutos a mais, difícil; três ou quatro jogadores.
tile-loch-lomond = Loch Lomond
tile-glenfinnan-church = Glenfinnan Church
tile-glenfinnan-monument = Glenfinnan Monument
tile-wades-roads = General Wade’s Military Roads
card-loch-lomond = { tile-loch-lomond }
card-glenfinnan-church = { tile-glenfinnan-church }
card-glenfinnan-monument = { tile-glenfinnan-monument }
card-wades-roads = { tile-wades-roads }
effect-england = ficha da Inglaterra
    .many = fichas da Inglaterra
ask-english-turn = Você joga com o Inglês. Qual peça ele pega para você, por mais { $cost ->
    [one] { $cost } moeda
   *[other] { $cost } moedas
 }? Ou ele descarta uma, e você recebe { $coins ->
    [0] nada
    [one] { $coins } moeda
   *[other] { $coins } moedas
 }.
ask-english-turn-full = Você joga com o Inglês. Qual peça ele descarta? Você recebe { $coins } moedas: a linha da Inglaterra está cheia.
do-use-englishman = Pegar { $tile } com o Inglês
do-english-discard = Descartar { $tile } com o Inglês
do-dismiss-englishman = Mandar o Inglês além de O Fim: ele sai da partida
verb-use-englishman = Pegar com o Inglês
verb-english-discard = Descartar com o Inglês
verb-dismiss-englishman = Mandar o Inglês embora
no-englishman-own-tile = O Inglês nunca é colocado em { $tile }. Escolha outra peça.
no-englishman-beyond-end = O Inglês não passa de O Fim. Escolha uma peça antes.
no-englishman-cannot-take = Não se pode pegar { $tile }. O Inglês só pode descartá-la.
no-englishman-too-dear = Você não pode pagar { $tile } com mais { $cost ->
    [one] { $cost } moeda
   *[other] { $cost } moedas
 } para a Inglaterra. Venda recursos, escolha outra peça ou descarte uma.
no-england-row-full = A linha da Inglaterra está cheia, então não se pode usar o Inglês. Ele só pode descartar uma peça.
no-englishman-first = Primeiro coloque o Inglês numa peça.
no-englishman-moved = O Inglês já se moveu. Ative peças ou encerre o turno.
event-englishman-stands = O Inglês está no espaço { $space }, com a ficha da Inglaterra embaixo dele.
also-england-begins = { $filled ->
    [0] A linha da Inglaterra está vazia.
    [one] Há uma moeda no primeiro espaço da linha da Inglaterra.
   *[other] Há moedas nos { $filled } primeiros espaços da linha da Inglaterra.
 }
event-england-token = Lugar { $seat } pega a ficha da Inglaterra.
event-england-row = A linha da Inglaterra tem { $filled ->
    [0] todos os espaços vazios
    [one] { $filled } espaço ocupado
   *[other] { $filled } espaços ocupados
 }.
event-englishman-moves = Lugar { $seat } coloca o Inglês em { $tile }.
event-englishman-leaves = O Inglês sai da partida.
why-england = Inglaterra
note-england = Linha da Inglaterra: usar o Inglês custa { $cost ->
    [one] { $cost } moeda
   *[other] { $cost } moedas
 }; descartar uma peça com ele rende { $coins }.
note-england-full = Linha da Inglaterra: cheia; descartar uma peça com o Inglês rende { $coins } moedas.
note-token = A ficha da Inglaterra e o Inglês: { $seat }.
note-token-there = A ficha da Inglaterra está sob o Inglês: o primeiro peão que passar por ele fica com ela.

## O que a página diz

glen-effect-take-token = a ficha da Inglaterra
piece-englishman = o Inglês
glen-piece-short-englishman = Inglês
shelf-hammer = Inglaterra
shelf-hammer-free = livre
shelf-hammer-next = custa { $cost }
shelf-hammer-gone = foi embora
shown-england = { $thing ->
    [row] Linha da Inglaterra
    [token] Ficha da Inglaterra
   *[englishman] O Inglês
 }
shown-england-about = { $thing ->
    [row] Quem usa o Inglês põe moedas ali; quem descarta uma peça com ele pega a última pilha.
    [token] Quem a tem joga com o Inglês.
   *[englishman] Um peão que não é de ninguém: com ele, quem tem a ficha pega ou descarta uma peça.
 }

### lesson

## Hammer of the Scots, passo a passo. Os passos estão em lessons/hammer.json.

lesson-hammer = O Inglês
lesson-hammer-englishman = O peão cinza com a coroa é o Inglês, e a ficha da Inglaterra está embaixo dele. Quem passar por ele primeiro fica com ela, e então ele joga por essa pessoa.
lesson-hammer-token = Kingussie fica adiante dele. Pegue-a e compre a pedra que ela custa: no caminho, a ficha é sua.
lesson-hammer-place = Coloque-a acima da vila inicial e encerre seu turno.
lesson-hammer-second = { opponent-wren } pega uma peça adiante do Inglês. Passar por ele já não traz nada.
lesson-hammer-third = O terceiro jogador também. Agora o Inglês é o último do rondel.
lesson-hammer-turn = O Inglês age quando está por último, e você age por ele. Ele pega uma peça para você, por moedas na linha da Inglaterra além do preço; ou descarta uma, e você recebe moedas da linha.
lesson-hammer-use = Faça-o pegar Strathnaver: custa as 2 moedas da linha da Inglaterra e mais nada.
lesson-hammer-land = Coloque-a na ponta esquerda do seu rio, ative-a para ter uma ovelha e encerre o turno.
lesson-hammer-row = A linha da Inglaterra fica ao lado do mercado. Da próxima vez ele custa 3 moedas; descartar uma peça com ele tira as moedas mais caras. Alguns marcos dão a ficha a quem os constrói.

### cover

expansion-glenmore-hammer = O Martelo dos Escoceses
expansion-glenmore-hammer-about = Um Inglês entra no rondel; quem tem a ficha dele pega peças com ele. Para três ou quatro.
