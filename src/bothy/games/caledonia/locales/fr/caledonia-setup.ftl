### Ce que change chaque option, en une phrase

option-map-a-about = Le haut à gauche de la carte : une face choisie, ou tirée au hasard.
option-map-b-about = Le haut à droite de la carte : une face choisie, ou tirée au hasard.
option-map-c-about = Le bas à droite de la carte : une face choisie, ou tirée au hasard.
option-map-d-about = Le bas à gauche de la carte : une face choisie, ou tirée au hasard.
option-clans-about = Chaque clan a son pouvoir ; le dernier joueur choisit en premier, ou tous misent des points de victoire pour le clan voulu.
option-imports-about = Coton, tabac et canne à sucre comptent à la fin : moins une marchandise a été importée par tous, plus elle vaut.
option-scoring-about = À la fin de chaque manche, une tuile donne de la gloire pour autre chose ; les cinq sont connues dès le début.
option-ports-about = Qui atteint un port peut utiliser son bonus une fois dans la partie.
option-tight-about = Quelques cases recouvertes rapprochent les joueurs à deux ou trois.
option-extras-about = Un clan, un port et une tuile de score de plus peuvent être tirés avec les autres.
