### Uma lição sobre o Automa. Os passos estão nas suas lições; cada um diz aqui sua mensagem.

lesson-automa = O Automa
lesson-automa-seat = Seu adversário de hoje são 22 cartas e dois dados. Ele tem tabuleiro, dinheiro, trabalhadores e mercadores como todos, mas nem clã nem produtos: onde os outros têm produtos, ele paga e recebe dinheiro.
lesson-automa-start = Pegue a peça de começo de partida com cereal e pão. O Automa não pega nenhuma: começa com £50 no nível 1, e £10 a mais por nível.
lesson-automa-start-task = Escolher a peça com cereal e pão
lesson-automa-workers = Os primeiros trabalhadores dele já estão no mapa, um em cada módulo: dois perto dos portos, dois perto do loch central. Um porto ao alcance lhe rende £10 na hora.
lesson-automa-mine = Agora os seus: ponha um lenhador em j6 e outro em j2.
lesson-automa-turn = Pegue o contrato marcado e encerre o turno. O Automa então vira uma carta.
lesson-automa-card = Saiu a carta 6. Ele tenta os ícones da esquerda para a direita e faz o primeiro possível. Tecnologia pede três trabalhadores do mesmo tipo, ele tem dois: não. O seguinte é expandir.
lesson-automa-support = Uma segunda carta, a de apoio, diz onde: a 13, módulo A. Cinco hexágonos ao alcance. Nenhum alcança um porto; quatro somam um povoado; desses, d3 é o mais barato, £1. Só resta um: está decidido.
lesson-automa-unit = Várias unidades cabem em d3, então a ficha de glória anda seis colunas, das panificadoras às queijarias. Ele paga £12 pela queijaria e £1 pelo terreno, como você pagaria.
lesson-automa-score = Na produção ele recebe £5 por produto que suas unidades fariam. No fim marca 1 PV a cada £5, exportações e povoados como você, e 10 de glória no nível 1, até 50 no nível 5.
lesson-automa-end = Cada turno dele é mostrado linha por linha, ao lado do mapa: as setas avançam, Espaço pausa, Esc pula. “Mostrar sua última vez” o traz de volta. Quem tem a caixa pode tirar as cartas e indicá-las.
