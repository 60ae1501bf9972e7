### Remarks on a finished game

remark-territory-large = { $tiles ->
    [one] One tile
   *[other] { $tiles } tiles
 } more than the smallest territory cost { $points } points.
remark-resources-left = { $resources } resources lay on the territory at the end: unsold, they were worth nothing.
remark-coins-left = { $coins } coins were left at the end: in play a coin brings more than the point it counts for then.
