# Same as in English (glen-ask-rondel)

# O que ouve quem escuta

glen-heard-coins = { $count ->
    [0] zero moedas
    [one] { $count } moeda
   *[other] { $count } moedas
 }
glen-heard-whisky = { $count ->
    [0] zero barris de uísque
    [one] { $count } barril de uísque
   *[other] { $count } barris de uísque
 }
glen-heard-supply = { $count ->
    [0] zero escoceses na reserva
    [one] { $count } escocês na reserva
   *[other] { $count } escoceses na reserva
 }
glen-heard-markers = { $count ->
    [0] zero marcadores de clã
    [one] { $count } marcador de clã
   *[other] { $count } marcadores de clã
 }
glen-heard-goods = { $count ->
    [0] zero { $resource } em { $tile }
   *[other] { $count } { $resource } em { $tile }
 }
glen-heard-scotsmen = { $count ->
    [0] zero escoceses em { $tile }
    [one] { $count } escocês em { $tile }
   *[other] { $count } escoceses em { $tile }
 }
glen-heard-points = { $points } PV por { $category }
glen-heard-placed = { $seat } coloca { $tile } { place-where }.
glen-heard-tile = { $what }{ $covers ->
    [0] {""}
   *[other] {" "}sobre { $tiles }
 }
glen-heard-territory = { $name } colocou, contando da vila inicial: { $things }.
glen-heard-pawn = { $name } está no espaço { $space }.
glen-heard-die = O dado está no espaço { $space }.
glen-heard-row = { $resource }, { $filled } ocupados ({ $prices })
glen-heard-market = Mercado: { $things }.
glen-heard-rondel = No rondel: { $things }.
glen-heard-discards = Descartadas: { $things }.
glen-ask-look = ver
glen-ask-market = mercado
glen-ask-territory = território
glen-ask-rondel = rondel
glen-ask-clans = clãs
glen-ask-forecast = previsão
glen-ask-things = bens
glen-say-nothing = Nada na mesa se chama assim.
