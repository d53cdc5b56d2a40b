package org.merlon.blackstone.offer;

import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The active seat, the round, and what was done in the turn so far. */
public final class TurnState implements StatePart<TurnState> {
    private final int players;
    private final int maxRounds;

    Step step;
    int toMove;
    int activeSeat;
    int round = 1;

    /** The seat that begins each round. */
    int first;

    /** The number of Machinations taken this turn. */
    int taken;

    /** True if a Machination was used this turn. */
    boolean used;

    /** The number of the last round, 0 until it is known. */
    int lastRound;

    TurnState(int players, OfferRules rules) {
        this.players = players;
        maxRounds = rules.maxRounds();
        step = rules.firstStep();
    }

    @Override
    public void copyFrom(TurnState other, CopyHasher hasher) {
        step = hasher.copy(other.step);
        toMove = hasher.copy(other.toMove);
        activeSeat = hasher.copy(other.activeSeat);
        round = hasher.copy(other.round);
        first = hasher.copy(other.first);
        taken = hasher.copy(other.taken);
        used = hasher.copy(other.used);
        lastRound = hasher.copy(other.lastRound);
    }

    public Step step() {
        return step;
    }

    public int activeSeat() {
        return activeSeat;
    }

    public int round() {
        return round;
    }

    public int taken() {
        return taken;
    }

    public boolean hasUsedCard() {
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
        int last = lastRound == 0 ? maxRounds : Math.min(maxRounds, lastRound);
        boolean hadTurn = (seat - first + players) % players < (activeSeat - first + players) % players;
        return last - round + (hadTurn ? 0 : 1);
    }

    /** Lets the next seat choose a corner; after the last seat the first turn begins. */
    public void nextCornerChoice() {
        toMove++;
        if (toMove == players) {
            step = Step.WORK;
            beginTurn(first);
        }
    }

    private void beginTurn(int seat) {
        activeSeat = seat;
        toMove = seat;
        taken = 0;
        used = false;
    }

    /** Makes the next round the last one, unless a last round is already set (B-106, B-114). */
    public void announceLastRound(EventLog events) {
        if (lastRound == 0) {
            lastRound = round + 1;
            if (events.isOn()) {
                events.add("last-round").put("round", lastRound);
            }
        }
    }

    /** Continues with the next turn. The game ends after the last round, or after any round if it is stalled. */
    void endTurn(boolean stalled) {
        int next = (activeSeat + 1) % players;
        if (next == first) {
            if (stalled || round == lastRound || round == maxRounds) {
                step = Step.OVER;
                toMove = -1;
                return;
            }
            round++;
        }
        beginTurn(next);
    }
}
