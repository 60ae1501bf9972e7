# Same as in English (land-loch)

game-caledonia = Clãs da Caledônia
about-caledonia = Povoe as Terras Altas, negocie e exporte seus produtos: cinco rodadas, de um a quatro jogadores.

# As outras formas de uma unidade: com artigo, no plural, e o terreno de que ela precisa.
# As de um produto: no plural, e depois de “de”. As de uma carne: o animal.

## Palavras

good-wool = lã
    .many = lãs
    .of = da lã
good-grain = cereal
    .many = cereais
    .of = do cereal
good-milk = leite
    .many = leites
    .of = do leite
good-bread = pão
    .many = pães
    .of = do pão
good-cheese = queijo
    .many = queijos
    .of = do queijo
good-whisky = uísque
    .many = uísques
    .of = do uísque
good-cotton = algodão
    .many = algodões
    .of = do algodão
good-tobacco = tabaco
    .many = tabacos
    .of = do tabaco
good-sugar-cane = cana-de-açúcar
    .many = canas-de-açúcar
    .of = da cana-de-açúcar
give-wool = { good-wool }
    .several = { $count } { good-wool.many }
give-grain = { good-grain }
    .several = { $count } { good-grain.many }
give-milk = { good-milk }
    .several = { $count } { good-milk.many }
give-bread = { good-bread }
    .several = { $count } { good-bread.many }
give-cheese = { good-cheese }
    .several = { $count } { good-cheese.many }
give-whisky = { good-whisky }
    .several = { $count } { good-whisky.many }
take-wool = { good-wool }
    .several = { $count } { good-wool.many }
take-grain = { good-grain }
    .several = { $count } { good-grain.many }
take-milk = { good-milk }
    .several = { $count } { good-milk.many }
take-bread = { good-bread }
    .several = { $count } { good-bread.many }
take-cheese = { good-cheese }
    .several = { $count } { good-cheese.many }
take-whisky = { good-whisky }
    .several = { $count } { good-whisky.many }
meat-beef = carne bovina
    .animal = vaca
    .animals = vacas
meat-mutton = carne ovina
    .animal = ovelha
    .animals = ovelhas
spare-beef = uma carne bovina
    .several = { $count ->
        [2] duas carnes bovinas
       *[other] { $count } carnes bovinas
     }
spare-mutton = uma carne ovina
    .several = { $count ->
        [2] duas carnes ovinas
       *[other] { $count } carnes ovinas
     }
unit-sheep = ovelha
    .a = uma ovelha
    .the = a ovelha
    .many = ovelhas
    .land = descampado
unit-cow = vaca
    .a = uma vaca
    .the = a vaca
    .many = vacas
    .land = descampado
unit-cheese-dairy = queijaria
    .a = uma queijaria
    .the = a queijaria
    .many = queijarias
    .land = descampado
unit-bakery = panificadora
    .a = uma panificadora
    .the = a panificadora
    .many = panificadoras
    .land = descampado
unit-field = plantação
    .a = uma plantação
    .the = a plantação
    .many = plantações
    .land = descampado
unit-distillery = destilaria
    .a = uma destilaria
    .the = a destilaria
    .many = destilarias
    .land = descampado
unit-woodcutter = lenhador
    .a = um lenhador
    .the = o lenhador
    .many = lenhadores
    .land = floresta
unit-miner = minerador
    .a = um minerador
    .the = o minerador
    .many = mineradores
    .land = montanha
unit-fisherman = pescador
    .a = um pescador
    .the = o pescador
    .many = pescadores
    .land = loch
first-sheep = { unit-sheep.a }
first-cow = { unit-cow.a }
first-cheese-dairy = { unit-cheese-dairy.a }
first-bakery = { unit-bakery.a }
first-field = { unit-field.a }
first-distillery = { unit-distillery.a }
first-woodcutter = { unit-woodcutter.a }
first-miner = { unit-miner.a }
second-sheep = { unit-sheep.a }
second-cow = { unit-cow.a }
second-cheese-dairy = { unit-cheese-dairy.a }
second-bakery = { unit-bakery.a }
second-field = { unit-field.a }
second-distillery = { unit-distillery.a }
second-woodcutter = { unit-woodcutter.a }
second-miner = { unit-miner.a }
land-grassland = descampado
land-forest = floresta
land-mountain = montanha
land-loch = loch
level-no-shipping = sem frota
level-river-crossing = travessia fluvial
level-1-loch = frota mercante loch-1
level-2-loch = frota mercante loch-2
level-3-loch = frota mercante loch-3
level-4-loch = frota mercante loch-4
clan-none = nenhum clã
    .with = sem clã
