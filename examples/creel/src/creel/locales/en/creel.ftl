game-creel = Creel
about-creel = A few days at sea: three bays, two dice, and a seal if you like.

## Words

good-coin = coin
good-herring = herring
good-crab = crab
good-lobster = lobster
fish-herring = herring
fish-crab = crab
fish-lobster = lobster
weather-calm = a calm day
weather-breeze = a fresh breeze
weather-gale = a gale
what-haul = Pull up your creels
what-build = Buy a creel
what-peek = Look at the top chart

## Options

option-days = Days at sea
option-days-about = How many days the game lasts.
option-days-3 = three, a short game
option-days-5 = five
option-tide = Tide
option-tide-about = The higher the tide, the more creels each player starts with.
option-tide-neap = neap: two creels at the start
option-tide-spring = spring: three creels at the start

## Questions

ask-choose = Which bay do you row to? The others will not see it before all have chosen.
ask-day = Your day: one thing to do, and then home.
ask-pull = Which creel do you lift?
ask-pay = What do you pay with?
ask-keep = Keep this chart in place of one of yours, or put it back?

## Actions

do-row = Row to bay { $bay }
do-do = { $what }
do-end-turn = Row home
do-lift = Lift creel { $creel }
do-sell = Sell a { $fish }
do-give = Give a { $good }
do-swap = Put chart { $chart } in its place
do-put-back = Put it back

## Reasons

no-no-such-bay = There is no such bay.
no-gale = Not in a gale: the outermost bay is out of reach.
no-no-such-action = That is not something to do at sea.
no-acted = You have done your one thing today.
no-too-dear = You cannot pay { $cost } exactly with what you have.
no-lifted = You have no such creel in the water.
no-no-fish = You have no { $fish }.
no-sold-enough = You have sold { $most } fish today; the market is full.
no-cannot-give = You have no { $good }.
no-no-change-given = No change is given: { $due } must be paid exactly.
no-not-held = You hold no such chart.

## What happens

event-goods = Seat { $seat }: { $count } { $good } ({ $why })
event-creel = Seat { $seat } has one more creel.
event-weather = Day { $day }: { $weather }.
event-chosen = Seat { $seat } has chosen.
event-rowed = The boats are in bays { $bays }.
event-rolled = Seat { $seat } rolls { $dice }.
event-chart = You are dealt chart { $chart }.
event-looked = The top chart is { $chart }.
event-kept = The top chart is now { $chart }.

## Scores

score-coins = Coins
score-creels = Creels
score-charts = Charts
