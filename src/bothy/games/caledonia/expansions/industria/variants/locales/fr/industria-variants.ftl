### Variants of Industria: starting prices, closer scoring for two

option-starting-prices = Prix de départ
option-starting-prices-usual = les prix habituels
option-starting-prices-rolled = tirés au dé pour chaque marchandise
option-starting-prices-about = Un jet du dé des prix par marchandise monte ou descend son prix de départ d’un niveau, ou le laisse en place.
option-closer-scoring = Décompte serré à deux
option-closer-scoring-false = tous les points au premier
option-closer-scoring-true = la moitié au second s’il talonne
option-closer-scoring-about = Qui n’a qu’un léger retard en contrats ou en villages marque tout de même la moitié des points du premier.
event-starting-price = Prix de départ { $good-of } : le dé des prix indique { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }.
breakdown-exports-close = Contrats remplis : { $count }, avec seulement { $behind } de retard
breakdown-settlements-close = Villages reliés par bateau : { $count }, avec seulement { $behind } de retard

### cover

options-caledonia-industria-variants = Industria : variantes
