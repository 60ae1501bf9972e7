# Le terrain : tuiles de départ et faces des modules.

option-starting-tiles = Tuiles de départ
option-starting-tiles-base = celles du jeu de base
option-starting-tiles-both = celles du jeu de base et d’Industria
option-starting-tiles-industria = celles d’Industria seulement
option-starting-tiles-about = Industria en compte sept de plus, avec £55 et d’autres marchandises.
tile-start-10 = tuile de départ 10
tile-start-11 = tuile de départ 11
tile-start-12 = tuile de départ 12
tile-start-13 = tuile de départ 13
tile-start-14 = tuile de départ 14
tile-start-15 = tuile de départ 15
tile-start-16 = tuile de départ 16
option-map-sides = Faces des modules
option-map-sides-base = celles du jeu de base
option-map-sides-both = celles du jeu de base et d’Industria
option-map-sides-industria = celles d’Industria seulement
option-map-sides-about = Un module tiré au sort l’est parmi ces faces. Sur celles d’Industria, des rivières naissent d’une chute d’eau.
option-map-a-a3 = A3
option-map-a-a4 = A4
option-map-b-b3 = B3
option-map-b-b4 = B4
option-map-c-c3 = C3
option-map-c-c4 = C4
option-map-d-d3 = D3
option-map-d-d4 = D4

### cover

expansion-caledonia-tiles = Nouvelles tuiles
expansion-caledonia-tiles-about = Neuf clans, neuf ports et des cartes avec chutes d’eau rejoignent les autres.
options-caledonia-industria-tiles = Industria : tuiles
