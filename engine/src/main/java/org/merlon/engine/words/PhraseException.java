package org.merlon.engine.words;

/** An exception whose reason is shown to users as a phrase. */
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
