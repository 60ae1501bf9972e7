## A ferrovia: trens, demandas, bônus de entrega, estações

## Nomes

stop-inverness = Inverness
stop-kyle-of-lochalsh = Kyle of Lochalsh
stop-aberdeen = Aberdeen
stop-fort-william = Fort William
stop-dundee = Dundee
stop-oban = Oban
stop-perth = Perth
stop-stirling = Stirling
stop-ayr = Ayr
stop-dumfries = Dumfries
stop-edinburgh = Edimburgo
stop-glasgow = Glasgow
path-inverness = { stop-inverness }
path-kyle-of-lochalsh = { stop-kyle-of-lochalsh }
path-aberdeen = { stop-aberdeen }
path-fort-william = { stop-fort-william }
path-dundee = { stop-dundee }
path-oban = { stop-oban }
path-perth = { stop-perth }
path-stirling = { stop-stirling }
path-ayr = { stop-ayr }
path-dumfries = { stop-dumfries }
path-edinburgh = { stop-edinburgh }
path-glasgow = { stop-glasgow }
mini-inverness = { stop-inverness }
mini-kyle-of-lochalsh = { stop-kyle-of-lochalsh }
mini-aberdeen = { stop-aberdeen }
mini-fort-william = { stop-fort-william }
mini-dundee = { stop-dundee }
mini-oban = { stop-oban }
mini-perth = { stop-perth }
mini-stirling = { stop-stirling }
mini-ayr = { stop-ayr }
mini-dumfries = { stop-dumfries }
mini-edinburgh = { stop-edinburgh }
mini-glasgow = { stop-glasgow }
goods-wool = { good-wool }
    .several = { $count } { good-wool.many }
goods-wool-1 = 1 { good-wool }
goods-wool-2 = 2 { good-wool.many }
goods-wool-3 = 3 { good-wool.many }
goods-grain = { good-grain }
    .several = { $count } { good-grain.many }
goods-grain-1 = 1 { good-grain }
goods-grain-2 = 2 { good-grain.many }
goods-grain-3 = 3 { good-grain.many }
goods-milk = { good-milk }
    .several = { $count } { good-milk.many }
goods-milk-1 = 1 { good-milk }
goods-milk-2 = 2 { good-milk.many }
goods-milk-3 = 3 { good-milk.many }
goods-bread = { good-bread }
    .several = { $count } { good-bread.many }
goods-bread-1 = 1 { good-bread }
goods-bread-2 = 2 { good-bread.many }
goods-bread-3 = 3 { good-bread.many }
goods-cheese = { good-cheese }
    .several = { $count } { good-cheese.many }
goods-cheese-1 = 1 { good-cheese }
goods-cheese-2 = 2 { good-cheese.many }
goods-cheese-3 = 3 { good-cheese.many }
goods-whisky = { good-whisky }
    .several = { $count } { good-whisky.many }
goods-whisky-1 = 1 { good-whisky }
goods-whisky-2 = 2 { good-whisky.many }
goods-whisky-3 = 3 { good-whisky.many }
train-train = trem
train-mini-train = minitrem
way-buying = lado da compra
way-selling = lado da venda
technologies-woodcutter = { unit-woodcutter.many }
technologies-miner = { unit-miner.many }
unit-station = estação
    .a = uma estação
    .the = a estação
    .many = estações
    .land = um hexágono com a unidade de outro jogador
why-train-met = trem encontrado
why-delivered = entrega
why-delivery = bônus de entrega
why-metropolis = entrega em metrópole
why-tunnel = túnel
why-claim = marco
why-reserved = hexágono reservado

## Bônus de entrega

