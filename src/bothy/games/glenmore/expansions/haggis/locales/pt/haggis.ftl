# Same as in English (score-haggis, category-haggis, why-haggis, shelf-haggis)

## Ode ao Haggis

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

## O que a página diz

glen-effect-gain-haggis = { $count ->
    [1] uma ficha de haggis
   *[other] { $count } fichas de haggis
 }

shelf-haggis = Haggis
haggis-about = fichas abertas vezes a soma dos valores, em três banquetes
haggis-reserve = A reserva
haggis-reserve-about = Pegue uma ficha aberta ou sorteie uma de { $count } fechadas.
haggis-face-down = { $count } fechadas
haggis-worth = de valor { $value }
haggis-hidden = fechada, de valor { $values }
haggis-served = servida, de valor { $value }
haggis-served-vp = { $vp } PV até agora
haggis-empty = vazia
haggis-table-mine = Sua mesa de servir
haggis-only-you = Só você vê os valores
haggis-tables-others = As mesas dos outros
haggis-feast-ahead = { $of } banquetes pela frente
haggis-feast-now = Banquete { $number } de { $of }, agora
haggis-feast-last = Banquete { $number } de { $of } terminou
haggis-feast-about = { $rolls } rolagens: quem tem o valor abre uma ficha, no máximo { $served }. O uísque paga mais rolagens.
haggis-spoilt = rolado de novo
haggis-now = sua escolha
haggis-line = você tem { $count }
haggis-words = fichas abertas: { $values }; você tem { $count }

done-more-rolls = Sem mais rolagens
shown-haggis = Ficha de haggis { $value }
shown-haggis-about = Há { $count }. No banquete, um dado com este número a abre.

### lesson

## Ode ao Haggis, passo a passo: lessons/haggis.json

lesson-haggis = O haggis
lesson-haggis-goal = As estalagens trazem fichas de haggis de valor 1, 2 ou 3. Em três banquetes o dado decide quais são servidas: depois das pontuações das pilhas B e C e bem no fim.
lesson-haggis-take = Drover’s Inn está no rondel e custa 1 madeira. Escolha-a.
lesson-haggis-pay = Você ainda não tem madeira, então o mercado a vende por 1 moeda. Compre-a.
lesson-haggis-place = Coloque a estalagem acima da vila inicial, onde está o seu escocês.
lesson-haggis-token = Uma estalagem nova traz logo uma ficha. Duas estão abertas, as outras fechadas. Pegue a de valor 1: é o 1 que o dado mais mostra.
lesson-haggis-table = Ela fica fechada na sua mesa de servir, onde cabem cinco. Só você vê o que sorteou fechado; os outros se lembram do que estava aberto.
lesson-haggis-inn = Depois, a cada ativação a estalagem troca uma ovelha por outra ficha. Uma mesa cheia devolve uma ficha a cada nova.
lesson-haggis-end = Por enquanto é só. Encerre seu turno.
lesson-haggis-feast = Em um banquete o dado é rolado quatro vezes. Quem tem uma ficha daquele valor abre uma, três no máximo; o uísque paga mais rolagens. Você marca o número de fichas vezes a soma: 1 e 3 valem 2 × 4 = 8 PV.

### cover

expansion-glenmore-haggis = Ode ao Haggis
expansion-glenmore-haggis-about = As estalagens dão haggis; em três banquetes o dado decide o que é servido.
