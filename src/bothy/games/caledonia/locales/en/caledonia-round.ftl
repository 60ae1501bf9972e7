### The card at the end of a round

cal-round-over = Round { $round } is over
cal-round-about = All players have produced and scored.
cal-round-lead-me = You lead by { $points }.
cal-round-lead = { $name } leads by { $points }.
cal-round-level = No one is ahead.
cal-round-you-lead = you lead
cal-round-leads = leads
cal-round-income = Income
cal-round-made = Produced
cal-round-points = Points
cal-round-scored = scored
cal-round-next = next
cal-round-new = New contracts
cal-round-brings = Round { $round } brings
cal-round-would = You’d get { $glory } now.
cal-round-free = free
cal-round-fee = A contract: { $now }. Until now: { $before }.
cal-round-order = in the order of passing
cal-round-go = Go on to round { $round }
cal-round-play-back = Play the round back
