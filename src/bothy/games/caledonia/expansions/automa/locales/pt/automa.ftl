### O Automa

options-automa = Automa
option-automa = Automa
option-automa-off = nenhum
option-automa-1 = nível 1: o mais brando
option-automa-2 = nível 2
option-automa-3 = nível 3
option-automa-4 = nível 4
option-automa-5 = nível 5: o mais difícil
option-automa-about = O último lugar é jogado por cartas e dados, contra uma a três pessoas; quanto mais alto o nível, mais dinheiro e glória tem o Automa.
option-automa-cards = Cartas do Automa
option-automa-cards-drawn = tiradas aqui
option-automa-cards-entered = indicadas pela primeira pessoa, que tem a caixa à mesa
option-automa-cards-about = Quem tem a caixa pode tirar as cartas e rolar os dados à mão, e o Bothy joga o que eles ditam.

seat-of-nobody = Automa

## Palavras

why-automa-level = nível de dificuldade
why-automa-round = cartas novas
why-instead-of-goods = em vez de produtos
why-sheep = ovelhas
why-cow = vacas
why-cheese-dairy = queijarias
why-bakery = panificadoras
why-field = plantações
why-distillery = destilarias
icon-skip = Pular a vez
icon-technology = Tecnologia
icon-trade = Comércio
icon-contract = Contrato
icon-upgrade = Atualização
icon-expand = Expansão
icons-skip = pular a vez
icons-technology = tecnologia
icons-trade = comércio
icons-contract = contrato
icons-upgrade = atualização
icons-expand = expansão
notch-sheep = ovelhas
notch-cow = vacas
notch-cheese-dairy = queijarias
notch-bakery = panificadoras
notch-field = plantações
notch-distillery = destilarias
notch-workers = trabalhadores
start-sheep = { notch-sheep }
start-cow = { notch-cow }
start-cheese-dairy = { notch-cheese-dairy }
start-bakery = { notch-bakery }
start-field = { notch-field }
start-distillery = { notch-distillery }
start-workers = { notch-workers }
criterion-port = Porto
criterion-costs = Mais barato
criterion-settlements = Povoados
criterion-neighbourhood = Vizinhança
rank-cheapest = Mais barato de cumprir
rank-most-money = Mais dinheiro
rank-rarest = Importação mais rara
rank-dearest = Mais caro de cumprir

## Perguntas

ask-draw-action = Vire a carta de ação do Automa: qual é?
ask-draw-expansion = O Automa expande. Vire uma carta de apoio: qual é?
ask-draw-upgrade = O Automa faz uma atualização. Vire uma carta de apoio: qual é?
ask-roll-token = Role o dado de produto para a ficha de glória do Automa: o que mostra?
ask-roll-place = Role o dado de preço para o trabalhador do Automa: mais é o loch central, menos é o porto.
ask-roll-first-worker = Role o dado de preço: mais é um lenhador, menos é um minerador.
ask-roll-worker = Role o dado de preço: mais é um lenhador, menos é um minerador.
ask-roll-technology = Role o dado de preço: mais atualiza os lenhadores, menos os mineradores.
ask-roll-trade-price = O Automa faz comércio. Role o dado de preço: o que mostra?
ask-roll-trade-good = Role o dado de produto até sair um que o Automa ainda não negociou: qual é?
ask-choose-neighbour = Escolha ao acaso o produto que o Automa compra.
ask-choose-hex = Escolha ao acaso para onde o Automa expande.
ask-choose-first-hex = Escolha ao acaso onde fica o trabalhador do Automa.
ask-choose-contract = Escolha ao acaso o contrato que o Automa pega.

## Ações

do-enter-card = Carta { $card }
do-enter-price = { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }
do-enter-good = { $good }
do-enter-hex = { $hex }
do-enter-contract = Contrato { $contract }

## Razões

no-not-drawn = Isso não pode ter saído. Escolha da lista.

## O que acontece

event-automa-begins = O Automa joga no nível { $level }, com frota mercante loch-1.
event-automa-token = A ficha de glória do Automa fica acima da coluna: { $notch } ({ $good }).
event-automa-near = Módulo { $module }: o trabalhador do Automa fica perto { $goal ->
    [port] do porto
   *[rock] do loch central
 } ({ $hex }).
event-automa-card = Automa: carta { $card }; { $icons-count ->
    [one] tenta apenas: { $icons }.
   *[other] tenta, nesta ordem: { $icons }.
 }
event-automa-cannot = { $icon }: impossível, { $why ->
    [no-merchant] não há mercadores disponíveis
    [all-traded] já negociou todos os produtos
    [no-workers] não há três trabalhadores do mesmo tipo no mapa sem tecnologia
    [no-money] falta dinheiro
    [tracks-full] a frota mercante e os mercadores estão completos
    [no-contract] não há contratos à vista
   *[no-hex] nenhum hexágono serve
 }.
event-automa-nothing = Nada na carta é possível: o Automa passa.
event-automa-skips = O Automa pula a vez{ $gone ->
    [true] ; a carta { $card } sai do jogo
   *[other] {""}
 }.
event-automa-support = Apoio { $card }: { $modules-count ->
    [one] módulo { $modules }.
   *[other] módulos { $modules }.
 }
event-automa-support-upgrade = Apoio { $card }: { $upgrade ->
    [shipping] frota mercante
   *[merchant] um mercador
 }.
event-automa-criterion = { $criterion }: { $hexes }.
event-automa-none = { $criterion }: nenhum.
event-automa-cheapest = { criterion-costs }: { $hexes } (£{ $cost }).
event-automa-merchants = { criterion-neighbourhood }: { $hexes } ({ $count ->
    [one] { $count } mercador
   *[other] { $count } mercadores
 }).
event-automa-only = O único hexágono possível: { $hex }.
event-automa-random = Ao acaso: { $hex }.
event-automa-random-contract = Ao acaso: contrato { $contract }.
event-automa-token-moves = Ficha de glória: { $start } +{ $steps }, { $notch }.
event-automa-unit = Custo: £{ $cost } ({ $unit }) e £{ $land } (terreno).
event-automa-contracts = { $rank }: { $contracts-count ->
    [one] contrato { $contracts }
   *[other] contratos { $contracts }
 }.
event-automa-deals = O Automa { $side ->
    [buy] compra
   *[sell] vende
 } { $good } com { $count ->
    [one] { $count } mercador
   *[other] { $count } mercadores
 }.
event-automa-port = O Automa usa o porto { $port } do canto { $corner }.
event-automa-discards = { $cards-count ->
    [one] A carta { $cards } é descartada.
   *[other] As cartas { $cards } são descartadas.
 }
event-automa-shuffles = O descarte do Automa passa a ser o seu novo baralho.
event-automa-new-cards = { $cards-count ->
    [one] A carta { $cards } entra
   *[other] As cartas { $cards } entram
 } no baralho do Automa: { $count } cartas, embaralhadas de novo.

## O que ele tem, em palavras

note-automa = O Automa joga no nível { $level }.
note-automa-deck = No baralho do Automa, sem ordem: { $cards-count ->
    [one] carta { $cards }
   *[other] cartas { $cards }
 }.
note-automa-discard = Descarte: { $cards-count ->
    [0] nenhuma carta
    [one] carta { $cards }
   *[other] cartas { $cards }
 }.
note-automa-removed = Fora do jogo: { $cards-count ->
    [0] nenhuma carta
    [one] carta { $cards }
   *[other] cartas { $cards }
 }.
note-automa-token = A ficha de glória do Automa fica acima da coluna: { $notch }.
