# O que a página diz

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
