package org.merlon.engine;

import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;

/** A game that cannot be set up as asked; the code names the kind of mistake, the phrase the mistake. */
public final class SetupException extends PhraseException {
    /** What was wrong with what was asked for. */
    public enum Code {
        UNKNOWN_GAME,
        UNKNOWN_VARIANT,
        BAD_OPTION,
        BAD_PLAYERS
    }

    private final Code code;

    public SetupException(Code code, Phrase phrase) {
        super(phrase);
        this.code = code;
    }

    public Code code() {
        return code;
    }
}
