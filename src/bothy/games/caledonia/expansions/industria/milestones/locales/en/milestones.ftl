### Milestones

milestone-rare-imports = 6 of one rare import on fulfilled contracts
milestone-ports = 3 ports used
milestone-buildings = 5 cheese dairies, bakeries and distilleries deployed
milestone-basic-goods = 7 basic goods in stock
milestone-all-workers = all workers deployed
milestone-upgrades = 7 upgrades
milestone-triangles = triangles of 3 hexes with your units in 2 settlements
milestone-threes = 3 units each of 2 kinds, workers apart
milestone-every-kind = a unit of every kind deployed
milestone-units = 15 units deployed
milestone-settlement = a settlement of 6 units
milestone-along-rivers = 8 units along rivers
milestone-straight-line = 5 hexes with your units in a straight line
milestone-hops = 2 fulfilled contracts with 3 hops or more each
milestone-exported-kinds = 5 kinds of goods and meat exported
milestone-plain-contracts = 2 fulfilled contracts without a direct bonus
site-glasgow = Glasgow
site-edinburgh = Edinburgh
site-tunnel-1 = tunnel 1
site-tunnel-2 = tunnel 2
do-claim-milestone = Claim the milestone of { $site }: { $milestone }
verb-claim-milestone = Claim a milestone
argument-site = Place
argument-milestone = Milestone
no-no-such-milestone = That milestone isn’t in play. Choose one of the four.
no-milestone-claimed = You have claimed the milestone of { $site } already. Choose another.
no-no-marker = You have no free milestone marker. Make a delivery first.
no-no-marker-yet = You have no free milestone marker. One more is free each round, up to round 4.
no-milestone-not-met = It asks for { $need } ({ $milestone }), and you have { $have }.
no-no-demand-there = There is no demand beside { $site }. Claim another milestone.
event-milestone-placed = Milestone of { $site }: { $milestone }.
event-milestone-claimed = Seat { $seat } claims the milestone of { $site } ({ $milestone }) for { $vp } VP.
event-marker-unlocked = Seat { $seat } has one more milestone marker to claim with.
score-milestones = Milestones
breakdown-milestone = { $site }: { $milestone }; claim { $place }, in round { $round }
note-milestone = Milestone of { $site }: { $milestone }. { $seats-count ->
    [0] No one has claimed it;
    [one] Claimed by seat { $seats };
   *[other] Claimed by seats { $seats };
 } the next claim is worth { $vp } VP.
note-markers = Seat { $seat }: { $count ->
    [0] no free milestone marker
    [one] { $count } free milestone marker
   *[other] { $count } free milestone markers
 }.
shown-milestone = Milestone { $number }
shown-milestone-about = To claim it you need { $milestone }.
