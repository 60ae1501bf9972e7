## Errors of sending mail

no-mail-away = The mail server isn’t responding. Try again in a few minutes.
no-mail-refused = Mail can’t be delivered to this address.
no-address-unfit = That isn’t a mail address. It should look like name@example.org.
no-mail-from-unset = A mail server is set, so set BOTHY_MAIL_FROM too, to the sender’s address, such as Bothy <play@bothy.example.org>, not “{ $given }”.
