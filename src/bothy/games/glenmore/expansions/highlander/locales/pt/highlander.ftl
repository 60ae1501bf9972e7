### Highlander

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
