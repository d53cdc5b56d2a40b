package org.merlon.protocol;

import org.merlon.protocol.view.Status;

/** The commands for several games in one session: game, copy, drop. */
final class GameCommands {
    private static final int MAX_NAME_LENGTH = 32;

    private final SessionGame sessionGame;

    GameCommands(SessionGame sessionGame) {
        this.sessionGame = sessionGame;
    }

    Reply game(String argument) throws CommandException {
        sessionGame.select(name("game", argument));
        return sessionGame.isEmpty() ? new Reply.Done() : status();
    }

    Reply copy(String argument) throws CommandException {
        sessionGame.copyTo(name("copy", argument));
        return status();
    }

    Reply drop(String argument) throws CommandException {
        sessionGame.drop(name("drop", argument));
        return new Reply.Done();
    }

    private Reply status() throws CommandException {
        return sessionGame.reply(Status.of(sessionGame.state()).data());
    }

    private static String name(String command, String argument) throws CommandException {
        boolean valid = !argument.isEmpty()
                && argument.length() <= MAX_NAME_LENGTH
                && argument.chars().allMatch(GameCommands::isNameCharacter);
        if (!valid) {
            throw new CommandException(
                    ErrorCode.BAD_COMMAND,
                    command + " wants a name of 1 to " + MAX_NAME_LENGTH + " letters, digits, hyphens and underscores");
        }
        return argument;
    }

    private static boolean isNameCharacter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    }
}
