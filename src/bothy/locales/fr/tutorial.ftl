### Le tutoriel : ce qui entoure une leçon.

tutorial = Tutoriel
tutorial-begin = Apprendre en dix minutes
tutorial-go-on = Poursuivre le tutoriel
tutorial-again = Recommencer
tutorial-leave = Quitter
tutorial-next = Continuer
tutorial-back = Retour
tutorial-show = Montrez-moi
tutorial-try = À moi
tutorial-read = Relire
tutorial-step = étape { $step } sur { $of }
tutorial-task = À vous : { $task }
tutorial-later = Plus tard. Pour l’instant : { $task }
tutorial-later-read = Plus tard. Lisez d’abord la suite.
tutorial-end-turn = Terminer le tour
tutorial-waiting = { opponent-wren } joue.
tutorial-play = Jouer une partie complète
tutorial-astray = Un autre coup a été joué ici, le tutoriel ne peut donc pas continuer. Vous pouvez le recommencer à tout moment.
