### The row of future export contracts

option-future-contracts = Futurs contrats d’exportation
option-future-contracts-false = piochés au besoin
option-future-contracts-true = les huit suivants sont visibles
option-future-contracts-about = Huit contrats sont posés face visible sur le plateau des futurs contrats d’exportation : tout le monde sait lesquels viendront ensuite, et les bonus Bâtiment prennent les premiers.
event-future-contract = Le contrat { $contract } rejoint le plateau des futurs contrats d’exportation.
note-future-contracts = Futurs contrats d’exportation, le prochain en premier : { $contracts }.
ind-next = À venir
ind-next-open = { $count } visibles
ind-from-left = On complète par la gauche
ind-by-bonus = un bonus Bâtiment permettrait de le piocher

### cover

expansion-caledonia-future = Futurs contrats
expansion-caledonia-future-about = Les contrats à venir sont visibles : on peut les préparer.
