# Messages of the browser page

glen-effect-age = { $count ->
    [1] move a barrel one space on
   *[other] move { $count } barrels one space on
 }
shelf-cask = Casks
shelf-cask-best = best
shelf-cask-slots = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
shelf-cask-words = your most valuable barrel: { $vp } VP, free spaces: { $count }

done-ageing = Age nothing
done-selling-cask = Sell nothing
shelf-cask-sale = { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
 }{ $bonus ->
    [0] , bonus space taken
   *[other] , bonus space free
 }
shelf-cask-no-sale = No cask sale lies on the rondel.
shelf-cask-choose = Choose a barrel; the action bar confirms it.
shelf-cask-about = New barrels go to the first cellar. Distilleries move them to the right, and sales on the rondel pay the VP of their space.
cellar-first-cellar = first cellar
shown-cellar-about = Spaces worth { $vp } VP. Cost: { $price }.
