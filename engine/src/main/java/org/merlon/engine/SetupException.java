package org.merlon.engine;

import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;

/** Thrown for an invalid setup; the code gives the kind of error, the phrase the details. */
public final class SetupException extends PhraseException {
    /** The kinds of invalid requests. */
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
