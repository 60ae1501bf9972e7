# Messages of the browser page

mobs-does-calum-mcquack = When boats overtake each other, hand over a penny; once, a second reward.
mobs-does-bully-mcmuscle = Steps onto a tile with another boat are free; once, a second reward.
mobs-does-fraser-mcstarve = Once, before a feast: takes a haggis token from another player.
mobs-does-oonagh-mchagg = Once each feast: has a roll rolled again.
mobs-does-elspeth-mctrick = Swaps something on the mountain for a resource of the supply.
mobs-does-erin-macmalt = Sell one barrel more at a sale tile.
mobs-does-john-mcclaim = Three landmark cards of others count as yours in scorings.
