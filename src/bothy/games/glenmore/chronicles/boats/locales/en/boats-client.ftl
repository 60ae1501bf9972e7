# What the page says of it

glen-piece-boat = { $name }’s boat
