### Tuiles de score 10 à 18

option-round-tiles = Jeu de tuiles de score
option-round-tiles-base = celles du jeu de base
option-round-tiles-both = celles du jeu de base et d’Industria
option-round-tiles-industria = celles d’Industria seulement
option-round-tiles-about = Les tuiles de score d’Industria récompensent le voisinage, les deux rives d’une rivière, la variété et plus encore.

tile-scoring-10 = animaux voisins
tile-scoring-11 = marchands au marché
tile-scoring-12 = types de marchandises
tile-scoring-13 = chaînes de production
tile-scoring-14 = loch central
tile-scoring-15 = unités loin des lochs
tile-scoring-16 = types d’unités
tile-scoring-17 = les deux rives
tile-scoring-18 = petits villages
why-scoring-10 = { tile-scoring-10 }
why-scoring-11 = { tile-scoring-11 }
why-scoring-12 = { tile-scoring-12 }
why-scoring-13 = { tile-scoring-13 }
why-scoring-14 = { tile-scoring-14 }
why-scoring-15 = { tile-scoring-15 }
why-scoring-16 = { tile-scoring-16 }
why-scoring-17 = { tile-scoring-17 }
why-scoring-18 = { tile-scoring-18 }
cal-tile-animal-pairs = { $glory } gloires par paire de vos animaux sur des cases voisines ou sur la même case.
cal-tile-market-merchants = { $glory } gloires par marchand à vous sur le plateau Marché.
cal-tile-kinds-of-goods = { $glory } gloires par type de marchandise que vous avez en stock.
cal-tile-production-chains = { $glory } gloires par fromagerie voisine d’une vache, et par boulangerie ou distillerie voisine d’un champ, chacune ayant le sien.
cal-tile-central-loch-units = { $glory } gloires par lot de { $every } unités sur le loch central ou adjacentes à lui.
cal-tile-inland-units = { $glory } gloires par unité sur une case terrestre qui n’est adjacente à aucun loch.
cal-tile-kinds-in-a-settlement = { $glory } gloires par type d’unité dans un même village.
cal-tile-pairs-across-rivers = { $glory } gloires par paire d’unités du même type séparées par une rivière.
cal-tile-settlements-of-two = { $glory } gloires par village d’exactement deux unités.
