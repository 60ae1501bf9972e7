### Portos 10 a 18

option-port-tiles = Conjunto de portos
option-port-tiles-base = os do jogo base
option-port-tiles-both = os do jogo base e os de Industria
option-port-tiles-industria = só os de Industria
option-port-tiles-about = Os portos de Industria movem unidades, empregam mercadores, pagam um contrato e mais.

effect-spare-processed-good = poupar um produto manufaturado
effect-share-a-hex = dividir um hexágono
effect-building-to-field = uma plantação no lugar de uma construção
effect-technologies-or-glory = tecnologia ou glória
effect-sell-processed-goods = vender produtos manufaturados
effect-hire-merchants = mercadores
effect-move-units = mover unidades
effect-move-a-building = mover uma construção
effect-pay-for-a-contract = pagar um contrato
cal-port-spare-processed-good = Ao cumprir um contrato, deixe { $goods } produto manufaturado de fora.
cal-port-share-a-hex = Coloque { $animals } animal de graça no hexágono de outro animal seu.
cal-port-building-to-field = Troque de graça { $units } construção sua no mapa por uma plantação.
cal-port-technologies-or-glory = Pague £{ $cost } por { $technologies } tecnologias, ou receba { $glory } de glória.
cal-port-sell-processed-goods = Dê { $give } produtos manufaturados, receba £{ $money }.
cal-port-hire-merchants = Com { $contracts } contrato cumprido: empregue ou recupere até { $merchants } mercadores.
cal-port-move-units = Mova unidades para hexágonos adjacentes, até { $moves } vezes.
cal-port-move-a-building = Mova { $units } construção sua e pague só o terreno.
cal-port-pay-for-a-contract = Pague £{ $cost } e cumpra um contrato sem seus produtos nem sua carne.
spare-bread = 1 pão
    .several = { $count } { good-bread.many }
spare-cheese = 1 queijo
    .several = { $count } { good-cheese.many }
spare-whisky = 1 uísque
    .several = { $count } { good-whisky.many }

ask-merchant-upgrades = { $left ->
    [one] Você emprega um mercador ou recupera um?
   *[other] Você emprega mercadores ou recupera alguns? Até { $left }.
 }

do-share-hex = Porto { $port }: colocar { $unit-a } com o animal em { $hex }
do-building-to-field = Porto { $port }: trocar { $unit-the } em { $hex } por uma plantação
do-port-technology = Porto { $port }: { $technology ->
    [true] pagar suas tecnologias
   *[other] receber a glória
 }
do-sell-processed-goods = Porto { $port }: vender { $give }
do-port-merchants = Porto { $port }: empregar ou recuperar mercadores
do-port-moves = Porto { $port }: mover unidades
do-move-building = Porto { $port }: mover { $unit-the } de { $start } para { $end }
do-pay-for-contract = Porto { $port }: pagar o contrato { $contract }

verb-share-hex = Porto: dividir um hexágono
verb-building-to-field = Porto: uma plantação no lugar
verb-port-technology = Porto: tecnologia ou glória
verb-sell-processed-goods = Porto: vender produtos manufaturados
verb-port-merchants = Porto: mercadores
verb-port-moves = Porto: mover unidades
verb-move-building = Porto: mover uma construção
verb-pay-for-contract = Porto: pagar um contrato
argument-technology = Tecnologia
cal-technology-true = as duas tecnologias
cal-technology-false = a glória

no-no-technology-left = Você não tem mais tecnologia para atualizar. Receba a glória.
no-no-contract-fulfilled = Você ainda não cumpriu nenhum contrato. O porto serve a você depois disso.
no-no-animal-there = Nenhum animal seu está em { $hex }. Escolha um hexágono com uma ovelha ou vaca sua.
no-no-building-there = Você não tem essa construção em { $hex }. Escolha uma queijaria, panificadora ou destilaria sua.
no-building-out-of-reach = Nenhuma unidade sua alcança { $hex }. Escolha um hexágono vizinho ou atualize sua frota mercante.
