# Refusals and errors of the server, and of the browser where it takes the place of a server.

error-absence-cancel-two-players-only = Only a two-player game can be cancelled. Let a bot take over, or claim the win.
error-absence-days-clock = This game has a time limit in days, and it decides when a player loses.
error-absence-not-long-enough = The player to move is here, or has not been away long enough.

# Somebody has vanished in their own turn.
error-absence-own-turn = It is your turn.
error-absence-wait-hours = Wait { $hours } more hours.
error-absence-wait-minutes = { $minutes ->
    [one] Wait one more minute.
   *[other] Wait { $minutes } more minutes.
}

error-account-no-longer-exists = This account no longer exists.
error-account-not-deleted = The account could not be deleted just now.
error-account-required = You need an account for this.

error-all-seats-taken = Every seat is taken.

error-already-seated = You already have a seat.
error-already-signed-up = You already have an account.

error-attachment-invalid-name = The name of an attachment must be a word, with a number if you like, such as flag-2.
error-attachment-not-your-seat = You can attach something only to your own seat.
error-attachment-too-large = An attachment can have at most { $most } bytes; this one has { $bytes }.

error-bad-request = The server does not understand this request.

error-banned = The host has banned you: { $why }
error-banned-until = The host has banned you until { $until }: { $why }

error-blocked-by-challenged-player = This player does not accept challenges from you.
error-blocked-by-player = A player at this table has blocked you.
error-blocked-by-table-creator = The creator of this table has blocked you.

error-body-not-json = The body is not JSON: { $why }
error-body-not-object = The body must be a JSON object.
error-body-too-large = A request body can have at most { $most } bytes.

error-bot-account-needs-account = You need an account to create bot accounts. Sign up first.

error-challenge-needs-open-seat = A challenge needs an open seat.

error-chat-empty = Your message is empty.

error-concurrent-change = Somebody else changed this at the same time. Please check and try again.

error-connection-lost = The connection was lost before the answer arrived.

error-cross-site-request = This request came from another site.

error-database-unavailable = The server cannot reach its database at the moment. Nothing has changed.

error-days-off-already-taken = You are already taking days off.
error-days-off-not-enough-left = { $days ->
    [0] You have used all your days off for this year.
    [one] You have only 1 day off left this year.
   *[other] You have only { $days } days off left this year.
}
error-days-off-not-taken = You are not taking days off at the moment.
error-days-off-too-long = That is too many days.

# Days off.
error-days-off-wrong-time-control = You can take days off only in turn-based games.

error-email-disabled = This server does not send e-mail. Use the recovery code that you got when you signed up.

error-empty-seats = Some seats are still empty.

error-filter-invalid-result = The result must be won, lost or drawn, and you must also give a player.
error-filter-variant-without-game = If you give a variant, also give its game.

error-game-already-started = The game has already started.
error-game-cannot-continue = This game cannot be continued: { $why }
error-game-not-in-progress = No game is in progress.
error-game-not-over = The game is not over yet.
error-game-not-started = The game has not started yet.
error-game-over = The game is over.

error-guest-games-not-transferred = Your games as a guest could not be moved to your account. Please check and try again.

error-hint-bots-busy = No bot is free to think about it at the moment. Please try again.
error-hint-disabled = There are no hints at this table.
error-hint-rated-game = There are no hints in rated games.

error-http-status = The server answered { $status }.

error-import-created-in-future = This file says that its game was created in the future.
error-import-entry-in-future = This file says that entry { $number } happened in the future.
error-import-invalid-text = This file contains a name or a text that is not allowed.
error-import-not-verified = This game failed verification. { $step }: { $why }
error-import-unfinished-game = An unfinished game can be imported only if you are the only person in it.

error-internal = Something went wrong on the server. Nothing has changed.

error-invalid-email-address = This is not a valid e-mail address.
error-invalid-season = A season is a year and a quarter, such as 2026-4, or “ever” for all time.
error-invalid-token = This token is not valid.

error-left-too-often = You have left this table too often, so no bot will play for you. Stay in the game, or resign.

error-local-game-uploaded = This game has been saved to the server and continues there.

error-log-full = The log of this table is full. You can only resign.
error-log-nearly-full = The log of this table is nearly full. You can still move, but not undo.
error-log-unreadable = The log cannot be read: { $why }

error-malformed-input = This input is not valid: { $why }

error-message-not-json = This message is not JSON.
error-message-not-object = The message must be a JSON object.

error-metrics-operator-only = Only the operator of this server can see the metrics.

error-missing-move = The move is missing.

error-name-invalid-characters = A username can contain only letters, digits, hyphens, underscores and dots.
error-name-invalid-first-character = A username must begin with a letter.
error-name-mixed-alphabets = A username must use one alphabet, because letters of several alphabets look alike.
error-name-reserved = This username is reserved. Please choose a different one.
error-name-taken = This username is taken, or too similar to one that is. Please choose a different one.
error-name-too-long = A username can have at most { $most } characters.
error-name-too-short = A username must have at least { $most } characters.

error-needs-server = This needs the server, but this game is played only in your browser.

error-no-free-guest-name = There is no free guest name at the moment.
error-no-seat = You have no seat at this table.
error-no-seat-to-take-back = No seat is being kept for you here.

error-not-a-number = { $field } must be a number.
error-not-connected = There is no connection at the moment. It will be back soon.
error-not-found = There is nothing at this address.
error-not-this-seats-turn = It is not this seat’s turn.
error-not-your-turn = It is not your turn.