clan-buchanan = Clã Buchanan
    .with = com o clã Buchanan
clan-campbell = Clã Campbell
    .with = com o clã Campbell
clan-cunningham = Clã Cunningham
    .with = com o clã Cunningham
clan-fergusson = Clã Fergusson
    .with = com o clã Fergusson
clan-macdonald = Clã MacDonald
    .with = com o clã MacDonald
clan-macewan = Clã MacEwan
    .with = com o clã MacEwan
clan-mackenzie = Clã MacKenzie
    .with = com o clã MacKenzie
clan-robertson = Clã Robertson
    .with = com o clã Robertson
clan-stewart = Clã Stewart
    .with = com o clã Stewart
tile-start-1 = peça de começo de partida 1
tile-start-2 = peça de começo de partida 2
tile-start-3 = peça de começo de partida 3
tile-start-4 = peça de começo de partida 4
tile-start-5 = peça de começo de partida 5
tile-start-6 = peça de começo de partida 6
tile-start-7 = peça de começo de partida 7
tile-start-8 = peça de começo de partida 8
tile-start-9 = peça de começo de partida 9
tile-scoring-1 = produtos básicos
tile-scoring-2 = produtos manufaturados
tile-scoring-3 = produtores
tile-scoring-4 = trabalhadores
tile-scoring-5 = bordas
tile-scoring-6 = produtos importados
tile-scoring-7 = carne
tile-scoring-8 = atualizações
tile-scoring-9 = terrenos caros
why-trade = negociação
why-neighbourhood = bônus de vizinhança
why-contract = contrato
why-upgrade = atualização
why-export = exportação
why-slaughter = abate
why-import-track = casa marcada da trilha de importação
why-pass = bônus por passar a vez
why-port = porto
why-port-9 = porto 9
why-start = peça de começo de partida
why-turn-order = lugar na ordem dos turnos
why-production = produção
why-processing = manufatura
why-woodcutter = lenhadores
why-miner = mineradores
why-worker = trabalhadores
why-butter = manteiga
why-beer = cerveja
why-cellar = adega
why-whisky-made = uísque produzido
why-swap = troca
why-stewart = Clã Stewart
why-scoring-1 = { tile-scoring-1 }
why-scoring-2 = { tile-scoring-2 }
why-scoring-3 = { tile-scoring-3 }
why-scoring-4 = { tile-scoring-4 }
why-scoring-5 = { tile-scoring-5 }
why-scoring-6 = { tile-scoring-6 }
why-scoring-7 = { tile-scoring-7 }
why-scoring-8 = { tile-scoring-8 }
why-scoring-9 = { tile-scoring-9 }
effect-spare-animal = poupar um animal
effect-swap-basic-goods = produtos básicos
effect-swap-processed-goods = produtos manufaturados
effect-upgrade-and-glory = atualização bônus
effect-money = dinheiro
effect-move-price = reajustar um preço
effect-swap-units = trocar duas unidades
effect-money-and-building-bonus = contratos
effect-use-another-port = pegar um porto emprestado

## Opções

option-map-a = Módulo A do mapa
option-map-a-random = sorteado
option-map-a-a1 = A1
option-map-a-a2 = A2
option-map-b = Módulo B do mapa
option-map-b-random = sorteado
option-map-b-b1 = B1
option-map-b-b2 = B2
option-map-c = Módulo C do mapa
option-map-c-random = sorteado
option-map-c-c1 = C1
option-map-c-c2 = C2
option-map-d = Módulo D do mapa
option-map-d-random = sorteado
option-map-d-d1 = D1
option-map-d-d2 = D2
option-clans = Clãs
option-clans-choice = escolhidos na ordem inversa dos turnos
option-clans-auction = leiloados por pontos de vitória
option-clans-none = sem clãs, só peças de começo de partida
option-imports = Produtos importados
option-imports-ranked = valem 3, 4 ou 5 PV conforme a raridade
option-imports-fixed = valem 4 PV cada: bom para a primeira partida
option-scoring = Peças de pontuação
option-scoring-true = uma por rodada
option-scoring-false = nenhuma: bom para a primeira partida
option-ports = Portos
option-ports-true = quatro
option-ports-false = nenhum: bom para a primeira partida
option-tight = Mapa mais apertado
option-tight-false = o mapa inteiro
option-tight-true = um hexágono de terra firme de cada módulo fica coberto
option-extras = MacEwan, porto 9 e peça de pontuação 9
option-extras-true = entre as peças
option-extras-false = de fora

