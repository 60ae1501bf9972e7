# Messages of the browser page

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
