# Same as in English (why-silo, argument-silo*, why-kilt)

## Os clãs de Industria

option-clan-tiles = Peças de clã
option-clan-tiles-base = as do jogo base
option-clan-tiles-both = as do jogo base e as de Industria
option-clan-tiles-industria = só as de Industria
option-clan-tiles-about = Os clãs de Industria têm poderes próprios: canais, kilts, silos, estaleiros e mais.

## Douglas

clan-douglas = Clã Douglas
    .with = com o clã Douglas
why-douglas = Clã Douglas
cal-clan-douglas = Atacado: um mercador a menos, mas cada um negocia até 2 produtos e move o preço só uma vez. £2 por par. Compra até 4 pelo bônus de vizinhança.

## Mackintosh

clan-mackintosh = Clã Mackintosh
    .with = com o clã Mackintosh
why-mackintosh = Clã Mackintosh
cal-clan-mackintosh = Altos-fornos: £3 sempre que alguém posiciona um trabalhador ou uma construção ao lado de um trabalhador seu, inclusive os iniciais.

## MacPherson

clan-macpherson = Clã MacPherson
    .with = com o clã MacPherson
why-macpherson = Clã MacPherson
cal-clan-macpherson = Criação: depois da produção, duas vacas vizinhas, e duas ovelhas vizinhas, podem ter uma cria no hexágono de uma delas, de graça.
ask-calving = Onde nasce um bezerro? Ele vai para o hexágono de uma das vacas que o geraram.
ask-lambing = Onde nasce um cordeiro? Ele vai para o hexágono de uma das ovelhas que o geraram.
do-breed-cows = { $hex ->
    [none] Não nasce bezerro
   *[other] Nasce um bezerro em { $hex }
 }
do-breed-sheep = { $hex ->
    [none] Não nasce cordeiro
   *[other] Nasce um cordeiro em { $hex }
 }
verb-breed-cows = Criar vacas
verb-breed-sheep = Criar ovelhas
no-no-parents = Só têm crias os animais com outro da mesma espécie num hexágono vizinho ou no mesmo. Escolha o hexágono de um deles.
no-no-room = Você já tem duas unidades em { $hex }, ou nenhum animal desses sobrou no seu tabuleiro. Escolha outro hexágono, ou nenhum.

## Gordon

clan-gordon = Clã Gordon
    .with = com o clã Gordon
why-gordon = Clã Gordon
why-silo = silo
cal-clan-gordon = Plantações custam £15 e produzem 3 cereais. Três silos para cereal novo: como ação, um dá terreno grátis, um dá uma atualização bônus, um dá lã ou leite.
ask-filling = Algum cereal novo vai para os silos? Ele continua seu, e você pode tirá-lo quando quiser.
left-taking-grain = tirar cereal de um silo
do-fill-silos = { $silos-count ->
    [0] Não encher nenhum silo
    [one] Encher o silo { $silos }
   *[other] Encher os silos { $silos }
 }
do-use-silo = Usar o silo { $silo }: { $silo ->
    [1] terreno grátis
    [2] uma atualização bônus
   *[other] { $good }
 }
do-take-grain = Tirar o cereal do silo { $silo }
verb-fill-silos = Encher silos
verb-use-silo = Usar um silo
verb-take-grain = Tirar cereal
argument-silo = Silo
argument-silos = Silos
no-no-silos = Só o clã Gordon tem silos. Escolha outra ação.
no-silo-empty = Não há cereal nesse silo. Os silos são enchidos no fim da produção.
no-no-such-silo = Você tem os silos 1, 2 e 3. Indique cada um só uma vez.
no-silo-full = Esse silo está cheio: cada um guarda um cereal. Escolha um vazio.
no-too-little-new-grain = Você pode guardar no máximo { $most } { $most ->
    [one] cereal
   *[other] cereais
 }: só o que suas plantações acabaram de produzir e você não usou.
no-silo-gives-other = O silo 1 dá terreno grátis, o silo 2 uma atualização, o silo 3 lã ou leite. Escolha o que o silo dá.
event-silo-filled = Lugar { $seat } enche o silo { $silo }.
event-silo-used = Lugar { $seat } usa o silo { $silo }.
event-silo-emptied = Lugar { $seat } tira o cereal do silo { $silo }.
note-silos = { $silos-count ->
    [0] Lugar { $seat } não tem cereal nos silos.
    [one] Lugar { $seat } tem cereal no silo { $silos }.
   *[other] Lugar { $seat } tem cereal nos silos { $silos }.
 }

## Fraser

clan-fraser = Clã Fraser
    .with = com o clã Fraser
why-fraser = Clã Fraser
why-kilt = kilts
cal-clan-fraser = Kilts: dois trabalhadores, cada um vizinho de uma ovelha diferente, transformam uma lã em kilt, que paga como qualquer produto manufaturado. Duas lãs a cada quatro algodões.
ask-weaving-kilts = Quantos kilts você faz? Cada um gasta 1 lã e depois paga como qualquer produto manufaturado.
ask-kilts-instead = Você pagou com este produto ({ $good }) e tem kilts. Quantos kilts você paga no lugar?
do-make-kilts = { $count ->
    [0] Não fazer kilt
    [one] Fazer { $count } kilt
   *[other] Fazer { $count } kilts
 }
do-pay-kilts = { $count ->
    [0] Não pagar kilt
    [one] Pagar { $count } kilt no lugar
   *[other] Pagar { $count } kilts no lugar
 }