## Perguntas

ask-turn = Sua vez: faça uma ação principal ou passe a vez.
ask-turn-end = Você já fez sua ação principal. { $left-count ->
    [0] Encerre seu turno.
   *[other] Você ainda pode { $left } ou encerrar seu turno.
 }
ask-turn-passed = Você passou a vez. { $left-count ->
    [0] Encerre seu turno.
   *[other] Você ainda pode { $left } ou encerrar seu turno.
 }
ask-turn-further = Você tem uma ação principal adicional: faça-a ou encerre seu turno.
left-port = usar um porto
left-cellaring = tirar um barril da adega
ask-choosing = Qual clã você chefia? O dinheiro e os produtos dele chegam na hora.
ask-choosing-tile = Qual peça de começo de partida você pega? O dinheiro e os produtos dela chegam na hora.
ask-first-worker = Onde fica seu trabalhador? Você paga o trabalhador e o terreno.
ask-bidding = Quantos PV vale para você a próxima escolha de clã? O maior lance escolhe e paga.
ask-bonuses = Sua nova unidade traz um bônus: pegue o que quiser e siga em frente.
ask-moved-trade = Você reajustou este preço: agora negocie o produto.
ask-moved-purchase = Você reajustou este preço: agora compre o produto.
ask-moved-bonus = Você reajustou este preço: agora compre o produto, ou venda-o onde sua nova unidade permite.
ask-keep-drawn = Com quais destes contratos você fica? Os outros vão para o fundo do monte de compra.
ask-bonus-upgrade = Qual atualização você faz? Se não quiser nenhuma, ela se perde.
ask-rewards = O contrato traz bônus: em que ordem você os recebe?
ask-fulfil-another = Você cumpre outro contrato na mesma ação?
ask-leave = Para qual coluna volta o trabalhador?
ask-put-in = Quais unidades ocupam esses lugares? Elas não custam nada.
ask-processing = Quanto você produz? Cada construção transforma 1 leite ou 1 cereal em 1 produto manufaturado.
ask-butter = Quantos leites viram manteiga? Você recebe por cada um.
ask-beer = Quantos cereais viram cerveja? Você recebe por cada um.
ask-storing = Um barril vai para a adega? Envelhecido, ele vale mais.

## Ações

do-buy = Comprar { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-many }
 }
do-sell = Vender { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-many }
 }
do-obtain = Obter { $contracts-count ->
    [one] o contrato { $contracts }
   *[other] os contratos { $contracts }
 }
do-keep = { $contracts-count ->
    [0] Não ficar com nenhum
    [one] Ficar com o contrato { $contracts }
   *[other] Ficar com os contratos { $contracts }
 }
do-expand = Posicionar { $unit-a } em { $hex }
do-upgrade-shipping = Atualizar a frota mercante
do-upgrade-technology = Atualizar a tecnologia: { $unit-many }
do-hire-merchant = Empregar um mercador
do-take-merchant-back = Pegar de volta um mercador do mercado ({ $good })
do-done = Nada mais
do-fulfil = Cumprir o contrato { $contract }{ $animals-count ->
    [0] {""}
   *[other] , com abate em { $animals }
 }{ $ports-count ->
    [0] {""}
    [one] , poupando { $spare } pelo porto { $ports }
   *[other] , poupando { $spare } pelos portos { $ports }
 }
do-take-money = Pegar o dinheiro
do-pass = Passar a vez
do-end-turn = Encerrar seu turno
do-produce = Produzir { $cheese ->
    [one] { $cheese } queijo
   *[other] { $cheese } queijos
 }, { $bread ->
    [one] { $bread } pão
   *[other] { $bread } pães
 }, { $whisky ->
    [one] { $whisky } uísque
   *[other] { $whisky } uísques
 }
do-draw-contracts = Tirar contratos do monte de compra
do-swap-basic-goods = Porto { $port }: dar 1 { $give }, pegar { $take }
do-swap-processed-goods = Porto { $port }: dar 1 { $give }, pegar { $take }
do-port-upgrade = Porto { $port }: atualização e glória
do-port-money = Porto { $port }: pegar o dinheiro
do-port-contracts = Porto { $port }: pegar o dinheiro{ $draw ->
    [true] {" "}e contratos do monte de compra
   *[other] {""}
 }
