# O que ouve quem escuta

cal-heard-merchants = { $count ->
    [0] zero mercadores na reserva
    [one] { $count } mercador na reserva
   *[other] { $count } mercadores na reserva
 }
cal-heard-hire = { $count } a empregar
cal-heard-market = no mercado { $things }
cal-heard-market-none = nenhum no mercado
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
cal-heard-drawn = Contratos tirados do monte: { $things }.
cal-heard-pile = Restam { $count } no monte.
