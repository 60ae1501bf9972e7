### Farmers’ markets

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
