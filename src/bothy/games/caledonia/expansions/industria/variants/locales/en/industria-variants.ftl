### Variants of Industria: starting prices, closer scoring for two

option-starting-prices = Starting prices
option-starting-prices-usual = the usual ones
option-starting-prices-rolled = rolled for each good
option-starting-prices-about = A roll of the price die for each good moves its starting price one step up or down, or not at all.
option-closer-scoring = Closer scoring for two
option-closer-scoring-false = all the points for the best
option-closer-scoring-true = half of them for a close second
option-closer-scoring-about = A player who is only just behind in contracts or settlements still gets half as many points as the other.
event-starting-price = Starting price of { $good }: the price die shows { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }.
breakdown-exports-close = Contracts fulfilled: { $count }, only { $behind } behind
breakdown-settlements-close = Settlements linked by ships: { $count }, only { $behind } behind

### cover

options-caledonia-industria-variants = Industria: variants
