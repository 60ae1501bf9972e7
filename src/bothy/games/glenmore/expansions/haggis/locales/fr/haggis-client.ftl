# Ce que la page en dit

glen-effect-gain-haggis = { $count ->
    [1] un jeton Haggis
   *[other] { $count } jetons Haggis
 }

shelf-haggis = Haggis
haggis-about = jetons visibles fois la somme de leurs valeurs, lors de trois festins
haggis-reserve = La réserve
haggis-reserve-about = Prenez un jeton visible, ou tirez-en un parmi { $count } face cachée.
haggis-face-down = { $count } face cachée
haggis-worth = de valeur { $value }
haggis-hidden = face cachée, de valeur { $values }
haggis-served = servi, de valeur { $value }
haggis-served-vp = { $vp } PV pour l’instant
haggis-empty = vide
haggis-table-mine = Votre table de service
haggis-only-you = Vous seul voyez les valeurs
haggis-tables-others = Les tables des autres
haggis-feast-ahead = { $of } festins à venir
haggis-feast-now = Festin { $number } sur { $of }, en cours
haggis-feast-last = Festin { $number } sur { $of }, terminé
haggis-feast-about = { $rolls } lancers : qui a la valeur retourne un jeton, { $served } au plus. Le whisky paie des lancers de plus.
haggis-spoilt = relancé
haggis-now = choisissez
haggis-line = à vous { $count }
haggis-words = jetons visibles : { $values } ; vous en avez { $count }

done-more-rolls = Plus de lancer
shown-haggis = Jeton Haggis { $value }
shown-haggis-about = Il y en a { $count }. Au festin, un dé de cette valeur le révèle.
