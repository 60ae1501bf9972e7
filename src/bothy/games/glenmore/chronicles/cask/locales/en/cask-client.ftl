# What the page says of it

glen-effect-age = { $count ->
    [1] move a barrel one space on
   *[other] move { $count } barrels one space on
 }
shelf-cask = Casks
shelf-cask-best = best
shelf-cask-slots = { $count ->
    [one] { $count } slot
   *[other] { $count } slots
 }
shelf-cask-words = your dearest barrel: { $vp } VP, free slots: { $count }

done-ageing = Age nothing
done-selling-cask = Sell nothing more
