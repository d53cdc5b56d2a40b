package org.merlon.blackstone.king.state;

import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/**
 * The tokens that pay for an action, and the word by which a move names them if they are not the usual ones (B-36).
 */
public enum TokenCost {
    KNIGHT(1, 0),
    WIZARD(0, 1),
    KNIGHTS(2, 0);

    private static final TokenCost[] ALL = values();

    public final int knights;
    public final int wizards;
    public final String word = Ids.of(this);

    TokenCost(int knights, int wizards) {
        this.knights = knights;
        this.wizards = wizards;
    }

    public static TokenCost of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }

    /** Returns the noun for messages, such as "a knight token". */
    public Phrase noun() {
        return Phrase.of("blackstone-pay-" + word);
    }
}