bonus-delivery-1 = £10 e até dois hexágonos adjacentes de terreno grátis
bonus-delivery-2 = uma plantação da qual você paga só o terreno
bonus-delivery-3 = £15, uma ação adicional e uma peça de cidade num hexágono vazio ao seu alcance
bonus-delivery-4 = uma atualização, e uma unidade que não seja plantação a três passos, da qual você paga só o terreno
bonus-delivery-5 = desfazer três atualizações por dois produtos manufaturados e dois básicos
bonus-delivery-6 = £15, e reajustar dois preços em um patamar cada
bonus-delivery-7 = devolver uma destilaria e pagar £5 por um produto de cada tipo
bonus-delivery-8 = um produto manufaturado e um básico, e trocar um contrato por um à vista
bonus-delivery-9 = devolver uma queijaria, panificadora ou destilaria por dois de cada produto básico
bonus-delivery-10 = manufaturar na hora até quatro produtos básicos
bonus-delivery-11 = um produto manufaturado e uma ação adicional, com um porto usado fora do alcance
bonus-delivery-12 = devolver um animal por £25
bonus-delivery-13 = dois uísques por £40
bonus-delivery-14 = £10, e mover suas unidades duas vezes
bonus-delivery-15 = um produto manufaturado, um terreno grátis e uma ação adicional
bonus-delivery-16 = £15, e pegar um contrato por cima dos seus
bonus-delivery-17 = £15 e um bônus de construção
bonus-delivery-18 = duas atualizações e £5
bonus-delivery-19 = £15 por um mercador que reserva um hexágono vazio
bonus-delivery-20 = vender até quatro unidades de um produto por £6 a mais cada
bonus-delivery-21 = £20 por três mercadores postos num lado de um produto
bonus-delivery-22 = dois mercadores trazem de graça dois produtos para um contrato
bonus-delivery-23 = cumprir um contrato, com £6 por produto importado raro
bonus-delivery-24 = devolver uma plantação para cumprir um contrato sem pagá-lo
part-jump = posicionar uma unidade a três passos
    .do = Posicionar uma unidade a três passos
part-upgrades = fazer a atualização
    .do = Fazer a atualização
part-exchange-contract = trocar um contrato
    .do = Trocar um contrato
part-goods = escolher produtos
    .do = Escolher produtos
part-free-land = expandir para terreno grátis
    .do = Expandir para terreno grátis

## Opções

option-trains = Ferrovia
option-trains-off = nenhuma
option-trains-full = trens, entregas e marcos
option-trains-milestones-for-5 = só os marcos, por £5 cada
option-trains-simple-demands = marcos com demandas simples
option-trains-about = Trens entregam produtos às cidades em troca de bônus; marcos dão pontos e abrem túneis e metrópoles. Ou jogue só com os marcos.

## Perguntas

ask-placing-train = Em que cidade seu trem começa? Ele tem de andar antes de entregar.
ask-mini-train-follows = Para onde vai seu minitrem? Ele anda um ou dois lugares.
ask-train-follows = Para onde vai seu trem? Ele entrega no fim do trajeto.
ask-delivering = Quais produtos você deixa de fora da entrega?
ask-station-first = Sua quinta entrega: você coloca a estação agora ou recebe primeiro o bônus de entrega?
ask-station-after = Onde fica sua estação? Ao seu alcance, junto da unidade de outro jogador.
ask-delivery-bonus = Bônus de entrega: { $bonus }. O que vem primeiro?
ask-free-land = Para onde você expande? O terreno não custa nada.
ask-free-field = Onde fica a plantação? Você paga só o terreno.
ask-jump = Qual unidade você posiciona a três passos? Você paga só o terreno.
ask-city-tile = Qual hexágono vazio ao seu alcance vira cidade? Ele fica fechado para todos.
ask-reserving = Qual hexágono vazio um mercador reserva? Você paga o terreno e ganha £15.
ask-choose-goods = Quais produtos você pega?
ask-process-now = O que você manufatura? Não é preciso construção.
ask-whisky-for-money = Você entrega dois uísques por £40?
ask-returning-unit = Qual unidade volta para o seu tabuleiro?
ask-undoing-upgrades = Quais três atualizações você desfaz?
ask-shifting-prices = Qual preço você reajusta em um patamar?
ask-selling-dear = O que você vende? Cada unidade rende £6 a mais que o preço.
ask-sending-merchants = Onde você põe três mercadores por £20?
ask-exchanging-contract = Qual contrato você troca por um à vista?
ask-putting-on-top = Qual contrato à vista você pega? O que fica embaixo tem de esperar.
ask-building-bonus = Você tira contratos do monte para escolher?
ask-fetching-goods = Quais dois produtos seus mercadores trazem? Os dois vão na hora para um contrato.
ask-fulfil-fetched = Para qual contrato você trouxe os produtos?
ask-fulfilling-rare = Qual contrato você cumpre? Cada produto importado raro rende £6.
ask-fulfilling-by-field = Qual contrato você cumpre por uma plantação?

