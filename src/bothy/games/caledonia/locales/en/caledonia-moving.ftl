# Moving units on the map, and shared hexes.

ask-moving = { $left ->
    [one] Which unit do you move to an adjacent hex? It costs nothing and brings no bonus.
   *[other] Which units do you move to adjacent hexes? You have { $left } moves, which cost nothing and bring no bonus.
 }
do-move-unit = Move the { $unit } from { $start } to { $end }
verb-move-unit = Move a unit
event-moved = Seat { $seat } moves a { $unit } from { $start } to { $end }.
do-take-off-units = Port { $port }: swap the { $leaving } on { $first } and the { $other } on { $second }
verb-take-off-units = Port: swap two units
no-no-such-unit-there = You have no such unit on { $hex }. Choose one of your own.
no-never-moves = A { $unit } never moves. Choose another unit.
no-not-adjacent = { $hex } isn’t adjacent. A unit moves one hex at a time.
no-river-between = There is a river between. Upgrade your shipping to river crossing first.
no-two-units-there = You already have two units on { $hex }, and that is the most. Choose another hex.
