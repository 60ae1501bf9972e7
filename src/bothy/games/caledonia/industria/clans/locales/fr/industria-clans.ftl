### Les clans d’Industria

option-clan-tiles = Tuiles Clan
option-clan-tiles-base = celles du jeu de base
option-clan-tiles-both = celles du jeu de base et d’Industria
option-clan-tiles-industria = celles d’Industria seulement
option-clan-tiles-about = Les clans d’Industria ont leurs propres pouvoirs : canaux, kilts, silos, chantiers navals et plus encore.

## Douglas

clan-douglas = Clan Douglas
    .with = avec le clan Douglas
why-douglas = Clan Douglas
cal-clan-douglas = Commerce de gros : un marchand de moins, mais chacun échange jusqu’à 2 marchandises et ne déplace le prix qu’une fois. £2 par paire. Achète jusqu’à 4 marchandises grâce au bonus de voisinage.
