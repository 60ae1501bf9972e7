# Same as in English (glen-rondel, glen-short-*)

## As palavras dos tabuleiros

glen-list = { $rest } e { $last }
glen-or = {" "}ou{" "}
glen-die = o dado
glen-you = você
glen-goods = { $count } { $resource }
glen-some-any = { $count ->
    [one] { $count } recurso qualquer
   *[other] { $count } recursos quaisquer
 }
glen-some-different = { $count } recursos diferentes
glen-some-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animais
 }
glen-some-scotsmen = { $count ->
    [one] { $count } escocês
   *[other] { $count } escoceses
 }
glen-some-whisky = { $count ->
    [one] { $count } barril de uísque
   *[other] { $count } barris de uísque
 }
glen-some-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
glen-some-choice = { $count ->
    [one] { $count } recurso à escolha
   *[other] { $count } recursos à escolha
 }
glen-some-markers = { $count ->
    [one] um marcador de clã
   *[other] { $count } marcadores de clã
 }
glen-some-vp = { $count } PV
glen-some-movement = { $count ->
    [one] { $count } ponto de movimento
   *[other] { $count } pontos de movimento
 }
glen-some-tiles = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
 }
glen-take-discard = uma peça do descarte, de graça
glen-may-remove = { $count ->
    [one] você pode remover { $count } peça
   *[other] você pode remover até { $count } peças
 }
glen-must-remove = { $count ->
    [one] remova { $count } peça
   *[other] remova { $count } peças
 }
glen-steps = conforme { $what }: { $steps }
glen-step = a partir de { $from }, { $points } PV
glen-count-villages = suas vilas
glen-count-tiles-with-scotsman = suas peças com um escocês
glen-count-overlay-tiles = suas peças sobrepostas
glen-count-coins = suas moedas
glen-count-river-tiles = suas peças de rio
glen-card = a carta { $card }
glen-person = { $tile }, que conta como dois personagens
glen-activate = ative uma de suas peças: { $icon }
glen-trade = { $pay } por { $gain }
glen-power-extra-activation = em cada turno mais uma peça pode ser ativada, perto ou longe
glen-power-activate-all = neste turno todas as suas peças podem ser ativadas
glen-power-castle-scotsmen-count-more = nas pontuações, os escoceses no seu castelo inicial contam { $times } vezes
glen-power-coins-count-more = no fim, suas primeiras { $first } moedas valem { $vp } PV cada
glen-power-castles-as-scotsmen = para colocar peças, seus castelos contam como escoceses
glen-power-points-for-whisky = uma destilaria pode dar { $vp } PV no lugar de um barril
glen-power-points-for-movement = { $vp } PV por ponto de movimento que sobra no fim do turno
glen-power-coins-in-trade = em cada troca uma moeda pode valer por { $resources } recurso
glen-timing-at-once = na hora
glen-timing-lasting = permanente
glen-timing-at-end = no fim
glen-kind-person = personagem
glen-kind-end = o fim do jogo
glen-kind-rondel = uma parada do rondel
glen-river = rio
glen-overlay = sobreposta

## Rondel

glen-rondel = Rondel
glen-order = Ordem de jogo
glen-next = { $who } joga a seguir
glen-next-you = Você joga a seguir
glen-now = É a vez de { $who }
glen-now-you = É a sua vez
glen-then = Depois { $who }
glen-over = Ninguém joga mais
glen-stack = Pilha { $stack }: restam { $left }
glen-stack-scoring = A última peça da pilha { $stack } traz uma pontuação
glen-pawn = Peão de { $name }
glen-pawn-step = Peão de { $name }, jogada { $step } desde a sua
glen-pawn-last = Peão de { $name }, o último da fila
glen-die-here = O dado
glen-empty = espaço vazio
glen-new = recém-revelada
glen-takeable = você pode pegá-la
glen-cost-free = grátis
glen-cost = custa { $price }
glen-cost-market = custa { $price }; o mercado cobra { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
 } pelo que lhe falta
glen-cost-never = custa { $price }; o mercado não tem o que lhe falta
glen-at-once = na hora: { $what }
glen-activation = ativação: { $what }
glen-no-activation = sem ativação
glen-follow-order = Ordem depois
glen-follow-again = você joga de novo
glen-follow-lost = Perdida: { $what }
glen-follow-lost-none = Nenhuma peça se perde
glen-follow-laid = { $count ->
    [0] Nenhuma peça será revelada
    [one] { $count } peça será revelada
   *[other] { $count } peças serão reveladas
 }
glen-follow-scoring = Vem uma pontuação
glen-follow-end = O jogo termina
glen-follow-die = Depois o dado é rolado

## Mercado

glen-market = Mercado
glen-market-buy = compra por { $coins }
glen-market-sell = venda por { $coins }
glen-market-full = esgotado
glen-market-empty = ninguém compra
glen-market-row = { $resource }: { $buy }, { $sell }

## Território

glen-territory = Território de { $name }
glen-my-territory = Seu território
glen-way = { $row-size ->
    [0] {""}
   *[other] { $row-size } { $row-sign ->
        [minus] acima
       *[plus] abaixo
     }
 }{ $row-size ->
    [0] {""}
   *[other] { $column-size ->
        [0] {""}
       *[other] {" "}
     }
 }{ $column-size ->
    [0] {""}
   *[other] { $column-size } { $column-sign ->
        [minus] à esquerda
       *[plus] à direita
     }
 }
