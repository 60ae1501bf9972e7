# O terreno: peças de começo de partida e lados do mapa.

option-starting-tiles = Peças de começo de partida
option-starting-tiles-base = as do jogo base
option-starting-tiles-both = as do jogo base e as de Industria
option-starting-tiles-industria = só as de Industria
option-starting-tiles-about = Industria tem mais sete, com £55 e outros produtos.
tile-start-10 = peça de começo de partida 10
tile-start-11 = peça de começo de partida 11
tile-start-12 = peça de começo de partida 12
tile-start-13 = peça de começo de partida 13
tile-start-14 = peça de começo de partida 14
tile-start-15 = peça de começo de partida 15
tile-start-16 = peça de começo de partida 16
option-map-sides = Lados do mapa
option-map-sides-base = os do jogo base
option-map-sides-both = os do jogo base e os de Industria
option-map-sides-industria = só os de Industria
option-map-sides-about = Um módulo sorteado sai destes lados. Nos de Industria há rios que nascem de uma cachoeira.
option-map-a-a3 = A3
option-map-a-a4 = A4
option-map-b-b3 = B3
option-map-b-b4 = B4
option-map-c-c3 = C3
option-map-c-c4 = C4
option-map-d-d3 = D3
option-map-d-d4 = D4

### cover

expansion-caledonia-tiles = Peças novas
expansion-caledonia-tiles-about = Nove clãs, nove portos e mapas com cachoeiras juntam-se aos outros.
options-caledonia-industria-tiles = Industria: peças