## Ações

do-place-train = Colocar seu { $train } em { $stop }
do-run-train = Levar seu trem por { $path } e entregar lá
do-run-mini-train = Levar seu minitrem por { $path }
do-deliver = { $ports-count ->
    [0] Entregar tudo
    [one] Deixar { $spare } de fora pelo porto { $ports }
   *[other] Deixar { $spare } de fora pelos portos { $ports }
 }
do-place-station = Colocar sua estação em { $hex }
do-bonus-first = Receber primeiro o bônus de entrega
do-take-part = { $part-do }
do-place-city = Pôr uma cidade em { $hex }
do-reserve-hex = Reservar { $hex }
do-take-goods = Pegar { $goods }
do-give-whisky = Entregar o uísque
do-return-unit = Devolver { $unit-the } de { $hex }
do-undo-upgrades = Desfazer { $levels ->
    [0] nenhum nível de frota
    [one] { $levels } nível de frota
   *[other] { $levels } níveis de frota
 }, { $hired ->
    [0] nenhum mercador
    [one] { $hired } mercador
   *[other] { $hired } mercadores
 }{ $technologies-count ->
    [0] {""}
   *[other] {" "}e a tecnologia: { $technologies }
 }
do-shift-price = { $steps-sign ->
    [minus] Baixar o preço { $good-of }
   *[plus] Subir o preço { $good-of }
 }
do-send-merchants = Pôr mercadores: { $good }, { $way }
do-exchange-contract = Trocar o contrato { $contract } pelo { $taken }
do-put-on-top = Pegar o contrato { $contract }{ $on ->
    [-1] {""}
   *[other] , por cima do { $on }
 }
do-fetch-goods = Trazer { $goods }
do-fulfil-by-field = Cumprir o contrato { $contract } pela plantação de { $hex }
verb-place-train = Colocar um trem
verb-run-train = Levar o trem
verb-run-mini-train = Levar o minitrem
verb-deliver = Entregar
verb-place-station = Colocar a estação
verb-bonus-first = Primeiro o bônus
verb-take-part = Bônus de entrega
verb-place-city = Peça de cidade
verb-reserve-hex = Reservar um hexágono
verb-take-goods = Pegar produtos
verb-give-whisky = Entregar uísque
verb-return-unit = Devolver uma unidade
verb-undo-upgrades = Desfazer atualizações
verb-shift-price = Reajustar um preço
verb-send-merchants = Pôr mercadores
verb-exchange-contract = Trocar um contrato
verb-put-on-top = Pegar um contrato
verb-fetch-goods = Trazer produtos
verb-fulfil-by-field = Cumprir por uma plantação
argument-train = Trem
argument-stop = Lugar
argument-path = Trajeto
argument-part = Parte
argument-goods = Produtos
argument-levels = Níveis de frota
argument-hired = Mercadores
argument-technologies = Tecnologias
argument-way = Lado
argument-taken = Por
argument-on = Por cima de

## Motivos

