# Other texts of the server: link previews, notifications, e-mails.

server-bot-name = { $name } (bot)

server-email-confirm-notifications = Do you want to hear when it is your turn?
    .text = { $name } wants letters to this address whenever it is their turn at a game of Merlon. If that is you, follow this link. If it is not, do nothing, and nothing more will come.
server-email-password-reset = The way back into your account
    .text = Somebody, most likely you, has asked for a way back into the account { $name } of Merlon. Follow this link within the hour to choose another password. If it was not you, do nothing.

server-link-preview-open = { $who } waits for players. Sit down!
server-link-preview-over = Played: { $who }.
server-link-preview-playing = Being played: { $who }.

# What is said of a table where a link to it is shown.
server-link-preview-title = { $game }, { $variant }

server-notification-stop = No more of these: { $link }
    .button = No more of these

# Notices to people who are not here.
server-notification-your-turn = It is your turn. You play with { $who }.
    .alone = It is your turn.

server-old-rules-data = This game was played with { $played }; here it is played with { $here }. It can be read, but not played on here.
server-old-rules-version = This game was played by version { $played } of the rules of { $game }; here it is played by version { $here }. It can be read, but not played on here.
