### Clan MacLeod

clan-macleod = Clan MacLeod
    .with = avec le clan MacLeod
why-macleod = Clan MacLeod
why-deal = distribution
cal-clan-macleod = Commence avec la traversée de rivière. Quatre chantiers navals ont l’effet de ports, avec un bonus Bâtiment chacun. Chaque port utilisé en ouvre un.
ask-shipyard-bonus = Le chantier naval apporte un bonus Bâtiment : piochez-vous des contrats ?
no-shipyard-used = Vous avez utilisé le chantier naval { $port }. Chacun vous sert une fois par partie.
no-shipyard-closed = { $count ->
    [0] Utilisez d’abord un port : chacun ouvre un chantier naval.
    [one] Vous avez utilisé autant de chantiers navals que de ports : { $count }. Utilisez d’abord un autre port.
   *[other] Vous avez utilisé autant de chantiers navals que de ports : { $count }. Utilisez d’abord un autre port.
 }
event-shipyard-dealt = Place { $seat } reçoit le port { $port } comme chantier naval.
event-shipyard = Place { $seat } utilise le chantier naval { $port } ({ $effect }).
note-shipyards = Place { $seat }, chantiers navals avec l’effet de ces ports : { $left-count ->
    [0] plus aucun
   *[other] { $left }
 }{ $used-count ->
    [0] .
   *[other] {""} ; utilisés : { $used }.
 }
