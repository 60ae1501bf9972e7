### What each option changes, in a sentence

option-die-about = The die takes tiles like one more player, so fewer are left for everybody else.
option-length-about = The End stops the game when it is drawn; on top of the last stack it comes about a quarter of an hour sooner.
