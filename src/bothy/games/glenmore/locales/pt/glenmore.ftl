# Same as in English (game-glenmore, icon-animal, icon-loch, why-macgregor, why-maclachlan)

game-glenmore = Glen More II: Chronicles
about-glenmore = Monte um território nas Terras Altas peça por peça, conquiste clãs e destile uísque: de dois a quatro jogadores.

# A outra forma de um recurso e de um efeito: no plural.

## Palavras

resource-wood = madeira
    .many = madeiras
resource-stone = pedra
    .many = pedras
resource-barley = cevada
    .many = cevadas
resource-sheep = ovelha
    .many = ovelhas
resource-cattle = vaca
    .many = vacas
resource-any = recurso
    .many = recursos
resources-wood = { resource-wood }
resources-stone = { resource-stone }
resources-barley = { resource-barley }
resources-sheep = { resource-sheep }
resources-cattle = { resource-cattle }
tile-home-village = Vila inicial
tile-home-castle = Castelo inicial
tile-inshriach = Inshriach
tile-ballachulish = Ballachulish
tile-black-isle = Black Isle
tile-glen-lyon = Glen Lyon
tile-lochridge = Lochridge
tile-loch-lochy = Loch Lochy
tile-donan-castle = Donan Castle
tile-castle-stalker = Castle Stalker
tile-robert-the-bruce = Robert the Bruce
tile-william-wallace = William Wallace
tile-halkirk = Halkirk
tile-kingussie = Kingussie
tile-dornoch = Dornoch
tile-pulteney = Pulteney
tile-rothiemurchus = Rothiemurchus
tile-spittal = Spittal
tile-strathnairn = Strathnairn
tile-strathnaver = Strathnaver
tile-crieff = Crieff Tryst
tile-inverness = Inverness
tile-loch-shiel = Loch Shiel
tile-duart-castle = Duart Castle
tile-mary-stuart = Maria Stuart
tile-montrose = James Graham, marquês de Montrose
tile-rob-roy = Rob Roy MacGregor
tile-pitlochry = Pitlochry
tile-ullapool = Ullapool
tile-edradour = Edradour
tile-glen-mhor = Glen Mhor
tile-easter-ross = Easter Ross
tile-glen-orchy = Glen Orchy
tile-brora = Brora
tile-glenmore-forest = Glenmore Forest
tile-dulsie-bridge = Dulsie Bridge
tile-moot-hill = Moot Hill
tile-amulree = Amulree Tryst
tile-loch-ness = Loch Ness
tile-armadale-castle = Armadale Castle
tile-bonnie-prince-charlie = Charles Edward Stuart
tile-flora-macdonald = Flora MacDonald
tile-robert-burns = Robert Burns
tile-braemar = Braemar
tile-lairg = Lairg
tile-glenlochy = Glenlochy
tile-abernethy = Abernethy Forest
tile-drumochter = Drumochter
tile-strathspey = Strathspey
tile-rannoch = Rannoch
tile-kenmore-fair = Kenmore Fair
tile-muir-of-ord = Muir of Ord
tile-spean-bridge = Spean Bridge
tile-nairn = Nairn
tile-clachaig-inn = Clachaig Inn
tile-the-end = O Fim
tile-loch-morar = Loch Morar
tile-castle-moil = Castle Moil
tile-castle-of-mey = Castle of Mey
tile-james-watt = James Watt
tile-walter-scott = Sir Walter Scott
tile-conan-doyle = Sir Arthur Conan Doyle
tile-fort-william = Fort William
tile-thurso = Thurso
tile-millburn = Millburn
tile-strathmore = Strathmore
tile-glen-affric = Glen Affric
tile-elgin = Elgin
tile-tain = Tain
tile-craigellachie-bridge = Craigellachie Bridge
tile-oban = Oban
tile-kings-house = Kings House
tile-david-hume = David Hume
card-loch-lochy = { tile-loch-lochy }
card-donan-castle = { tile-donan-castle }
card-castle-stalker = { tile-castle-stalker }
card-inverness = { tile-inverness }
card-loch-shiel = { tile-loch-shiel }
card-duart-castle = { tile-duart-castle }
card-loch-ness = { tile-loch-ness }
card-armadale-castle = { tile-armadale-castle }
card-loch-morar = { tile-loch-morar }
card-castle-moil = { tile-castle-moil }
card-castle-of-mey = { tile-castle-of-mey }
clan-macleod = MacLeod
clan-gunn = Gunn
clan-macdonald = MacDonald
clan-maclean = MacLean
clan-macdonell = MacDonell
clan-macintosh = MacIntosh
clan-mckay = McKay
clan-chisholm = Chisholm
clan-cameron = Cameron
clan-mckinnon = McKinnon
clan-macmillan = MacMillan
clan-macgregor = MacGregor
clan-sinclair = Sinclair
clan-munro = Munro
clan-ross = Ross
clan-maclachlan = MacLachlan
clan-sutherland = Sutherland
clan-brodie = Brodie
clan-grant = Grant
clan-macpherson = MacPherson
clan-oliphant = Oliphant
clan-douglas = Douglas
icon-village = vila
icon-castle = castelo
icon-animal = animal
icon-cloth = tecido
icon-whisky = uísque
icon-trade = troca
icon-field = plantação
icon-loch = loch
icon-inn = estalagem
way-north-west = o noroeste
way-north = o norte
way-north-east = o nordeste
way-west = o oeste
way-east = o leste
way-south-west = o sudoeste
way-south = o sul
way-south-east = o sudeste
reward-coin = 1 moeda
reward-movement = 1 ponto de movimento
effect-wood = { resource-wood }
    .many = { resource-wood.many }
