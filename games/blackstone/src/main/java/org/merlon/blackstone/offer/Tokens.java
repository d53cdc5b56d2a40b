package org.merlon.blackstone.offer;

import java.util.Arrays;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/**
 * The tokens of all seats: wizards are the actions of this turn, knights are actions saved for later turns (B-101,
 * B-102).
 */
public final class Tokens implements Part<Tokens> {
    /** The wizards, and so the actions, of every turn. */
    public static final int WIZARDS = 3;

    /** Knight tokens in the box (B-7). */
    public static final int KNIGHTS = 20;

    private final byte[] wizards;
    private final byte[] knights;

    /** Knights gained this turn, which cannot pay before the next turn. */
    private final byte[] saved;

    Tokens(int players) {
        wizards = new byte[players];
        knights = new byte[players];
        saved = new byte[players];
        Arrays.fill(wizards, (byte) WIZARDS);
    }

    @Override
    public void become(Tokens other, CopyHasher tally) {
        tally.of(wizards, other.wizards);
        tally.of(knights, other.knights);
        tally.of(saved, other.saved);
    }

    void put(int seat, int wizards, int knights, int saved) {
        this.wizards[seat] = (byte) wizards;
        this.knights[seat] = (byte) knights;
        this.saved[seat] = (byte) saved;
    }

    public int wizards(int seat) {
        return wizards[seat];
    }

    public int knights(int seat) {
        return knights[seat];
    }

    public int saved(int seat) {
        return saved[seat];
    }

    /** Returns the number of all tokens of a seat. */
    public int all(int seat) {
        return wizards[seat] + knights[seat] + saved[seat];
    }

    /** Returns the number of tokens that a seat can spend now. */
    public int purse(int seat) {
        return wizards[seat] + knights[seat];
    }

    /** Returns the number of knight tokens in the supply. */
    public int supply() {
        int supply = KNIGHTS;
        for (int seat = 0; seat < knights.length; seat++) {
            supply -= knights[seat] + saved[seat];
        }
        return supply;
    }

    /** Pays a cost with wizards first, then with knights. */
    void pay(int seat, int cost) {
        int byWizards = Math.min(cost, wizards[seat]);
        wizards[seat] -= (byte) byWizards;
        knights[seat] -= (byte) (cost - byWizards);
    }

    /** Saves a knight; returns false if the supply is empty. */
    boolean save(int seat) {
        if (supply() == 0) {
            return false;
        }
        saved[seat]++;
        return true;
    }

    void endTurn(int seat) {
        knights[seat] += saved[seat];
        saved[seat] = 0;
        wizards[seat] = WIZARDS;
    }
}
