### Highlander, step by step. The steps are in lessons/highlander.json.

lesson-highlander = The mountain
lesson-highlander-mountain = This is the mountain. It takes two spaces of the rondel and stays there all game. It can’t be taken, but one pawn at a time may rest on it.
lesson-highlander-toll = Players who pass it leave a coin or one of their resources there: their choice. The hoard lies on the plate, and this chip shows it too.
lesson-highlander-climb = Instead of taking a tile, rest on the mountain: choose it, confirm, and end your turn. No tile this time, but all who come past pay for you.
lesson-highlander-die = { opponent-wren } stops right before the mountain. The die is behind and passes: a piece without an owner leaves a coin from the supply.
lesson-highlander-passed = { opponent-wren } passes the mountain on the way to Crieff Tryst, and leaves a coin.
lesson-highlander-hoard = You are last, so it is your turn: the 2 coins of the hoard are yours at once, before you pay for anything. Resources would go onto your tiles.
lesson-highlander-on = Now go on with a tile as usual: you start from the mountain, so you leave nothing. At the end of the game the hoard goes to the player who still rests there.
