home-glenmore = Glen More II: Chronicles
home-glenmore-about = Take tiles from a ring where the last player moves next, build a territory, and choose what each new tile activates. The most points win.

## Chronicles at setup

expansion-glenmore-boats = The Dragon Boat Races
expansion-glenmore-boats-about = Boats row down every player’s river, and castles on the way hold rewards.
expansion-glenmore-highlander = Highlander
expansion-glenmore-highlander-about = Players who pass the mountain leave something there; a player who rests on it takes it all.
expansion-glenmore-cask = Ol’ Jamey’s Single Cask Reserve
expansion-glenmore-cask-about = Barrels age in your cellars: the longer you wait, the more they bring.
expansion-glenmore-hammer = Hammer of the Scots
expansion-glenmore-hammer-about = An Englishman joins the rondel, and the holder of his token takes tiles with him. For three or four.
expansion-glenmore-haggis = Address to a Haggis
expansion-glenmore-haggis-about = Inns bring haggis; at three feasts the die decides what is served.
expansion-glenmore-tome = The Dubious Tome of Scottish History
expansion-glenmore-tome-about = Landmark cards have an event on their other side, to be used once.
expansion-glenmore-council = Between a Rock and a Hard Place
expansion-glenmore-council-about = You vote in secret on what will count at the end.
expansion-glenmore-mobs = The Penny Mobs
expansion-glenmore-mobs-about = Mobsters work for the player who frees them from prison, and cost points at the end.

set-glenmore-base = The base game
set-glenmore-base-about = The best place to start.
set-glenmore-evening = An evening of four chronicles
set-glenmore-evening-about = Boats, casks, haggis and the council: each is quickly explained.
set-glenmore-everything = All eight chronicles
set-glenmore-everything-about = Everything at once, for experienced players.