glen-territory-told = Território de { $name }, contando da vila inicial
glen-wakes = ativa { $what }
glen-wakes-nothing = não ativa nada
glen-used = { $number }ª a ser ativada
glen-can = você pode { $what }
glen-verb-activate = ativá-la
glen-verb-give = pagar com ela
glen-verb-send-away = pagar com um escocês daqui
glen-verb-sell = vender daqui
glen-verb-walk = mover um escocês daqui
glen-verb-store = guardar nela
glen-verb-station = pôr um escocês nela
glen-verb-remove = removê-la
glen-verb-cover = cobri-la
glen-full = { $have } de { $room }: { $lost ->
    [one] { $lost } recurso se perderia
   *[other] { $lost } recursos se perderiam
 }
glen-holds = { $have } de { $room } recursos
glen-covers = cobre { $what }
glen-back-to-mine = Voltar ao seu território
glen-nearest = O escocês mais próximo está em { $tile }

## Ativações

glen-tray = Ativações
glen-tray-left = Falta ativar
glen-tray-none = Nada mais a ativar
glen-tray-far = Perto ou longe, pelo Loch Ness
glen-trail = Feito neste turno
glen-movement-left = { $count ->
    [0] sem movimento
    [one] { $count } ponto de movimento
   *[other] { $count } pontos de movimento
 }
glen-choose-scotsman = escolha um escocês e depois para onde ele vai
glen-choices = A escolher

## Clãs

glen-clans = Tabuleiro de clãs
glen-clan-start = início
glen-clan-held = marcador de { $name }
glen-clan-road = estrada { $coins ->
    [0] grátis
    [one] { $coins } moeda
   *[other] { $coins } moedas
 }
glen-clan-way = Estrada: { $what }
glen-clan-hint = Toda estrada começa no início ou em qualquer marcador. Escolha um clã para ver sua estrada e seu bônus.

## Posses

glen-mine = O que você tem
glen-coins = moedas
glen-whisky = uísque
glen-supply = escoceses na reserva
glen-markers = marcadores de clã restantes
glen-persons = personagens
glen-cards = cartas de marco
glen-vp = PV
glen-powers = bônus permanentes
glen-none = nenhum

## Pontuação

glen-scores = Pontuação agora
glen-scores-about = O que uma pontuação daria agora, e o que mais um traria.
glen-category = Categoria
glen-one-more = mais um
glen-one-more-of = mais um: +{ $vp } PV
glen-vp-now = { $vp } PV
glen-size-line = território { $size }, o menor { $smallest }: { $fine }
glen-size = Território
glen-total = PV até agora
glen-coins-worth = Moedas no fim
glen-have-vp = { $have }, dá { $vp } PV

## Jogadores e abas

glen-players = Jogadores
glen-tab-table = Mesa
glen-tab-clans = Clãs
glen-tab-scores = Pontos
glen-tab-players = Jogadores
glen-tab-notes = Mais
glen-tab-market = Mercado
glen-look-at = Ver o território de { $name }
glen-took = pegou { $tile }
glen-at-the-end = chegou ao fim
glen-close = Fechar
glen-card-of = Sobre { $what }

# The drawn table
glen-would-go = sairia
glen-then-in-order = depois
glen-tiles-go = { $count ->
    [one] sai 1 peça
   *[other] saem { $count } peças
}
glen-wakes-in-order = { $count ->
    [0] Não ativa nada
    [one] Ativa uma peça
   *[other] Ativa { $count } peças, nesta ordem
}
glen-scores-after = depois da pilha { $stack }
glen-clans-left = { $markers ->
    [one] resta 1 marcador
   *[other] restam { $markers } marcadores
}, { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
}
glen-clans-grow = ampliar
glen-clan-cheapest = A estrada mais barata
glen-clan-step = { $from } a { $to }
glen-clan-far-yellow = a 0 ou 1 moeda do início
glen-clan-far-blue = a 2 moedas do início
glen-clan-far-red = a 3 moedas do início
glen-clan-far-purple = a 4 ou 5 moedas do início, pontos imediatos
glen-picker = Recurso { $number }
glen-stack-left = { $left }
glen-stack-bell = contagem
glen-short-montrose = Montrose
glen-short-conan-doyle = Conan Doyle
glen-short-bonnie-prince-charlie = Príncipe Carlos
glen-short-rob-roy = Rob Roy
glen-short-walter-scott = Walter Scott
glen-short-craigellachie-bridge = Craigellachie
glen-short-abernethy = Abernethy
glen-short-armadale-castle = Armadale
glen-short-flora-macdonald = F. MacDonald
glen-short-william-wallace = W. Wallace
glen-short-robert-the-bruce = Robert Bruce
glen-row-castle-scotsmen = castelo
glen-row-landmarks = marcos
glen-row-whisky = uísque
glen-row-persons = personagens
glen-row-size = tamanho
glen-row-coins = moedas
glen-row-points = pontos
glen-placing-hint = Escolha um lugar. O número diz quantas peças serão ativadas ali.
glen-shelf = Crônicas
glen-shelf-asks = é com você
glen-shelf-soon = algo acaba em breve
glen-shelf-over = acabou
glen-shelf-news = { $name } mudou alguma coisa
