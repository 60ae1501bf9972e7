home-glenmore = Glen More II: Chronicles
home-glenmore-about = Take tiles from a ring where the last player moves next, build a territory, and choose what each new tile activates. The most points win.

set-glenmore-base = The base game
set-glenmore-base-about = The best place to start.
set-glenmore-evening = An evening of four chronicles
set-glenmore-evening-about = Boats, casks, haggis and the council: each is quickly explained.
set-glenmore-everything = All eight chronicles
set-glenmore-everything-about = Everything at once, for experienced players.
options-glenmore-chronicles = Chronicles
