### Ode ao Haggis

option-haggis = Ode ao Haggis
option-haggis-false = sem
option-haggis-true = com haggis
option-haggis-about = Crônica 5: as estalagens trazem fichas de haggis e, em três banquetes, o dado decide quais são servidas. Cerca de 10 minutos a mais; fácil.

tile-shetland-sheep = Shetland Sheep
tile-drovers-inn = Drover’s Inn
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-haggis-house = Haggis House
tile-beast-feast-inn = Beast Feast Inn
effect-haggis = ficha de haggis
    .many = fichas de haggis
score-haggis = Haggis
category-haggis = haggis
why-haggis = haggis
why-feast = banquete
why-feast-roll = mais uma rolagem

ask-taking-haggis = Qual ficha de haggis você pega?
ask-returning-haggis = Sua mesa de servir está cheia. Qual ficha volta para a reserva?
ask-more-rolls = Você paga um barril de uísque para rolar o dado de novo?
reaction-more-rolls = Mais uma rolagem em um banquete, por um barril de uísque

do-take-haggis = Pegar a ficha aberta de valor { $value }
do-draw-haggis = Sortear uma ficha fechada
do-return-haggis = Devolver uma ficha de valor { $value }
do-roll-again = Pagar 1 barril de uísque e rolar de novo
verb-take-haggis = Pegar uma ficha aberta
verb-draw-haggis = Sortear uma ficha
verb-return-haggis = Devolver uma ficha
verb-roll-again = Rolar de novo
argument-value = Valor

no-no-such-haggis = Nenhuma ficha desse valor está aberta. Pegue uma que esteja, ou sorteie uma.
no-no-hidden-haggis = Não há mais fichas fechadas. Pegue uma aberta.
no-no-such-haggis-here = Você não tinha nenhuma ficha desse valor na sua mesa. Escolha outra; a nova fica.

event-haggis-taken = Lugar { $seat } pega uma ficha de haggis de valor { $value }.
event-haggis-drawn = Lugar { $seat } sorteia uma ficha de haggis.
event-haggis-seen = A ficha que você sorteou vale { $value }.
event-haggis-returned = Lugar { $seat } devolve uma ficha de haggis.
event-haggis-uncovered = Uma ficha de haggis de valor { $value } é aberta na reserva.
event-haggis-none-left = Não resta nenhuma ficha de haggis para o lugar { $seat }.
event-feast = Banquete número { $number }.
event-feast-rolled = O dado mostra { $value }.
event-feast-rolled-again = Lugar { $seat } rola de novo: { $value }.
event-haggis-served = Lugar { $seat } serve um haggis de valor { $value }.
event-haggis-cleared = Lugar { $seat } devolve { $count ->
    [one] { $count } ficha servida
   *[other] { $count } fichas servidas
 }.

note-haggis-reserve = Reserva de haggis: abertas { $shown }; { $count } fechadas.
note-haggis-table = Mesa de servir de { $seat }: { $count } fechadas (vistas por todos: { $seen }); servidas: { $served }.
note-haggis-own = As fichas na sua mesa de servir valem: { $own }.
