package org.merlon.onceupon.castle;

import org.merlon.engine.data.Tsv;

/** The guest cards of the Apprentice variant (U-23): the number of cards for each number of points. */
public final class ApprenticeCards {
    /** The number of cards in the box. */
    private static final int BOX_SIZE = 16;

    private static final int[] COPIES = new int[PackedNumbers.MAX_VALUE + 1];

    static final int COUNT = load();

    private ApprenticeCards() {}

    private static int load() {
        int count = 0;
        Tsv table = Tsv.replaceable("onceupon", ApprenticeCards.class, "apprentice.tsv");
        for (Tsv.Row row : table.rows()) {
            int points = row.whole("points", 1, PackedNumbers.MAX_VALUE);
            if (COPIES[points] != 0) {
                throw row.wrong("duplicate line for " + points + " points");
            }
            COPIES[points] = row.whole("copies", 1, BOX_SIZE);
            count += COPIES[points];
        }
        if (count != BOX_SIZE) {
            throw table.wrong("there are " + count + " cards, where the box has " + BOX_SIZE);
        }
        return count;
    }

    /** Returns the number of cards that are worth this many points. */
    public static int copies(int points) {
        return points < 0 || points > PackedNumbers.MAX_VALUE ? 0 : COPIES[points];
    }
}
