### Events of the landmarks of Hammer of the Scots

history-loch-lomond = Loch Lomond: take all coins of the England row
history-glenfinnan-church = Glenfinnan Church: activate it and the tiles around it
history-glenfinnan-monument = Glenfinnan Monument: the Englishman swaps places with a tile of the rondel
history-wades-roads = General Wade’s Military Roads: a marker on a purple clan territory, no road to pay

ask-swapping = Which tile of the rondel swaps places with the Englishman?
ask-placing-freely = Which purple clan territory gets your marker? There’s no road to pay.
do-swap-englishman = Swap the Englishman and { $tile }
do-place-freely = Place a marker on { $clan }
verb-swap-englishman = Swap the Englishman
verb-place-freely = Place a marker
no-other-colour = { $clan } isn’t purple. Choose a purple clan territory.
event-englishman-swapped = Seat { $seat } swaps the Englishman and { $tile }.
effect-england-row = coins of the England row
    .many = coins of the England row
effect-activate-around = activation of a tile and those around it
    .many = activations of tiles and those around them
effect-swap-englishman = swap of the Englishman
    .many = swaps of the Englishman
effect-free-marker = clan marker without a road
    .many = clan markers without a road
