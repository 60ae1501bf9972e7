### Ce qu’il faut encore pour une soirée à une table

why-unit = unité
why-land = terrain
why-no-payout = jamais moins que zéro
cal-first-worker-all = Après tous les ouvriers : de £{ $least } à £{ $most }.
cal-settlements-count = { $count ->
    [one] 1 village compte.
   *[other] { $count } villages comptent.
 }
cal-settlements-missing = Isolé : { $places }. Il faut { $level } ; niveau actuel : { $have }.
cal-settlements-apart = Isolé : { $places }. Aucune expédition ne le relie.
cal-hex-beside = à côté de { $name } : { $thing } à { $price }
cal-too-dear = Trop cher : vous avez £{ $money }.
cal-why-none = Pourquoi rien ici ?
cal-no-clan = sans clan
cal-clan-none = On joue sans les clans ni leurs pouvoirs.
cal-panel-tiles = Choisissez votre tuile de départ
cal-tiles-offered = Tuiles de départ proposées
cal-take-tile = Prendre cette tuile
cal-tile-taken = Prendre la { $tile }
