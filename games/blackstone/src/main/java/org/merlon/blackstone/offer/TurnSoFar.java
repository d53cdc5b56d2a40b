package org.merlon.blackstone.offer;

import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** The active seat, the round, and what was done in the turn so far. */
public final class TurnSoFar implements Part<TurnSoFar> {
    private final int players;
    private final int rounds;

    Step step;
    int toMove;
    int turn;
    int round = 1;

    /** The seat that begins each round. */
    int first;

    /** The number of Machinations taken this turn. */
    int taken;

    /** True if a Machination was used this turn. */
    boolean used;

    /** The number of the last round, 0 until it is known. */
    int lastRound;

    TurnSoFar(int players, OfferRules rules) {
        this.players = players;
        rounds = rules.rounds();
        step = rules.firstStep();
    }

    @Override
    public void become(TurnSoFar other, CopyHasher tally) {
        step = tally.of(other.step);
        toMove = tally.of(other.toMove);
        turn = tally.of(other.turn);
        round = tally.of(other.round);
        first = tally.of(other.first);
        taken = tally.of(other.taken);
        used = tally.of(other.used);
        lastRound = tally.of(other.lastRound);
    }

    public Step step() {
        return step;
    }

    public int turn() {
        return turn;
    }

    public int round() {
        return round;
    }

    public int taken() {
        return taken;
    }

    public boolean used() {
        return used;
    }

    public int lastRound() {
        return lastRound;
    }

    /** Returns the largest number of turns that a seat can still have, including the current one. */
    public int turnsLeft(int seat) {
        if (step == Step.OVER) {
            return 0;
        }
        int last = lastRound == 0 ? rounds : Math.min(rounds, lastRound);
        boolean done = (seat - first + players) % players < (turn - first + players) % players;
        return last - round + (done ? 0 : 1);
    }

    /** Lets the next seat choose a corner; after the last seat the first turn begins. */
    public void nextChoice() {
        toMove++;
        if (toMove == players) {
            step = Step.WORK;
            begin(first);
        }
    }

    private void begin(int seat) {
        turn = seat;
        toMove = seat;
        taken = 0;
        used = false;
    }

    /** Makes the next round the last one, unless a last round is already set (B-106, B-114). */
    public void announceEnd(EventLog events) {
        if (lastRound == 0) {
            lastRound = round + 1;
            if (events.on()) {
                events.add("last-round").put("round", lastRound);
            }
        }
    }

    /** Continues with the next turn. The game ends after the last round, or after any round if it is stalled. */
    void endTurn(boolean stalled) {
        int next = (turn + 1) % players;
        if (next == first) {
            if (stalled || round == lastRound || round == rounds) {
                step = Step.OVER;
                toMove = -1;
                return;
            }
            round++;
        }
        begin(next);
    }
}