error-notification-address-not-allowed = Nothing can be sent to that address. It must be a public https address.
error-notification-kind-unavailable = This server does not send that kind of notification.

error-out-of-time = You have run out of time.

error-password-changed-meanwhile = The password has just been changed.
error-password-equals-name = Your password must be different from your username.
error-password-repeats-character = This password repeats one character. Please choose a different one.
error-password-too-common = This password is too easy to guess. Please choose a different one.
error-password-too-long = A password can have at most { $most } characters.
error-password-too-short = A password must have at least { $most } characters.

error-people-list-full = You can have at most { $most } people on this list.

error-player-is-you = You cannot do this with yourself.

error-randomness-word-already-given = This seat has already added its word.
error-randomness-word-empty = Please enter a word.
error-randomness-word-too-late = You can add a word only before the game starts.

error-rate-limited = You are doing this too often. Please wait { $seconds } s.

error-rated-needs-account = You need an account for rated games. Sign up first, or play an unrated game.
error-rated-needs-standard-rules-data = Games with custom cards and values are not rated.
error-rated-people-only = Only games between people can be rated.

# People among themselves, and what the host decides.
error-read-only-mode = The server is read-only at the moment. You can look at everything, and all clocks are stopped.

error-rematch-not-accepted-by-all = Not everybody has agreed to play again yet.
error-rematch-players-only = Only the players of the last game can play again.

error-replay-game-over = The game was already over.
error-replay-time-left = This seat still had time left.
error-replay-time-over = This seat had run out of time.

error-report-incomplete = A report must name a person or a table, and give a reason.

error-review-own-view-only = During a game you can view it only as yourself. Afterwards you can view it as any player, or with all hands open.

error-save-failed = This could not be saved at the moment. Nothing has changed.
error-save-uncertain = It is not certain whether this was saved. Please check again in a moment.

error-seat-already-resigned = This seat has already resigned.
error-seat-reserved = That seat is reserved for somebody else.
error-seat-taken = This seat is taken.
error-seat-taken-by-person = A person has that seat.

error-server-restarting = The server is restarting. Please come back in a moment.
error-server-unreachable = The server cannot be reached at the moment. Please try again soon.

error-table-already-closed = The table is already closed.
error-table-changed = The table has changed in the meantime. Please check and try again.
error-table-creator-only = Only the creator of the table can do this.
error-table-id-taken = A table with that number already exists. Please try again.
error-table-incompatible = This version cannot read table { $table }: { $why }
error-table-left = You have left the table.
error-table-load-failed = The table cannot be loaded at the moment. Please try again.

error-text-too-long = Please use at most { $most } characters; this text has { $length }.

error-too-many-attachments = A seat can have at most { $most } attachments.
error-too-many-bot-accounts = You already have { $most } bot accounts. Delete one first.
error-too-many-bot-changes = Bots have been added and removed too often at this table. Please create a new one.
error-too-many-challenges = There are too many open challenges, from you or to this player. Please wait for answers.
error-too-many-imports = You already have { $most } imported games, the most you can keep.
error-too-many-logins = Too many people are logging in at the moment. Please try again in a minute.
error-too-many-logins-from-address = Too many people are logging in from your address. Please try again in a moment.
error-too-many-messages-from-address = Too many messages are coming from your address. Please try again in a moment.
error-too-many-notes = You already have notes at { $most } tables, the most you can keep.
error-too-many-notification-channels = You cannot add any more notifications. Remove one first.
error-too-many-rematches = The table for playing again was closed { $most } times. Please create a new one.
error-too-many-reports = The host still has { $most } reports from you to read. Please wait until some are dealt with.
error-too-many-seat-changes = You have joined and left this table too often. Please create a new one.
error-too-many-seat-changes-at-table = People have joined and left this table too often, so nobody else can join. Please create a new one.
error-too-many-tables = You already have { $most } tables. Finish, leave or close one first.
error-too-many-watched-tables = One connection can watch at most { $most } tables.
error-too-many-wrong-passwords = Too many wrong attempts. Please wait { $seconds } s.
error-too-much-data = Too much data is being sent at once. Please try again in a moment.
error-too-much-data-from-address = Too much data is being sent from or to your address. Please try again in a moment.

error-undo-not-own-turn = Without asking, you can undo only the moves of your own turn.
error-undo-nothing = There is nothing to undo.
error-undo-request-outdated = This request is no longer open.
error-undo-revealing-move = This move revealed something hidden, so the others must agree.
error-undo-revealing-move-rated = In a rated game you cannot undo a move that revealed something hidden.
error-undo-unknown-move = There is no such move to undo.

error-unexpected = Something went wrong.

error-unknown-bot = There is no bot with that name. The bots are { $bots }.
error-unknown-bot-account = You have no bot account with that name.
error-unknown-game = There is no game with that name here.
error-unknown-local-game = There is no such game in this browser.
error-unknown-log-entry = There is no such entry; the log has { $most } entries you can view.
error-unknown-notification-channel = These notifications do not exist, or they are already turned off.
error-unknown-player = There is no player with that name.
error-unknown-seat = There is no such seat.
error-unknown-seat-number = There is no seat { $number }.
error-unknown-table = This table does not exist, or you need an invitation.

error-visit-required = Start a session first, with POST /api/visit.
error-visit-required-to-act = You can only watch without a session. Start one first.

error-wrong-name-or-password = The username or the password is wrong.
error-wrong-password = The password is wrong.
error-wrong-recovery-code = The username and the code do not match, or the code has already been used.
error-wrong-seat-count = The number of seats does not match.
