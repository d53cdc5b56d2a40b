package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.chance.RandomBits;

/**
 * Guesses what a seat cannot know, so that the guess fits all that it has seen.
 *
 * <p>A hidden task card can be any other of its deck that was hidden by the same shuffle: the backs of cards and the
 * draws are public, and so were the discards that a deck was made anew of. Cards that a seat has put under a deck stay
 * there. Where hands are open (B-99) only the decks are guessed, and everybody has seen what went under them.
 */
final class Imagination {
    private final KingState state;
    private final int viewer;

    /** The cards of one deck and one shuffle, then dealt out again. */
    private final Pile pool = new Pile(Task.COUNT);

    private Imagination(KingState state, int viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    static void fill(KingState state, int viewer, RandomBits random) {
        state.corners.imagine(new Pile(Vassal.MAX), random);
        var imagination = new Imagination(state, viewer);
        for (int card = 0; card < Task.COUNT; card++) {
            if (state.tasks.firstOfShuffle(card)) {
                imagination.redeal(Task.of(card).deck(), state.tasks.shuffleOf(card), random);
            }
        }
        // The deck of rats is hidden from everybody; sorted first, so that its order does not matter.
        state.rats.deck.sort();
        state.rats.deck.shuffle(random);
        state.chance().imagine(random);
    }

    /** They are sorted first, so that the outcome depends on which cards there are, but not on how they lie. */
    private void redeal(TaskDeck kind, int shuffle, RandomBits random) {
        pool.clear();
        visit(kind, shuffle, false);
        pool.sort();
        pool.shuffle(random);
        visit(kind, shuffle, true);
    }

    /** Goes to every card of that deck and shuffle that the viewer cannot see: to collect it, or to put another there. */
    private void visit(TaskDeck kind, int shuffle, boolean deal) {
        boolean open = state.rules.variant.openHands();
        boolean tucker = open || state.seats[viewer].family.drawsTwo();
        Pile deck = state.tasks.deck(kind);
        for (int i = tucker ? state.tasks.tucked(kind) : 0; i < deck.size(); i++) {
            visit(deck, i, kind, shuffle, deal);
        }
        if (open) {
            return;
        }
        for (int owner = 0; owner < state.seats.length; owner++) {
            if (owner != viewer) {
                Seat seat = state.seats[owner];
                for (int i = 0; i < seat.hand.size(); i++) {
                    visit(seat.hand, i, kind, shuffle, deal);
                }
                if (seat.intrigue == Seat.Intrigue.FACEDOWN && belongs(seat.intrigueCard, kind, shuffle)) {
                    seat.intrigueCard = exchanged(seat.intrigueCard, deal);
                }
            }
        }
        for (int i = 0; state.turn != viewer && i < state.drawn.size(); i++) {
            visit(state.drawn, i, kind, shuffle, deal);
        }
    }

    private void visit(Pile pile, int index, TaskDeck kind, int shuffle, boolean deal) {
        if (belongs(pile.get(index), kind, shuffle)) {
            pile.set(index, exchanged(pile.get(index), deal));
        }
    }

    private boolean belongs(int card, TaskDeck kind, int shuffle) {
        return Task.of(card).deck() == kind && state.tasks.shuffleOf(card) == shuffle;
    }

    private int exchanged(int card, boolean deal) {
        if (deal) {
            return pool.removeLast();
        }
        pool.add(card);
        return card;
    }
}
