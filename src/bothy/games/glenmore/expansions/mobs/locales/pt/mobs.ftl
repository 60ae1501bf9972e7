## Penny Mobs

## Options

option-mobs = As gangues do centavo
option-mobs-false = sem
option-mobs-true = com a crônica 8
option-mobs-about = Crônica 8, uns 10 minutos a mais e dificuldade elevada: há bandidos na prisão; quem pega um fica com seu poder e com os centavos que estão nele, mas paga por isso no fim.

## Words

mobster-peggy-mcwander = Peggy McWander
mobster-joe-mcduff = Joe McDuff
mobster-bruce-mcmail = Bruce McMail
mobster-peggy-mclaird = Peggy McLaird
mobster-kenneth-mcsnitch = Kenneth McSnitch
mobster-sibyl-macsponge = Sibyl MacSponge
mobster-derek-anderson = Derek Anderson
mobster-fergus-macdarkie = Fergus MacDarkie
mobster-mike-mccastle = Mike McCastle
why-peggy-mcwander = { mobster-peggy-mcwander }
why-joe-mcduff = { mobster-joe-mcduff }
why-bruce-mcmail = { mobster-bruce-mcmail }
why-peggy-mclaird = { mobster-peggy-mclaird }
why-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }
why-sibyl-macsponge = { mobster-sibyl-macsponge }
why-derek-anderson = { mobster-derek-anderson }
why-fergus-macdarkie = { mobster-fergus-macdarkie }
why-mike-mccastle = { mobster-mike-mccastle }
why-penny = centavo
category-mobs = bandidos e centavos
reaction-bruce-mcmail = Bruce McMail: comprar um recurso que alguém acabou de produzir

## Questions

ask-at-prison = Seu turno acabou: coloque um centavo num bandido, pegue um bandido com os centavos dele, ou nem uma coisa nem outra.
ask-intercepting = Lugar { $seat } acabou de ativar { $tile }. Bruce McMail compra um dos recursos produzidos?
ask-going-out = Qual dos seus escoceses vira { $mobster }? Você também pode esperar outro turno.
ask-hiding = Para onde vai { $mobster }? Escolha uma peça do território de um adversário.
ask-hiding-flees = { $mobster } precisa sair daqui. Para o território de que outro jogador?
ask-stealing = Ninguém guarda esta peça. Que recurso Kenneth McSnitch rouba, e onde você o coloca?
ask-slipping-away = Kenneth McSnitch escapa para o território de outro jogador, ou fica onde está?
ask-resettling = Para que território vai { $tile }, e em que lugar? Não precisa de escocês ali.

## Actions

do-put-penny = Colocar um centavo em { $mobster }
do-take-mobster = Pegar { $mobster } com os centavos
do-skim = Pegar a maior pilha de moedas da linha de { $resource }
do-lie-in-wait = Colocar a ficha de { $price } de Peggy McWander em { $clan }
do-intercept = Comprar 1 { $resource } e colocar em { $tile }
do-fence = Comprar 1 { $resource } e vender ao mercado
do-reserve = Reservar { $tile } com a ficha de { $price }
do-recruit = Mandar um escocês da sua reserva como { $mobster }
do-disguise = Mandar um escocês de { $tile } como { $mobster }
do-hide = Ir para { $tile } do lugar { $owner }
do-stay = Ficar aqui
do-prowl = Mover Kenneth McSnitch para { $way }
do-steal = Roubar 1 { $resource } e colocar em { $tile }
do-steal-tile = Roubar { $tile } ao lugar { $owner }
do-resettle = Dar ao lugar { $owner }, { place-where }

## Reasons

no-not-in-prison = Esse bandido não está na prisão. Escolha um que esteja.
no-no-pennies = Você não tem mais centavos para colocar. Ainda pode pegar um bandido.
no-no-mob-token = Você não tem nenhuma ficha de { $mobster } para usar.
no-mobster-used = Você não pode usar { $mobster }: você não tem a carta, ou ela já foi usada.
no-clan-not-free = { $clan } não está livre. Escolha um domínio de clã sem marcador nem ficha.
no-not-produced = Esse recurso não foi produzido agora. Escolha um que tenha sido.
no-reached-the-end = Você já chegou a O Fim: não há próximo turno para a peça reservada.
no-reserved-already = Você só pode reservar uma peça de cada vez.
no-not-ahead = Essa peça está atrás do seu peão. Reserve uma à frente dele.
no-reserved-first = Você reservou { $tile }, então precisa pegá-la neste turno.
no-no-scotsman-left = Não há escoceses na sua reserva. Mande um de uma peça.
no-no-such-seat = Não há esse lugar nesta mesa.
no-no-such-tile-there = Essa peça não está neste território. Escolha uma que esteja.
no-no-hideout = { $mobster } não pode ir para aí. Escolha o território de outro adversário.
no-snitch-not-out = Kenneth McSnitch não está na rua a seu serviço. Mande-o primeiro para outro território.
no-nothing-to-steal = Não há esse recurso para roubar aqui, ou um escocês guarda a peça.
no-trade-stays = As peças de troca não podem ser roubadas. Escolha outra peça.
no-fits-nowhere = { $tile } não cabe em nenhum outro território. Escolha outra peça.
no-another-territory = A peça precisa ir para o território de outro jogador.
no-not-laid-there = A peça não pode ir para aí: precisa de um lado em comum, e o rio precisa ficar em ordem.

