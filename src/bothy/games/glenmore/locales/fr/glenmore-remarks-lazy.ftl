### Ce qu’il y a à remarquer dans une partie terminée

remark-territory-large = { $tiles ->
    [one] Une tuile
   *[other] { $tiles } tuiles
 } de plus que le plus petit territoire : { $points } points perdus.
remark-resources-left = { $resources } ressources restaient sur le territoire à la fin : invendues, elles ne valaient plus rien.
remark-coins-left = { $coins } pièces restaient à la fin : en cours de partie, une pièce rapporte plus que le point qu’elle vaut alors.
