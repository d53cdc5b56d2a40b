package org.merlon.protocol;

import org.merlon.engine.SetupException;

/** The error codes of the protocol; their words are part of the public interface. */
public enum ErrorCode {
    BAD_COMMAND("bad-command"),
    BAD_JSON("bad-json"),
    UNKNOWN_GAME("unknown-game"),
    UNKNOWN_VARIANT("unknown-variant"),
    BAD_OPTION("bad-option"),
    BAD_PLAYERS("bad-players"),
    BAD_POSITION("bad-position"),
    ILLEGAL_MOVE("illegal-move"),
    NOTHING_TO_UNDO("nothing-to-undo"),
    NO_GAME("no-game"),
    GAME_OVER("game-over"),
    UNKNOWN_BOT("unknown-bot"),
    INTERNAL("internal");

    private final String word;

    ErrorCode(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    static ErrorCode of(SetupException.Code code) {
        return switch (code) {
            case UNKNOWN_GAME -> UNKNOWN_GAME;
            case UNKNOWN_VARIANT -> UNKNOWN_VARIANT;
            case BAD_OPTION -> BAD_OPTION;
            case BAD_PLAYERS -> BAD_PLAYERS;
        };
    }
}
