package org.merlon.engine.words;

/** Something that cannot be, for a reason that people should read. */
public abstract class PhraseException extends Exception {
    private final transient Phrase phrase;

    protected PhraseException(Phrase phrase) {
        super(phrase.toString());
        this.phrase = phrase;
    }

    public final Phrase phrase() {
        return phrase;
    }
}
