### Address to a Haggis, step by step: lessons/haggis.json

lesson-haggis = Haggis
lesson-haggis-goal = Inns bring haggis tokens worth 1, 2 or 3. At three feasts the die decides which of them are served: after the scorings of stacks B and C, and at the very end.
lesson-haggis-take = Drover’s Inn lies on the rondel and costs 1 wood. Choose it.
lesson-haggis-pay = You have no wood yet, so the market sells it for 1 coin. Buy it.
lesson-haggis-place = Place the inn above the home village, where your Scotsman stands.
lesson-haggis-token = A new inn brings a token at once. Two lie face up, the others face down. Take the one worth 1: the die shows 1 most often.
lesson-haggis-table = It lies face down on your serving table, which has room for five. Only you see what you drew unseen; the others keep in mind what you took face up.
lesson-haggis-inn = Later the inn turns a sheep into another token each time it’s activated. A full table gives one token back for each new one.
lesson-haggis-end = That’s all for now. End your turn.
lesson-haggis-feast = At a feast the die is rolled four times. Each player with a token of that value turns one up, three at most; whisky buys further rolls. You score tokens times their sum: 1 and 3 are worth 2 × 4 = 8 VP.
