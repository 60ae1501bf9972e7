## Enregistrements

no-record-format = Ce n’est pas un enregistrement de Bothy, ou son format est plus récent.
no-record-json = La ligne { $line } est illisible.
no-record-header = Il manque à l’en-tête : { $missing }.
no-record-repeated = La ligne { $line } contient deux fois « { $name } ».
no-record-line = Cette ligne est illisible : { $given }
no-record-partial = C’est l’enregistrement d’une seule place d’une partie en cours : on ne peut pas le rejouer avant la fin de la partie.
no-record-altered = Cette entrée, ou une entrée précédente, a été modifiée après coup.
no-record-unsealed = La graine manque à l’enregistrement : ses tirages ne peuvent pas être vérifiés.
no-record-seed = La graine n’est pas celle qui a été engagée avant la partie.
no-record-words = La graine et les mots ne donnent pas la clé de la donne : le mot d’une place a été modifié.
no-record-draw = Le tirage « { $place } » est noté « { $told } », mais la graine et les mots donnent « { $due } ».
no-record-entry = Le résultat de cette action ne correspond pas à l’enregistrement.
no-record-digest = La position atteinte n’est pas celle qui est notée.
no-record-result = Le résultat n’est pas celui qui est noté.
no-draw-missing = Il manque un tirage : « { $place } ».
no-draw-impossible = « { $outcome } » ne pouvait pas être tiré pour « { $place } ».
no-log-gap = Le journal a un trou : il manque l’entrée { $want }, et { $have } est arrivée à sa place.
no-undo-too-far = Le journal annule plus qu’il n’y a (jusqu’à { $to }).
