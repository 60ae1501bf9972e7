### Os módulos de Industria com o Automa

no-worker-near-market = Deve haver pelo menos { $between } hexágonos entre seus primeiros trabalhadores e qualquer mercado de produtores. Escolha um hexágono mais distante.
no-market-other-module = { $alone ->
    [true] O segundo mercado vai para o módulo oposto ao primeiro: A e C, ou B e D.
   *[other] Cada mercado vai para outro módulo do mapa. Escolha um módulo sem mercado.
 }
breakdown-automa-railway = A ferrovia no nível { $level }
score-automa-railway = Ferrovia do Automa
ask-choose-sale = Escolha ao acaso o produto que o Automa vende no mercado.
