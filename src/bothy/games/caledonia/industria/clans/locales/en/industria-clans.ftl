### The clans of Industria

option-clan-tiles = Clan tiles
option-clan-tiles-base = those of the base game
option-clan-tiles-both = those of the base game and of Industria
option-clan-tiles-industria = those of Industria alone
option-clan-tiles-about = Industria’s clans have powers of their own: canals, kilts, silos, shipyards and more.

## Douglas

clan-douglas = Clan Douglas
why-douglas = Clan Douglas
cal-clan-douglas = Wholesale: one merchant fewer, but each trades up to 2 units and moves the price once. £2 for every pair. Buys up to 4 by neighbourhood bonus.
