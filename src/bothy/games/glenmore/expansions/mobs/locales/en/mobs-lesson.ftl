### The Penny Mobs, step by step: lessons/mobs.json

lesson-mobs = Pennies and mobsters
lesson-mobs-goal = You begin with seven pennies that cost you 1 VP each at the end. Mobsters sit in prison; take one and you have its power, but pay its penalty at the end.
lesson-mobs-take = First an ordinary turn. Take Lochridge and place it above the home village.
lesson-mobs-end = The prison is visited when a turn is over. End yours.
lesson-mobs-penny = Now you may put a penny on a mobster, take a mobster, or do neither. A penny you put down turns over: it’s worth +1 VP to the player who takes the mobster, and you’re rid of it. Put one on Joe McDuff.
lesson-mobs-companion = Your companion has a turn, and puts a penny there too.
lesson-mobs-again = Two pennies lie on Joe McDuff now. Take Ballachulish, place it left of the home village, and end your turn.
lesson-mobs-free = Take Joe McDuff out of prison: both pennies come with him, at +1 VP each. He costs 6 VP at the end.
lesson-mobs-holds = He’s yours for good, with three tokens. In a later turn each of them takes the largest pile of coins from a row of the market.
lesson-mobs-last = So: get rid of pennies, but not for others to collect. When enough lie on a mobster, even a bad one is worth taking.
