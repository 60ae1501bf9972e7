### Events of the landmarks of Hammer of the Scots

does-loch-lomond = take all coins of the England row
history-loch-lomond = { card-loch-lomond }: { does-loch-lomond }
does-glenfinnan-church = activate it and the tiles around it
history-glenfinnan-church = { card-glenfinnan-church }: { does-glenfinnan-church }
does-glenfinnan-monument = the Englishman swaps places with a tile of the rondel
history-glenfinnan-monument = { card-glenfinnan-monument }: { does-glenfinnan-monument }
does-wades-roads = a marker on a purple clan territory, no road to pay
history-wades-roads = { card-wades-roads }: { does-wades-roads }

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