effect-stone = { resource-stone }
    .many = { resource-stone.many }
effect-barley = { resource-barley }
    .many = { resource-barley.many }
effect-sheep = { resource-sheep }
    .many = { resource-sheep.many }
effect-cattle = { resource-cattle }
    .many = { resource-cattle.many }
effect-resources = recurso
    .many = recursos
effect-any-resources = recurso à sua escolha
    .many = recursos à sua escolha
effect-scotsmen = escocês
    .many = escoceses
effect-whisky = barril de uísque
    .many = barris de uísque
effect-coins = moeda
    .many = moedas
effect-vp = PV
    .many = PV
effect-markers = marcador de clã
    .many = marcadores de clã
effect-movement = ponto de movimento
    .many = pontos de movimento
effect-card = carta de marco
    .many = cartas de marco
effect-person = personagem
    .many = personagens
effect-remove-tiles = peça para remover
    .many = peças para remover
effect-take-discard = peça do monte de descarte
    .many = peças do monte de descarte
effect-other = outro efeito
    .many = outros efeitos
category-effects = peças e clãs
category-castle-scotsmen = escoceses no castelo inicial
category-landmarks = marcos
category-whisky = uísque
category-persons = personagens
category-size = tamanho do território
category-coins = moedas
why-start = preparação
why-tile = peça
why-card = carta de marco
why-clan = clã
why-activation = ativação
why-trade = troca
why-purchase = compra
why-sale = venda
why-road = estrada
why-removed = de uma peça removida
why-nothing-possible = nada possível
why-macgregor = MacGregor
why-maclachlan = MacLachlan
why-scoring = pontuação
why-size = tamanho
why-coins = moedas
why-final = contagem final

## Opções

option-die = O dado também joga
option-die-false = só com dois jogadores
option-die-true = com qualquer número de jogadores: partida mais longa
option-length = Duração
option-length-full = O Fim fica no meio da pilha D
option-length-short = O Fim fica no topo da pilha D: bom para a primeira partida

## Perguntas

ask-turn = Sua vez: qual peça você pega?
ask-turn-sell = Você ainda não pode pegar nenhuma peça. Venda recursos primeiro: dá para pagar { $tile }.
ask-turn-end = { $left-count ->
    [0] Você já jogou. Encerre seu turno.
   *[other] Você ainda pode { $left } ou encerrar seu turno.
 }
