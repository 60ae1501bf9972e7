### Ce qu’il y a à remarquer dans une partie terminée

remark-contract-missed = Le contrat { $contract } pouvait encore être rempli à la manche { $round } et ne l’a jamais été : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, outre ses autres gains.
remark-contract-open = Le contrat { $contract } a été pris et n’a jamais été à portée : il valait { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
remark-money-idle = La manche { $round } s’est achevée avec £{ $money } en main : investies dans des unités ou des contrats, elles auraient rapporté dès lors.
