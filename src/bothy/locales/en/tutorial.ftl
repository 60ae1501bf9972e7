### The tutorial around a lesson. The lessons' own texts belong to the games.

tutorial = Tutorial
tutorial-begin = Learn in ten minutes
tutorial-go-on = Continue the tutorial
tutorial-again = Begin again
tutorial-leave = Leave
tutorial-next = Go on
tutorial-back = Back
tutorial-show = Show me
tutorial-try = Let me try
tutorial-read = Read again
tutorial-step = step { $step } of { $of }
tutorial-task = Now: { $task }
tutorial-later = Later. Now: { $task }
tutorial-later-read = Later. Read on first.
tutorial-end-turn = End turn
tutorial-waiting = { opponent-wren } is playing.
tutorial-play = Play a whole game
tutorial-astray = Another move was played here, so the tutorial can’t continue. You can restart it at any time.
