package org.merlon.blackstone.offer;

import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** Whose turn it is, in which round, and what was done in the turn so far. */
public final class TurnSoFar implements Part<TurnSoFar> {
    private final int players;
    private final int rounds;

    Step step;
    int toMove;
    int turn;
    int round = 1;

    /** The seat that begins each round. */
    int first;

    /** Machinations taken this turn. */
    int taken;

    /** Whether a Machination was used this turn. */
    boolean used;

    /** The number of the last round, 0 as long as nothing has brought the end about. */
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

    /** How many more turns a seat will have at the most, the present one included. */
    public int turnsLeft(int seat) {
        if (step == Step.OVER) {
            return 0;
        }
        int last = lastRound == 0 ? rounds : Math.min(rounds, lastRound);
        boolean done = (seat - first + players) % players < (turn - first + players) % players;
        return last - round + (done ? 0 : 1);
    }

    /** Lets the next seat choose, and after the last one the first turn begin. */
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

    /** This round is finished, then one more is played; only the first cause counts (B-106, B-114). */
    public void announceEnd(EventLog events) {
        if (lastRound == 0) {
            lastRound = round + 1;
            if (events.on()) {
                events.add("last-round").put("round", lastRound);
            }
        }
    }

    /** Goes on to the next turn; a round that is the last one, or after which nothing more can happen, ends the game. */
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
