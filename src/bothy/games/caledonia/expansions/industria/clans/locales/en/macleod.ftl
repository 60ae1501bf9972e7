### Clan MacLeod

clan-macleod = Clan MacLeod
why-macleod = Clan MacLeod
why-deal = dealt
cal-clan-macleod = Begins with river crossing. Four shipyards have the effects of ports and a building bonus each. Every port you use opens one.
ask-shipyard-bonus = The shipyard brings a building bonus: do you draw contracts?
no-shipyard-used = You have used shipyard { $port }. Each serves you once in the game.
no-shipyard-closed = { $count ->
    [0] Use a port first: each one opens a shipyard.
    [one] You have used as many shipyards as ports: { $count }. Use another port first.
   *[other] You have used as many shipyards as ports: { $count }. Use another port first.
 }
event-shipyard-dealt = Seat { $seat } gets port { $port } as a shipyard.
event-shipyard = Seat { $seat } uses shipyard { $port } ({ $effect }).
note-shipyards = Seat { $seat }, shipyards with the effects of these ports: { $left-count ->
    [0] none left
   *[other] { $left }
 }{ $used-count ->
    [0] .
   *[other] ; used: { $used }.
 }
