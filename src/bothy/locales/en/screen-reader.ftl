# Screen-reader announcements, for any game

heard-did = { $name }: { $things }.
heard-has = { $name } has { $things }.
heard-none = no { $thing }
heard-order = Order of play: { $things }.
heard-score = { $name } has { $points } VP: { $things }.
heard-now = To play: { $name }{ $count ->
    [0] {""}
   *[other] , then { $names }
 }.
heard-questions = You can ask: { $things }.
