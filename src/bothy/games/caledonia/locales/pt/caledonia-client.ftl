# Same as in English (cal-total)

### O que o navegador diz nos tabuleiros de Clãs da Caledônia

## Em volta do mapa

cal-map = Mapa
cal-map-role = mapa de hexágonos
cal-zoom = Tamanho do mapa
cal-zoom-in = Aproximar
cal-zoom-out = Afastar
cal-fit = Ver o mapa inteiro
cal-overlays = Mostrado no mapa
cal-overlay-reach = Alcance
cal-overlay-prices = Vizinhos
cal-overlay-settlements = Povoados
cal-about-reach = O que você alcança: agora, com um nível a mais da frota, com dois
cal-about-prices = Produtos mais baratos ao lado dos outros
cal-about-settlements = Povoados que contam, e os que estão à parte
cal-tabs = Partes da mesa
cal-hex = Hexágono { $hex }
cal-close-card = Fechar a ficha
cal-mist = neblina
cal-hex-mist = { $hex }, neblina, fora deste mapa
cal-hex-closed = fechado para todos
cal-hex-piece = { $name }: { $thing }
cal-hex-in-reach = ao alcance
cal-hex-needs = precisa de { $level }
cal-hex-offers = { $count ->
    [one] { $count } unidade pode ser colocada
   *[other] { $count } unidades podem ser colocadas
 }
cal-changed-by = mudado por { $name } desde a sua vez
cal-land-cost = terreno £{ $cost }
cal-delta = delta de rio
cal-waterfall = cachoeira
cal-border = borda do mapa
cal-neighbourhood = Vizinhança, até { $most } de cada:
cal-needs = Longe demais: precisa de { $level }, você tem { $have }: £{ $price }.
cal-why-not = Por que não as outras?
cal-settlements-all = { $count ->
    [one] { $count } povoado, e ele conta
   *[other] Todos os { $count } povoados contam
 }

## Mercado

cal-market = Mercado
cal-ladder = { $thing }: £{ $price }, você tem { $own }
cal-ladder-next = { $thing }: £{ $price }, você tem { $own }, depois { $next }
cal-buy-short = Compra
cal-sell-short = Venda
cal-bought = { $name } comprou { $count }
cal-sold = { $name } vendeu { $count }
cal-buy-how-many = Comprar { $thing }:
cal-sell-how-many = Vender { $thing }:
cal-lot = { $count } × { $each } = { $total }
cal-lot-then = , depois { $price }
cal-lot-extra = e { $amount } por negociar
cal-market-hint = Escolha um produto para comprar ou vender.
cal-merchants-free = { $count ->
    [0] Nenhum mercador livre.
    [one] Um mercador livre.
   *[other] { $count } mercadores livres.
 }

## Contratos e peças

cal-export-board = Exportações
cal-contract-costs = Custo de um contrato, rodada a rodada
cal-round = rodada { $round }
cal-box-empty = espaço vazio
cal-pile = { $count ->
    [one] mais { $count } no monte
   *[other] mais { $count } no monte
 }
cal-amount = { $count } { $count ->
    [one] { $good }
   *[other] { $good-many }
 }
cal-contract-named = { $number } ({ $cost } por { $gain })
cal-contract-label = Contrato { $number }: { $cost } por { $gain }
cal-missing = falta { $count } { $thing }{ $known ->
    [yes] , { $price } no mercado
   *[no] {""}
 }
cal-complete = você tem tudo o que ele pede
cal-contract = Contrato
cal-contract-box = no tabuleiro de exportação, espaço { $box }
cal-import-worth = { $vp } PV pela raridade até agora
cal-ready = pronto
cal-no-more = já não dá
cal-hops = lúpulo
cal-free-land = { $count ->
    [one] um terreno grátis
   *[other] { $count } terrenos grátis
 }
cal-bonus-upgrade = { $count ->
    [one] uma atualização bônus
   *[other] { $count } atualizações bônus
 }
