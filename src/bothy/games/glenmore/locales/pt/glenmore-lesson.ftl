### Uma primeira partida, passo a passo. Os passos estão em lessons/first.json.

lesson-win = Como vencer
lesson-win-goal = Quem tiver mais pontos de vitória (PV) no fim vence. Eles vêm das suas peças, de quatro pontuações e das moedas; um território maior que o menor de todos custa PV.
lesson-win-scorings = Uma pontuação compara quatro coisas: escoceses no seu castelo inicial, marcos, uísque e personagens. Em cada uma você pontua pela vantagem sobre o jogador que tem menos. Esta tabela mostra o que uma pontuação daria agora.
lesson-win-last = O anel de peças é o rondel. Quem está em último nele joga: é você. Você avança até qualquer peça à frente, perto ou longe; mas quem você ultrapassar joga antes da sua próxima vez.
lesson-win-take = Comece por Inshriach, a próxima peça. Ela não custa nada. Escolha-a, veja quem jogaria depois de você e confirme.

lesson-land = Seu território
lesson-land-rules = Uma peça deve tocar seu território com um lado inteiro, e um dos seus escoceses deve estar em um dos oito lugares ao redor dela. O seu está na vila inicial. O rio mantém sua linha: ali só se seguem peças com rio.
lesson-land-place = Inshriach não tem rio: vai acima ou abaixo dessa linha. Coloque-a acima da vila inicial.
lesson-land-wake = Depois de colocada, uma peça pode ser ativada, assim como todas ao redor, também nos cantos: cada uma uma vez neste turno. Por isso vale construir bem junto.
lesson-land-wood = Ative Inshriach: ela faz 1 madeira, que fica na peça. Uma peça guarda no máximo três recursos.
lesson-land-end = As peças iniciais também podem ser ativadas, mas seu movimento pode esperar: ninguém é obrigado a ativar. Encerre seu turno.

lesson-order = Quem joga a seguir
lesson-order-companion = { opponent-wren } estava em último, salta até Glen Lyon e faz uma ovelha.
lesson-order-die = Depois o dado estava em último. Com dois jogadores ele também joga: anda de 1 a 3 peças, e aquela em que para sai do jogo. Também as que todos ultrapassaram. Novas peças são postas atrás da última figura.
lesson-order-take = Você está em último de novo. Pegue Black Isle, uma plantação de cevada.
lesson-order-place = Coloque-a acima do castelo inicial, ao lado de Inshriach, que assim é ativada outra vez.
lesson-order-barley = Ative Black Isle por 1 cevada e depois Inshriach por mais uma madeira.
lesson-order-move = Vilas e castelos dão movimento. Ative a vila inicial por 1 ponto de movimento.
lesson-order-walk = Mova seu escocês um passo para o leste, até o castelo inicial: ali ele conta em cada pontuação. Depois encerre seu turno.

lesson-cost = Custos e uísque
lesson-cost-again = O dado andou, e você continua em último. Passos curtos dão muitos turnos.
lesson-cost-market = Algumas peças custam recursos. O que falta se compra aqui, para pagar na hora: as moedas vão para o próximo espaço vazio da linha, então cada compra custa mais que a anterior. Vender retira as moedas do espaço mais caro.
lesson-cost-take = Pegue Pulteney, uma destilaria. Ela custa 1 pedra.
lesson-cost-pay = Compre a pedra. O primeiro espaço da linha está cheio, então ela custa 2 moedas.
lesson-cost-place = Coloque-a à direita de Black Isle. Seu escocês no castelo está no canto dela: perto o bastante.
lesson-cost-whisky = Pulteney deu na hora um barril de uísque. Esses efeitos imediatos vêm antes das ativações. Os barris ficam ao lado do seu território.
lesson-cost-distil = Ativada, Pulteney transforma 1 cevada em outro barril. Ative-a e pague a cevada de Black Isle.
lesson-cost-barley = Black Isle está ao lado e também pode ser ativada. Pegue 1 cevada para a próxima vez e encerre seu turno.

lesson-bell = Uma pontuação
lesson-bell-companion = { opponent-wren } pega Crieff Tryst, uma peça de troca, e dá a ovelha por 3 PV. Depois o dado leva William Wallace.
lesson-bell-near = A pilha A tem uma peça. Assim que ela for posta vem uma pontuação, e será no fim do seu turno.
lesson-bell-take = Junte então o que conta. Castle Stalker é um marco e custa 1 madeira e 1 pedra. Pegue-o.
lesson-bell-pay = Pague a madeira de Inshriach e compre a pedra: já são 3 moedas.
lesson-bell-river = A peça tem rio: deve ir a uma das pontas dele. Coloque-a à direita do castelo inicial.
lesson-bell-distil = A carta de marco trouxe 3 moedas, o castelo um escocês. Pulteney pode ser ativada de novo: transforme sua cevada em mais um barril.
lesson-bell-home = Ative Castle Stalker por 1 ponto de movimento e mande o novo escocês para o oeste, até o castelo inicial.
lesson-bell-ring = Dois escoceses em casa, um marco, três barris. Encerre seu turno, e vem a pontuação.
lesson-bell-scored = 2 + 1 + 3: são 6 PV. Uma vantagem de 1, 2 ou 3 dá outros tantos PV, de 4 dá 5, e de 5 ou mais dá 8.

lesson-chiefs = Personagens e clãs
lesson-chiefs-person = Robert the Bruce é um personagem. Um personagem não ocupa lugar no território, conta em cada pontuação e permite pôr um marcador no tabuleiro de clãs.
lesson-chiefs-take = Ele está bem à frente. Os outros jogarão várias vezes antes de você: é o preço dos saltos longos. Pegue-o.
lesson-chiefs-marker = Um marcador paga as estradas do caminho e traz o que o clã oferece. MacLeod se alcança de graça e dá 3 moedas. Coloque-o ali e encerre seu turno.

lesson-end = O fim
lesson-end-turns = Agora { opponent-wren } e o dado seguem até você estar em último de novo. Aqui está sempre escrito quem joga a seguir.
lesson-end-size = Cuidado com o tamanho: no fim, cada peça a mais que o menor território custa 3 PV. Você tem seis, { opponent-wren } quatro. Personagens não são peças do território.
lesson-end-end = Seguem as pilhas B, C e D; a peça O Fim está na D. Quando todos a alcançam vem uma última pontuação, depois paga-se o tamanho, e cada moeda vale 1 PV.
lesson-end-play = É assim que se joga. O melhor agora é uma partida completa contra { opponent-wren }.
