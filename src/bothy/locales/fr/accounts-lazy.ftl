## Les comptes : ce qui est refusé à la porte, et le courriel qui fait entrer

no-ticket-over = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
no-code-wrong = Ce code est faux. Regardez encore le dernier courriel, ou demandez-en un autre.
no-passkey-unknown = Cette clé d’accès est inconnue ici.
no-sign-up-closed = { $how ->
    [invitation] Ici, les nouveaux comptes se font sur invitation. Demandez-en une à l’hébergeur.
   *[other] Ce serveur n’accepte pas de nouveaux comptes.
 }
no-name-needed = Vous êtes nouveau ici : quel nom vous donner ?
no-way-taken = Cela appartient déjà à un autre compte. Déconnectez-vous, puis connectez-vous à ce compte.
no-last-way-in = C’est votre seul moyen de vous connecter. Ajoutez-en d’abord un autre.
no-guests-not-allowed = Il faut un compte pour jouer ici. Connectez-vous, ou créez-en un.
no-no-mail-here = Ce serveur n’envoie pas de courriels.
no-no-accounts-here = Il n’y a pas de comptes ici : ce Bothy tourne à la maison.
no-erase-unsure = Pour tout effacer, donnez votre nom exactement : { $name }

mail-sign-in-subject = { $code } est votre code pour { $site }
mail-sign-in-text =
    Votre code pour { $site } est

        { $code }

    Saisissez-le là où vous l’avez demandé. Ou ouvrez ce lien et pressez le bouton qui s’y trouve :

    { $link }

    Les deux servent une fois, pendant { $minutes } minutes.

    Si vous n’avez rien demandé, ignorez ce courriel. Sans lui, personne ne peut se connecter.
