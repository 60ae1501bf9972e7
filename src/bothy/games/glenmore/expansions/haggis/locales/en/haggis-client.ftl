# Messages of the browser page

glen-effect-gain-haggis = { $count ->
    [1] a haggis token
   *[other] { $count } haggis tokens
 }

shelf-haggis = Haggis
haggis-about = tokens face up times the sum of their values, at three feasts
haggis-reserve = The reserve
haggis-reserve-about = Take one that lies face up, or draw one of { $count } face down.
haggis-face-down = { $count } face down
haggis-worth = worth { $value }
haggis-hidden = face down, worth { $values }
haggis-served = served, worth { $value }
haggis-served-vp = { $vp } VP so far
haggis-empty = empty
haggis-table-mine = Your serving table
haggis-only-you = Only you see the values
haggis-tables-others = The others’ tables
haggis-feast-ahead = { $of } feasts ahead
haggis-feast-now = Feast { $number } of { $of }, now
haggis-feast-last = Feast { $number } of { $of } is over
haggis-feast-about = { $rolls } rolls: each player with the value turns one up, at most { $served }. Whisky buys more rolls.
haggis-spoilt = rolled again
haggis-now = your choice
haggis-line = you have { $count }
haggis-words = open tokens: { $values }; you have { $count }

done-more-rolls = No more rolls
shown-haggis = Haggis token { $value }
shown-haggis-about = There are { $count } of them. At a feast a roll of this number turns it up.
