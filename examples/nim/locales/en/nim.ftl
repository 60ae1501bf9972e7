game-nim = Nim
about-nim = Three heaps of stones. Take as many as you like from one of them; the player who takes the last stone wins.
ask-move = Take stones from a heap.
verb-take = Take stones
argument-count = How many
argument-heap = Heap
do-take = Take { $count } from heap { $heap }
no-too-few-stones = { $have ->
    [0] This heap is empty.
    [one] There is only one stone in this heap.
   *[other] There are only { $have } stones in this heap.
}
event-took = Seat { $seat } takes { $count } from heap { $heap }.
score-last = The last stone
