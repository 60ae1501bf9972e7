### Ports 10 to 18

option-port-tiles = Set of ports
option-port-tiles-base = those of the base game
option-port-tiles-both = those of the base game and of Industria
option-port-tiles-industria = those of Industria alone
option-port-tiles-about = Industria’s ports move units, hire merchants, pay for a contract and more.

effect-spare-processed-good = spare a processed good
effect-share-a-hex = share a hex
effect-building-to-field = a field instead of a building
effect-technologies-or-glory = technology or glory
effect-sell-processed-goods = sell processed goods
effect-hire-merchants = merchants
effect-move-units = move units
effect-move-a-building = move a building
effect-pay-for-a-contract = pay for a contract
cal-port-spare-processed-good = While you fulfil a contract, leave out { $goods } processed good.
cal-port-share-a-hex = Deploy { $animals } free animal on the hex of another one of yours.
cal-port-building-to-field = Swap { $units } of your buildings on the map for a field, free of charge.
cal-port-technologies-or-glory = Pay £{ $cost } for { $technologies } technologies, or take { $glory } glory.
cal-port-sell-processed-goods = Give { $give } processed goods, take £{ $money }.
cal-port-hire-merchants = With { $contracts } contract fulfilled: hire or take back up to { $merchants } merchants.
cal-port-move-units = Move units to adjacent hexes, up to { $moves } times.
cal-port-move-a-building = Move { $units } of your buildings and pay for the land.
cal-port-pay-for-a-contract = Pay £{ $cost } and fulfil a contract without its goods and meat.
spare-bread = 1 bread
    .several = { $count } bread
spare-cheese = 1 cheese
    .several = { $count } cheese
spare-whisky = 1 whisky
    .several = { $count } whisky

ask-merchant-upgrades = { $left ->
    [one] Do you hire a merchant, or take one back?
   *[other] Do you hire merchants, or take some back? Up to { $left } of them.
 }

do-share-hex = Port { $port }: put { $unit-a } with the animal on { $hex }
do-building-to-field = Port { $port }: swap the { $unit } on { $hex } for a field
do-port-technology = Port { $port }: { $technology ->
    [true] pay for your technologies
   *[other] take the glory
 }
do-sell-processed-goods = Port { $port }: sell { $give }
do-port-merchants = Port { $port }: hire merchants or take them back
do-port-moves = Port { $port }: move units
do-move-building = Port { $port }: move the { $unit } on { $start } to { $end }
do-pay-for-contract = Port { $port }: pay for contract { $contract }

verb-share-hex = Port: share a hex
verb-building-to-field = Port: a field instead
verb-port-technology = Port: technology or glory
verb-sell-processed-goods = Port: sell processed goods
verb-port-merchants = Port: merchants
verb-port-moves = Port: move units
verb-move-building = Port: move a building
verb-pay-for-contract = Port: pay for a contract
argument-technology = Technology
cal-technology-true = both technologies
cal-technology-false = glory

no-no-technology-left = You have no technology left to turn over. Take the glory instead.
no-no-contract-fulfilled = You have not fulfilled a contract yet. The port serves you once you have.
no-no-animal-there = None of your animals is on { $hex }. Choose a hex with one of your sheep or cows.
no-no-building-there = You have no such building on { $hex }. Choose one of your dairies, bakeries or distilleries.
no-building-out-of-reach = None of your units reaches { $hex }. Choose a hex next to one, or upgrade your shipping.
