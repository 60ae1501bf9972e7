## Farmers’ markets

option-farmers-markets = Mercados de produtores
option-farmers-markets-false = nenhum
option-farmers-markets-true = um por pessoa
option-farmers-markets-about = Cada um põe um mercado no mapa: quem se instala ao lado pode vender ali mais caro, e passar a vez rende £4 a menos.
why-farmers-market = mercado de produtores
ask-placing-market = Onde você põe seu mercado de produtores ({ $goods-good })?
verb-place-market = Pôr um mercado de produtores
verb-sell-at-market = Vender no mercado de produtores
do-place-market = Pôr seu mercado de produtores em { $hex }
do-sell-at-market = Vender { $count } { $count ->
    [one] { $good }
   *[other] { $good-many }
 } no mercado de produtores em { $hex }
event-market-dealt = Lugar { $seat } recebe um mercado de produtores ({ $goods-good }).
event-market-placed = Lugar { $seat } põe um mercado de produtores ({ $goods-good }) em { $hex }.
event-market-back = Não há espaço para o mercado de produtores do lugar { $seat }: ele volta para a caixa.
event-market-sale = Lugar { $seat } vende { $count } { $count ->
    [one] { $good }
   *[other] { $good-many }
 } no mercado de produtores em { $hex }.
event-market-gone = O mercado de produtores em { $hex } acabou, e o hexágono está livre.
no-market-needs-land = Um mercado de produtores fica em um hexágono vazio de terra firme. Escolha outro hexágono.
no-market-needs-neighbours = Este hexágono tem { $have ->
    [one] { $have } hexágono vizinho de terra firme
   *[other] { $have } hexágonos vizinhos de terra firme
 }, e um mercado de produtores precisa de { $need }. Escolha outro hexágono.
no-market-too-near = É preciso haver ao menos { $between } hexágonos entre dois mercados de produtores. Escolha um hexágono mais distante.
no-no-market-there = Não há mercado de produtores nesse hexágono.
no-market-not-near = Sua nova unidade não é vizinha do mercado de produtores em { $hex }, ou você já vendeu ali.
no-not-sold-there = O mercado de produtores em { $hex } não compra esse produto.
no-market-covered = O mercado de produtores em { $hex } já comprou esse produto ({ $good }).
no-market-limit = Em um mercado de produtores você vende no máximo { $most } unidades.
note-market = Mercado de produtores em { $hex }: compra { $goods-good }; um produto básico rende £{ $basic } a mais que seu preço, um produto manufaturado £{ $processed } a mais.
note-market-dealt = Lugar { $seat } ainda precisa pôr um mercado de produtores ({ $goods-good }).

## Na mesa

ind-markets = Mercados
ind-markets-open = { $count ->
    [one] { $count } aberto
   *[other] { $count } abertos
 }
ind-covered = coberto
ind-best-sale = no máximo { $count }
shown-market = Mercado de produtores: { $goods }
shown-market-about = Uma venda ali rende £{ $basic } a mais por produto básico e £{ $processed } a mais por produto manufaturado.
ind-to-place = A posicionar

### lesson

## Uma lição sobre mercados de produtores e o prêmio. Os passos estão nas lições do módulo.

lesson-markets = Mercados de produtores e o prêmio
lesson-markets-goal = Antes de tudo, cada um põe um mercado de produtores no mapa. Ele compra dois tipos de produto, cada um uma vez, de quem se instala ao lado. { opponent-wren } põe o dela em b5: leite e pão.
lesson-markets-place = O seu compra lã e uísque. Ponha-o em h2, num canto do mapa que você quer para si.
lesson-markets-companion = { opponent-wren } pega uma peça de começo de partida, como sempre.
lesson-markets-start = Pegue a peça marcada: ela tem lã, que seu mercado compra.
lesson-markets-near = Os primeiros trabalhadores ficam a dois hexágonos de qualquer mercado. j2 está longe o bastante: ponha ali um lenhador.
lesson-markets-workers = { opponent-wren } põe os dois mineradores longe, no sudeste.
lesson-markets-far = Seu segundo trabalhador: um minerador em l4.
lesson-markets-beside = Agora instale-se ao lado do seu mercado: uma ovelha em i2, entre o lenhador e o mercado, £11 com o terreno.
lesson-markets-sell = Ao lado de um mercado pode-se vender na hora: lã pelo preço mais £2, um produto manufaturado mais £3. Ocupa um mercador, e esse produto fica coberto para sempre. Venda 1 lã por £6 e encerre o turno.
lesson-markets-award = Há um prêmio aberto a todos: este pede unidades à beira dos rios. No fim, quem tiver mais ganha 8 PV; em empate, ambos ganham algo. Quando os dois produtos são cobertos, o mercado fecha e o hexágono volta a ser terreno livre.

### cover

expansion-caledonia-markets = Mercados de produtores
expansion-caledonia-markets-about = No mapa, mercados compram de quem se instala ao lado deles.
