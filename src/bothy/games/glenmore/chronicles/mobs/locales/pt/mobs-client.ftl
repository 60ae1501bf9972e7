# O que a página diz

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, a serviço de { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, a serviço de { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, a serviço de { $name }