left-activating = ativar peças
left-selling = vender recursos
left-walking = mover escoceses
ask-pay = Com o que você paga? O mercado vende o que falta.
ask-placing = Onde fica { $tile }? Ela ativa as peças em volta.
ask-immediate = Qual efeito vem agora? Todos vão acontecer.
ask-gathering = Quais recursos vão para a peça?
ask-storing = Para onde vai o recurso?
ask-stationing = Para onde vai o escocês?
ask-striding = Qual escocês se move? O movimento que você não usar agora se perde.
ask-activations = Qual peça em volta da nova você ativa? Depois seu turno continua.
ask-favours = Qual peça o clã permite ativar? Pode estar perto ou longe.
ask-barrel = Um barril de uísque ou pontos?
ask-choosing-clan = Qual domínio de clã recebe seu marcador? Você paga a estrada e recebe o bônus.
ask-removing = Qual peça sai do seu território? O que está nela vai para o castelo inicial.
ask-retrieving = Qual peça você pega do monte de descarte? Ela não custa nada.

## Ações

do-take = Pegar { $tile }
do-stop-at-end = Parar em O Fim
do-discard = Descartar { $tile } por { $reward }
do-end-turn = Encerrar seu turno
do-activate = Ativar a peça { $tile }{ $deal ->
    [1] {""}
    [2] , segunda opção
   *[other] , opção { $deal }
 }
do-give = Pagar 1 { $resource } da peça { $tile }
do-buy = Comprar 1 { $resource }
do-substitute = Pagar 1 moeda no lugar de 1 { $resource }
do-send-away = Pagar um escocês da peça { $tile }
do-sell = Vender 1 { $resource } da peça { $tile }
do-walk = Mover um escocês da peça { $tile } para { $way }
place-where = { $row-size ->
    [0] { $column-size ->
        [0] sobre a vila inicial
        [one] a { $column-size } peça { $column-sign ->
            [minus] à esquerda da vila inicial
           *[plus] à direita da vila inicial
         }
       *[other] a { $column-size } peças { $column-sign ->
            [minus] à esquerda da vila inicial
           *[plus] à direita da vila inicial
         }
     }
    [one] a { $row-size } peça { $row-sign ->
        [minus] acima
       *[plus] abaixo
     }{ $column-size ->
        [0] {""}
       *[other] {" "}e { $column-size } { $column-sign ->
            [minus] à esquerda
           *[plus] à direita
         }
     } da vila inicial
   *[other] a { $row-size } peças { $row-sign ->
        [minus] acima
       *[plus] abaixo
     }{ $column-size ->
        [0] {""}
       *[other] {" "}e { $column-size } { $column-sign ->
            [minus] à esquerda
           *[plus] à direita
         }
     } da vila inicial
 }
do-place = Colocá-la { place-where }
do-resolve = { $count ->
    [one] { $count } { $effect }
   *[other] { $count } { $effect-many }
 }
do-gather = Pegar { $resources }
do-store = Colocar 1 { $resource } na peça { $tile }
do-station = Colocar um escocês na peça { $tile }
do-fill = { $barrel ->
    [true] Pegar o barril
   *[other] Pegar os pontos
 }
do-place-marker = Colocar um marcador em { $clan }
do-remove = Remover a peça { $tile }
do-retrieve = Pegar { $tile }
do-done = Nada

## Motivos

