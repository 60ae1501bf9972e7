### Ce que change chaque option, en une phrase

option-die-about = Le dé prend des tuiles comme un joueur de plus : il en reste moins aux autres.
option-length-about = La Fin arrête la partie quand elle est tirée ; sur le dessus de la dernière pile, elle vient environ un quart d’heure plus tôt.
