## Places, and what a turn leaves unused

glen-place-on = on { $tile }
glen-place-below = below { $tile }
glen-place-above = above { $tile }
glen-place-left = left of { $tile }
glen-place-right = right of { $tile }
glen-place-it = Place it { $where }
glen-wakes-count = { $count ->
    [0] activates nothing
    [one] activates { $count } tile
   *[other] activates { $count } tiles
 }
glen-ending-movement = { $count ->
    [one] { $count } movement point unused
   *[other] { $count } movement points unused
 }
glen-ending-tiles = { $count ->
    [one] { $count } tile not activated
   *[other] { $count } tiles not activated
 }
glen-sell-one = sell 1 { $resource-one } for { $coins }
glen-full-of = { $have } of { $room }: this { $resource } would be lost
glen-still-due = still to pay: { $price }
glen-moves = Taken since your turn
glen-scored = Scoring after stack { $stack }
glen-scored-sum = Total
glen-scored-about = All players score for how far they’re ahead of the player with the fewest. Press to continue.
glen-owned = Cards, clans and persons
