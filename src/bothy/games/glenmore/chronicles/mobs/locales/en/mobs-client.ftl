# What the page says of it

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, who works for { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, who works for { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, who works for { $name }
