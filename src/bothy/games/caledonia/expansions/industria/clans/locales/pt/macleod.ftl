### Clã MacLeod

clan-macleod = Clã MacLeod
    .with = com o clã MacLeod
why-macleod = Clã MacLeod
why-deal = distribuição
cal-clan-macleod = Começa com a travessia fluvial. Quatro estaleiros têm o efeito de portos, cada um com um bônus de construção. Cada porto que você usa abre um.
ask-shipyard-bonus = O estaleiro traz um bônus de construção: você tira contratos do monte?
no-shipyard-used = Você já usou o estaleiro { $port }. Cada um serve a você uma vez na partida.
no-shipyard-closed = { $count ->
    [0] Use um porto primeiro: cada um abre um estaleiro.
    [one] Você usou tantos estaleiros quanto portos: { $count }. Use outro porto primeiro.
   *[other] Você usou tantos estaleiros quanto portos: { $count }. Use outro porto primeiro.
 }
event-shipyard-dealt = Lugar { $seat } recebe o porto { $port } como estaleiro.
event-shipyard = Lugar { $seat } usa o estaleiro { $port } ({ $effect }).
note-shipyards = Lugar { $seat }, estaleiros com o efeito destes portos: { $left-count ->
    [0] nenhum
   *[other] { $left }
 }{ $used-count ->
    [0] .
   *[other] ; usados: { $used }.
 }
