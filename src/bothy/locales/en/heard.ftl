# What is told to those who listen, whatever the game

heard-did = { $name }: { $things }.
heard-has = { $name } has { $things }.
heard-none = no { $thing }
heard-order = Order of play: { $things }.
heard-score = { $name } has { $points } VP: { $things }.
heard-now = It is for { $name }{ $count ->
    [0] {""}
   *[other] , then { $names }
 }.
heard-questions = You can ask: { $things }.
