## The seal, a module

option-seal = The seal
option-seal-about = The seal takes fish where it is, unless a player feeds it.
option-seal-false = stays away
option-seal-true = visits a bay each morning
do-feed = Throw the seal a herring
no-no-seal = The seal is not in your bay.
event-seal = The seal is in bay { $bay }.
event-fed = Seat { $seat } has fed the seal.
score-seal = The seal's thanks
