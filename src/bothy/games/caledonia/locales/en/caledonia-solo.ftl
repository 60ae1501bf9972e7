## Alone at the table

cal-dice = Round { $round }: the dice moved the prices
cal-dice-none = No price changed