no-train-starts-in-city = Os trens começam em cidades. Escolha uma das dez.
no-train-city-taken = Já há um trem em { $stop }. Escolha outra cidade.
no-no-such-train = Você não tem esse trem. Leve um dos seus.
no-train-used = Seu trem já entregou nesta rodada. Ele anda de novo na próxima.
no-train-could-not-follow = Depois disso seu { $train } não poderia andar, e os dois têm de andar. Escolha outro trajeto.
no-train-could-not-deliver = As taxas deste trajeto deixam dinheiro de menos para a entrega. Escolha outro trajeto.
no-train-one-or-two = Um trem anda um ou dois lugares. Escolha um trajeto mais curto.
no-train-no-track = Nenhum trilho leva dali a { $stop }. Siga os trilhos.
no-train-tunnel-locked = O túnel para { $stop } está fechado para você. Reivindique antes o marco dele.
no-train-metropolis-locked = { $stop } está fechada para você. Reivindique antes o marco dela.
no-train-back-again = Um trem não termina onde começou. Escolha outro lugar.
no-train-joins-own = Seu outro trem está lá. Escolha outro lugar.
no-train-no-demand = Não há demanda em { $stop }. Entregue em outro lugar.
no-train-served = Você já entregou em { $stop }. Entregue em outro lugar.
no-train-no-such-payment = Esta demanda não se paga assim. Escolha uma das formas oferecidas.
no-station-by-delivery = Uma estação vem com a quinta entrega. Escolha outra unidade.
no-station-by-rival = Nenhum outro jogador tem unidade em { $hex }. Escolha um hexágono com uma.
no-station-beside-station = Há uma estação em { $hex } ou ao lado. Escolha outro hexágono.
no-station-out-of-reach = { $hex } está fora do seu alcance. Escolha um hexágono que você alcance.
no-not-beside-first = { $hex } não é adjacente ao primeiro hexágono. Escolha um ao lado dele.
no-only-a-field = Este bônus posiciona uma plantação. Escolha onde ela fica.
no-not-a-field = Este bônus não posiciona plantações. Escolha outra unidade.
no-not-a-jump = { $hex } não fica a exatamente três passos de uma unidade sua. Escolha um que fique.
no-hex-reserved = Um mercador reservou { $hex }. Escolha outro hexágono.
no-goods-to-choose = Escolha { $processed ->
    [one] { $processed } produto manufaturado
   *[other] { $processed } produtos manufaturados
 } e { $basic ->
    [one] { $basic } produto básico
   *[other] { $basic } produtos básicos
 }.
no-process-at-most = Você pode manufaturar de um a { $most } produtos.
no-no-unit-to-return = Você não tem essa unidade ali. Escolha uma das suas que sirva.
no-undo-exactly = Desfaça exatamente { $count } atualizações, ou nenhuma.
no-too-few-upgrades = Você pode desfazer no máximo { $levels ->
    [one] { $levels } nível
   *[other] { $levels } níveis
 } de frota, { $hired ->
    [one] { $hired } mercador
   *[other] { $hired } mercadores
 } e { $turned ->
    [one] { $turned } tecnologia
   *[other] { $turned } tecnologias
 }.
no-price-moved-already = Você já reajustou o preço { $good-of }. Escolha outro produto.
no-price-at-its-end = O preço { $good-of } não vai mais longe nesse sentido. Escolha outro reajuste.
no-sell-at-most = Venda de uma a { $most } unidades de um produto.
no-no-such-box = Você não tem essa caixa, ou ela acabou de ser usada. Escolha outra.
no-fetch-for-contract = Os dois produtos têm de ir na hora para um contrato seu. Escolha o que ele pede.
no-no-field-there = Você não tem plantação ali. Escolha uma das suas.
no-no-such-part = Essa parte do bônus já foi feita. Escolha outra ou siga em frente.

## O que acontece

event-demand-to-come = Uma demanda futura: { $goods }.
event-demand-placed = O lugar de demanda { $number } pede { $goods }.
event-demand-gone = A demanda do lugar { $number } sai do jogo.
event-bonus-placed = { $stop } oferece { $bonus }.
event-bonus-gone = O bônus de { $stop } sai do jogo.
event-train-placed = Lugar { $seat } coloca seu { $train } em { $stop }.
event-train-moved = Lugar { $seat } leva seu { $train } por { $path }.
event-further-action = Lugar { $seat } tem { $count ->
    [one] uma ação adicional
   *[other] { $count } ações adicionais
 } ({ $why }).
