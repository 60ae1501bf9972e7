## Les pages du compte, et la porte

account-of = Vous jouez ici sous le nom de { $name }.
account-guest = Vous jouez ici sous le nom de { $name }, invité de ce navigateur.
account-nobody = Vous n’êtes pas connecté.
account-at-home = Vous êtes chez vous : ici, aucun compte n’est nécessaire.
account-sign-in = Se connecter
account-have-one = J’ai déjà un compte
account-become = Gardez vos places
account-become-about = Si ce navigateur vous oublie, vos places sont perdues. Avec un compte, vous pouvez revenir de n’importe où. Pas de mot de passe, et vous gardez tout ce que vous avez.
account-ways = Moyens de se connecter
account-passkey = Clé d’accès : { $name }
account-used = dernière fois le { $day }
account-drop = Retirer { $what }
account-only-way = C’est votre seul moyen de vous connecter. Ajoutez-en d’abord un autre.
account-passkey-add = Créer une clé d’accès
account-passkey-about = Une clé d’accès reste sur votre appareil ou dans votre gestionnaire de mots de passe, et s’ouvre avec un doigt, un visage ou un code.
account-address = Adresse de courriel
account-mail-send = Envoyez-moi un code
account-mail-sent = Un code et un lien sont en route vers { $address }. Ils servent une fois, pendant dix minutes.
account-mail-again = Une autre adresse
account-code = Code du courriel
account-code-send = Se connecter
account-name-new = Quel nom vous donner ?
account-devices = Où vous êtes connecté
account-device-here = ce navigateur
account-device-unknown = Un navigateur
account-sign-out-there = Déconnecter là-bas
account-device-add = Ajouter un autre appareil
account-device-about = Visez ceci avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant dix minutes. Ne le montrez à personne : qui l’ouvre joue à votre place.
account-qr = Le lien en code QR
account-copy = Copier le lien
account-copied = Copié
account-data = Vos données
account-data-about = Tout ce que ce serveur conserve sur vous, dans un seul fichier.
account-export = Télécharger mes données
account-sign-out = Se déconnecter
account-erase = Tout effacer
account-erase-about = Votre nom, vos moyens de connexion, vos classements et vos messages sont effacés immédiatement et définitivement. Les parties restent à ceux avec qui vous avez joué ; vous y apparaissez comme un ancien joueur.
account-erase-name = Saisissez votre nom pour l’effacer : { $name }
account-erase-not = Tout garder
account-erase-now = Effacer pour toujours

sign-in-back = Vous êtes déjà venu
sign-in-invited = Vous êtes invité
sign-in-passkey = Utiliser une clé d’accès
sign-in-new = Vous êtes nouveau ici
sign-in-no-new = { $how ->
    [invitation] Ici, les nouveaux comptes se font sur invitation.
   *[other] Ce serveur n’accepte pas de nouveaux comptes.
 }
sign-in-guest = Jouer simplement, en invité
sign-in-as = Se connecter en tant que { $name }
sign-in-add = Se connecter désormais avec cette adresse
sign-in-elsewhere = Ce courriel a été demandé dans un autre navigateur. Pour garder les places que vous y avez, saisissez-y plutôt le code.
sign-in-instead = { $name } est connecté ici et sera déconnecté.
sign-in-bring = Emporter tout ce que { $name } a dans ce navigateur : places, tables, parties
sign-in-leave = Les places de { $name } restent en arrière et ne pourront pas être récupérées.
sign-in-yes = Se connecter
sign-in-done = Vous êtes connecté en tant que { $name }.
