home-glenmore = Glen More II: Chronicles
home-glenmore-about = Take tiles from a ring where whoever is last moves next, build a territory, and choose what each new tile wakes. The most points win.
