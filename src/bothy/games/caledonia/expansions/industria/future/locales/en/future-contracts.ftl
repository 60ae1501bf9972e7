### The row of future export contracts

option-future-contracts = Future contracts
option-future-contracts-false = drawn when they are needed
option-future-contracts-true = a row shows the next eight
option-future-contracts-about = Eight contracts are open next to the export board: all players see which come next, and building bonuses take the first ones.
event-future-contract = Contract { $contract } joins the row of future contracts.
note-future-contracts = Future contracts, the next one first: { $contracts }.
ind-next = Next
ind-next-open = { $count } open
ind-from-left = Refills come from the left
ind-by-bonus = a building bonus would draw it

### cover

expansion-caledonia-future = Future contracts
expansion-caledonia-future-about = The next contracts are open, so you can plan for them.
