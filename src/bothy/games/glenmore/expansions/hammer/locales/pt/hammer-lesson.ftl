### Hammer of the Scots, passo a passo. Os passos estão em lessons/hammer.json.

lesson-hammer = O Inglês
lesson-hammer-englishman = O peão cinza com a coroa é o Inglês, e a ficha da Inglaterra está embaixo dele. Quem passar por ele primeiro fica com ela, e então ele joga por essa pessoa.
lesson-hammer-token = Kingussie fica adiante dele. Pegue-a e compre a pedra que ela custa: no caminho, a ficha é sua.
lesson-hammer-place = Coloque-a acima da vila inicial e encerre seu turno.
lesson-hammer-second = { opponent-wren } pega uma peça adiante do Inglês. Passar por ele já não traz nada.
lesson-hammer-third = O terceiro jogador também. Agora o Inglês é o último do rondel.
lesson-hammer-turn = O Inglês age quando está por último, e você age por ele. Ele pega uma peça para você, por moedas na linha da Inglaterra além do preço; ou descarta uma, e você recebe moedas da linha.
lesson-hammer-use = Faça-o pegar Strathnaver: custa as 2 moedas da linha da Inglaterra e mais nada.
lesson-hammer-land = Coloque-a na ponta esquerda do seu rio, ative-a para ter uma ovelha e encerre o turno.
lesson-hammer-row = A linha da Inglaterra fica ao lado do mercado. Da próxima vez ele custa 3 moedas; descartar uma peça com ele tira as moedas mais caras. Alguns marcos dão a ficha a quem os constrói.