cal-drawn = Contratos tirados do monte
cal-export-box = Caixote de exportação
cal-export-box-empty = caixote de exportação: vazio
cal-tiles = Peças de pontuação
cal-tile-label = Rodada { $round }: { $text } Agora você receberia { $glory }.
cal-tile-of-round = Peça de pontuação da rodada { $round }
cal-tile-basic-goods = { $glory } de glória por produto básico.
cal-tile-processed-goods = { $glory } de glória a cada { $every } produtos manufaturados.
cal-tile-production-units = { $glory } de glória por animal e construção no mapa, { $field } por plantação.
cal-tile-workers = { $glory } de glória por trabalhador no mapa.
cal-tile-border-units = { $glory } de glória a cada { $every } unidades na borda do mapa.
cal-tile-rare-imports = { $glory } de glória por algodão, tabaco e cana-de-açúcar.
cal-tile-meat = { $glory } de glória por carne bovina e ovina dos seus contratos cumpridos.
cal-tile-upgrades = { $glory } de glória por tecnologia, nível da frota e mercador empregado.
cal-tile-dear-hexes = { $glory } de glória por hexágono de £{ $from } ou mais que você ocupa.

## Jogadores

cal-players = Jogadores
cal-player = Jogador
cal-money = Dinheiro
cal-merchants-in-stock = Mercadores na reserva
cal-shipping = Frota mercante
cal-contracts-held = Contratos na caixa
cal-contracts-done = Contratos cumpridos
cal-forecast = Pontos de vitória se o jogo acabasse agora
cal-board-of = Tabuleiro de { $name }
cal-open-board = Abrir meu tabuleiro
cal-units = Unidades restantes
cal-unit-left = { $thing }: restam { $left }, £{ $cost }
cal-goods = Produtos
cal-income = Próxima produção: £{ $money } e { $things }
cal-income-then = Próxima produção: £{ $after } em vez de £{ $before }
cal-no-goods = nenhum produto
cal-won = Trazido pelos contratos
cal-merchants = Mercadores
cal-merchants-told = { $stock } na reserva, { $market } no mercado, { $hire } a empregar
cal-at-market = no mercado
cal-to-hire = a empregar
cal-technology = Tecnologia
cal-technology-plain = { $thing }: £{ $income } cada
cal-technology-turned = { $thing }: atualizado, £{ $income } cada
cal-technology-then = { $thing }: £{ $after } cada em vez de £{ $before }
cal-technology-once = £{ $income } depois de atualizado
cal-ports = Portos
cal-port-name = Porto { $port }: { $effect }
cal-port-used = Você já o usou.
cal-port-once = usa o porto { $port } (uma vez por partida)
cal-port-reached = Ao seu alcance.
cal-port-far = Fora do seu alcance.
cal-port-spare-animal = Ao cumprir um contrato com carne, deixe { $animals } de fora.
cal-port-swap-basic-goods = Dê { $give } produto básico, pegue { $take } quaisquer.
cal-port-swap-processed-goods = Dê { $give } produto manufaturado, pegue { $take } quaisquer.
cal-port-upgrade-and-glory = { $upgrades } atualização bônus e { $glory } de glória.
cal-port-money = Receba £{ $money }.
cal-port-move-price = Antes de uma negociação, reajuste o preço desse produto em exatamente { $steps } patamares.
cal-port-swap-units = Troque { $units } unidades suas por { $units } de outros tipos.
cal-port-money-and-building-bonus = Receba £{ $money } e, se quiser, tire contratos do monte.
cal-port-use-another-port = Pague £{ $cost } e use outro porto.
cal-cellar-spot = Adega, vaga { $spot }: { $full ->
    [yes] um barril
   *[no] vazia
 }

## Clãs

cal-clans = Clãs disponíveis
cal-start-with = Começa com £{ $money }, { $things }
cal-clan-buchanan = Dois caixotes de exportação: obtenha, mantenha e cumpra dois contratos de uma vez, pagando uma só. Tira seis contratos em vez de três.
cal-clan-campbell = Cada tipo de construção custa menos: £3 a menos na primeira, £4 na segunda e na terceira, £5 na quarta.
cal-clan-cunningham = Depois da produção, venda leite como manteiga por £8 cada, sem mercadores.
cal-clan-fergusson = Três trabalhadores iniciais, na borda do mapa, e navios desde o começo: loch-2 com três ou quatro jogadores, senão loch-1.
cal-clan-macdonald = Pescadores: oito trabalhadores numa só reserva, £6 cada, rendendo £4, em terra ou nos lochs. Um pode remar por vez. Sem tecnologia. Com um ou dois jogadores, você começa com a travessia fluvial.
cal-clan-macewan = Cerveja: com cada contrato que traz lúpulo, transforme outros tantos cereais, no máximo 3, em £9 cada.
cal-clan-mackenzie = £3 por uísque produzido, e uma adega: um barril por produção, que vale £7 depois de uma rodada e £15 depois de duas.
cal-clan-robertson = Unidades em deltas custam £3 a menos, £2 a menos com um ou dois jogadores.
cal-clan-stewart = Três mercadores a mais, travessia fluvial, e £1 por compra e por venda.

