### Between a Rock and a Hard Place

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
