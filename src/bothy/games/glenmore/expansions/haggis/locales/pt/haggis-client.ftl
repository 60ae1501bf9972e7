# O que a página diz

glen-effect-gain-haggis = { $count ->
    [1] uma ficha de haggis
   *[other] { $count } fichas de haggis
 }

shelf-haggis = Haggis
haggis-about = fichas abertas vezes a soma dos valores, em três banquetes
haggis-reserve = A reserva
haggis-reserve-about = Pegue uma ficha aberta ou sorteie uma de { $count } fechadas.
haggis-face-down = { $count } fechadas
haggis-worth = de valor { $value }
haggis-hidden = fechada, de valor { $values }
haggis-served = servida, de valor { $value }
haggis-served-vp = { $vp } PV até agora
haggis-empty = vazia
haggis-table-mine = Sua mesa de servir
haggis-only-you = Só você vê os valores
haggis-tables-others = As mesas dos outros
haggis-feast-ahead = { $of } banquetes pela frente
haggis-feast-now = Banquete { $number } de { $of }, agora
haggis-feast-last = Banquete { $number } de { $of } terminou
haggis-feast-about = { $rolls } rolagens: quem tem o valor abre uma ficha, no máximo { $served }. O uísque paga mais rolagens.
haggis-spoilt = rolado de novo
haggis-now = sua escolha
haggis-line = você tem { $count }
haggis-words = fichas abertas: { $values }; você tem { $count }

done-more-rolls = Sem mais rolagens
shown-haggis = Ficha de haggis { $value }
shown-haggis-about = Há { $count }. No banquete, um dado com este número a abre.
