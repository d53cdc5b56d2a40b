# Refusals and errors of the server, and of the browser where it takes the place of a server.

error-absence-cancel-two-players-only = Others play here too: call a bot in, or claim the win.
error-absence-days-clock = Here a clock of days decides who has waited long enough.
error-absence-not-long-enough = Whoever is to move is there, or has not been away long enough.

# Somebody has vanished in their own turn.
error-absence-own-turn = It is your turn.
error-absence-wait-hours = Wait { $hours } more hours.
error-absence-wait-minutes = { $minutes ->
    [one] Wait one more minute.
   *[other] Wait { $minutes } more minutes.
}

error-account-no-longer-exists = This account no longer exists.
error-account-not-deleted = The account could not be deleted just now.
error-account-required = This takes an account with a name and a password.

error-all-seats-taken = Every seat is taken.

error-already-seated = You have a seat already.
error-already-signed-up = This account has a name and a password already.

error-attachment-invalid-name = What is attached has a name: a word, perhaps with a number, such as flag-2.
error-attachment-not-your-seat = You can attach something to your own seat only.
error-attachment-too-large = What is attached has { $most } bytes at the most; this has { $bytes }.

error-bad-request = This request cannot be understood.

error-banned = The host has banned you: { $why }
error-banned-until = The host has banned you until { $until }: { $why }

error-blocked-by-challenged-player = This player does not take challenges from you.
error-blocked-by-player = Somebody at this table does not want to play with you.
error-blocked-by-table-creator = Whoever made this table does not want to play with you.

error-body-not-json = The body is not JSON: { $why }
error-body-not-object = The body must be a JSON object.
error-body-too-large = A body has { $most } bytes at the most.

error-bot-account-needs-account = Bot accounts are for members; choose a name and a password first.

error-challenge-needs-open-seat = A challenge takes a seat that is open.

error-chat-empty = There is nothing to say in it.

error-concurrent-change = Somebody else was quicker; look again.

error-connection-lost = The connection broke before the answer came.

error-cross-site-request = This was sent from another site.

error-database-unavailable = The server cannot store or read just now. Nothing has changed.

error-days-off-already-taken = You have days off already.
error-days-off-not-enough-left = { $days ->
    [0] You have taken all the days off that there are in a year.
    [one] You have one more day off this year.
   *[other] You have { $days } more days off this year.
}
error-days-off-not-taken = You have no days off just now.
error-days-off-too-long = Nobody is away for so long.

# Days off.
error-days-off-wrong-time-control = Days off are for games with days for each decision.

error-email-disabled = This house sends no mail. Use the code that you were shown when you took your name.

error-empty-seats = Not every seat is taken.

error-filter-invalid-result = A result is won, lost or drawn, for a player who is named.
error-filter-variant-without-game = A variant goes with its game.

error-game-already-started = The game has begun already.
error-game-cannot-continue = This game cannot go on: { $why }
error-game-not-in-progress = No game is being played.
error-game-not-over = The game is not over yet.
error-game-not-started = The game has not begun.
error-game-over = The game is over.

error-guest-games-not-transferred = The guest’s games could not be moved; look again.

error-hint-bots-busy = No bot has time to think about it now; try again.
error-hint-disabled = This table was made without hints.
error-hint-rated-game = Nobody gets hints at a rated table.

error-http-status = The server answered { $status }.

error-import-created-in-future = The table has not been made yet.
error-import-entry-in-future = Entry { $number } has not happened yet.
error-import-invalid-text = The file holds a name or a word that nobody could have here.
error-import-not-verified = This game does not verify; { $step }: { $why }
error-import-unfinished-game = A game that is not over can be taken in only if one person plays it.

error-internal = Something went wrong here; nothing was changed.

error-invalid-email-address = This is no mail address.
error-invalid-season = A season is a year and a quarter, as in 2026-4, or ever.
error-invalid-token = This token is not valid.

error-left-too-often = You have got up here so often that no bot keeps your seat any more; play on, or give up.

error-local-game-uploaded = This game has gone to the server, and goes on there.

error-log-full = So much has happened at this table that its log is full; the game can only be given up.
error-log-nearly-full = So much has happened at this table that its log is nearly full; moves can still be played, but nothing taken back.
error-log-unreadable = The log cannot be read: { $why }

error-malformed-input = It cannot be understood: { $why }

error-message-not-json = This is not JSON.
error-message-not-object = A message is a JSON object.

error-metrics-operator-only = The figures are for whoever runs this server.

error-missing-move = The move is missing.

error-name-invalid-characters = A name is made of letters, digits, hyphens, underscores and dots.
error-name-invalid-first-character = A name begins with a letter.
error-name-mixed-alphabets = A name is written in one alphabet; letters of several look too much alike.
error-name-reserved = That name is reserved; please choose another.
error-name-taken = That name is taken, or looks like one that is; please choose another.
error-name-too-long = A name has at most { $most } characters.
error-name-too-short = A name has at least { $most } characters.

error-needs-server = That needs the server; this game is played in your browser alone.

error-no-free-guest-name = There is no free name for a guest just now.
error-no-seat = You have no seat at this table.
error-no-seat-to-take-back = No seat is kept for you here.

error-not-a-number = A number is wanted for { $field }.
error-not-connected = There is no connection just now. It will be back in a moment.
error-not-found = There is nothing here.
error-not-this-seats-turn = It is not this seat’s move.
error-not-your-turn = It is not your move.

