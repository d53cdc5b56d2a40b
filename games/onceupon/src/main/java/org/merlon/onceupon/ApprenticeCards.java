package org.merlon.onceupon;

import org.merlon.engine.data.Table;

/** The guest cards of the Apprentice (U-23): how many there are of each worth. */
final class ApprenticeCards {
    private static final int[] COPIES = new int[Worths.MAX + 1];

    static final int COUNT = load();

    private ApprenticeCards() {}

    private static int load() {
        int count = 0;
        for (Table.Row row : Table.of(ApprenticeCards.class, "apprentice.tsv").rows()) {
            int points = row.whole("points");
            if (points < 1 || points > Worths.MAX || COPIES[points] != 0) {
                throw new IllegalStateException("apprentice.tsv: points " + points);
            }
            COPIES[points] = row.whole("copies");
            count += COPIES[points];
        }
        if (count > Worths.MAX_SIZE) {
            throw new IllegalStateException("apprentice.tsv: more than " + Worths.MAX_SIZE + " cards");
        }
        return count;
    }

    /** How many cards are worth this much. */
    static int copies(int points) {
        return points < 0 || points > Worths.MAX ? 0 : COPIES[points];
    }
}
