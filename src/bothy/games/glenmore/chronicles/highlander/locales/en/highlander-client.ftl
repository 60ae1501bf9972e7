# What the page says of it

shelf-highlander = Mountain
shelf-highlander-empty = nothing there
shelf-highlander-hoard = hoard
shelf-highlander-nobody = Nobody rests on the mountain.
shelf-highlander-about = Whoever passes leaves a coin or a resource. One pawn may rest there instead of taking a tile, and takes everything when it moves on.
shelf-highlander-toll = pass: leave 1
glen-verb-leave-resource = leave a resource from it on the mountain