do-move-price = Porto { $port }: { $steps-sign ->
    [minus] baixar
   *[plus] subir
 } o preço { $good-of } em { $steps-size ->
    [one] { $steps-size } patamar
   *[other] { $steps-size } patamares
 } e depois negociar o produto
do-take-off-two = Porto { $port }: trocar as unidades em { $first } e { $second }
do-return-worker = De volta entre os { $unit-many }
do-put-in-two = Colocar { $first } e { $second }
do-choose-clan = { $clan }, { $tile }
do-bid = Dar um lance de { $vp } PV
do-drop-out = Desistir do leilão
do-churn = { $milk ->
    [0] Não fazer manteiga
    [one] Fazer manteiga com { $milk } leite
   *[other] Fazer manteiga com { $milk } leites
 }
do-brew = { $grain ->
    [0] Não fazer cerveja
    [one] Fazer cerveja com { $grain } cereal
   *[other] Fazer cerveja com { $grain } cereais
 }
do-take-barrel = Tirar o barril da vaga { $spot ->
    [0] esquerda
   *[other] direita
 } da adega
do-store-barrel = { $store ->
    [true] Guardar um barril
   *[other] Não guardar nenhum
 }
do-row = Remar de { $start } para { $end }

## Motivos

no-act-first = Primeiro faça sua ação principal. Se não quiser nenhuma, passe a vez.
no-acted = Você já fez sua ação principal. Isso fica para seu próximo turno.
no-too-dear = Custa £{ $cost }, e você tem £{ $have }.{ $advice ->
    [act] {" "}Vender produtos ou passar a vez rende dinheiro.
    [money] {" "}Pegue primeiro o dinheiro do contrato.
    [mackenzie] {" "}Tire primeiro um barril da adega.
   *[none] {""}
 }
no-no-such-number = Negocie pelo menos 1 unidade.
no-no-such-good = Isso não é um produto do mercado. Há lã, cereal, leite, pão, queijo e uísque.
no-merchants-on-other-side = Seus mercadores estão do outro lado do mercado ({ $good }). Espere até que voltem para sua reserva.
no-too-few-merchants = Você precisa de { $need ->
    [one] { $need } mercador
   *[other] { $need } mercadores
 } na reserva e tem { $have }. Empregue mais um, negocie menos ou espere a volta dos seus.
no-too-few-goods = Você precisa de { $need ->
    [one] { $need } { $good }
   *[other] { $need } { $good-many }
 } e tem { $have }. A produção traz mais, ou o mercado.
no-trade-moved-good = Você reajustou o preço { $good-of }: negocie esse produto agora.
no-box-full = Não cabem mais contratos no seu caixote de exportação. Cumpra um primeiro.
no-pile-empty = O monte de compra de contratos acabou. Obtenha um dos que estão à vista.
no-exactly-so-far = O preço se move exatamente { $steps ->
    [one] { $steps } patamar
   *[other] { $steps } patamares
 }, para cima ou para baixo.
no-too-many-contracts = Obtenha um contrato por vez. Só o clã Buchanan pode pegar dois.
no-contract-not-open = Esse contrato não está à vista, ou foi citado duas vezes. Escolha no tabuleiro de exportação.
no-contract-not-drawn = Você não pegou esse contrato. Fique com um dos que pegou, ou com nenhum.
no-in-the-mist = { $hex } está na neblina: não faz parte deste mapa. Escolha um hexágono fora dela.
no-none-left = Não há mais { $unit } no seu tabuleiro. Escolha outra unidade.
no-loch = Isso é um loch: só pescadores ficam ali. Escolha um hexágono de terra firme.
no-fishermen-on-lochs = Pescadores ficam em lochs. Escolha um hexágono de loch.
no-occupied = { $hex } já está ocupado, ou fechado. Escolha um hexágono vazio.
no-beside-fisherman = Há outro pescador ao lado. Escolha um loch sem pescador vizinho.
no-wrong-land = Para { $unit-a } é preciso { $unit-land }. Neste hexágono há { $land }.
no-no-units = Você não tem nenhuma unidade no mapa: não há de onde expandir.
no-out-of-reach = Nenhum nível de frota mercante leva você até { $hex }. Primeiro expanda para mais perto.
no-needs-shipping = Longe demais: precisa de { $level }, você tem { $owned-level }. Primeiro atualize sua frota mercante, por £{ $cost }.
no-no-such-hex = Não existe esse hexágono ou essa unidade. Um hexágono se chama f6, por exemplo.
no-no-fishermen = Só o clã MacDonald tem pescadores. Escolha outra unidade.
no-neighbourhood-limit = { $most ->
    [0] O bônus de vizinhança não deixa você comprar mais desse produto neste turno.
    [one] O bônus de vizinhança só deixa você comprar mais { $most } unidade neste turno.
   *[other] O bônus de vizinhança só deixa você comprar mais { $most } unidades neste turno.
 }
