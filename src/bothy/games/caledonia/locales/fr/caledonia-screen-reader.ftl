# Ce qu’entendent ceux qui écoutent

cal-heard-merchants = { $count ->
    [0] zéro marchand en stock
    [one] { $count } marchand en stock
   *[other] { $count } marchands en stock
 }
cal-heard-hire = { $count } à engager
cal-heard-market = au marché { $things }
cal-heard-market-none = aucun au marché
cal-heard-buying = { $count } à l’achat de { $good }
cal-heard-selling = { $count } à la vente de { $good }
cal-heard-improved = { $unit-many } à la technologie améliorée
cal-heard-box = { $contracts-count ->
    [0] une caisse d’exportation vide
    [one] le contrat { $contracts } dans la caisse d’exportation
   *[other] les contrats { $contracts } dans la caisse d’exportation
 }
cal-heard-fulfilled = { $contracts-count ->
    [0] zéro contrat rempli
    [one] le contrat { $contracts } rempli
   *[other] les contrats { $contracts } remplis
 }
cal-heard-glory = gloire
cal-heard-port = { $port }, en { $hex }{ $used ->
    [0] {""}
   *[other] , utilisé par { $names }
 }.
cal-heard-piece = { $unit } en { $hex }
cal-heard-map = { $name } sur la carte : { $things }.
cal-heard-closed = Fermés à tous : { $things }.
cal-heard-prices = Prix : { $things }.
cal-heard-worth = Valeur en PV : { $things }.
cal-heard-open = Contrats visibles : { $things }.
cal-heard-drawn = Contrats piochés : { $things }.
cal-heard-pile = Encore { $count } dans la pioche.
