### Uma primeira partida, passo a passo. Os passos estão em lessons/first.json.

lesson-win = Como vencer
lesson-win-goal = Quem tiver mais pontos de vitória (PV) após cinco rodadas vence. Eles vêm da glória, dos produtos e do dinheiro que sobram, do lúpulo e das outras importações, e de duas classificações: contratos cumpridos e povoados ligados por barco.
lesson-win-contracts = Os contratos de exportação são o coração do jogo. À esquerda, o que você entrega; à direita, o que recebe: lúpulo e produtos importados, que valem PV no fim, e muitas vezes dinheiro, terreno grátis ou uma atualização.
lesson-win-tiles = Cada rodada termina com uma peça de pontuação; as cinco estão à vista. A rodada 1 dá 1 glória por animal e por construção seus no mapa, e 2 por plantação. Uma glória vale um PV.
lesson-win-companion = Uma peça de começo de partida dá £55 e alguns produtos. Quem joga por último escolhe primeiro: é { opponent-wren }, sua adversária de hoje.
lesson-win-start = Pegue a peça com lã e queijo. Um contrato aberto pede 2 queijos: aí está a metade. Escolha a peça, veja o que ela traz e confirme.
lesson-win-start-task = Escolher a peça com lã e queijo

lesson-land = O terreno
lesson-land-map = O número no hexágono é o preço do terreno. Animais, plantações e construções pedem descampado, lenhadores floresta, mineradores montanha. Se há dois terrenos, qualquer um serve. Os lochs são água.
lesson-land-rivers = As linhas azuis são rios. Dois hexágonos com um rio entre eles não são vizinhos. Você cresce de vizinho em vizinho, então a água é uma barreira até você ter barcos.
lesson-land-miner = Primeiro cada um posiciona dois trabalhadores, onde quiser. Um minerador custa £10 e rende £6 por rodada. Escolha o hexágono i3, uma montanha, e depois o minerador: £11 com o terreno.
lesson-land-companion = { opponent-wren } posiciona agora os dois trabalhadores: um minerador ao lado do seu e um lenhador no sul.
lesson-land-woodcutter = Um lenhador custa £6 e rende £4 por rodada. Ponha o seu em g3, uma floresta de £2.

lesson-begin = Primeiros turnos
lesson-begin-turn = Um turno é uma ação principal: negociar, obter ou cumprir um contrato, expandir, atualizar, empregar um mercador ou passar a vez. Os turnos se seguem até todos passarem.
lesson-begin-obtain = Na rodada 1 um contrato rende £5 a você; depois ele custa. Só cabe um por vez. Obtenha o que pede 2 queijos e traz 5 lúpulos, 1 cana-de-açúcar e £8.
lesson-begin-end = Enquanto o turno não acaba, você pode voltar atrás com Desfazer. Aqui não é preciso: encerre seu turno.
lesson-begin-companion = { opponent-wren } expande: uma vaca em i4. Lembre onde ela está.
lesson-begin-cow = Para expandir, pague a unidade e o terreno. Uma vaca custa £9 e dá 1 leite por rodada. Ponha uma em g4, ao lado do seu lenhador: £10. Depois encerre seu turno.
lesson-begin-companion-contract = { opponent-wren } obtém um contrato de 2 uísques. O lugar fica vazio até a próxima rodada.

lesson-neighbours = Vizinhos e mercado
lesson-neighbours-dairy = Uma queijaria transforma 1 leite em 1 queijo por rodada. Construa uma em h3, entre a sua vaca e a de { opponent-wren }: £15 com o terreno.
lesson-neighbours-bonus = Sua queijaria está ao lado da vaca de outra pessoa: você pode comprar leite já e mais barato, £2 a menos (£3 em manufaturados). Cada unidade pede um mercador. Compre 1 leite por £3 e encerre seu turno.
lesson-neighbours-companion = { opponent-wren } vende 1 cereal no mercado.
lesson-neighbours-price = Cada unidade negociada ocupa um mercador até a próxima rodada. Todas saem pelo mesmo preço; depois ele anda um patamar por unidade, para cima na compra, para baixo na venda. Sua compra encareceu o leite: £6.
lesson-neighbours-sell = Sobrou um mercador, e a lã não faz falta. Venda-a por £4 e encerre seu turno.

lesson-ships = Barcos, e passar a vez
lesson-ships-companion = { opponent-wren } atualiza a frota mercante por £4.
lesson-ships-reach = Os barcos abrem o que está além da água: primeiro a outra margem de um rio, depois a terra além de um loch, depois além de vários. No fim, eles ligam seus povoados.
lesson-ships-upgrade = Atualize também sua frota, para travessia fluvial: £4. Depois encerre seu turno.
lesson-ships-hire = { opponent-wren } emprega um terceiro mercador, também por £4.
lesson-ships-pass = Basta por uma rodada. Quem passa primeiro recebe £16 e começa a próxima, quem passa depois £14. Passe a vez e encerre seu turno.

lesson-harvest = A produção
lesson-harvest-companion = { opponent-wren } também passa, e todas as unidades do mapa produzem. Seu minerador rendeu £6, seu lenhador £4, sua vaca 1 leite.
lesson-harvest-produce = Agora a queijaria: ela pode transformar 1 leite em 1 queijo, até leite fresco. Faça 1 queijo.
lesson-harvest-glory = Uma vaca e uma queijaria deram 2 glórias a você, uma vaca 1 a { opponent-wren }. Os mercadores voltaram, os contratos foram repostos. A rodada 2 dará 2 glórias por trabalhador.

lesson-export = Exportar
lesson-export-ready = Você tem 2 queijos: tudo o que seu contrato pede. Alguns pedem carne; então um de seus animais sai do mapa.
lesson-export-fulfil = Cumpra o contrato e encerre seu turno. O caixote fica livre para o próximo.
lesson-export-imports = Cada lúpulo vale 1 PV. Algodão, tabaco e cana-de-açúcar valerão 3, 4 ou 5: o que todos juntos menos importarem vale mais.
lesson-export-companion = { opponent-wren } atravessa o rio: uma ovelha em j4.
lesson-export-river = Faça o mesmo: uma ovelha em i2, £11 com o terreno. Além do rio ela é um povoado à parte, e seus barcos ligam os dois. Depois encerre seu turno.
lesson-export-companion-buys = { opponent-wren } compra 1 cereal.
lesson-export-worker = Cada trabalhador dá 2 glórias nesta rodada, e dinheiro até o fim do jogo. Ponha um lenhador em f2 por £8 e encerre seu turno.
lesson-export-companion-passes = { opponent-wren } passa primeiro desta vez: £16, e o primeiro turno da rodada 3.
lesson-export-pass = Passe também, por £14, e encerre seu turno.
lesson-export-produce = Faça mais 1 queijo.

lesson-end = O fim
lesson-end-rounds = Três trabalhadores deram 6 glórias. Assim seguem as cinco rodadas, e obter um contrato fica mais caro: £5 na rodada 3, depois £10, depois £15.
lesson-end-scoring = No fim, glória e lúpulo valem 1 PV cada, produtos importados de 3 a 5, um produto básico 1, um manufaturado 2, e cada £10 vale 1 PV.
lesson-end-ranks = Com dois jogadores, mais contratos cumpridos rendem 8 PV, e mais povoados ligados por barco 12. Em caso de empate, divide-se.
lesson-end-more = Uma partida completa tem também clãs, cada um com seu poder, e portos com seus bônus. Uma ação impossível explica por quê, e as regras estão à mão.
lesson-end-play = Você viu tudo o que há em uma rodada. O melhor agora é uma partida completa contra { opponent-wren }.
