# Same as in English (tutorial)

### O tutorial: o que está em volta de uma lição.

tutorial = Tutorial
tutorial-begin = Aprender em dez minutos
tutorial-go-on = Continuar o tutorial
tutorial-again = Recomeçar
tutorial-leave = Sair
tutorial-next = Continuar
tutorial-back = Voltar
tutorial-show = Mostre-me
tutorial-try = Vou tentar
tutorial-read = Ler de novo
tutorial-step = passo { $step } de { $of }
tutorial-task = Agora: { $task }
tutorial-later = Mais tarde. Agora: { $task }
tutorial-later-read = Mais tarde. Leia primeiro.
tutorial-end-turn = Encerrar o turno
tutorial-waiting = { opponent-wren } está jogando.
tutorial-play = Jogar uma partida completa
tutorial-astray = Outra jogada foi feita aqui, então o tutorial não pode continuar. Você pode recomeçá-lo quando quiser.
