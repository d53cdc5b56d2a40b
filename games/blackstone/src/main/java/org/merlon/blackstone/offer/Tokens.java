package org.merlon.blackstone.offer;

import java.util.Arrays;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/**
 * The tokens of all seats: wizards are the actions of this turn, knights are actions saved for later turns (B-101,
 * B-102).
 */
public final class Tokens implements StatePart<Tokens> {
    /** The wizards, and so the actions, of every turn. */
    public static final int WIZARDS_PER_TURN = 3;

    /** Knight tokens in the box (B-7). */
    public static final int KNIGHT_TOKENS = 20;

    private final byte[] wizards;
    private final byte[] knights;

    /** Knights gained this turn, which cannot pay before the next turn. */
    private final byte[] saved;

    Tokens(int players) {
        wizards = new byte[players];
        knights = new byte[players];
        saved = new byte[players];
        Arrays.fill(wizards, (byte) WIZARDS_PER_TURN);
    }

    @Override
    public void copyFrom(Tokens other, CopyHasher hasher) {
        hasher.copy(wizards, other.wizards);
        hasher.copy(knights, other.knights);
        hasher.copy(saved, other.saved);
    }

    void set(int seat, int wizards, int knights, int saved) {
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
    public int total(int seat) {
        return wizards[seat] + knights[seat] + saved[seat];
    }

    /** Returns the number of tokens that a seat can spend now. */
    public int spendable(int seat) {
        return wizards[seat] + knights[seat];
    }

    /** Returns the number of knight tokens in the supply. */
    public int supply() {
        int supply = KNIGHT_TOKENS;
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

    /** Gives a seat knights before its first turn. */
    public void addKnights(int seat, int count) {
        knights[seat] += (byte) count;
    }

    /** Saves a knight; returns false if the supply is empty. */
    boolean saveKnight(int seat) {
        if (supply() == 0) {
            return false;
        }
        saved[seat]++;
        return true;
    }

    void endTurn(int seat) {
        knights[seat] += saved[seat];
        saved[seat] = 0;
        wizards[seat] = WIZARDS_PER_TURN;
    }
}