verb-make-kilts = Fazer kilts
verb-pay-kilts = Pagar com kilts
no-too-many-kilts = Agora você pode fazer { $most ->
    [0] 0 kilts
    [one] { $most } kilt
   *[other] { $most } kilts
 }: um por fabricante e por lã, e nunca ter mais de dois.
no-too-few-kilts = Você pode pagar no máximo { $most ->
    [one] { $most } kilt
   *[other] { $most } kilts
 } aqui.
event-kilts-made = Lugar { $seat } faz { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }.
event-kilts-paid = Lugar { $seat } paga { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }.
note-kilts = Lugar { $seat } tem { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 } e { $makers ->
    [one] { $makers } fabricante de kilts
   *[other] { $makers } fabricantes de kilts
 }.
breakdown-kilts = { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }, { $vp } PV cada

## Sinclair

clan-sinclair = Clã Sinclair
    .with = com o clã Sinclair
why-sinclair = Clã Sinclair
cal-clan-sinclair = Ferrovias: salte um hexágono de terra por £2 e ganhe uma atualização bônus, ou lochs por £2 cada. Travessia fluvial para sempre; povoados a dois hexágonos um do outro ficam ligados.
no-rails-not-ships = O clã Sinclair viaja de trem: sua frota mercante fica na travessia fluvial. Escolha outra atualização.

## MacFarlane

clan-macfarlane = Clã MacFarlane
    .with = com o clã MacFarlane
why-macfarlane = Clã MacFarlane
cal-clan-macfarlane = Canais: uma unidade à beira de um rio põe o rio inteiro ao seu alcance, e tudo o que fica ao longo dele conta como vizinho. Travessia fluvial e dois mercadores a mais desde o começo.

## MacGregor

clan-macgregor = Clã MacGregor
    .with = com o clã MacGregor
why-macgregor = Clã MacGregor
why-sheep-sale = ovelha vendida
cal-clan-macgregor = Pastagem: posicione uma unidade no hexágono de uma ovelha de um rebanho sem pagar o terreno e depois leve a ovelha adiante. Após a produção, você pode vender uma ovelha por £15. Travessia fluvial desde o começo.
ask-grazing = Para onde vai a ovelha? Ela fica ao lado do rebanho, e o movimento é de graça.
ask-selling-sheep = Você vende uma ovelha? Ela volta para o seu tabuleiro.
do-lead-sheep = Levar a ovelha para { $end }
do-sell-sheep = { $hex ->
    [none] Não vender ovelha
   *[other] Vender a ovelha em { $hex }
 }
verb-lead-sheep = Levar a ovelha
verb-sell-sheep = Vender uma ovelha
no-not-beside-flock = A ovelha fica ao lado do rebanho. Escolha um descampado vazio ao lado de outra ovelha dele.
no-no-sheep-there = Você não tem ovelha aí. Escolha um hexágono com uma ovelha sua, ou nenhum.

## Na mesa

ind-silo = Silo { $silo }: { $full ->
    [yes] cheio
   *[other] vazio
 }
ind-kilt-makers = { $count ->
    [0] Nenhum trabalhador ao lado de uma ovelha só dele: não dá para fazer kilts
    [one] Um trabalhador pode fazer um kilt
   *[other] { $count } trabalhadores podem fazer um kilt cada
 }
ind-shipyard = { $used ->
    [yes] Usado.
   *[other] Ainda não usado.
 }
ind-canals = { $count ->
    [0] nenhum canal ainda
    [one] { $count } hexágono por canal
   *[other] { $count } hexágonos por canal
 }
ind-jumps = { $count ->
    [0] nenhum salto daqui
    [one] salto para { $count } hexágono, £{ $least }
   *[other] salto para { $count } hexágonos, a partir de £{ $least }
 }
ind-flocks = { $count ->
    [0] nenhum rebanho ainda
    [one] { $count } rebanho, { $sheep } ovelhas
   *[other] { $count } rebanhos, { $sheep } ovelhas
 }
ind-births-cow = { $count ->
    [0] nenhum bezerro ainda
   *[other] um bezerro por rodada
 }
ind-births-sheep = { $count ->
    [0] nenhum cordeiro ainda
   *[other] um cordeiro por rodada
 }
ind-furnaces = { $count ->
    [0] nenhum alto-forno ainda
    [one] £{ $pounds } em { $count } hexágono vazio
   *[other] £{ $pounds } em { $count } hexágonos vazios
 }

## Clã MacLeod

clan-macleod = Clã MacLeod
    .with = com o clã MacLeod
why-macleod = Clã MacLeod
why-deal = distribuição
cal-clan-macleod = Começa com a travessia fluvial. Quatro estaleiros têm o efeito de portos, cada um com um bônus de construção. Cada porto que você usa abre um.
ask-shipyard-bonus = O estaleiro traz um bônus de construção: você tira contratos do monte?
no-shipyard-used = Você já usou o estaleiro { $port }. Cada um serve a você uma vez na partida.
no-shipyard-closed = { $count ->
    [0] Use um porto primeiro: cada um abre um estaleiro.
    [one] Você usou tantos estaleiros quanto portos: { $count }. Use outro porto primeiro.
   *[other] Você usou tantos estaleiros quanto portos: { $count }. Use outro porto primeiro.
 }
event-shipyard-dealt = Lugar { $seat } recebe o porto { $port } como estaleiro.
event-shipyard = Lugar { $seat } usa o estaleiro { $port } ({ $effect }).
note-shipyards = Lugar { $seat }, estaleiros com o efeito destes portos: { $left-count ->
    [0] nenhum
   *[other] { $left }
 }{ $used-count ->
    [0] .
   *[other] ; usados: { $used }.
 }
