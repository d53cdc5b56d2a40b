package org.merlon.blackstone.king.state;

import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.Outcome;
import org.merlon.engine.move.EventLog;

/** Ends games; checked after every move (B-60, B-61). */
public final class GameEnd {
    private static final int TIE_BREAKS = 7;

    private GameEnd() {}

    /** Checks after a move whether the aim has been reached or the game is lost. */
    public static void check(KingState state, EventLog events) {
        if (state.step == Step.OVER || state.step.isBeforeTurns()) {
            return;
        }
        checkAim(state, events);
        if (state.step != Step.OVER && state.rules.peril.isLost(state)) {
            finish(state, false, events);
        }
    }

    /** If the aim has been reached, wins the game or, in a race, makes this round the last one. */
    public static void checkAim(KingState state, EventLog events) {
        WinCondition aim = state.rules.aim;
        if (state.endTriggered || !aim.isReached(state)) {
            return;
        }
        if (!aim.isRace()) {
            finish(state, true, events);
            return;
        }
        state.endTriggered = true;
        if (events.isOn()) {
            events.add("last-round").put("round", state.round);
        }
    }

    /** Ends the game; a cooperative or solo game is won or lost. */
    public static void finish(KingState state, boolean won, EventLog events) {
        state.step = Step.OVER;
        state.toMove = -1;
        state.pending.clear();
        if (events.isOn()) {
            String name = state.rules.aim.isRace() ? "over" : won ? "won" : "lost";
            events.add(name);
        }
    }

    /** Returns the outcome of a finished game. It follows from the position, so it is not stored. */
    static Outcome outcome(KingState state) {
        if (state.rules.aim.isRace() || state.step != Step.OVER) {
            return Outcome.NONE;
        }
        return state.rules.aim.isReached(state) ? Outcome.WON : Outcome.LOST;
    }

    /** Returns whether a seat is ahead of another by points, or else by the tie breaks. */
    static boolean isAhead(Seat one, Seat other) {
        for (int i = 0; i < TIE_BREAKS; i++) {
            if (tieBreakValue(one, i) != tieBreakValue(other, i)) {
                return tieBreakValue(one, i) > tieBreakValue(other, i);
            }
        }
        return false;
    }

    private static int tieBreakValue(Seat seat, int index) {
        return switch (index) {
            case 0 -> seat.points;
            case 1 -> seat.stack(TaskType.PLOY).size();
            case 2 -> seat.stack(TaskType.KING).size();
            case 3 ->
                seat.stack(TaskType.KNIGHT).size() + seat.stack(TaskType.WIZARD).size();
            case 4 -> seat.knightTokens + seat.wizardTokens;
            case 5 -> seat.retained.size();
            default -> seat.hand.size();
        };
    }
}