## Events

event-mobster-drawn = { $mobster } entra neste jogo ({ $back ->
    [S] na prisão desde o início
   *[B] na prisão com a primeira peça da pilha B
 }).
also-pennies-dealt = Cada um começa com { $count ->
    [one] { $count } centavo
   *[other] { $count } centavos
 }, a −1 PV cada.
event-mobsters-caught = Agora na prisão: { $mobster }.
event-penny-put = Lugar { $seat } coloca um centavo em { $mobster }.
event-mobster-taken = Lugar { $seat } pega { $mobster } com { $count ->
    [0] nenhum centavo
    [one] { $count } centavo
   *[other] { $count } centavos
 }.
event-tokens-on = { $mobster } tem { $count ->
    [0] 0 fichas
    [one] { $count } ficha
   *[other] { $count } fichas
 } (lugar { $seat }).
event-coins-on = { $mobster } tem { $count ->
    [0] 0 moedas
    [one] { $count } moeda
   *[other] { $count } moedas
 } (lugar { $seat }).
event-once-on = { $count ->
    [0] { $mobster } já fez seu serviço
   *[other] { $mobster } pode agir uma vez
 } (lugar { $seat }).
event-token-laid = Uma ficha de { $mobster } é colocada.
event-token-gone = Uma ficha de { $mobster } sai do jogo.
event-lies-in-wait = Lugar { $seat } põe um preço em { $clan }: { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
 }.
event-reserved = Lugar { $seat } reserva { $tile }: mais { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
 } para os outros.
event-turned-over = Lugar { $seat } não pegou a peça reservada: { $mobster } é virada.
event-disguised = Um escocês do lugar { $seat } parte como { $mobster }.
event-hidden = { $mobster } do lugar { $seat } está em { $tile } do lugar { $owner }.
event-prowled = Kenneth McSnitch do lugar { $seat } se esgueira para { $tile } do lugar { $owner }.
event-tile-stolen = Lugar { $seat } rouba { $tile } ao lugar { $owner } para o lugar { $other }.

## Scores and notes

score-mobs = Bandidos e centavos
breakdown-mobs = { $count ->
    [0] Nenhum bandido
    [one] { $count } bandido: −{ $vp } PV
   *[other] { $count } bandidos: −{ $vp } PV
 }; centavos: { $bright } a +1, { $pennies } a −1
note-mobster-waiting = { $mobster } (−{ $vp } PV) vai para a prisão com a primeira peça da pilha B.
note-mobster-prison = { $mobster } (−{ $vp } PV) está na prisão, { $count ->
    [0] sem centavos
    [one] com { $count } centavo
   *[other] com { $count } centavos
 }.
note-mobster-held = { $mobster } (−{ $vp } PV), a serviço de { $seat }.
note-mobster-coins = { $mobster } (−{ $vp } PV), a serviço de { $seat }, { $count ->
    [0] sem moedas
    [one] com { $count } moeda
   *[other] com { $count } moedas
 }.
note-mobster-once = { $mobster } (−{ $vp } PV), a serviço de { $seat }: { $count ->
    [0] já agiu
   *[other] ainda pode agir uma vez
 }.
note-mobster-tokens = { $mobster } (−{ $vp } PV), a serviço de { $seat }, { $count ->
    [0] sem fichas
    [one] com { $count } ficha
   *[other] com { $count } fichas
 }.
note-pennies = Centavos de { $seat }: { $count } a −1 PV, { $bright } a +1 PV.
note-lies-in-wait = Peggy McWander está à espreita em { $clan }: { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
 } para os outros.
note-reserved = { $tile } está reservada: mais { $price ->
    [one] { $price } moeda
   *[other] { $price } moedas
 } para os outros.
note-hidden = { $mobster } está em { $tile } de { $owner }.

