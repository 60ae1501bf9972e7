### Awards

option-awards = Award
option-awards-false = none
option-awards-true = one of nine
option-awards-about = One award is drawn at the start. At the end, the player with the most of what it counts gets points.
award-units = units on the map
award-one-import = imports of one kind
award-glory = glory
award-money = money
award-one-settlement = units in one settlement
award-basic-goods = basic goods
award-processed-goods = processed goods
award-along-rivers = units along rivers
award-by-lochs = units by lochs
event-award-drawn = The award of this game counts: { $award }.
score-award = Award
breakdown-award = Award for { $award }: { $count }; place { $place }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied }
 }
breakdown-award-card = Award for { $award }: { $count }, where { $even } cost nothing and { $full } bring points
breakdown-award-none = Takes no part in the award
note-award = Award for the most { $award }: { $best } VP, for the second { $second }.
note-award-card = Award for { $award }: { $vp } VP from { $full } on, none from { $even } on, below that you lose { $loss } VP.
note-award-seat = Award, seat { $seat }: { $count } so far, which would give { $vp-sign ->
    [minus] −{ $vp-size }
   *[plus] { $vp-size }
 } VP.
ind-award-of = Award: { $award }
ind-award-behind = { $count } more to draw level
ind-award-line = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }, { $vp }
shown-award = Award { $number }: { $award }
shown-award-about = At the end, the player with the most gets points: { $award }.

### cover

expansion-caledonia-awards = Awards
expansion-caledonia-awards-about = At the end, points for the player with the most of what an award counts.
