## O duvidoso livro da história da Escócia

option-tome = O duvidoso livro da história da Escócia
option-tome-false = sem
option-tome-true = com eventos
option-tome-about = Crônica 6: as cartas de marco têm um evento no verso, e os Gatherings permitem acioná-lo. Cerca de 20 minutos a mais; complexa.

tile-gathering-a = Gathering A
tile-gathering-b = Gathering B
tile-gathering-c = Gathering C
tile-gathering-d = Gathering D
tile-old-man-of-storr = Old Man of Storr
tile-wallace-monument = Wallace Monument
tile-dunvegan-castle = Dunvegan Castle
tile-fort-george = Fort George
card-old-man-of-storr = { tile-old-man-of-storr }
card-wallace-monument = { tile-wallace-monument }
card-dunvegan-castle = { tile-dunvegan-castle }
card-fort-george = { tile-fort-george }
icon-gathering = Gathering
effect-event = evento
    .many = eventos
effect-leave-castle = escocês sai do castelo
    .many = escoceses saem do castelo
score-tome = Eventos
category-tome = eventos
why-event = evento

# O que faz cada evento
does-old-man-of-storr = pagar um escocês por uma tabela melhor para os escoceses no castelo inicial
history-old-man-of-storr = { card-old-man-of-storr }: { does-old-man-of-storr }
does-wallace-monument = virar outra carta; 4 PV se você tem William Wallace
history-wallace-monument = { card-wallace-monument }: { does-wallace-monument }
does-dunvegan-castle = pagar 2 vacas por 7 PV
history-dunvegan-castle = { card-dunvegan-castle }: { does-dunvegan-castle }
does-fort-george = pagar um escocês para remover duas peças
history-fort-george = { card-fort-george }: { does-fort-george }
does-loch-lochy = 1 vaca, e ativar todas as suas peças de animal
history-loch-lochy = { card-loch-lochy }: { does-loch-lochy }
does-donan-castle = ativar até duas peças de outros jogadores
history-donan-castle = { card-donan-castle }: { does-donan-castle }
does-castle-stalker = pagar um escocês por uma peça do monte de descarte
history-castle-stalker = { card-castle-stalker }: { does-castle-stalker }
does-inverness = uma tabela melhor para o seu uísque
history-inverness = { card-inverness }: { does-inverness }
does-loch-shiel = pagar 1 PV por 2 escoceses em Loch Shiel
history-loch-shiel = { card-loch-shiel }: { does-loch-shiel }
does-duart-castle = 3 PV; com MacLean, trocar 2 recursos diferentes por 6 PV
history-duart-castle = { card-duart-castle }: { does-duart-castle }
does-loch-ness = 1 moeda por carta virada
history-loch-ness = { card-loch-ness }: { does-loch-ness }
does-armadale-castle = pagar pedras por 3 PV cada
history-armadale-castle = { card-armadale-castle }: { does-armadale-castle }
does-loch-morar = pagar 2 escoceses por 9 PV
history-loch-morar = { card-loch-morar }: { does-loch-morar }
does-castle-moil = 2 moedas, e mover um escocês para o castelo inicial
history-castle-moil = { card-castle-moil }: { does-castle-moil }
does-castle-of-mey = pagar um escocês para remover duas peças
history-castle-of-mey = { card-castle-of-mey }: { does-castle-of-mey }

ask-telling = Qual carta de marco você vira para usar o evento?
ask-turning-card = Qual outra carta de marco você vira?
ask-calling-home = Qual escocês vai para o castelo inicial?
ask-sending-out = Para onde vão os escoceses do castelo inicial?
ask-spending = Você dá mais um recurso por pontos?
ask-dealing = Você faz a troca do evento?
ask-borrowing = Qual peça de outro jogador você ativa?

do-use-event = { $history }
do-turn-card = Virar { $card } sem o evento
do-call-man = Trazer um escocês de { $tile }
do-send-man = Mover um escocês para { $tile }
do-spend = Dar 1 { $resource }
do-strike = Fazer a troca
do-borrow-tile = Ativar { $tile } do lugar { $owner }{ $deal ->
    [1] {""}
    [2] , segunda opção
   *[other] , opção { $deal }
 }
