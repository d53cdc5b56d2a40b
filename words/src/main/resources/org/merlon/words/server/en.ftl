# Other texts of the server: link previews, notifications, e-mails.

server-bot-name = { $name } (bot)

server-email-confirm-notifications = Confirm your e-mail address for Merlon
    .text = { $name } asked Merlon to send an e-mail to this address whenever it is their turn. If that was you, follow this link. If not, ignore this e-mail, and you will get no more.
server-email-password-reset = Reset your Merlon password
    .text = Somebody, probably you, asked to reset the password of the Merlon account { $name }. To choose a new password, follow this link within one hour. If it was not you, ignore this e-mail.

server-link-preview-open = { $who } is waiting for players. Join the game!
server-link-preview-over = Finished game: { $who }.
server-link-preview-playing = Game in progress: { $who }.

# What is said of a table where a link to it is shown.
server-link-preview-title = { $game }, { $variant }

server-notification-stop = Turn off these notifications: { $link }
    .button = Turn off notifications

# Notices to people who are not here.
server-notification-your-turn = It is your turn against { $who }.
    .alone = It is your turn.

server-old-rules-data = This game was played with { $played }, but this server uses { $here }. You can view it, but not continue it here.
server-old-rules-version = This game was played with version { $played } of the rules of { $game }, but this server uses version { $here }. You can view it, but not continue it here.
