### Scoring tiles 10 to 18

option-round-tiles = Set of scoring tiles
option-round-tiles-base = those of the base game
option-round-tiles-both = those of the base game and of Industria
option-round-tiles-industria = those of Industria alone
option-round-tiles-about = Industria’s scoring tiles reward neighbours, both banks of a river, variety and more.

tile-scoring-10 = animals side by side
tile-scoring-11 = merchants on the market
tile-scoring-12 = kinds of goods
tile-scoring-13 = production chains
tile-scoring-14 = central loch
tile-scoring-15 = inland units
tile-scoring-16 = kinds of units
tile-scoring-17 = both banks
tile-scoring-18 = small settlements
why-scoring-10 = { tile-scoring-10 }
why-scoring-11 = { tile-scoring-11 }
why-scoring-12 = { tile-scoring-12 }
why-scoring-13 = { tile-scoring-13 }
why-scoring-14 = { tile-scoring-14 }
why-scoring-15 = { tile-scoring-15 }
why-scoring-16 = { tile-scoring-16 }
why-scoring-17 = { tile-scoring-17 }
why-scoring-18 = { tile-scoring-18 }
cal-tile-animal-pairs = { $glory } glory for each pair of animals on neighbouring hexes or on one hex.
cal-tile-market-merchants = { $glory } glory for each of your merchants on the market.
cal-tile-kinds-of-goods = { $glory } glory for each kind of good you hold.
cal-tile-production-chains = { $glory } glory for each dairy with its own cow, and each bakery or distillery with its own field, next to it.
cal-tile-central-loch-units = { $glory } glory for every { $every } units on the central loch or adjacent to it.
cal-tile-inland-units = { $glory } glory for each unit on land that isn’t adjacent to a loch.
cal-tile-kinds-in-a-settlement = { $glory } glory for each kind of unit in one of your settlements.
cal-tile-pairs-across-rivers = { $glory } glory for each pair of one kind of unit with a river between them.
cal-tile-settlements-of-two = { $glory } glory for each settlement of exactly two units.