error-notification-address-not-allowed = Nothing can be sent there: it takes an address of https in the open internet.
error-notification-kind-unavailable = This server does not send such notices.

error-out-of-time = Your time is over.

error-password-changed-meanwhile = The password has just been changed.
error-password-equals-name = The password must differ from the name.
error-password-repeats-character = That password repeats one character; please choose another.
error-password-too-common = That password is one of the first that are guessed; please choose another.
error-password-too-long = A password has at most { $most } characters.
error-password-too-short = A password has at least { $most } characters.

error-people-list-full = There is room for { $most } people on this list.

error-player-is-you = That is you.

error-randomness-word-already-given = This seat has given its word already.
error-randomness-word-empty = A word has at least one letter.
error-randomness-word-too-late = Words are given before the game begins.

error-rate-limited = That was too often; wait { $seconds } s.

error-rated-needs-account = Rated games are for people with an account; choose a name and a password first, or play without a rating.
error-rated-needs-standard-rules-data = Games with other cards and values than Merlon’s own are not rated.
error-rated-people-only = Only games between people can be rated.

# People among themselves, and what the host decides.
error-read-only-mode = The host lets nothing change just now. You can look at everything; no clock runs.

error-rematch-not-accepted-by-all = Not everybody has said yet that they play again.
error-rematch-players-only = Only who has played can play again.

error-replay-game-over = The game was over by then.
error-replay-time-left = This seat had time left.
error-replay-time-over = The time of this seat was over.

error-report-incomplete = A report names a person or a table, and says why.

error-review-own-view-only = While a game is played you can look back with your own eyes only; afterwards from any seat, or at every hand.

error-save-failed = This could not be stored just now; nothing has changed.
error-save-uncertain = It is not certain that this was stored; look again in a moment.

error-seat-already-resigned = This seat has given up already.
error-seat-reserved = That seat is reserved for somebody else.
error-seat-taken = This seat is taken.
error-seat-taken-by-person = Somebody sits there.

error-server-restarting = The server is restarting; come back in a moment.
error-server-unreachable = The server cannot be reached just now. Try again in a moment.

error-table-already-closed = The table is closed already.
error-table-changed = The table has moved on; look again.
error-table-creator-only = Only whoever made the table can do this.
error-table-id-taken = There is such a table already; try again.
error-table-incompatible = Table { $table } cannot be read by this version: { $why }
error-table-left = The table was left.
error-table-load-failed = The table cannot be read just now; try again.

error-text-too-long = At most { $most } characters, please; these are { $length }.

error-too-many-attachments = Of one seat { $most } things can be attached at the most.
error-too-many-bot-accounts = You have { $most } bot accounts already; delete one first.
error-too-many-bot-changes = Bots have come and gone here so often that it is enough; another table can be made.
error-too-many-challenges = So many challenges wait for this player, or for answers to yours, that one more would not be seen.
error-too-many-imports = You have { $most } imported games; no more can be kept.
error-too-many-logins = Many people are logging in just now; please try again in a minute.
error-too-many-logins-from-address = Several are logging in from where you are; try again in a moment.
error-too-many-messages-from-address = Too many messages come from your address; try again in a moment.
error-too-many-notification-channels = Those are as many ways as one can have. Remove one first.
error-too-many-rematches = The table for playing again was closed { $most } times; make a new one.
error-too-many-notes = You have notes at { $most } tables, which is the most.
error-too-many-reports = The host has { $most } reports of yours to read; wait until some are dealt with.
error-too-many-seat-changes = You have sat down and got up here so often that it is enough; another table can be made.
error-too-many-seat-changes-at-table = People have come and gone here so often that nobody else can sit down; another table can be made.
error-too-many-tables = You sit at, or have made, { $most } tables already; finish, leave or close one first.
error-too-many-watched-tables = One connection watches { $most } tables at the most.
error-too-many-wrong-passwords = That was wrong too often; please wait { $seconds } s.
error-too-much-data = Too much is sent at once; try again in a moment.
error-too-much-data-from-address = Too much is sent from or to your address at once; try again in a moment.

error-undo-not-own-turn = Only moves of your own turn can be taken back without asking.
error-undo-nothing = There is nothing to undo.
error-undo-request-outdated = This is not asked any more; look again.
error-undo-revealing-move = This move has shown something hidden, so the others must agree.
error-undo-revealing-move-rated = This is a rated game, and what was shown since then stays shown; it cannot go back that far.
error-undo-unknown-move = There is no such move to go back to.

error-unexpected = Something went wrong.

error-unknown-bot = There is no bot of that name; there are: { $bots }.
error-unknown-bot-account = You have no such bot account.
error-unknown-game = There is no such game here.
error-unknown-local-game = There is no such game in this browser.
error-unknown-log-entry = There is no such entry; the log has { $most } of them that can be looked at.
error-unknown-notification-channel = There are no such notices, or they have been stopped already.
error-unknown-player = Nobody of that name plays here.
error-unknown-seat = There is no such seat.
error-unknown-seat-number = There is no seat { $number }.
error-unknown-table = There is no such table, or it takes an invitation.

error-visit-required = Visit first, by POST /api/visit.
error-visit-required-to-act = Strangers can only look on; visit first.

error-wrong-name-or-password = The name or the password is wrong.
error-wrong-password = The password is wrong.
error-wrong-recovery-code = Name and code do not belong together, or the code was used already.
error-wrong-seat-count = There are more or fewer seats than that.
