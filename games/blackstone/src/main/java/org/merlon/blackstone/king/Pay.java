package org.merlon.blackstone.king;

import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/** What an action costs, and the word by which a move says so where the usual token is not the one paid (B-36). */
enum Pay {
    KNIGHT(1, 0),
    WIZARD(0, 1),
    KNIGHTS(2, 0);

    private static final Pay[] ALL = values();

    final int knights;
    final int wizards;
    final String word = Ids.of(this);

    Pay(int knights, int wizards) {
        this.knights = knights;
        this.wizards = wizards;
    }

    static Pay of(int ordinal) {
        return ALL[ordinal];
    }

    static int count() {
        return ALL.length;
    }

    /** A knight token, or what else it is, as a sentence names it. */
    Phrase noun() {
        return Phrase.of("blackstone-pay-" + word);
    }
}
