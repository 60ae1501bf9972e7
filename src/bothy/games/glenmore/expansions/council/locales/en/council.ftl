## Between a Rock and a Hard Place

option-council = Between a Rock and a Hard Place
option-council-false = without
option-council-true = with the clan council
option-council-about = Five scoring cards are open, and whenever a player takes a person, all players vote on one of them: accepted cards give 10 VP each at the end. About 10 minutes more; medium difficulty.

measure-animals = Livestock
    .about = for the most sheep and cattle lying on a territory
measure-wood-and-stone = Building materials
    .about = for the most wood and stone lying on a territory
measure-largest-square = Largest square
    .about = for the largest full square of tiles in a territory
measure-full-sets = Full sets
    .about = for the most sets of a Scotsman on the home castle, a barrel of whisky, a landmark card and a person
measure-manned-castles = Manned castles
    .about = for the most castles with a Scotsman on them, the home castle included
measure-whisky-tiles = Distilleries
    .about = for the most tiles with the whisky icon
measure-farthest-scotsman = Far from home
    .about = for the Scotsman the most movement points away from his home castle
measure-own-discards = Discard piles
    .about = for the largest discard pile of one’s own
measure-smallest-territory = Smallest territory
    .about = for the fewest tiles in a territory
measure-joined-pastures = Joined pastures
    .about = for the most animal tiles joined edge to edge

ballot-aye = AYE
ballot-nay = NAY
ballot-two-ayes = AYE and AYE
ballot-two-nays = NAY and NAY
ballot-one-each = AYE and NAY

ask-proposing = The clan council meets. Which scoring card is put to the vote?
ask-council-vote = How do you vote on { $measure }, { $measure-about }? Votes stay secret until everyone has voted.
do-propose = Put { $measure } to the vote
do-cast-vote = Vote { $ballot }
verb-propose = Put a card to the vote
verb-cast-vote = Vote
argument-measure = Scoring card
argument-ballot = Tokens

no-measure-not-open = That card isn’t open in this game. Choose one that is.
no-measure-voted = { $measure } has had its vote. Choose a card that hasn’t.
no-no-such-ballot = You can’t vote like that. Lay an AYE or a NAY.
no-one-token-a-vote = You lay one token in each vote. Only with two players can you lay two, and only in a single vote.
no-two-tokens-once = You’ve already laid two tokens in a vote, and that’s allowed once a game. Lay one.
no-no-such-token = You don’t have those tokens. You have AYE: { $ayes }, NAY: { $nays }.

event-measure-drawn = Scoring card: { $measure }, { $measure-about }.
also-votes-dealt = Each player has { $ayes } AYE and { $nays } NAY.
also-council-card = The council’s card is { $measure }.
event-proposed = Seat { $seat } puts { $measure } to the vote.
event-ballot = Seat { $seat } votes { $ballot }.
event-council-voted = { $measure } is { $accepted ->
    [true] accepted
   *[other] rejected
 }, { $ayes } AYE to { $nays } NAY.
event-own-discard = { $tile } goes to the discard pile of seat { $seat }.
event-own-discard-taken = { $tile } leaves the discard pile of seat { $seat }.

score-council = Clan council
category-council = the clan council
breakdown-council = { $measure }: { $count }{ $tied ->
    [0] {""}
    [1] , the best
   *[other] , best together with { $tied } in all
 }
breakdown-council-nothing = No card was accepted

note-council-open = { $measure }: { $vp } VP { $measure-about }. Not voted on yet. So far: { $counts }.
note-council-accepted = { $measure }: { $vp } VP { $measure-about }. Accepted, { $ayes } AYE to { $nays } NAY. So far: { $counts }.
note-council-rejected = { $measure }: rejected, { $ayes } AYE to { $nays } NAY.
note-council-tokens = Voting tokens left. AYE: { $ayes }. NAY: { $nays }.
note-own-discards = Discard pile of { $seat }: { $tiles-tile }.

## Messages of the browser page

shelf-council = Council
council-about = Five scoring cards: { $vp } VP each at the end if the council accepts them. Tied players share, rounded up.
council-is-counts = counts
council-is-struck = struck
council-is-now = now
council-is-open = not yet called
council-short-counts = counts
council-short-struck = struck
council-short-now = now
council-short-open = open
council-votes = { $ayes } AYE to { $nays } NAY
council-what = { $measure }, { $measure-about }
council-count-largest-square = { $count }×{ $count }
council-in-hand = { $count } in hand
council-your-vote = Your vote
council-they-vote = The council votes
council-secret = Revealed once everyone has voted
council-has-laid = { $name } has voted
council-thinks = { $name } is thinking
council-they-lead = { $names } would now take { $vp } VP{ $count ->
    [1] {""}
   *[other] {" "}each
 }.
council-you-lead = You’d take { $vp } VP.
council-vote-now = vote now
council-call-now = call a card
council-line = { $counts } count, { $open } open
council-badge-vote = vote
shown-vote-about = A token to vote with: it’s laid in secret and then leaves the game.
glen-row-council = council
council-pile = Discard pile ({ $count }): { $tiles }

### lesson

## Between a Rock and a Hard Place, step by step: lessons/council.json

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

### cover

expansion-glenmore-council = Between a Rock and a Hard Place
expansion-glenmore-council-about = You vote in secret on what will count at the end.
