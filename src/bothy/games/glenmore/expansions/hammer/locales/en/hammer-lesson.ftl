### Hammer of the Scots, step by step. The steps are in lessons/hammer.json.

lesson-hammer = The Englishman
lesson-hammer-englishman = The grey pawn with the crown is the Englishman, and the England token lies under him. The first player to pass him takes it; then he moves for that player.
lesson-hammer-token = Kingussie lies beyond him. Take it and buy the stone it costs: on the way the token is yours.
lesson-hammer-place = Place it above the home village, and end your turn.
lesson-hammer-second = { opponent-wren } takes a tile beyond the Englishman. Passing him brings nothing more.
lesson-hammer-third = So does the third player. Now the Englishman is last on the rondel.
lesson-hammer-turn = The Englishman acts when he is last, and you act for him. He takes a tile for you, for its price plus coins on the England row; or he discards one, and you get coins back from the row.
lesson-hammer-use = Let him take Strathnaver: it costs the 2 coins of the England row and nothing else.
lesson-hammer-land = Place it at the left end of your river, activate it for a sheep, and end the turn.
lesson-hammer-row = The England row is next to the market. The next time he costs 3 coins; discarding a tile with him takes the last coins out. Some landmarks bring the token to the player who builds them.
