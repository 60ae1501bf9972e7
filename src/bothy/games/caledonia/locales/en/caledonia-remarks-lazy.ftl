### Remarks on a finished game

remark-contract-missed = Contract { $contract } could have been completed as late as round { $round } and never was: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, plus its other bonuses.
remark-contract-open = Contract { $contract } was taken and never came within reach: it was worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
remark-money-idle = Round { $round } ended with £{ $money } in hand: units or contracts bought with it would have paid from then on.
