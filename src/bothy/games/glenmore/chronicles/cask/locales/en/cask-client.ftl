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
done-selling-cask = Sell nothing
shelf-cask-sale = { $free ->
    [one] { $free } free slot
   *[other] { $free } free slots
 }{ $bonus ->
    [0] , bonus slot taken
   *[other] , bonus slot free
 }
shelf-cask-no-sale = No cask sale lies on the rondel.
shelf-cask-choose = Choose a barrel; the action bar confirms it.
shelf-cask-about = New barrels go to the first cellar. Distilleries move them to the right, sales on the rondel pay what their slot says.
cellar-first-cellar = first cellar
shown-cellar-about = Slots worth { $vp } VP. Cost: { $price }.
