package org.merlon.onceupon;

import org.merlon.engine.Setup;
import org.merlon.onceupon.castle.ApprenticeCards;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.GuestPile;
import org.merlon.onceupon.castle.Line;
import org.merlon.onceupon.castle.PackedNumbers;

/** The rules of one setup: constants, and everything that depends on the variant. */
final class Rules {
    static final String APPRENTICE = "apprentice";
    static final String GREAT_ARCHITECT = "great-architect";

    /** The number of rounds after which the game ends and is scored (U-42). */
    static final int MAX_ROUNDS = 100;

    static final int DICE_COUNT = 2;

    /** The points for the first castle with four towers (U-8). */
    static final int SUN_POINTS = 4;

    /** The points for the first castle with twelve parts (U-40). */
    static final int CLOUD_POINTS = 4;

    static final int SMALL_CLOUD_POINTS = 2;

    /** The residents for a die, or Dagobert's die, that shows the resident (U-11, U-34). */
    static final int RESIDENTS_PER_DIE = 2;

    /** The worth of the flag that the monk draws for gold (U-35). */
    static final int MONK_FLAG_WORTH = 2;

    private final int players;
    private final boolean hasPowers;

    Rules(Setup setup) {
        players = setup.players();
        hasPowers = setup.variant().id().equals(GREAT_ARCHITECT);
    }

    int players() {
        return players;
    }

    /** Returns true if guests have powers and are chosen from an open display; otherwise they are cards with points. */
    boolean hasOpenGuests() {
        return hasPowers;
    }

    /** Returns the power that a line has instead of its reward (U-2). */
    Line.Power power(Line line) {
        return hasPowers ? line.power() : Line.Power.NONE;
    }

    /** Fills the pile with all cards that are neither open nor in a castle, in the order of the data. */
    void fillWithUnseenCards(GuestPile pile, Castle[] castles) {
        pile.clear();
        if (hasPowers) {
            int seen = pile.openGuests();
            for (Castle castle : castles) {
                seen |= castle.guests;
            }
            for (int guest = 0; guest < Guest.COUNT; guest++) {
                if ((seen >>> guest & 1) == 0) {
                    pile.push(guest);
                }
            }
        } else {
            for (int points = 1; points <= PackedNumbers.MAX_VALUE; points++) {
                int seen = 0;
                for (Castle castle : castles) {
                    seen += PackedNumbers.count(castle.cardPoints, points);
                }
                for (int i = seen; i < ApprenticeCards.copies(points); i++) {
                    pile.push(points);
                }
            }
        }
    }
}