no-no-building-bonus = Você pega contratos ao posicionar a quarta construção de um tipo, e não foi o caso.
no-not-in-neighbourhood = Nenhum dos novos vizinhos produz isso, ou você já comprou esse produto. Compre com a ação Negociar.
no-shipping-complete = Sua frota mercante está completa: não há nível mais alto.
no-all-merchants-hired = Todos os seus mercadores já estão empregados.
no-no-technology = O clã MacDonald não tem peças de tecnologia. Atualize a frota mercante ou empregue um mercador.
no-no-such-technology = Não existe essa tecnologia. Escolha lenhadores ou mineradores.
no-technology-turned = A tecnologia dos seus { $unit-many } já está atualizada.
no-no-merchant-there = Você não tem mercador nesse produto ({ $good }). Escolha um produto em que haja um mercador seu.
no-not-your-contract = Esse contrato não está no seu caixote. Obtenha-o primeiro.
no-nothing-to-spare = O contrato não exige nada disso: não há o que poupar.
no-too-few-animals = O contrato exige { $need } de { $meat }, e você tem { $have ->
    [0] nenhuma { $meat-animal }
    [one] { $have } { $meat-animal }
   *[other] { $have } { $meat-animals }
 } no mapa. Expanda com mais { $meat-animals }.
no-wrong-animals = Escolha exatamente os animais que o contrato exige, entre os seus.
no-no-such-bonus = O contrato não tem mais esse bônus. Escolha outro ou siga em frente.
no-no-such-port = Esse porto não está em jogo. Escolha um que esteja no mapa.
no-port-used = Você já usou o porto { $port }: cada porto serve a você uma vez na partida.
no-port-out-of-reach = Nenhuma unidade sua alcança o porto { $port }. Expanda na direção dele ou atualize sua frota mercante.
no-no-such-swap = O porto não oferece essa troca. Escolha produtos do tipo que ele aceita.
no-no-trade-follows = Você não poderia negociar depois ({ $good }), e o porto exige isso. É preciso um mercador, e dinheiro ou produtos.
no-not-yours = As duas unidades precisam ser suas. Escolha duas das suas.
no-no-fields = Plantações não podem ser trocadas. Escolha outras unidades.
no-nothing-fits = Nenhum par de unidades do seu tabuleiro pode ocupar esses lugares: é preciso que sejam de outros tipos e próprias para o terreno.
no-no-such-column = Não há espaço nessa coluna. Escolha a outra.
no-does-not-fit = Essas duas não podem ocupar esses lugares: é preciso que sejam de outros tipos e próprias para o terreno.
no-too-few-buildings = Você pode produzir no máximo { $have }: um para cada construção no mapa.
no-not-offered = Esse par não está em oferta. Escolha um clã com a peça ao lado dele.
no-first-are-workers = Suas primeiras unidades são trabalhadores. Escolha um, e um hexágono deste mapa.
no-not-on-border = O clã Fergusson começa nas bordas do mapa. Escolha um hexágono da borda.
no-not-by-the-mist = O clã Fergusson começa nas bordas do mapa, que aqui acompanham a neblina. Escolha um hexágono vizinho da neblina.
no-next-worker-unaffordable = Por £{ $cost } você não poderia pagar seu próximo trabalhador: você tem £{ $have }. Escolha um hexágono mais barato.
no-open-with-a-bid = Você abre este leilão e ainda não pode desistir: dê um lance de 0 ou mais.
no-bid-higher = Dê um lance acima de { $bid } PV e de no máximo { $most }.
no-row-before = Você pode remar uma vez por turno, antes da sua ação principal.
no-no-fisherman-there = Você não tem pescador ali. Escolha um loch onde haja um dos seus.
no-not-the-next-loch = Um pescador rema um hexágono, para um loch ao lado do seu.
no-too-much-beer = Você pode fazer cerveja com no máximo { $most ->
    [one] { $most } cereal
   *[other] { $most } cereais
 }: um para cada lúpulo, e não mais do que você tem.
no-no-barrel = Não há barril nessa vaga da adega.

## O que acontece

