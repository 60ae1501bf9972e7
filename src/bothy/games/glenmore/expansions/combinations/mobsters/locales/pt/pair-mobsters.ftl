## Os bandidos ligados a outra crônica

mobster-calum-mcquack = Calum McQuack
mobster-bully-mcmuscle = Bully McMuscle
mobster-fraser-mcstarve = Fraser McStarve
mobster-oonagh-mchagg = Oonagh McHagg
mobster-elspeth-mctrick = Elspeth McTrick
mobster-erin-macmalt = Erin MacMalt
mobster-john-mcclaim = John McClaim
why-calum-mcquack = { mobster-calum-mcquack }
why-bully-mcmuscle = { mobster-bully-mcmuscle }
why-fraser-mcstarve = { mobster-fraser-mcstarve }
why-oonagh-mchagg = { mobster-oonagh-mchagg }
why-elspeth-mctrick = { mobster-elspeth-mctrick }
why-erin-macmalt = { mobster-erin-macmalt }
why-john-mcclaim = { mobster-john-mcclaim }
lying-coin = moeda
lying-wood = { resource-wood }
lying-stone = { resource-stone }
lying-barley = { resource-barley }
lying-sheep = { resource-sheep }
lying-cattle = { resource-cattle }
reaction-calum-mcquack = Calum McQuack: dar um centavo quando barcos se ultrapassam
reaction-fraser-mcstarve = Fraser McStarve: pegar uma ficha de haggis antes de um banquete
reaction-oonagh-mchagg = Oonagh McHagg: mandar rolar de novo o dado do banquete

## Questions

ask-handing-over = Um barco ultrapassou outro. Você dá um dos seus centavos ao lugar { $seat }?
ask-second-reward = { $mobster } pega uma segunda recompensa, sem olhar? Só funciona uma vez.
ask-starving = Antes de rolar o dado: Fraser McStarve pega uma ficha de haggis de alguém? Só funciona uma vez.
ask-giving-up = Fraser McStarve quer uma ficha de haggis. Qual você dá?
ask-spoiling-roll = O dado mostra { $value }. Oonagh McHagg manda rolar de novo? Uma vez por banquete.
ask-tricking = Elspeth McTrick troca algo na montanha por um recurso da reserva?
ask-first-claims = Que carta de marco de outro jogador John McClaim reivindica? Você também pode deixar as fichas para depois.

## Actions

do-hand-over = Dar um centavo
do-take-another = Pegar uma segunda recompensa
do-starve = Pegar uma ficha do lugar { $owner }
do-give-up-haggis = Dar um { $value }
do-spoil-roll = Mandar rolar de novo
do-swap-on-mountain = Trocar 1 { $lying } por 1 { $resource }
do-skim-england = Pegar a maior pilha de moedas da linha da Inglaterra
do-claim = Reivindicar { $card }

## Reasons

no-nothing-to-give-up = Esse jogador não tem ficha de haggis para dar.
no-no-such-swap = Troque algo da montanha por outro recurso: madeira, pedra, cevada, ovelha ou vaca.
no-not-on-mountain = Isso não está na montanha. Escolha algo que esteja.
no-england-row-empty = Não há moedas na linha da Inglaterra.
no-card-not-theirs = Essa carta não é de outro jogador. Escolha uma que seja.
no-card-claimed = John McClaim já reivindicou { $card }. Escolha outra carta.

## Events

event-penny-handed-over = Lugar { $seat } dá um centavo ao lugar { $other }.
event-starved = Lugar { $seat } manda Fraser McStarve ao lugar { $owner } por uma ficha de haggis.
event-haggis-given-up = Lugar { $seat } dá uma ficha de haggis ao lugar { $owner }.
event-roll-spoilt = Lugar { $seat } manda rolar de novo o { $value }.
event-mountain-swapped = Lugar { $seat } troca 1 { $lying } na montanha por 1 { $resource }.
event-card-claimed = Lugar { $seat } reivindica a carta { $card } do lugar { $owner }.
note-claimed = John McClaim reivindicou { $card } de { $owner }.

## O que a página diz sobre isso

mobs-does-calum-mcquack = Quando um barco ultrapassa outro, passe um centavo; uma vez, uma segunda recompensa.
mobs-does-bully-mcmuscle = Passos para uma peça com outro barco são grátis; uma vez, uma segunda recompensa.
mobs-does-fraser-mcstarve = Uma vez, antes de um banquete: pega uma ficha de haggis de alguém.
mobs-does-oonagh-mchagg = Uma vez por banquete: manda rolar o dado de novo.
mobs-does-elspeth-mctrick = Troca algo na montanha por um recurso da reserva.
mobs-does-erin-macmalt = Venda um barril a mais em uma peça de venda.
mobs-does-john-mcclaim = Três cartas de marco dos outros contam como suas nas pontuações.
