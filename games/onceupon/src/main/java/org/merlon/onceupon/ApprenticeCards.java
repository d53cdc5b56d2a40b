package org.merlon.onceupon;

import org.merlon.engine.data.Tsv;

/** The guest cards of the Apprentice variant (U-23): the number of cards for each number of points. */
final class ApprenticeCards {
    /** The number of cards in the box. */
    private static final int BOX = 16;

    private static final int[] COPIES = new int[Worths.MAX + 1];

    static final int COUNT = load();

    private ApprenticeCards() {}

    private static int load() {
        int count = 0;
        Tsv table = Tsv.printed("onceupon", ApprenticeCards.class, "apprentice.tsv");
        for (Tsv.Row row : table.rows()) {
            int points = row.whole("points", 1, Worths.MAX);
            if (COPIES[points] != 0) {
                throw row.wrong("duplicate line for " + points + " points");
            }
            COPIES[points] = row.whole("copies", 1, BOX);
            count += COPIES[points];
        }
        if (count != BOX) {
            throw table.wrong("there are " + count + " cards, where the box has " + BOX);
        }
        return count;
    }

    /** Returns the number of cards that are worth this many points. */
    static int copies(int points) {
        return points < 0 || points > Worths.MAX ? 0 : COPIES[points];
    }
}