event-money = Lugar { $seat } { $amount-sign ->
    [minus] paga
   *[plus] recebe
 } £{ $amount-size } ({ $why }).
event-bill = Lugar { $seat } paga £{ $amount }.
event-goods = Lugar { $seat } { $count-sign ->
    [minus] entrega
   *[plus] recebe
 } { $count-size ->
    [one] { $count-size } { $good }
   *[other] { $count-size } { $good-many }
 } ({ $why }).
event-glory = Lugar { $seat } ganha { $glory ->
    [one] { $glory } glória
   *[other] { $glory } glórias
 } ({ $why }).
event-deployed = Lugar { $seat } posiciona { $unit-a } em { $hex }.
event-withdrawn = Lugar { $seat } retira { $unit-the } de { $hex } ({ $why }).
event-price = O preço { $good-of } agora é £{ $price }.
event-merchants-sent = Lugar { $seat } manda { $count ->
    [one] { $count } mercador
   *[other] { $count } mercadores
 } ao mercado ({ $good }).
event-merchants-return = Lugar { $seat } pega de volta { $count ->
    [one] { $count } mercador
   *[other] { $count } mercadores
 }.
event-merchant-back = Lugar { $seat } pega de volta um mercador do mercado ({ $good }).
event-obtained = Lugar { $seat } obtém { $contracts-count ->
    [one] o contrato { $contracts }
   *[other] os contratos { $contracts }
 }.
event-drawn = O contrato { $contract } sai do monte de compra.
event-opened = O contrato { $contract } fica à vista.
event-under-pile = { $contracts-count ->
    [0] Nenhum contrato vai para o fundo do monte de compra.
    [one] O contrato { $contracts } vai para o fundo do monte de compra.
   *[other] Os contratos { $contracts } vão para o fundo do monte de compra.
 }
event-shipping = Lugar { $seat } atualiza a frota mercante para { $level ->
    [1] { level-river-crossing }
    [2] o nível loch-1
    [3] o nível loch-2
    [4] o nível loch-3
    [5] o nível loch-4
   *[other] o nível { $level }
 }.
event-technology = Lugar { $seat } atualiza a tecnologia dos { $unit-many }.
event-hired = Lugar { $seat } emprega um mercador.
event-fulfilled = Lugar { $seat } cumpre o contrato { $contract } ({ $hops ->
    [0] sem lúpulo
    [one] { $hops } lúpulo
   *[other] { $hops } lúpulos
 }).
event-imported = Lugar { $seat } importa { $count ->
    [one] { $count } unidade
   *[other] { $count } unidades
 } de { $good }.
event-passed = Lugar { $seat } passa a vez em { $place }º lugar.
event-port = Lugar { $seat } usa o porto { $port } ({ $effect }).
event-round = Rodada { $round }.
event-side = Mapa: lado { $side }.
event-covered = O hexágono { $hex } fica coberto.
event-port-placed = O porto { $port } fica no canto { $corner }.
event-tile-placed = Pontuação da rodada { $round }: { $tile }.
event-first-player = Lugar { $seat } é o primeiro a jogar.
event-offer = Em oferta: { $clan }, { $tile }.
event-clan = Lugar { $seat } joga { $clan-with }.
event-clan-start = { $clan } começa.
event-auction-won = Lugar { $seat } arremata o leilão por { $vp } PV.
event-bid = Lugar { $seat } dá um lance de { $vp } PV.
event-dropped-out = Lugar { $seat } desiste do leilão.
event-rolled-price = O dado de preço mostra { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }.
event-rolled-good = O dado de produto mostra: { $good }.
event-removed = O contrato { $contract } sai do jogo.
event-rowed = Lugar { $seat } rema de { $start } para { $end }.
event-barrel-in = Lugar { $seat } guarda um barril na adega.
event-barrel-out = Lugar { $seat } tira da adega um barril { $aged ->
    [0] que não envelheceu
    [1] que envelheceu uma vez
    [2] que envelheceu duas vezes
   *[other] que envelheceu { $aged } vezes
 }.

## Pontuação

score-glory = Glória
score-basic-goods = Produtos básicos
score-processed-goods = Produtos manufaturados
score-money = Dinheiro
score-hops = Lúpulo
score-imports = Produtos importados
score-exports = Exportações
score-settlements = Povoados
score-bid = Lance no leilão

## Resultados da partida solo

band-newbie = principiante
band-rookie = novato
band-average = mediano
band-expert = perito
band-genius = gênio
