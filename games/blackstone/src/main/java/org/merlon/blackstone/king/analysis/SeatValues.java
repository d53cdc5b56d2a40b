package org.merlon.blackstone.king.analysis;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Reward;
import org.merlon.blackstone.king.state.Rules;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;

/** Evaluates what a seat may soon make of its cards, vassals and tokens, in points. */
final class SeatValues {
    private static final double TOKEN_VALUE = 0.16;
    private static final double CARD_VALUE = 0.12;
    private static final double USEFUL_VASSAL_VALUE = 0.35;
    private static final double IDLE_VASSAL_VALUE = 0.04;
    private static final double INTRIGUE_VALUE = 0.2;

    private SeatValues() {}

    /** Returns the value of everything a seat has apart from its points, after the best answer that it can give now. */
    static double of(KingState state, int number) {
        Seat seat = state.seats[number];
        if (state.step == Step.OVER) {
            return 0;
        }
        if (state.step == Step.KEEP && number == state.turn) {
            return withBestCard(state, seat);
        }
        if (state.step == Step.LIMITS && seat.isOverLimit() && seat.retained.size() > seat.kingCount()) {
            return withBestVassals(state, number, 0);
        }
        if (state.pending.contains(number)) {
            return withBestReward(state, seat);
        }
        return withCard(state, seat, TaskValues.NO_CARD) + intrigue(seat);
    }

    /** Returns the prospects of a seat that will keep the better one of the drawn cards. */
    private static double withBestCard(KingState state, Seat seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < state.drawn.size(); i++) {
            best = Math.max(best, withCard(state, seat, state.drawn.get(i)));
        }
        return best + intrigue(seat);
    }

    /**
     * Returns the prospects of a seat that will discard the retained vassals that it needs least.
     *
     * @param first the first vassal that may still be discarded, so that each set of vassals is tried once
     */
    private static double withBestVassals(KingState state, int number, int first) {
        Seat seat = state.seats[number];
        if (seat.retained.size() <= seat.kingCount()) {
            return of(state, number);
        }
        var after = (KingState) state.copy();
        double best = Double.NEGATIVE_INFINITY;
        for (int i = first; i < seat.retained.size(); i++) {
            after.copyFrom(state);
            after.seats[number].retained.remove(i);
            best = Math.max(best, withBestVassals(after, number, i));
        }
        return best;
    }

    /**
     * Returns the prospects of a seat that will choose the best reward. A card that it draws can be any card of the deck.
     */
    private static double withBestReward(KingState state, Seat seat) {
        TaskType stackType = seat.stackTypeOf(seat.intrigueCard);
        double none = withCard(state, seat, TaskValues.NO_CARD);
        double best = none;
        for (int i = 0; i < Reward.count(); i++) {
            Reward reward = Reward.of(i);
            if (IntrigueTriggers.isAvailable(state, seat, reward)) {
                double value = reward.deck == null ? none : withDrawnCard(state, seat, reward.deck);
                best = Math.max(best, value + (reward.token ? tokenGain(state, seat, stackType) : 0));
            }
        }
        return best;
    }

    private static double withDrawnCard(KingState state, Seat seat, TaskDeck deck) {
        int kings = seat.kingCount();
        double hand =
                TaskValues.ofHandWithDrawnCard(state, seat, kings, limit(seat, kings), state.tasks.nextCards(deck));
        return besidesTasks(seat, 1) + hand;
    }

    /** Returns the value of one more token of the kind that a Knight or a Wizard task brings. */
    private static double tokenGain(KingState state, Seat seat, @Nullable TaskType stackType) {
        boolean wizard = stackType == TaskType.WIZARD;
        int supply = wizard ? state.wizardSupply() : state.knightSupply();
        int tokens = wizard ? seat.wizardTokens : seat.knightTokens;
        return supply > 0 && tokens < limit(seat, seat.kingCount()) ? TOKEN_VALUE : 0;
    }

    /** Returns the value of everything a seat has but its intrigue, with one more card in its hand. */
    private static double withCard(KingState state, Seat seat, int drawn) {
        int kings = seat.kingCount(); // passed on because recomputing it is slow in a browser
        return besidesTasks(seat, drawn == TaskValues.NO_CARD ? 0 : 1)
                + TaskValues.ofHand(state, seat, kings, limit(seat, kings), drawn);
    }

    /** Returns the number of cards, vassals and tokens of a kind that a seat may keep at the end of a turn. */
    private static int limit(Seat seat, int kings) {
        return seat.family.hasLimits() ? kings : Rules.TOKENS_PER_KIND;
    }

    private static double besidesTasks(Seat seat, int moreCards) {
        int limit = limit(seat, seat.kingCount());
        double value = TaskValues.KING * seat.stack(TaskType.KING).size();
        value += TaskValues.INCOME * (seat.musteringCount(TaskType.KNIGHT) + seat.musteringCount(TaskType.WIZARD));
        value += CARD_VALUE * Math.min(seat.hand.size() + moreCards, limit);
        return value + tokens(seat, limit) + vassals(seat);
    }

    private static double intrigue(Seat seat) {
        return switch (seat.intrigue) {
            case BOARD -> INTRIGUE_VALUE * seat.matchedSymbols;
            case FACEDOWN -> INTRIGUE_VALUE;
            case HOME, EXHAUSTED -> 0;
        };
    }

    /**
     * Returns the value of the tokens. Tokens over the limit are lost at the end of the turn unless they are spent.
     */
    private static double tokens(Seat seat, int limit) {
        double usable = Math.min(seat.knightTokens, limit) + Math.min(seat.wizardTokens, limit);
        return TOKEN_VALUE * usable;
    }

    /** Returns the value of the retained vassals; those that an upcharge will need are worth more. */
    private static double vassals(Seat seat) {
        double value = 0;
        for (int i = 0; i < seat.retained.size(); i++) {
            value += isUpchargeFace(seat, Vassal.upperFace(seat.retained.get(i)))
                    ? USEFUL_VASSAL_VALUE
                    : IDLE_VASSAL_VALUE;
        }
        return value;
    }

    static boolean isUpchargeFace(Seat seat, int face) {
        if (face == Face.WILD) {
            return true;
        }
        for (Pile stack : seat.stacks) {
            for (int i = 0; i < stack.size(); i++) {
                if (Task.of(stack.get(i)).cornerFace() == face) {
                    return true;
                }
            }
        }
        return false;
    }
}