event-delivered = Lugar { $seat } entrega em { $stop }, que pede { $goods }.
event-bonus-taken = Lugar { $seat } recebe o bônus de entrega: { $bonus }.
event-marker-taken = Lugar { $seat } pega uma peça da trilha de entregas: { $left ->
    [one] resta { $left }
   *[other] restam { $left }
 }.
event-station-placed = Lugar { $seat } tem sua estação em { $hex }.
event-station-lapsed = Lugar { $seat } não pode colocar sua estação, que volta para a caixa.
event-city-placed = Lugar { $seat } põe uma cidade em { $hex }, agora fechado.
event-hex-reserved = Um mercador do lugar { $seat } reserva { $hex }.
event-merchant-home = O mercador do lugar { $seat } volta de { $hex }.
event-upgrades-undone = Lugar { $seat } desfaz { $count } atualizações.
event-contract-exchanged = Lugar { $seat } troca o contrato { $contract } pelo { $taken }.
event-contract-covered = O contrato { $contract } do lugar { $seat } fica embaixo de outro.
event-contract-uncovered = O contrato { $contract } do lugar { $seat } fica de novo por cima.

## Pontos e notas

score-deliveries = Entregas
score-railway = Ferrovia solo
breakdown-deliveries = { $count ->
    [0] Nenhuma entrega
    [one] { $count } entrega
   *[other] { $count } entregas
 }
breakdown-railway = Por jogar solo com a ferrovia
note-place = { $stop }: pede { $goods }; bônus: { $bonus }.
note-place-served = { $stop }: já servido.
note-future-demand = Demanda futura { $number }: { $goods }.
note-demand-beside = Demanda ao lado de { $site }: { $goods }.
note-train = Lugar { $seat }: trem em { $stop }, { $used ->
    [true] usado nesta rodada
   *[other] pronto
 }; { $count ->
    [one] { $count } entrega
   *[other] { $count } entregas
 }.
note-two-trains = Lugar { $seat }: trem em { $stop }, { $used ->
    [true] usado nesta rodada
   *[other] pronto
 }; minitrem em { $mini }; { $count ->
    [one] { $count } entrega
   *[other] { $count } entregas
 }.
note-city = Uma cidade fecha { $hex }.
note-reserved = Um mercador do lugar { $seat } reserva { $hex }.
note-covered = Lugar { $seat }: o contrato { $contract } fica embaixo do contrato { $top }.

## Ports 16 and 17

spare-wool = 1 { good-wool }
    .several = { $count } { good-wool.many }
spare-grain = 1 { good-grain }
    .several = { $count } { good-grain.many }
spare-milk = 1 { good-milk }
    .several = { $count } { good-milk.many }
effect-leave-out-of-delivery = entrega menor
effect-take-delivery-marker = marcador de entrega
cal-port-leave-out-of-delivery = Durante uma entrega, deixe de fora { $processed } produto manufaturado ou até { $basic } básicos.
cal-port-take-delivery-marker = Pegue { $markers } peça da sua trilha de entregas; se for a estação, coloque-a.
do-port-marker = Porto { $port }: pegar uma peça da sua trilha de entregas
verb-port-marker = Porto: trilha de entregas
no-track-empty = Sua trilha de entregas está vazia, e este porto não tem efeito. Use outro porto.
note-port-halves = Com trens, o porto 16 deixa de fora um produto manufaturado ou até dois básicos de uma entrega, e o porto 17 pega uma peça da sua trilha de entregas.

## Na mesa

