# Same as in English (option-highlander, expansion-glenmore-highlander)

## Highlander

option-highlander = Highlander
option-highlander-off = sem
option-highlander-two-spaces = uma montanha de dois espaços
option-highlander-one-space = uma montanha de um espaço: um pouco mais difícil
option-highlander-about = Quem passa pela montanha deixa ali uma moeda ou um recurso, e o único peão que descansa nela leva tudo: cerca de 5 minutos a mais, fácil.
tile-mountain = a montanha
ask-mountain-toll = Você passa pela montanha. O que deixa ali?
do-climb = Descansar na montanha
do-leave-coin = Deixar uma moeda
do-leave-resource = Deixar 1 { $resource } da peça { $tile }
verb-climb = Descansar na montanha
verb-leave-coin = Deixar uma moeda
verb-leave-resource = Deixar um recurso
no-mountain-taken = Outro peão descansa na montanha, e ali só cabe um.
no-mountain-yours = Seu peão já está na montanha. Siga em frente.
no-no-coin-to-leave = Você não tem moedas. Deixe um recurso.
no-toll-and-tile = No caminho você passa pela montanha e, depois de deixar algo ali, não poderia pagar { $tile }. Venda recursos por moedas ou escolha uma peça antes da montanha.
no-toll-needed-for-tile = Sem isso você não poderia pagar { $tile }. Deixe outra coisa.
event-mountain-laid = A montanha ocupa { $spaces-count ->
    [one] o espaço
   *[other] os espaços
 } { $spaces }.
event-mountain-coin = Uma moeda fica na montanha.
event-mountain-resource = 1 { $resource } fica na montanha.
event-mountain-cleared = Lugar { $seat } leva tudo o que está na montanha.
event-mountain-beyond-end = O Fim fica atrás de Lugar { $seat }, que descansa na montanha e não joga mais turnos.
why-toll = pedágio
why-mountain = a montanha
note-mountain = Na montanha: { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
 }, madeira { $wood }, pedra { $stone }, cevada { $barley }, ovelha { $sheep }, vaca { $cattle }.
note-mountain-seat = Descansa na montanha: { $seat }.

## O que a página diz

shelf-highlander = Montanha
shelf-highlander-empty = nada lá
shelf-highlander-hoard = no topo
shelf-highlander-nobody = Ninguém descansa na montanha.
shelf-highlander-about = Quem passa deixa uma moeda ou um recurso. Um só peão pode descansar ali em vez de pegar uma peça e leva tudo ao seguir viagem.
shelf-highlander-toll = passou: deixe 1
glen-verb-leave-resource = deixar um recurso dela na montanha

### lesson

## Highlander, passo a passo. Os passos estão em lessons/highlander.json.

lesson-highlander = A montanha
lesson-highlander-mountain = Esta é a montanha. Ela ocupa dois espaços do rondel e fica ali a partida toda. Ninguém a pega, mas um peão por vez pode descansar nela.
lesson-highlander-toll = Quem passa por ela deixa uma moeda ou um de seus recursos, à escolha. O que se juntou está na placa, e esta ficha também mostra.
lesson-highlander-climb = Em vez de pegar uma peça, descanse na montanha: escolha-a, confirme e encerre seu turno. Desta vez sem peça, mas todos os que passarem pagam para você.
lesson-highlander-die = { opponent-wren } para logo antes da montanha. O dado vem atrás e passa: uma peça que não é de ninguém deixa uma moeda da reserva.
lesson-highlander-passed = { opponent-wren } passa pela montanha a caminho de Crieff Tryst e deixa uma moeda.
lesson-highlander-hoard = Você está por último, então é sua vez: as 2 moedas são suas na hora, antes de pagar qualquer coisa. Recursos iriam para suas peças.
lesson-highlander-on = Agora siga com uma peça como sempre: você parte da montanha, então não deixa nada. No fim da partida, o que houver lá fica com quem ainda descansa ali.

### cover

expansion-glenmore-highlander = Highlander
expansion-glenmore-highlander-about = Quem passa pela montanha deixa algo lá; quem descansa nela leva tudo.
