# O que a página diz sobre isso

shelf-council = Conselho
council-about = Cinco cartas de pontuação: { $vp } PV cada no fim, se o conselho as aceitar. No empate, divide-se, arredondando para cima.
council-is-counts = vale
council-is-struck = rejeitada
council-is-now = em votação
council-is-open = ainda não votada
council-short-counts = vale
council-short-struck = fora
council-short-now = votando
council-short-open = aberta
council-votes = { $ayes } AYE contra { $nays } NAY
council-what = { $measure }, { $measure-about }
council-count-largest-square = { $count }×{ $count }
council-in-hand = { $count } na mão
council-your-vote = Seu voto
council-they-vote = O conselho vota
council-secret = Revelado quando todos votarem
council-has-laid = { $name } votou
council-thinks = { $name } está pensando
council-they-lead = No momento, { $names } { $count ->
    [1] levaria { $vp } PV
   *[other] levariam { $vp } PV cada
 }.
council-you-lead = Você levaria { $vp } PV.
council-vote-now = vote agora
council-call-now = escolha a carta
council-line = { $counts } sim, { $open } abertas
council-badge-vote = voto
shown-vote-about = Uma ficha de votação: é posta em segredo e depois sai da partida.
glen-row-council = conselho
council-pile = Monte de descarte ({ $count }): { $tiles }