no-move-first = Primeiro mova seu peão: pegue uma peça.
no-moved = Seu peão já se moveu neste turno. Ative peças ou encerre seu turno.
no-not-on-rondel = Essa peça não está no rondel. Escolha uma que esteja.
no-protected = Por { $tile } só se pode passar. Escolha outra peça.
no-no-end-yet = O Fim ainda não está no rondel.
no-no-such-reward = Pegue 1 moeda ou 1 ponto de movimento.
no-something-possible = Você pode pegar uma peça, então não pode simplesmente descartar uma.
no-sale-helps = Você pode vender recursos para pagar { $tile }, então não pode simplesmente descartar uma peça. Venda primeiro.
no-cannot-pay = Você não pode pagar { $tile }, nem com o que o mercado oferece. Venda recursos por moedas ou produza o que a peça pede.
no-cannot-pay-trade = Você não pode pagar o que se pede, nem com o que o mercado oferece. Venda outros recursos por moedas ou produza mais.
no-no-place = { $tile } não tem lugar permitido no seu território. Primeiro aproxime um escocês ou escolha outra peça.
no-end-is-not-taken = Ninguém pega O Fim; você pode parar nele.
no-no-such-resource = O mercado não tem esse recurso. Há madeira, pedra, cevada, ovelha e vaca.
no-not-asked-for = Isso não faz parte do preço: { $resource }. Pague o que ainda falta.
no-row-full = Não há mais { $resource } no mercado: a linha está cheia. Uma venda abriria um espaço.
no-too-dear = Custa { $cost ->
    [one] { $cost } moeda
   *[other] { $cost } moedas
 }, você tem { $have }, e é preciso pagar o resto também. Venda recursos por moedas ou pague de outro jeito.
no-no-substitute = Só o clã Sinclair deixa uma moeda substituir um recurso, uma vez por troca.
no-no-scotsman-asked = O preço não inclui escoceses. Pague o que ainda falta.
no-no-scotsman-at-home = Um escocês é pago a partir de uma peça inicial, e não há o bastante ali. Primeiro leve um de volta.
no-needed-near-tile = Sem ele, a peça não teria lugar permitido. Pague com outro escocês.
no-resource-not-there = Esse recurso não está nessa peça.
no-no-coins-in-row = O mercado não pode comprar { $resource }: a linha está vazia. Ela se enche quando um jogador compra.
no-place-taken = Já existe uma peça ali. Escolha um lugar livre.
no-no-edge = A peça precisa encostar no seu território por um lado; um canto não basta.
no-no-scotsman-near = Nenhum escocês seu está em volta desse lugar. Escolha um lugar ao lado de um deles.
no-new-river = Uma peça com rio vai para uma ponta do seu rio, à esquerda ou à direita.
no-river-blocked = O rio bateria numa peça sem rio. Escolha a outra ponta.
no-beside-river = Uma peça sem rio não pode ficar à esquerda nem à direita de uma peça com rio. Acima e abaixo, pode.
no-nothing-to-cover = Uma peça de sobreposição precisa cobrir uma das suas peças.
no-castle-stays = O castelo inicial não pode ser coberto. Escolha outra peça.
no-other-icon = Uma peça de sobreposição cobre uma peça do mesmo tipo. Escolha uma com o ícone dela.
no-other-river = As duas peças precisam mostrar o rio, ou nenhuma das duas. Escolha outra peça.
no-no-tile-there = Você não tem peça ali. Escolha uma das suas.
no-home-stays = As peças iniciais não podem ser removidas. Escolha outra peça.
no-river-breaks = O rio ficaria partido em dois. Só uma peça da ponta pode ser removida.
no-falls-apart = Seu território ficaria em pedaços. Escolha uma peça da qual nenhuma outra dependa.
no-no-such-effect = Esse efeito não está mais pendente. Escolha um dos oferecidos.
no-gather-so-many = Escolha { $count ->
    [one] { $count } recurso
   *[other] { $count } recursos
 }, nem mais nem menos.
no-not-offered = Isso não está em oferta. Escolha entre o que o efeito traz.
no-no-room = Não há mais espaço nessa peça. Escolha outra.
no-no-activation = Essa peça não tem ativação.
no-no-such-deal = A peça não oferece isso. Escolha uma das opções dela.
no-activated = Essa peça já foi ativada neste turno: cada uma funciona uma vez por turno.
no-too-far = Essa peça não está em volta da que você colocou. Escolha a nova peça ou uma em volta dela.
no-other-icon-asked = O clã permite ativar outro tipo de peça: { $icon }.
no-no-movement = Você não tem pontos de movimento. As vilas e algumas outras peças os dão quando ativadas.
no-no-scotsman-there = Nenhum escocês seu está ali. Escolha uma peça com um deles.
no-not-a-neighbour = Um escocês vai para uma peça vizinha do seu território, cantos incluídos.
no-no-such-clan = Não existe esse clã. Escolha um no tabuleiro de clãs.
no-clan-closed = { $clan } já tem um marcador. Escolha um clã sem nenhum.
no-road-too-dear = A estrada custa { $cost ->
    [one] { $cost } moeda
   *[other] { $cost } moedas
 }, e você tem { $have }. Escolha um clã com estrada mais barata, ou nenhum.
