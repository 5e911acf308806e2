### Notices: what calls people back, and the page of their channels

# a notice
notice-turn = Your turn in { $game }
notice-with = With { $names }.
notice-digest = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
notice-digest-more = We could not reach you before. Waiting for you: { $games }.
notice-trial = Notices work
notice-trial-more = This is how you will hear that it is your turn.
notice-play = Play
notice-stop = Turn these notices off
notice-letter =
    { $text }

    Open the table: { $link }
    This link is your seat, so please do not pass it on.

    Stop these e-mails: { $off }
notice-confirm = May we write to you when it is your turn?
notice-confirm-letter =
    Somebody has asked Grange to write to this address when it is their turn at a board game.

    If that was you, open this page and say yes: { $link }

    If it was not, do nothing, and we will not write again. This page deletes your address: { $off }

# the bar at the table
notice-ask = Want to know when it is your turn again?
    .more = With a notice on this device, never between 22:00 and 8:00. We ask only once; you can change it in the settings.
notice-ask-yes = Yes, notify me
notice-ask-no = Not now
notice-ask-denied = This browser does not allow notices from Grange. You can choose another way on the page of notices.
notice-ask-done = We will notify you on this device.

# the page
notices-title = When it is your turn
notices-lede = One notice per turn, and none while you are looking at the table.
notices-link = When it is my turn…
notices-channels = Your channels
notices-none = You get no notices yet.
notices-push = A browser
    .more = A notice on that device, even while Grange is closed.
notices-email = E-mail
notices-json = Webhook: JSON
notices-discord = Webhook: Discord
notices-slack = Webhook: Slack or Mattermost
notices-unconfirmed = Not confirmed yet. Open the link in our e-mail.
notices-try = Send me one now
notices-remove = Turn off
notices-device = On this device
    .more = A notice, even while Grange is closed.
notices-device-on = Notify me here
notices-device-cannot = This browser cannot do that. On an iPhone or iPad, add Grange to the home screen first.
notices-device-denied = Your browser blocks notices from this page. You can allow them in its settings.
notices-mail = By e-mail
    .more = We first send an e-mail to make sure that the address is yours.
notices-mail-address = Your e-mail address
notices-hook = To a webhook
    .more = For Discord, Slack, Mattermost or a program of your own.
notices-hook-kind = Format
notices-hook-address = Its address, beginning with https
notices-hook-private = Only I can read this channel. Its links may open my seat, and its notices may say what only I know.
notices-add = Add
notices-quiet = Quiet hours
    .more = Notices wait until these hours are over.
notices-quiet-from = Quiet from
notices-quiet-until = until
notices-quiet-none = none
notices-save = Save

# what a form did
notices-told-added = Added. Try it now to be sure.
notices-told-confirm = We sent you an e-mail. Open its link to confirm that the address is yours.
notices-told-confirmed = We will write to you.
notices-told-removed = Turned off.
notices-told-quiet = Saved.
notices-told-half-quiet = Quiet hours need a beginning and an end. Choose both, or “none” twice.
notices-told-sent = Sent. If nothing arrives within a minute, check the settings of your device or channel.
notices-told-soon = Please wait a little before you try again.
notices-told-many = You have as many channels as we allow. Turn one off first.
notices-told-bad-address = The address must begin with https and contain no password.
notices-told-bad-mailbox = That does not look like an e-mail address.
notices-told-address = We do not send to this address: it must belong to a machine on the public internet.
notices-told-silent = The receiver did not answer. We will keep trying when it is your turn.
notices-told-busy = The receiver is busy or out of order. We will keep trying when it is your turn.
notices-told-gone = The receiver does not exist any more.
notices-told-refused = The receiver refused the message. Check the address and the format.
notices-told-redirect = The receiver sent us somewhere else, and we do not follow. Enter the final address.
notices-told-mail = Our mail server did not accept the e-mail. Please try again later.
notices-told-no-mail = This server sends no e-mail.
notices-told-mailbox = Your mail server refused our e-mail.
notices-trouble-paused = Every notice failed for a week, so we stopped. Send yourself one to start again.

# links in notices
notices-link-off = Turn these notices off?
    .more = You will get no more notices on this channel. Your games and seats stay as they are.
    .button = Turn off
notices-link-is-off = These notices are off
    .more = You can turn them on again at any time, after a turn or in the settings.
notices-link-confirm = May we write to this address?
    .more = One e-mail each time it becomes your turn while you are away. Every e-mail has a link that stops them.
    .button = Yes, write to me
notices-link-is-confirmed = We will write to you
    .more = Every e-mail has a link that stops them.