## Perguntas

cal-notes-open = Mostrar tudo
cal-shelf = Módulos em jogo
cal-notes = Também nesta mesa
cal-panel-clans = Escolha seu clã
cal-panel-production = Produção
cal-panel-keep = Contratos tirados do monte
cal-panel-bonuses = Bônus da nova unidade
cal-panel-first-worker = Primeiros trabalhadores
cal-panel-slaughter = Abater no mapa
cal-panel-swap = Trocar duas unidades
cal-panel-row = Remar com um pescador
cal-panel-port = Porto
cal-panel-options = Sua escolha
cal-first-worker = Você tem £{ $money }. { $left ->
    [0] Este é o último dos seus primeiros trabalhadores.
    [one] Ainda vem mais um trabalhador.
   *[other] Ainda vêm mais { $left } trabalhadores.
 }
cal-first-worker-then = Depois você terá £{ $money }.
cal-first-worker-hint = Lenhadores ficam em florestas, mineradores em montanhas. Toque num hexágono para ver o preço.
cal-slaughter = Marque { $count ->
    [one] o animal
   *[other] { $count } animais
 } no mapa: { $marked } marcado(s).
cal-swap = Marque duas unidades suas no mapa: { $marked } marcada(s).
cal-row = Escolha o loch para onde remar.
cal-make = Produzir { $count } { $thing }
cal-production-left = Sobra: { $milk } leite, { $grain } cereal.
cal-bid-now = { $vp ->
    [-1] Ninguém deu lance ainda.
   *[other] O lance está em { $vp } PV.
 }
cal-pays = Custa { $amount }.
cal-brings = Rende { $amount }.
cal-steps = { $steps } patamares
cal-spare-none = não poupar nada
cal-draw-true = tirar contratos do monte
cal-draw-false = não tirar contratos
cal-store-true = guardar um barril
cal-store-false = não guardar nenhum

## Pontuação

cal-score-now = Se o jogo acabasse agora
cal-final-score = Pontuação final
cal-category = Categoria
cal-total = Total
cal-band = Seu resultado: { $band }.
cal-reason-hops = { $count } de lúpulo
cal-reason-exports = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
 }
cal-reason-settlements = { $count } ligados, { $level }
cal-reason-glory = { $count } de glória
cal-reason-bid = lance de { $count }

## Em palavras

cal-status-setup = Preparação
cal-status-round = Rodada { $round } de { $rounds }
cal-round-short = { $round } de { $rounds }
cal-status-action = fase de ação
cal-status-production = fase de produção
cal-turn-deployed = { $thing } em { $hex }
cal-turn-withdrawn = retirou: { $thing }, { $hex }
cal-turn-bought = comprou { $count }
cal-turn-sold = vendeu { $count }
cal-turn-price = agora a { $price }
cal-turn-obtained = pegou um contrato
cal-turn-fulfilled = cumpriu um contrato
cal-turn-hired = empregou um mercador
cal-turn-port = usou o porto { $port }
cal-unused-merchants = { $count ->
    [one] { $count } mercador
   *[other] { $count } mercadores
 }
cal-unused-contract = um contrato que você pode cumprir
cal-unused-ports = { $count ->
    [one] { $count } porto ao alcance
   *[other] { $count } portos ao alcance
 }
cal-ask-look = ver
cal-ask-reach = alcance
cal-ask-prices = preços
cal-ask-contracts = contratos
cal-ask-tiles = peças
cal-ask-ports = portos
cal-ask-settlements = povoados
cal-ask-forecast = previsão
cal-ask-goods = produtos
cal-say-reach = Ao alcance agora: { $things }.
cal-say-reach-with = Com { $level }: { $things }.