verb-use-event = Usar um evento
verb-turn-card = Só virar uma carta
verb-call-man = Trazer um escocês
verb-send-man = Enviar um escocês
glen-verb-call-man = trazer dela um escocês
glen-verb-send-man = enviar para ela um escocês
verb-spend = Dar por pontos
verb-strike = Fazer a troca
verb-borrow-tile = Ativar a peça de outro jogador
argument-history = Evento
argument-card = Carta
argument-owner = Jogador

no-card-not-yours = Você não tem essa carta. Escolha uma das suas.
no-card-is-turned = { $card } já mostra o evento. Escolha outra carta.
no-no-event = { $card } não tem evento.
no-cannot-pay-event = Você não pode pagar este evento: { $history }. Vire a carta sem ele, ou escolha outra.
no-event-tile-gone = { $tile } não está descoberta no seu território: nenhum escocês pode ficar nela.
no-at-home-already = É o próprio castelo inicial. Escolha outra peça.
no-tile-of-another = O evento ativa peças de outros jogadores. Escolha uma delas.
no-not-in-territory = O lugar { $seat } não tem essa peça por cima. Escolha outra.
no-borrowed-already = Você já ativou essa peça com este evento. Escolha outra.

event-card-turned = Lugar { $seat } vira { $card } para o lado do evento.
event-own-table = Lugar { $seat } pontua { $category } por uma tabela própria a partir de agora.
event-borrowed = Lugar { $seat } ativa { $tile } do lugar { $owner }.

note-card-turned = { $seat }: { $card } mostra o evento e conta como dois marcos{ $table ->
    [true] ; a tabela está em uso
   *[false] {""}
 }.
note-card-event = { $seat }, evento ainda não usado: { $history }.

## O que a página diz

glen-effect-trigger-event = { $count ->
    [1] vire uma carta de marco e use o evento dela
   *[other] vire { $count } cartas de marco e use os eventos delas
 }
glen-effect-leave-castle = os escoceses do seu castelo inicial que você quiser vão para quaisquer peças suas

shelf-tome = Livro
tome-about = uma carta virada para o evento conta como dois marcos
tome-told = Contada: vale como dois marcos.
tome-use = Usar o evento
tome-turn = Só virar
tome-none = Você ainda não tem carta de marco.
tome-now = conte um
tome-line = { $told } ditos, { $left } a dizer
tome-event-sign = evento ainda não contado

done-telling = Não virar carta
done-turning-card = Não virar outra carta
done-calling-home = Nenhum escocês volta
done-sending-out = Nenhum escocês sai
done-spending = Não dar mais nada
done-dealing = Sem troca
done-borrowing = Não ativar mais peças
shown-event = Evento de { $card }

### lesson

## O duvidoso livro da história da Escócia, passo a passo: lessons/tome.json

lesson-tome = Eventos
lesson-tome-goal = Com o livro, cada carta de marco tem um evento no verso. Os Gatherings permitem virar uma carta e usá-lo; daí em diante ela conta como dois marcos.
lesson-tome-take = Castle Stalker traz uma carta de marco. Pegue-a, compre a madeira e a pedra que ela custa, coloque-a à esquerda da vila inicial e encerre seu turno.
lesson-tome-card = Aqui estão suas cartas com as duas metades: o que a carta faz e, abaixo, o evento. O de Castle Stalker: pagar um escocês por uma peça do descarte.
lesson-tome-companion = Seu companheiro agora está mais atrás e joga três turnos antes de você.
lesson-tome-gathering = Há um Gathering à frente. Pegue-o e coloque-o acima de Castle Stalker.
lesson-tome-wake = Ative o Gathering: ele aciona um evento.
lesson-tome-tell = Você pode usar o evento ou só virar a carta para que conte em dobro. Use o de Castle Stalker.
lesson-tome-pay = O evento custa um escocês de uma peça sua. Mande embora o da vila inicial.
lesson-tome-fetch = Escolha uma peça do monte de descarte: Black Isle. Coloque-a acima da vila inicial; ela vem sem custo.
lesson-tome-last = A carta fica virada e conta como dois marcos em cada pontuação. Seu poder duradouro, se houver, também fica.

### cover

expansion-glenmore-tome = O duvidoso livro da história da Escócia
expansion-glenmore-tome-about = As cartas de marco têm um evento no verso, para usar uma vez.
