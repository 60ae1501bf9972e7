# Same as in English (options-caledonia-automa, option-automa, seat-of-caledonia, automa-seat)

## O Automa

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

## O Automa na mesa: seu lugar, suas cartas e sua vez contada passo a passo

## Seu lugar e suas cartas

automa-seat = Automa
automa-seat-line = nível { $level }, restam { $cards } cartas
automa-level = nível { $level }
automa-deck = No baralho
automa-left = { $count ->
    [one] resta { $count } carta
   *[other] restam { $count } cartas
 }
automa-later = Ainda por vir, por rodada
automa-discarded = Descartadas
automa-gone = Fora do jogo
automa-of-round = Rodada { $round }: { $count ->
    [0] nenhuma
    [one] { $count } carta
   *[other] { $count } cartas
 }
automa-card-name = Carta { $card }
automa-card-actions = tenta { $icons }
automa-card-leaves = sai do jogo depois de pular a vez
automa-card-modules = { $modules-count ->
    [one] módulo { $modules }
   *[other] módulos { $modules }
 }
automa-card-criteria = { $criteria }
automa-card-upgrade = { $upgrade ->
    [shipping] atualização: frota mercante
   *[merchant] atualização: mercador
 }
automa-card-steps = ficha de glória +{ $steps }
automa-support-card = Carta de apoio
automa-action-card = Carta de ação
automa-token = Sua ficha de glória
automa-token-at = A ficha de glória está acima da coluna { $notch }.
automa-all-cards = Todas as suas cartas

## Sua vez

automa-turn = A vez do Automa
automa-turns = Vez { $turn } de { $count }
automa-on-the-map = desenhada no mapa passo a passo
automa-step = Passo { $step } de { $count }
automa-sentence = { $title }: { $note }
automa-pause = Pausar
automa-go-on = Continuar
automa-next = Próximo passo
automa-back = Passo anterior
automa-again = Desde o início
automa-skip = Ir para a minha vez
automa-close = Fechar
automa-keys = As setas avançam e voltam, Espaço pausa, Esc pula.
automa-none-yet = Ele ainda não jogou.
automa-show = Mostrar sua última vez

## As linhas da sua vez

automa-row-card = Carta { $card }
automa-row-unit = Unidade
automa-row-bill = Dinheiro
automa-row-chance = Acaso
automa-row-result = Resultado
automa-row-skips = Pular a vez
automa-row-nothing = Passar
criterion-growth = Maior grupo
automa-no = não
automa-hexes = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
 }
automa-contracts = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
 }
automa-stay = { $count ->
    [0] nenhum fica
    [one] { $count } fica
   *[other] { $count } ficam
 }
automa-purse = £{ $before } › £{ $after }
automa-note-card = ele tenta { $icons }
automa-note-no-money = custa £{ $needs }, ele tem £{ $has }
automa-note-no-workers = { $has ->
    [0] nenhum do mesmo tipo no mapa
   *[other] { $has } do mesmo tipo no mapa
 }, precisa de { $needs }
automa-note-no-merchant = não resta nenhum mercador
automa-note-all-traded = já negociou todos os produtos
automa-note-tracks-full = frota mercante e mercadores já estão completos
automa-note-no-contract = não há contrato aberto
automa-note-no-hex = nenhum hexágono serve
automa-note-modules = { $modules-count ->
    [one] módulo { $modules }: ao alcance e pagáveis
   *[other] módulos { $modules }: ao alcance e pagáveis
 }
automa-note-port = o porto { $figure } fica ao alcance
automa-note-port-none = nenhum porto ainda não usado ao alcance
automa-note-costs = o terreno custa £{ $figure }
automa-note-settlements = seu grupo ganha { $figure ->
    [one] { $figure } povoado
   *[other] { $figure } povoados
 }
automa-note-settlements-none = nenhum grupo ganharia povoado
automa-note-joins = ligaria { $count } grupos
automa-note-neighbourhood = { $figure ->
    [one] { $figure } mercador vai
   *[other] { $figure } mercadores vão
 } ao mercado
