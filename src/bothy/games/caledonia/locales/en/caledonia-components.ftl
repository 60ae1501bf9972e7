### Components by name, for the command box and next to the rules

shown-contract = Contract { $number }
shown-contract-about = Asks for { $cost }. Brings { $gain }.
shown-scoring = Scoring tile { $number }: { $tile }
shown-unit = Costs £{ $cost }. Land: { $land }.
shown-unit-makes = Makes { $count } { $good } in each production.
shown-unit-turns = May turn 1 { $from } into 1 { $good } in each production.
shown-unit-earns = Earns £{ $income } in each production, £{ $better } once improved.
shown-side = Side { $side } of the map
shown-side-about = One of the sides of module { $module }.
