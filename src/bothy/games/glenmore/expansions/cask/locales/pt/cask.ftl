## A Reserva Single Cask do Velho Jamey

option-cask = A Reserva Single Cask do Velho Jamey
option-cask-false = sem
option-cask-true = com
option-cask-about = O uísque envelhece em adegas e é vendido no rondel, tanto mais caro quanto mais velho; dificuldade média, cerca de 10 minutos a mais.
tile-pulteney-cask = Pulteney
tile-edradour-cask = Edradour
tile-glen-mhor-cask = Glen Mhor
tile-ben-wyvis = Ben Wyvis
tile-glenlochy-cask = Glenlochy
tile-glen-albyn = Glen Albyn
tile-millburn-cask = Millburn
tile-cask-sale-b = Primeira Venda de Barris
tile-cask-sale-c = Segunda Venda de Barris
tile-cask-sale-d = Terceira Venda de Barris
cellar-second-cellar = segunda adega
cellar-third-cellar = terceira adega
why-cellar = adega
why-cask-sale = peça de venda
category-cask = os barris vendidos
score-cask = Barris vendidos
ask-giving-barrel = Com que barril você paga?
ask-ageing = Que barril você move uma vaga para a direita? { $count ->
    [one] Você pode mover um.
   *[other] Você ainda pode mover { $count } vezes.
 }
ask-selling-cask = { $tile }: que barril você vende, se vender algum?
ask-selling-cask-must = { $tile }: que barril você vende?
verb-give-barrel = Pagar um barril
verb-age-barrel = Envelhecer um barril
verb-build-cellar = Construir uma adega
verb-stop-at-sale = Parar em uma venda
verb-sell-barrel = Vender um barril
argument-vp = Barril de
do-give-barrel = { $vp ->
    [0] Pagar com um barril do depósito
   *[other] Pagar com o barril de { $vp } PV
 }
do-age-barrel = { $vp ->
    [0] Tirar um barril do depósito
   *[other] Avançar o barril de { $vp } PV
 }
do-build-cellar = Construir sua próxima adega
do-stop-at-sale = Parar em { $tile } e vender
do-sell-barrel = { $vp ->
    [0] Vender um barril do depósito, por nada
   *[other] Vender o barril de { $vp } PV
 }
event-barrel-given = Lugar { $seat } paga com { $vp ->
    [0] um barril do depósito
   *[other] o barril de { $vp } PV
 }.
event-aged = Um barril do lugar { $seat } agora vale { $vp } PV.
event-cellar-built = Lugar { $seat } constrói a { $cellar }.
event-cask-sold = { $vp ->
    [0] O barril do depósito está agora na peça de venda.
   *[other] O barril de { $vp } PV está agora na peça de venda.
 }
also-barrel-lies = { $vp ->
    [0] O barril novo vai para o depósito: a primeira adega está cheia.
   *[other] O barril novo vai para a vaga de { $vp } PV.
 }
event-sale-cleared = { $count ->
    [one] { $count } barril volta
   *[other] { $count } barris voltam
 } da venda para a reserva.
no-no-barrel-there = Você não tem barril nessa vaga. Escolha outra.
no-next-space-taken = A próxima vaga está ocupada ou não foi construída. Escolha outro barril.
no-all-cellars-built = Você já construiu as três adegas.
no-cannot-pay-cellar = Você não pode pagar sua próxima adega.
no-build-later = Termine o que você começou e depois construa.
no-no-such-sale = Não há essa venda no rondel.
no-sale-occupied = Outro peão está nesta venda. Escolha outra peça.
no-no-barrel-to-sell = Você não tem barril para vender. Escolha outra peça.
no-sale-full = Não há mais vaga nesta venda. Escolha outra peça.
no-must-sell = Quem para em uma venda vende pelo menos um barril.
note-cellars = Adegas de { $seat }: { $built }; barris de { $vp } PV, no depósito { $store }.
note-cellars-empty = Adegas de { $seat }: { $built }; nenhum barril em uma vaga, no depósito { $store }.
note-sale = { $tile }: vagas livres { $free }, vaga de bônus { $bonus ->
    [0] ocupada
   *[other] livre
 }.
effect-age = barril envelhecido
    .many = barris envelhecidos

## O que a página diz

glen-effect-age = { $count ->
    [1] avance um barril uma vaga
   *[other] avance { $count } barris uma vaga
 }
shelf-cask = Barris
shelf-cask-best = máx
shelf-cask-slots = { $count ->
    [one] { $count } vaga
   *[other] { $count } vagas
 }
shelf-cask-words = seu barril mais caro: { $vp } PV, vagas livres: { $count }

done-ageing = Não envelhecer nada
done-selling-cask = Não vender nada
shelf-cask-sale = { $free ->
    [one] { $free } vaga livre
   *[other] { $free } vagas livres
 }{ $bonus ->
    [0] , vaga de bônus ocupada
   *[other] , vaga de bônus livre
 }
shelf-cask-no-sale = Nenhuma venda de barris no rondel.
shelf-cask-choose = Escolha um barril; a barra de ações confirma.
shelf-cask-about = Barris novos vão para a primeira adega. As destilarias os movem para a direita, e as vendas do rondel pagam o que diz a vaga.
cellar-first-cellar = primeira adega
shown-cellar-about = Vagas de { $vp } PV. Custo: { $price }.

### lesson

## A reserva de barris, passo a passo. Os passos estão em lessons/cask.json.

lesson-cask = Uísque na adega
lesson-cask-cellar = Com esta crônica o uísque envelhece. Seus barris ficam em adegas, cada vaga com seus PV; um barril vendido rende o que diz a vaga. Esta ficha mostra seu barril mais caro e suas vagas livres.
lesson-cask-take = Pegue Pulteney, uma destilaria, e compre a pedra que ela custa.
lesson-cask-place = Coloque-a acima da vila inicial. Ela traz um barril na hora.
lesson-cask-slot = Barris novos vão para a primeira vaga livre da primeira adega: este vale 1 PV. Sem vaga, ficam no depósito e não valem nada até avançar.
lesson-cask-age = O segundo efeito de uma destilaria move um barril uma vaga para a direita. Ative-o e leve seu barril à vaga de 2 PV.
lesson-cask-build = Sua primeira adega acaba em 3 PV. A segunda custa 1 madeira e 1 moeda: construa-a agora e compre a madeira. Pode-se construir a qualquer momento do turno.
lesson-cask-end = Não há mais nada a fazer. Encerre seu turno.
lesson-cask-sales = As peças de venda chegam com as pilhas B, C e D. Quem passa por uma pode vender ali um barril; quem para nela vende um ou dois, o primeiro na vaga dourada de bônus. Barris guardados continuam contando nas pontuações.

### cover

expansion-glenmore-cask = A Reserva Single Cask do Velho Jamey
expansion-glenmore-cask-about = O uísque envelhece nas suas adegas: quanto mais você espera, mais ele rende.
