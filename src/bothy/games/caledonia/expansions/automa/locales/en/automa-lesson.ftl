### A lesson about the Automa. The steps are in its lessons; each has its message here.

lesson-automa = The Automa
lesson-automa-seat = Your opponent today is a deck of 22 cards and two dice. It has a board, money, workers and merchants like any player, but no clan and no goods: where others have goods, it pays and is paid money.
lesson-automa-start = Take the starting tile with grain and bread. The Automa takes none: it begins with £50 at level 1, and £10 more for each level above.
lesson-automa-start-task = Choose the tile with grain and bread
lesson-automa-workers = Its first workers stand on the map already, one in each of the four modules: two near ports, two near the central loch. A port in its reach pays it £10 at once.
lesson-automa-mine = Now yours: put one woodcutter on j6 and one on j2.
lesson-automa-turn = Obtain the contract that is marked, and end your turn. Then the Automa turns over a card.
lesson-automa-card = It drew card 6. It tries the icons from left to right and does the first it can. Technology needs three workers of a kind, it has two: no. The next one is to expand.
lesson-automa-support = A second card, the support card, says where: module A, card 13. Five hexes are in reach. No port comes into reach; four of the five would add a settlement; of those d3 is the cheapest, £1. One hex is left, and that settles it.
lesson-automa-unit = Several units fit on d3, so its glory token moves: six columns on from bakeries is cheese dairies. It pays £12 for the dairy and £1 for the land, like you would.
lesson-automa-score = In production it gets £5 for every good its units would make. At the end it scores a VP for every £5, exports and settlements like you, and 10 glory at level 1, up to 50 at level 5.
lesson-automa-end = Each of its turns is shown row by row, next to the map: arrow keys step, Space pauses, Escape skips. “Show its last turn” brings it back. If you own the box, you can draw the cards yourself and enter them.
