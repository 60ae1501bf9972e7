# O que ouve quem escuta

cal-heard-merchants = { $count ->
    [0] zero mercadores em estoque
    [one] { $count } mercador em estoque
   *[other] { $count } mercadores em estoque
 }
cal-heard-hire = { $count } a contratar
cal-heard-market = no mercado { $things }
cal-heard-market-none = ninguém no mercado
cal-heard-buying = { $count } na compra de { $good }
cal-heard-selling = { $count } na venda de { $good }
cal-heard-improved = { $unit-many } com tecnologia atualizada
cal-heard-box = { $contracts-count ->
    [0] o caixote de exportação vazio
    [one] o contrato { $contracts } no caixote de exportação
   *[other] os contratos { $contracts } no caixote de exportação
 }
cal-heard-fulfilled = { $contracts-count ->
    [0] zero contratos cumpridos
    [one] o contrato { $contracts } cumprido
   *[other] os contratos { $contracts } cumpridos
 }
cal-heard-glory = de glória
cal-heard-port = { $port }, em { $hex }{ $used ->
    [0] {""}
   *[other] , usado por { $names }
 }.
cal-heard-piece = { $unit } em { $hex }
cal-heard-map = { $name } no mapa: { $things }.
cal-heard-closed = Fechados para todos: { $things }.
cal-heard-prices = Preços: { $things }.
cal-heard-worth = Valor em PV: { $things }.
cal-heard-open = Contratos abertos: { $things }.
cal-heard-drawn = Contratos comprados do monte: { $things }.
cal-heard-pile = Restam { $count } no monte.
