# The ground: starting tiles and sides of the map.

option-starting-tiles = Starting tiles
option-starting-tiles-base = those of the base game
option-starting-tiles-both = those of the base game and of Industria
option-starting-tiles-industria = those of Industria alone
option-starting-tiles-about = Industria has seven more, with £55 and other goods.
tile-start-10 = starting tile 10
tile-start-11 = starting tile 11
tile-start-12 = starting tile 12
tile-start-13 = starting tile 13
tile-start-14 = starting tile 14
tile-start-15 = starting tile 15
tile-start-16 = starting tile 16
option-map-sides = Sides of the map
option-map-sides-base = those of the base game
option-map-sides-both = those of the base game and of Industria
option-map-sides-industria = those of Industria alone
option-map-sides-about = Where a module is drawn at random, it’s drawn from these. Industria’s sides have rivers that spring at waterfalls.
option-map-a-a3 = A3
option-map-a-a4 = A4
option-map-b-b3 = B3
option-map-b-b4 = B4
option-map-c-c3 = C3
option-map-c-c4 = C4
option-map-d-d3 = D3
option-map-d-d4 = D4

### cover

expansion-caledonia-tiles = New tiles
expansion-caledonia-tiles-about = Nine clans, nine ports, and map sides with waterfalls join the others.
options-caledonia-industria-tiles = Industria: tiles
