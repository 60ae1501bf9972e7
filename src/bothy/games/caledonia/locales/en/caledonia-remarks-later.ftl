### What there is to remark on a finished game

remark-contract-missed = Contract { $contract } could have been completed as late as round { $round } and never was: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, and what else it brings.
remark-contract-open = Contract { $contract } was taken and never came within reach: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } were in it.
remark-money-idle = Round { $round } ended with £{ $money } in hand: units or contracts bought with it would have paid from then on.
