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

## Mackintosh

clan-mackintosh = Clan Mackintosh
    .with = avec le clan Mackintosh
why-mackintosh = Clan Mackintosh
cal-clan-mackintosh = Hauts fourneaux : £3 chaque fois qu’un joueur déploie un ouvrier ou une fabrique à côté d’un de vos ouvriers, premiers ouvriers compris.

## MacPherson

clan-macpherson = Clan MacPherson
    .with = avec le clan MacPherson
why-macpherson = Clan MacPherson
cal-clan-macpherson = Reproduction : après la production, deux vaches voisines, et deux moutons voisins, peuvent avoir un petit sur la case d’un parent, gratuitement.
ask-calving = Où naît un veau ? Il rejoint la case de l’un de ses parents.
ask-lambing = Où naît un agneau ? Il rejoint la case de l’un de ses parents.
do-breed-cows = { $hex ->
    [none] Aucun veau ne naît
   *[other] Un veau naît en { $hex }
 }
do-breed-sheep = { $hex ->
    [none] Aucun agneau ne naît
   *[other] Un agneau naît en { $hex }
 }
verb-breed-cows = Reproduction des vaches
verb-breed-sheep = Reproduction des moutons
no-no-parents = Seuls se reproduisent les animaux qui ont un semblable sur une case voisine ou sur la leur. Choisissez la case d’un tel animal.
no-no-room = Vous avez déjà deux unités en { $hex }, ou plus d’animal de ce type sur votre plateau. Choisissez un autre parent, ou aucun.