## O que a página diz

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, a serviço de { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, a serviço de { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, a serviço de { $name }

shelf-mobs = Gangues
mobs-note = um bandido custa pontos no fim; os centavos sobre ele viram de −1 para +1
mobs-in-prison = na prisão
mobs-waiting = vem com a pilha B
mobs-put = pôr
mobs-take = pegar{ $count ->
    [0] {""}
   *[other] {" "}+{ $count }
 }
mobs-tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
 }
mobs-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
mobs-once = { $count ->
    [0] o serviço já foi feito
   *[other] falta um serviço
 }
mobs-pennies = { $count } centavos de −1, { $bright } de +1
mobs-now = sua vez
mobs-buy = comprar?
mobs-line = { $count } na prisão
mobs-words = { $count } na prisão, { $pennies } centavos sobre eles
mobs-guest = { $mobster }, a serviço de { $name }
mobs-reserved = Reservada por { $name }: { $price } moedas a mais para os outros
mobs-lies-in-wait = Peggy McWander: { $price } moedas para { $name }
glen-verb-disguise = enviar um bandido daqui
glen-verb-intercept = guardar nela o recurso comprado
glen-verb-steal = guardar nela o recurso roubado
mobs-claimed = { $name } reivindica esta carta
mobs-does-peggy-mcwander = As fichas dela ficam em clãs: qualquer outro que ponha um marcador ali paga a você.
mobs-does-joe-mcduff = Por uma ficha, pegue a maior pilha de moedas de uma linha do mercado.
mobs-does-bruce-mcmail = Compra um recurso assim que outro jogador o produz.
mobs-does-peggy-mclaird = Reserva uma peça à frente: os outros pagam a você para pegá-la, e você tem de pegá-la.
mobs-does-kenneth-mcsnitch = Anda por outros territórios e rouba recursos que ninguém guarda.
mobs-does-sibyl-macsponge = Quem ganha 6 PV ou mais de uma vez dá um deles a você.
mobs-does-derek-anderson = Uma vez: leva uma peça de um território a outro.
mobs-does-fergus-macdarkie = Em outro território, peças postas em volta dele pagam 1 moeda a você.
mobs-does-mike-mccastle = No castelo de outro, tira um escocês da pontuação e conta para você.

done-at-prison = Nem um nem outro
done-intercepting = Não comprar nada
done-going-out = Esperar um turno seguinte
done-stealing = Não roubar nada

verb-intercept = Comprar e ficar
verb-fence = Comprar e vender
verb-put-penny = Pôr um centavo
verb-take-mobster = Pegar um bandido
verb-skim = Pegar uma pilha
verb-lie-in-wait = Ficar à espreita
verb-reserve = Reservar uma peça
verb-recruit = Enviar da reserva
verb-disguise = Enviar de uma peça
verb-hide = Ir a um território
verb-prowl = Mover McSnitch
verb-steal = Roubar um recurso
verb-steal-tile = Roubar uma peça
verb-resettle = Dar a peça
shown-penny = { $side ->
    [bright] Centavo, lado +1
   *[penny] Centavo, lado −1
 }
glen-row-mobs = bandidos

### lesson

## As gangues do centavo, passo a passo: lessons/mobs.json

lesson-mobs = Centavos e bandidos
lesson-mobs-goal = Você começa com sete centavos, e cada um custa 1 PV no fim. Há bandidos na prisão; quem pega um ganha seu poder, mas paga a penalidade no fim.
lesson-mobs-take = Primeiro um turno comum. Pegue Lochridge e coloque-a acima da vila inicial.
lesson-mobs-end = Vai-se à prisão quando o turno acaba. Encerre o seu.
lesson-mobs-penny = Agora você pode pôr um centavo em um bandido, pegar um bandido ou nada disso. O centavo vira: vale +1 PV para quem pegar o bandido, e você fica livre dele. Ponha um em Joe McDuff.
lesson-mobs-companion = Seu companheiro joga e também põe um centavo lá.
lesson-mobs-again = Agora há dois centavos em Joe McDuff. Pegue Ballachulish, coloque-a à esquerda da vila inicial e encerre seu turno.
lesson-mobs-free = Tire Joe McDuff da prisão: os dois centavos vêm com ele, a +1 PV cada. Ele custa 6 PV no fim.
lesson-mobs-holds = Ele é seu até o fim, com três fichas. Em um turno seguinte, cada uma pega a maior pilha de moedas de uma linha do mercado.
lesson-mobs-last = Livre-se dos centavos, mas não para os outros recolherem. Com bastantes deles, até um bandido ruim compensa.

### cover

expansion-glenmore-mobs = As gangues do centavo
expansion-glenmore-mobs-about = Os bandidos trabalham para quem os tira da prisão e custam pontos no fim.
