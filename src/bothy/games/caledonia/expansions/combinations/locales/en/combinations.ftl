### Industria's modules with the Automa

no-worker-near-market = There must be at least { $between } hexes between your first workers and any farmers’ market. Choose a hex farther away.
no-market-other-module = { $alone ->
    [true] The second market goes on the module across from the first: A and C, or B and D.
   *[other] Each market goes on another module of the map. Choose a module without one.
 }
breakdown-automa-railway = The railway at level { $level }
score-automa-railway = The Automa’s railway
ask-choose-sale = Choose at random which good the Automa sells at the market.