ind-paid = pago
ind-railway = Trem
ind-railway-map = Mapa ferroviário da Escócia
ind-to-the-map = Mapa dos clãs
ind-grow = Ampliar
ind-your-train = Seu trem
ind-next-demands = Próximas demandas
ind-train-ready = pronto
ind-train-used = já usado
ind-deliveries-open = { $count ->
    [one] { $count } entrega
   *[other] { $count } entregas
 }
ind-deliveries-row = Entregas, depois a estação
ind-delivery-made = Entrega { $number } feita
ind-markers-row = Marcos { $vp } PV; { $count ->
    [0] nenhum marcador livre
    [one] { $count } marcador livre
   *[other] { $count } marcadores livres
 }
ind-missing = £{ $price } para comprar o que falta
ind-fee = taxas £{ $fee }
ind-locked = falta { $sites }
ind-brings = Bônus de entrega: { $bonus }.
ind-markers-mine = { $count ->
    [0] nenhum marcador livre
    [one] { $count } marcador livre
   *[other] { $count } marcadores livres
 }
shown-delivery = Bônus de entrega { $number }
shown-delivery-about = Bônus de entrega: { $bonus }.
shown-demand = Demanda { $number }
shown-demand-about = Uma entrega custa { $goods }.
shown-railway = Tabuleiro da ferrovia, { $side ->
    [small] lado para um ou dois
   *[large] lado para três ou quatro
 }
shown-railway-about = { $side ->
    [small] Dez cidades e duas metrópoles, para uma ou duas pessoas.
   *[large] Dez cidades e duas metrópoles, para três ou quatro pessoas.
 }
ind-served = atendida nesta rodada por { $names }
ind-deliveries-end = Entregas: pontos no fim; a quinta traz a estação

### lesson

## Uma lição sobre a ferrovia. Os passos estão nas lições do módulo.

lesson-trains = A ferrovia
lesson-trains-goal = Com a ferrovia, os produtos vão de trem às cidades da Escócia. Cada lugar mostra o que pede e o bônus por levá-lo. A preparação começa como sempre: { opponent-wren } pega uma peça de começo de partida.
lesson-trains-start = Pegue a peça com leite e pão. Fort William pede 2 leites e 1 pão: quase tudo já está com você.
lesson-trains-start-task = Escolher a peça com leite e pão
lesson-trains-worker = Seu primeiro trabalhador: um lenhador em i7, £9 com o terreno.
lesson-trains-companion = { opponent-wren } põe os dois mineradores no noroeste.
lesson-trains-second = O segundo lenhador fica ao lado do primeiro, em i8: £7.

lesson-delivery = Uma entrega
lesson-delivery-two = A dois, cada um tem um trem e um minitrem. { opponent-wren } põe primeiro o minitrem dela em Dumfries.
lesson-delivery-mini = Ponha seu minitrem em Inverness. Quem passa pelo trem de outro paga ao dono: mesmo parado ele vale alguma coisa.
lesson-delivery-theirs = O trem de { opponent-wren } parte de Ayr.
lesson-delivery-train = O seu parte de Kyle of Lochalsh, a uma parada de Fort William.
lesson-delivery-buy = Falta um leite. Compre-o no mercado por £5 e encerre o turno.
lesson-delivery-waits = { opponent-wren } emprega um mercador, e é a sua vez de novo.
lesson-delivery-run = Levar o trem é uma ação principal: vá a Fort William; o minitrem segue com um trajeto próprio, até Kyle of Lochalsh. No fim do caminho você entrega 2 leites e 1 pão. Depois encerre o turno.
lesson-delivery-milestones = A entrega tirou uma peça da sua trilha e lhe deu um marcador. Com marcadores reivindicam-se marcos, como sete atualizações: o primeiro ganha mais PV, e os marcos abrem túneis e grandes cidades.

### cover

expansion-caledonia-trains = Trens
expansion-caledonia-trains-about = Os produtos vão de trem: entregas rendem bônus, marcos rendem pontos.
set-caledonia-trains = Primeira vez com trens
set-caledonia-trains-about = Só a ferrovia, o resto como sempre.
options-caledonia-industria = Industria: módulos
