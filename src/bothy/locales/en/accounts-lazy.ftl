## Accounts: sign-in errors, and the sign-in mail

no-ticket-over = This link has been used or has expired. Ask for a new one.
no-code-wrong = That code is wrong. Check the newest mail, or ask for another code.
no-passkey-unknown = This passkey isn’t known here.
no-sign-up-closed = { $how ->
    [invitation] New accounts are by invitation here. Ask the host for one.
   *[other] This host doesn’t accept new accounts.
 }
no-name-needed = You’re new here: what should we call you?
no-way-taken = That already belongs to another account. Sign out here, then sign in to that account.
no-last-way-in = That’s your only way to sign in. Add another one first.
no-guests-not-allowed = You need an account to play here. Sign in, or create one.
no-no-mail-here = This host doesn’t send mail.
no-no-accounts-here = There are no accounts here: this Bothy runs at home.
no-erase-unsure = To erase everything, give your name exactly: { $name }

mail-sign-in-subject = { $code } is your code for { $site }
mail-sign-in-text =
    Your code for { $site } is

        { $code }

    Type it where you requested it. Or open this link and press the button there:

    { $link }

    Both work once, for { $minutes } minutes.

    If you didn’t request this, ignore it. No one can sign in without this mail.
