### Uma lição sobre a ferrovia. Os passos estão nas lições do módulo.

lesson-trains = A ferrovia
lesson-trains-goal = Com a ferrovia, os produtos vão de trem às cidades da Escócia. Cada lugar mostra o que pede e o bônus por levá-lo. A preparação começa como sempre: { opponent-wren } pega uma peça de começo de partida.
lesson-trains-start = Pegue a peça com leite e pão. Fort William pede 2 leites e 1 pão: quase tudo já está com você.
lesson-trains-start-task = Escolher a peça com leite e pão
lesson-trains-worker = Seu primeiro trabalhador: um lenhador em i7, £9 com o terreno.
lesson-trains-companion = { opponent-wren } põe os dois mineradores no noroeste.
lesson-trains-second = O segundo lenhador fica ao lado do primeiro, em i8: £7.

lesson-delivery = Uma entrega
lesson-delivery-two = A dois, cada um tem um trem e um minitrem. { opponent-wren } põe primeiro o minitrem dela em Dumfries.
lesson-delivery-mini = Ponha seu minitrem em Inverness. Quem passa pelo trem de outro paga ao dono: mesmo parado ele vale alguma coisa.
lesson-delivery-theirs = O trem de { opponent-wren } parte de Ayr.
lesson-delivery-train = O seu parte de Kyle of Lochalsh, a uma parada de Fort William.
lesson-delivery-buy = Falta um leite. Compre-o no mercado por £5 e encerre o turno.
lesson-delivery-waits = { opponent-wren } emprega um mercador, e é a sua vez de novo.
lesson-delivery-run = Levar o trem é uma ação principal: vá a Fort William; o minitrem segue com um trajeto próprio, até Kyle of Lochalsh. No fim do caminho você entrega 2 leites e 1 pão. Depois encerre o turno.
lesson-delivery-milestones = A entrega tirou uma peça da sua trilha e lhe deu um marcador. Com marcadores reivindicam-se marcos, como sete atualizações: o primeiro ganha mais PV, e os marcos abrem túneis e grandes cidades.
