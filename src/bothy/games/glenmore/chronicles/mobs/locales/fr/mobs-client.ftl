# Ce que la page en dit

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, au service de { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, au service de { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, au service de { $name }
