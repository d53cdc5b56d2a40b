package org.merlon.blackstone.king.position;

import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.chance.FastRandom;

/**
 * Replaces what a seat cannot know by a random guess that is consistent with everything it has seen.
 *
 * <p>A hidden task card can be any other card of its deck that was hidden by the same shuffle, because card backs,
 * draws and the discards that were reshuffled are public. A card that a seat has put under a deck stays there. With
 * open hands (B-99) only the decks are guessed, and all players know the cards put under them.
 */
public final class Determinizer {
    private final KingState state;
    private final int viewer;

    /** The hidden cards of one deck and one shuffle, collected before they are dealt again. */
    private final Pile pool = new Pile(Task.COUNT);

    private Determinizer(KingState state, int viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    public static void determinize(KingState state, int viewer, FastRandom random) {
        state.corners.shuffleHidden(new Pile(Vassal.MAX_CARDS), random);
        var determinizer = new Determinizer(state, viewer);
        for (int card = 0; card < Task.COUNT; card++) {
            if (state.tasks.isFirstOfShuffle(card)) {
                determinizer.redeal(Task.of(card).deck(), state.tasks.shuffleNumber(card), random);
            }
        }
        // The deck of rats is hidden from all players. It is sorted first, so that the result does not depend on its
        // order.
        state.rats.deck.sort();
        state.rats.deck.shuffle(random);
        state.chance().randomize(random);
    }

    /**
     * Redeals the hidden cards of one deck and shuffle. They are sorted first, so that the result depends on which
     * cards there are and not on where they are.
     */
    private void redeal(TaskDeck kind, int shuffle, FastRandom random) {
        pool.clear();
        visit(kind, shuffle, false);
        pool.sort();
        pool.shuffle(random);
        visit(kind, shuffle, true);
    }

    /** Visits every card of a deck and shuffle that the viewer cannot see, and collects it or replaces it. */
    private void visit(TaskDeck kind, int shuffle, boolean replaces) {
        boolean openHands = state.rules.variant.hasOpenHands();
        boolean knowsBottomCards = openHands || state.seats[viewer].family.drawsTwoCards();
        Pile deck = state.tasks.deck(kind);
        for (int i = knowsBottomCards ? state.tasks.knownBottomCards(kind) : 0; i < deck.size(); i++) {
            visit(deck, i, kind, shuffle, replaces);
        }
        if (openHands) {
            return;
        }
        for (int owner = 0; owner < state.seats.length; owner++) {
            if (owner != viewer) {
                Seat seat = state.seats[owner];
                for (int i = 0; i < seat.hand.size(); i++) {
                    visit(seat.hand, i, kind, shuffle, replaces);
                }
                if (seat.intrigue == Seat.Intrigue.FACEDOWN && belongs(seat.intrigueCard, kind, shuffle)) {
                    seat.intrigueCard = collectOrReplace(seat.intrigueCard, replaces);
                }
            }
        }
        for (int i = 0; state.turn != viewer && i < state.drawn.size(); i++) {
            visit(state.drawn, i, kind, shuffle, replaces);
        }
    }

    private void visit(Pile pile, int index, TaskDeck kind, int shuffle, boolean replaces) {
        if (belongs(pile.get(index), kind, shuffle)) {
            pile.set(index, collectOrReplace(pile.get(index), replaces));
        }
    }

    private boolean belongs(int card, TaskDeck kind, int shuffle) {
        return Task.of(card).deck() == kind && state.tasks.shuffleNumber(card) == shuffle;
    }

    private int collectOrReplace(int card, boolean replaces) {
        if (replaces) {
            return pool.removeLast();
        }
        pool.add(card);
        return card;
    }
}
