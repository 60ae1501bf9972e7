### Uma lição sobre mercados de produtores e o prêmio. Os passos estão nas lições do módulo.

lesson-markets = Mercados de produtores e o prêmio
lesson-markets-goal = Antes de tudo, cada um põe um mercado de produtores no mapa. Ele compra dois tipos de produto, cada um uma vez, de quem se instala ao lado. { opponent-wren } põe o dela em b5: leite e pão.
lesson-markets-place = O seu compra lã e uísque. Ponha-o em h2, num canto do mapa que você quer para si.
lesson-markets-companion = { opponent-wren } pega uma peça de começo de partida, como sempre.
lesson-markets-start = Pegue a peça marcada: ela tem lã, que seu mercado compra.
lesson-markets-near = Os primeiros trabalhadores ficam a dois hexágonos de qualquer mercado. j2 está longe o bastante: ponha ali um lenhador.
lesson-markets-workers = { opponent-wren } põe os dois mineradores longe, no sudeste.
lesson-markets-far = Seu segundo trabalhador: um minerador em l4.
lesson-markets-beside = Agora instale-se ao lado do seu mercado: uma ovelha em i2, entre o lenhador e o mercado, £11 com o terreno.
lesson-markets-sell = Ao lado de um mercado pode-se vender na hora: lã pelo preço mais £2, um produto manufaturado mais £3. Ocupa um mercador, e esse produto fica coberto para sempre. Venda 1 lã por £6 e encerre o turno.
lesson-markets-award = Há um prêmio aberto a todos: este pede unidades à beira dos rios. No fim, quem tiver mais ganha 8 PV; em empate, ambos ganham algo. Quando os dois produtos são cobertos, o mercado fecha e o hexágono volta a ser terreno livre.
