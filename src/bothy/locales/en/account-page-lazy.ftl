## The account and sign-in pages

account-of = You play here as { $name }.
account-guest = You play here as { $name }, a guest of this browser.
account-nobody = You aren’t signed in.
account-at-home = You’re at home: no account is needed here.
account-sign-in = Sign in
account-have-one = I have an account already
account-become = Keep your seats
account-become-about = If this browser forgets you, you lose your seats. With an account, you can come back from anywhere. There’s no password, and you keep everything you have.
account-ways = Ways to sign in
account-passkey = Passkey: { $name }
account-used = last used { $day }
account-drop = Remove { $what }
account-only-way = This is your only way to sign in. Add another one first.
account-passkey-add = Make a passkey
account-passkey-about = A passkey stays on your device or in your password manager, and opens with your finger, your face or a PIN.
account-address = Mail address
account-mail-send = Send me a code
account-mail-sent = A code and a link are on their way to { $address }. They work once, for ten minutes.
account-mail-again = Another address
account-code = Code from the mail
account-code-send = Sign in
account-name-new = What should we call you?
account-devices = Where you’re signed in
account-device-here = this browser
account-device-unknown = A browser
account-sign-out-there = Sign out there
account-device-add = Add another device
account-device-about = Point the other device’s camera at this, or open the link there. It works once, for ten minutes. Keep it private: anyone who opens it plays as you.
account-qr = The link as a QR code
account-copy = Copy the link
account-copied = Copied
account-data = Your data
account-data-about = Everything this host stores about you, in one file.
account-export = Download my data
account-sign-out = Sign out
account-erase = Erase everything
account-erase-about = Your name, your ways to sign in, your ratings and your messages are erased immediately and permanently. Games remain for the people you played with, where you appear as a former player.
account-erase-name = Type your name to erase it: { $name }
account-erase-not = Keep it
account-erase-now = Erase for good

sign-in-back = You’ve been here before
sign-in-invited = You’re invited
sign-in-passkey = Use a passkey
sign-in-new = You’re new here
sign-in-no-new = { $how ->
    [invitation] New accounts are by invitation here.
   *[other] This host doesn’t accept new accounts.
 }
sign-in-guest = Just play, as a guest
sign-in-as = Sign in as { $name }
sign-in-add = Sign in with this address from now on
sign-in-elsewhere = This mail was requested in another browser. To keep the seats you have there, type the code there instead.
sign-in-instead = { $name } is signed in here, and will be signed out.
sign-in-bring = Bring along everything { $name } has in this browser: seats, tables, history
sign-in-leave = { $name }’s seats stay behind and can’t be recovered.
sign-in-yes = Sign in
sign-in-done = You’re signed in as { $name }.
