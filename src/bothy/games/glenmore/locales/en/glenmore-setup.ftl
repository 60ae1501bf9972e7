### One sentence about each option

option-die-about = The die takes tiles like one more player, so fewer are left for the players.
option-length-about = The End stops the game when it is drawn; on top of the last stack it comes about a quarter of an hour sooner.
