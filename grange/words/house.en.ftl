cli-house = Look after a running server: tables, visitors, processes and announcements. Everything is logged with its time and reason.
cli-house-find = show a table or campaign by its link, or a visitor by their code
cli-house-who = ask all processes who is connected and what waits
cli-house-end = end a table: it can still be viewed, but nobody can play on
cli-house-hide = hide a table: nobody can open it, and it disappears from lists and rankings
cli-house-reopen = undo end or hide
cli-house-rename = change the display name of a seat, also in rankings
cli-house-ban = lock out a visitor, a network, or the address that opened a table
cli-house-unban = end a ban
cli-house-forget = delete a visitor’s data: names, seats and rights; their games stay, without a name
cli-house-announce = show an announcement on all pages
cli-house-withdraw = remove the announcement from all pages
cli-house-drain = let a process finish its work and stay away; the others serve its visitors
cli-house-undrain = let a drained process serve again
cli-house-orders = list bans, the announcement and drained processes
cli-house-log = list what the keeper has done, with time and reason
cli-house-rotate-secret = create a new secret and accept the old one for a while
cli-house-recompute-ratings = compute all ratings again from the stored results; those of hidden tables no longer count
cli-house-reason = why, for the log
cli-house-link = link to the table
cli-house-what = link to a table or campaign, or the code of a visitor
cli-house-whom = code of a visitor, a network such as 198.51.100.0/24, or the link to a table: then the address that opened it is banned
cli-house-code = code of the visitor, as “grange house find” shows it
cli-house-seat = number of the seat, from 1
cli-house-name = the new name; "" for none
cli-house-days = days after which the ban ends by itself
cli-house-text = the announcement in this language; if one is missing, its readers see the English one
cli-house-maintenance = say in all languages that Grange will be away for maintenance at this time (UTC), such as 22:00
cli-house-until = time (UTC) at which the announcement disappears, such as 23:30 or 2026-12-18T23:30
cli-house-one-process = name of the process, as “grange house who” shows it
cli-house-number = number of entries

house-table = Table { $table } ({ $game }), { $state }. Opened { $created }, last used { $touched } (UTC), choices: { $choices }.
house-table-daily = Challenge of { $day }
house-table-campaign = Campaign { $campaign }
house-is-playing = in play
house-is-over = finished
house-is-away = archived
house-is-ended = ended by the keeper
house-is-hidden = hidden by the keeper
house-seat = Seat { $number }: { $name }
house-host = Host
house-visitors = (visitor { $codes })
house-visitor = { $tables ->
        [one] Visitor { $visitor } has a seat at one table:
       *[other] Visitor { $visitor } has seats at { $tables } tables:
    }
house-visitor-banned = This visitor is banned.
house-did-end = Table { $table } has ended. Everybody can still view it.
house-did-hide = Table { $table } is hidden.
house-did-reopen = Table { $table } is open again.
house-did-rename = The seat is now called { $name }.
house-did-forget = { $tables ->
        [0] Everything about this visitor is deleted. Older backups still contain it.
        [one] Everything about this visitor is deleted; one table stays, without their name. Older backups still contain it.
       *[other] Everything about this visitor is deleted; { $tables } tables stay, without their name. Older backups still contain it.
    }
house-did-recompute-ratings = All ratings are computed again: { $results } results, { $ratings } ratings.
house-did-ban = { $whom } is banned.
house-did-unban = { $whom } is no longer banned.
house-did-announce = All pages show this announcement now:
house-did-withdraw = The announcement is gone.
house-did-drain = { $process } stops and stays away. “grange house undrain { $process }” brings it back.
house-did-undrain = { $process } serves again in a moment.
house-process = { $process } (Grange { $version }): tables in memory { $tables }, connections { $sockets }. Waiting: writes { $writes }, bots { $bots }, tasks { $tasks }, reviews { $reviews }.
house-silent = { $process } does not answer. It was probably killed; its entry is deleted.
house-drained = { $process } is drained.
house-nobody = The database knows of no running process.
house-until = until { $time }
house-no-orders = There are no bans, no announcement and no drained processes.
house-no-deeds = The log is empty.

announce-maintenance = Grange will be away for maintenance at { $time } UTC. Games stay as they are, and you can play on afterwards.

error-table-ended = The keeper of this house has ended this game. You can still view it, but not continue it.
error-table-hidden = The keeper of this house has removed this table.
error-banned = The keeper of this house has banned you. If that is a mistake, write to them.
error-drained = This server is away. Try again in a minute.
error-house-link = { $link } is not a link to a table or campaign. Give the address of its page.
error-house-code = { $visitor } is not the code of a visitor. “grange house find LINK” shows the codes of a table’s visitors: twelve letters and digits.
error-house-visitor = The house knows nothing about visitor { $visitor }.
error-house-over = This game is already over. You can hide it.
error-house-already = Nothing changed: that is already so.
error-house-seat = There is no such seat. Seats are numbered from 1 to { $seats }.
error-house-no-address = The house does not know the address that opened this table. Ban a visitor or a network.
error-house-network = { $network } is too large to ban by mistake. Give at least { $bits } bits.
error-house-not-banned = { $whom } is not banned. “grange house orders” lists all bans.
error-house-message = Give the announcement in English with --en, or a time with --maintenance.
error-house-long = That is too long: at most { $most } characters.
error-house-time = { $time } is not a time. Write 22:00, or 2026-12-18T22:00.
error-house-process = There is no process { $process }. Known: { $known }.
error-house-last = This is the only process that serves. Stop the server instead.
cli-house-reports = list what people have reported, with the links of tables and records
cli-house-settle = settle a report
cli-house-report = number of the report, as “grange house reports” shows it
cli-house-all = also those that are settled
house-report = { $report } ({ $time } UTC): { $reason }. { $about }. Table { $link }, record { $record }.
house-report-person = Seat { $number }, { $name } (visitor { $code })
house-report-table = The whole table
house-report-words = “{ $words }”
house-report-done = Settled { $time } (UTC): { $answer }
house-no-reports = There are no open reports.
house-did-settle = Report { $report } is settled.
house-reason-name = offensive name
house-reason-rude = rude behaviour
house-reason-stalls = stops playing on purpose
house-reason-unfair = unfair play
house-reason-other = something else