no-must-remove = Você precisa remover uma peça. Escolha qual.
no-not-discarded = Essa peça não está no monte de descarte. Escolha uma que esteja.

## O que acontece

event-standing = Lugar { $seat } começa em { $place }º lugar, contando de trás.
event-coins = Lugar { $seat } { $amount-sign ->
    [minus] paga
   *[plus] recebe
 } { $amount-size ->
    [one] { $amount-size } moeda
   *[other] { $amount-size } moedas
 } ({ $why }).
event-whisky = Lugar { $seat } { $count-sign ->
    [minus] entrega
   *[plus] recebe
 } { $count-size ->
    [one] { $count-size } barril
   *[other] { $count-size } barris
 } de uísque ({ $why }).
event-points = Lugar { $seat } { $points-sign ->
    [minus] perde
   *[plus] marca
 } { $points-size } PV por { $category } ({ $why }).
event-goods = Lugar { $seat } { $count-sign ->
    [minus] entrega
   *[plus] recebe
 } { $count-size ->
    [one] { $count-size } { $resource }
   *[other] { $count-size } { $resource-many }
 } { $count-sign ->
    [minus] da peça
   *[plus] na peça
 } { $tile } ({ $why }).
event-scotsmen = Lugar { $seat } { $count-sign ->
    [minus] retira
   *[plus] coloca
 } { $count-size ->
    [one] { $count-size } escocês
   *[other] { $count-size } escoceses
 } { $count-sign ->
    [minus] da peça
   *[plus] na peça
 } { $tile } ({ $why }).
event-market = A linha de { $resource } do mercado tem { $filled ->
    [0] todos os espaços vazios
    [one] { $filled } espaço ocupado
   *[other] { $filled } espaços ocupados
 }.
event-moved = Lugar { $seat } avança até { $tile }.
event-at-the-end = Lugar { $seat } para em O Fim.
event-rolled = O dado mostra { $steps }.
event-die-takes = O dado pega { $tile }.
event-die-leaves = O dado sai da partida.
event-passed-by = Todos deixaram { $tile } para trás.
event-discarded = { $tile } vai para o monte de descarte.
event-laid = { $tile } vai para o espaço { $space }.
event-placed = Lugar { $seat } coloca { $tile } { $covers ->
    [true] sobre
   *[false] ao lado de
 } { $beside-tile }.
event-card = Lugar { $seat } pega a carta { $card }.
event-person = Lugar { $seat } conquista { $tile }.
event-activated = Lugar { $seat } ativa a peça { $tile }.
event-movement = Lugar { $seat } ganha { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
 }.
event-walked = Um escocês do lugar { $seat } vai para a peça { $tile }.
event-marker = Lugar { $seat } coloca um marcador em { $clan }.
event-removed = Lugar { $seat } remove a peça { $tile }.
also-scotsmen-go-home = { $count ->
    [one] O escocês que estava nela vai para o castelo inicial.
   *[other] Os { $count } escoceses que estavam nela vão para o castelo inicial.
 }
event-retrieved = Lugar { $seat } pega { $tile } do monte de descarte.
event-scoring = Pontuação número { $number }.

## Pontuação

score-effects = Peças e clãs
score-castle-scotsmen = Escoceses no castelo inicial
score-landmarks = Marcos
score-whisky = Uísque
score-persons = Personagens
score-size = Tamanho do território
score-coins = Moedas
