# Messages of the browser page

shelf-highlander = Mountain
shelf-highlander-empty = nothing there
shelf-highlander-hoard = hoard
shelf-highlander-nobody = No pawn rests on the mountain.
shelf-highlander-about = Players who pass leave a coin or a resource. One pawn may rest there instead of taking a tile, and takes everything when it moves on.
shelf-highlander-toll = pass: leave 1
glen-verb-leave-resource = leave a resource from it on the mountain