automa-note-neighbourhood-none = nada para comprar ali
automa-note-growth = última rodada: ele tem de crescer
automa-note-growth-none = ele não cresceria em lugar nenhum
automa-note-spare = desnecessário, só resta um
automa-note-chance = { $hex }, um de { $count }
automa-note-only-unit = só uma coluna serve: { $notch }
automa-note-token = { $start } +{ $steps }: { $notch }
automa-note-takes = não tem nenhum, então pega um
automa-note-cheapest = £{ $figure } para cumprir
automa-note-dearest = £{ $figure } para cumprir
automa-note-most-money = rende £{ $figure }
automa-note-rarest = { $figure ->
    [0] a importação mais rara
    [1] a segunda mais rara
    [2] a terceira mais rara
   *[other] só lúpulo
 }

## O que se indica da caixa à mesa

verb-enter-card = Indicar a carta
verb-enter-price = Indicar o dado de preço
verb-enter-good = Indicar o produto
verb-enter-hex = Indicar o hexágono
verb-enter-contract = Indicar o contrato
argument-card = Carta
argument-steps = Dado de preço

## Conferir com as minhas cartas

automa-check = Conferir com as minhas cartas
automa-check-about = Indique as cartas que você tirou para ver os mesmos passos com elas.
automa-check-same = Mesmos passos, mesmo hexágono: { $hex }
automa-check-same-steps = As mesmas cartas, os mesmos passos
automa-check-other = Outra carta levaria a outro lugar: aqui saiu a { $drawn }, você escolheu a { $card }.
automa-check-order = Tentadas nesta ordem: { $icons }
automa-check-enter = As cartas
automa-entered = indicada aqui
shown-automa = Carta { $card } do Automa

### lesson

## Uma lição sobre o Automa. Os passos estão nas suas lições; cada um diz aqui sua mensagem.

lesson-automa = O Automa
lesson-automa-seat = Seu adversário de hoje são 22 cartas e dois dados. Ele tem tabuleiro, dinheiro, trabalhadores e mercadores como todos, mas nem clã nem produtos: onde os outros têm produtos, ele paga e recebe dinheiro.
lesson-automa-start = Pegue a peça de começo de partida com cereal e pão. O Automa não pega nenhuma: começa com £50 no nível 1, e £10 a mais por nível.
lesson-automa-start-task = Escolher a peça com cereal e pão
lesson-automa-workers = Os primeiros trabalhadores dele já estão no mapa, um em cada módulo: dois perto dos portos, dois perto do loch central. Um porto ao alcance lhe rende £10 na hora.
lesson-automa-mine = Agora os seus: ponha um lenhador em j6 e outro em j2.
lesson-automa-turn = Pegue o contrato marcado e encerre o turno. O Automa então vira uma carta.
lesson-automa-card = Saiu a carta 6. Ele tenta os ícones da esquerda para a direita e faz o primeiro possível. Tecnologia pede três trabalhadores do mesmo tipo, ele tem dois: não. O seguinte é expandir.
lesson-automa-support = Uma segunda carta, a de apoio, diz onde: a 13, módulo A. Cinco hexágonos ao alcance. Nenhum alcança um porto; quatro somam um povoado; desses, d3 é o mais barato, £1. Só resta um: está decidido.
lesson-automa-unit = Várias unidades cabem em d3, então a ficha de glória anda seis colunas, das panificadoras às queijarias. Ele paga £12 pela queijaria e £1 pelo terreno, como você pagaria.
lesson-automa-score = Na produção ele recebe £5 por produto que suas unidades fariam. No fim marca 1 PV a cada £5, exportações e povoados como você, e 10 de glória no nível 1, até 50 no nível 5.
lesson-automa-end = Cada turno dele é mostrado linha por linha, ao lado do mapa: as setas avançam, Espaço pausa, Esc pula. “Mostrar sua última vez” o traz de volta. Quem tem a caixa pode tirar as cartas e indicá-las.

### cover

expansion-caledonia-automa = O Automa
expansion-caledonia-automa-about = Um adversário de cartas e dados ocupa o último lugar.
set-caledonia-alone = Solo contra o Automa
set-caledonia-alone-about = Uma pessoa, o nível mais brando; cada passo da vez dele é mostrado.
options-caledonia-automa = Automa
seat-of-caledonia = Automa
