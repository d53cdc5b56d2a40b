package org.merlon.blackstone.offer;

import java.util.Arrays;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** Everybody's tokens: wizards are this turn's actions, knights are actions saved for later turns (B-101, B-102). */
public final class Tokens implements Part<Tokens> {
    /** Actions that a turn has by itself. */
    public static final int WIZARDS = 3;

    /** Knight tokens in the box (B-7). */
    public static final int KNIGHTS = 20;

    private final byte[] wizards;
    private final byte[] knights;

    /** Knights gained this turn, which pay for nothing before it is over. */
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

    /** All that a seat owns. */
    public int all(int seat) {
        return wizards[seat] + knights[seat] + saved[seat];
    }

    /** What a seat can pay with now. */
    public int purse(int seat) {
        return wizards[seat] + knights[seat];
    }

    /** Knight tokens that nobody has. */
    public int supply() {
        int supply = KNIGHTS;
        for (int seat = 0; seat < knights.length; seat++) {
            supply -= knights[seat] + saved[seat];
        }
        return supply;
    }

    /** Wizards pay first, knights what they lack. */
    void pay(int seat, int cost) {
        int byWizards = Math.min(cost, wizards[seat]);
        wizards[seat] -= (byte) byWizards;
        knights[seat] -= (byte) (cost - byWizards);
    }

    /** Saves a knight; false where the supply has none left. */
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
