### Between a Rock and a Hard Place, step by step: lessons/council.json

lesson-council = The clan council
lesson-council-goal = Five scoring cards lie open. Each gives 10 VP at the end to the player with the most of what it counts, but only if the council accepts it. The council’s chip shows how many already count.
lesson-council-take = The council meets whenever a player takes a person. Robert the Bruce is free to take: choose him on the rondel.
lesson-council-marker = A person lets you set a marker, as always. Set it on MacLeod; the council waits until that is done.
lesson-council-call = You took the person, so you choose which card is voted on. Each card shows who would get it now. Put the distilleries to the vote.
lesson-council-vote = Every player lays a token face down: a round AYE or a square NAY. You have few tokens, and those you lay are gone. Lay an AYE.
lesson-council-secret = Your companion votes too. No token is shown until all are laid; then they’re revealed together.
lesson-council-counted = As many ayes as nays are enough: the card is accepted, and gives 10 VP at the end for the most distilleries. Tied players share them, rounded up.
lesson-council-end = A card that was voted on is never called again. End your turn.
lesson-council-last = With two players you may once lay two tokens in a vote. Watch what others collect: a NAY at the right time is worth as much as 10 VP.
