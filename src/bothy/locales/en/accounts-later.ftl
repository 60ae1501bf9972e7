## Accounts: what is refused at the door, and the mail that lets one in

no-ticket-over = This link has been used or has run out. Ask for a new one.
no-code-wrong = That code is wrong. Look at the newest mail again, or ask for another one.
no-passkey-unknown = This passkey opens nothing here.
no-sign-up-closed = { $how ->
    [invitation] New accounts are by invitation here. Ask the host for one.
   *[other] No new accounts are made here.
 }
no-name-needed = You’re new here: what should we call you?
no-way-taken = That belongs to another account already. Sign out here and sign in there.
no-last-way-in = That is your only way to sign in. Add another one first.
no-guests-not-allowed = One plays with an account here. Sign in, or make one.
no-no-mail-here = This host sends no mail.
no-no-accounts-here = There are no accounts here: everybody is at home.
no-erase-unsure = To erase everything, give your name exactly: { $name }

mail-sign-in-subject = { $code } is your code for { $site }
mail-sign-in-text =
    Your code for { $site } is

        { $code }

    Type it where you asked for it. Or open this link and press the button there:

    { $link }

    Both work once, for { $minutes } minutes.

    You didn’t ask for this? Then do nothing. Nobody comes in without this mail.
