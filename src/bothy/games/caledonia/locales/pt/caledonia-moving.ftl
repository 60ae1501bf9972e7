# Unidades que se movem no mapa, e hexágonos que duas unidades dividem.

ask-moving = { $left ->
    [one] Que unidade você move para um hexágono adjacente? Não custa nada e não dá bônus.
   *[other] Que unidades você move para hexágonos adjacentes? Você tem { $left } movimentos, que não custam nada e não dão bônus.
 }
do-move-unit = Mover { $unit-the } de { $start } para { $end }
verb-move-unit = Mover uma unidade
event-moved = Lugar { $seat } move { $unit-a } de { $start } para { $end }.
do-take-off-units = Porto { $port }: trocar { $leaving-the } em { $first } e { $other-the } em { $second }
verb-take-off-units = Porto: trocar duas unidades
no-no-such-unit-there = Você não tem essa unidade em { $hex }. Escolha uma das suas.
no-never-moves = Essa unidade nunca se move: { $unit }. Escolha outra.
no-not-adjacent = { $hex } não é adjacente. Uma unidade se move um hexágono por vez.
no-river-between = Há um rio no caminho. Primeiro atualize sua frota mercante para atravessá-lo.
no-two-units-there = Você já tem duas unidades em { $hex }, e esse é o máximo. Escolha outro hexágono.
