log-serving = Grange { $version } is running.
log-stopping = Grange { $version } is shutting down.

log-database-replaced = { $file } was deleted or replaced. Nothing is saved until you put it back and restart the server.
log-database-failed = The database failed: { $problem }
log-retried = { $task } failed and will be tried again: { $problem }

log-process-ended = Process { $number } has ended ({ $code }). It restarts in { $seconds } s.
log-process-hangs = Process { $number } does not answer any more and will be killed.
log-notices-lost = Notifications from other processes cannot be received: { $problem }
log-notice-unreadable = A notification from another process cannot be read: { $problem }

log-table-unreadable = Table { $table } cannot be read.
log-table-unopened = Table { $table } cannot be opened: { $problem }
log-table-changed = Table { $table } has changed in the database and will be loaded again.
log-table-unlisted = Table { $table } cannot be listed.
log-campaign-unlisted = Campaign { $campaign } cannot be listed.

log-task-unfinished = The task { $task } did not finish.
log-bot-died = The worker process of bot { $player } has died.
log-bot-slow = Bot { $player } took more than { $seconds } s to choose in { $title }.
log-bot-failed = Bot { $player } failed to choose in { $title }.
log-bot-retried = A bot's choice at table { $table } failed and will be tried again: { $problem }
log-reviews-unreadable = The list of waiting reviews cannot be read: { $problem }
log-review-postponed = The review of table { $table } has to wait: { $problem }
log-review-failed = The review of table { $table } failed.
log-review-died = The worker process of a review has died.

log-keeper-unread = The keeper’s orders cannot be read yet.
log-keeper-failed = An order of the keeper could not be carried out.
log-keeper-left = This process could not note in the database that it has stopped.
log-table-behind = Table { $table } cannot catch up: { $problem }
log-drained = Process { $process } is drained and stays away until the keeper wants it back.

log-notices-wait = Turn notices have to wait: { $problem }
log-notice-waits = The notice for table { $table } has to wait: { $problem }
log-notice-failed = The notice for table { $table } failed.
log-watchers-unnoted = The database could not note who is watching which table: { $problem }
log-clocks-wait = Clocks have to wait: { $problem }
log-ratings-wait = Ratings have to wait: { $problem }
log-cups-wait = Cups have to wait: { $problem }
log-cup-stuck = Cup { $cup } cannot continue: { $problem }
log-late-unopened = Somebody’s time is up at table { $table }, which cannot be opened: { $problem }
log-record-failed = Table { $table } cannot be counted in a record.
log-record-incomplete = The points by source of table { $table } can no longer be computed.
log-lobby-waits = The lobby waits: { $problem }
log-lobby-unopened = The game of table { $table } cannot begin: { $problem }
log-wishes-unmet = No table could be opened for wishes: { $problem }
