package org.merlon.bots.levels;

import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;

/** Thrown for an invalid {@link BotSpec}; the phrase says what is wrong. */
public final class BotSpecException extends PhraseException {
    BotSpecException(Phrase phrase) {
        super(phrase);
    }
}
