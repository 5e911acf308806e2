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
notice-trial-more = This is how we will call you when it is your turn.
notice-play = Play
notice-stop = Turn these notices off
notice-letter =
    { $text }

    Open the table: { $link }
    This link is your seat, so please do not pass it on.

    Turn these letters off: { $off }
notice-confirm = May we write to you when it is your turn?
notice-confirm-letter =
    Somebody has asked Grange to write to this address when it is their turn at a board game.

    If that was you, open this page and say yes: { $link }

    If it was not, do nothing, and we will not write again. This page removes your address: { $off }

# the bar at the table
notice-ask = Shall we call you when it is your turn again?
    .more = With a notice on this device, never between 22:00 and 8:00. We ask only once; you can change it in the settings.
notice-ask-yes = Yes, call me
notice-ask-no = Not now
notice-ask-denied = This browser does not allow notices from Grange. You can choose another way on the page of notices.
notice-ask-done = We will call you on this device.

# the page
notices-title = When it is your turn
notices-lede = We call you once a turn, and never while you are looking at the table.
notices-link = When it is my turn…
notices-channels = Your channels
notices-none = Nothing calls you yet.
notices-push = A browser
    .more = A notice on that device, even while Grange is closed.
notices-email = E-mail
notices-json = Webhook: JSON
notices-discord = Webhook: Discord
notices-slack = Webhook: Slack or Mattermost
notices-unconfirmed = This mailbox has not said yes yet. Open the link in our letter.
notices-try = Send me one now
notices-remove = Turn off
notices-device = On this device
    .more = A notice, even while Grange is closed.
notices-device-on = Call me here
notices-device-cannot = This browser cannot do that. On an iPhone or iPad, add Grange to the home screen first.
notices-device-denied = You have forbidden notices from this page in your browser.
notices-mail = By e-mail
    .more = We first send a letter to make sure that it is your mailbox.
notices-mail-address = Your e-mail address
notices-hook = To a webhook
    .more = For Discord, Slack, Mattermost or a program of your own.
notices-hook-kind = What it understands
notices-hook-address = Its address, beginning with https
notices-hook-private = Only I can read this channel: its links open my seat, and it may name what only I know.
notices-add = Add
notices-quiet = Quiet hours
    .more = We say nothing then, and catch up afterwards.
notices-quiet-from = Quiet from
notices-quiet-until = until
notices-quiet-none = none
notices-save = Save

# what a form did
notices-told-added = Added. Try it now to be sure.
notices-told-confirm = We have sent a letter. Open its link to say that the mailbox is yours.
notices-told-confirmed = We will write to you.
notices-told-removed = Turned off.
notices-told-quiet = Saved.
notices-told-holiday = Your tables with clocks know that you are away.
notices-told-back = Welcome back. Your tables wait for you again.
notices-told-bad-day = Choose a day within the next four weeks.
notices-told-sent = Sent. If nothing arrives within a minute, check the settings of your device or channel.
notices-told-soon = Please wait a little before you try again.
notices-told-many = You have as many channels as we can keep. Turn one off first.
notices-told-bad-address = We need an address that begins with https and holds no password.
notices-told-bad-mailbox = That does not look like an e-mail address.
notices-told-address = We do not send to this address: it must belong to a machine on the public internet.
notices-told-silent = The receiver did not answer. We will keep trying when it is your turn.
notices-told-busy = The receiver is busy or out of order. We will keep trying when it is your turn.
notices-told-gone = The receiver does not exist any more.
notices-told-refused = The receiver refused the message. Check the address and its kind.
notices-told-redirect = The receiver sent us somewhere else, and we do not follow. Enter the final address.
notices-told-mail = Our mail server did not take the letter. Please try again later.
notices-told-no-mail = This house sends no letters.
notices-told-mailbox = The mailbox refused our letter.
notices-trouble-paused = It has only failed for a week, so we stopped. Send yourself one to begin again.

# links in notices
notices-link-off = Turn these notices off?
    .more = We will no longer call you on this channel. Your games and seats stay as they are.
    .button = Turn off
notices-link-is-off = These notices are off
    .more = You can turn them on again at any time, after a turn or in the settings.
notices-link-confirm = May we write to this mailbox?
    .more = One letter each time it becomes your turn while you are away. Every letter has a link that ends them.
    .button = Yes, write to me
notices-link-is-confirmed = We will write to you
    .more = Every letter has a link that ends them.
