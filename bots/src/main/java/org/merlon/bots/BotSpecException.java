package org.merlon.bots;

import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;

/** A bot asked for in words that name none; the phrase says what is wrong with them. */
public final class BotSpecException extends PhraseException {
    BotSpecException(Phrase phrase) {
        super(phrase);
    }
}
