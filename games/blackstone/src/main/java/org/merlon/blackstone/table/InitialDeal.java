package org.merlon.blackstone.table;

import org.merlon.engine.chance.Chance;

/** Shuffles and deals before a game (B-10, B-11, B-13). */
public final class InitialDeal {
    private InitialDeal() {}

    /** Returns the vassals of a game, shuffled, each with a random side up. */
    public static Pile shuffledVassals(boolean wilds, boolean specials, Chance chance) {
        var pile = new Pile(Vassal.MAX_CARDS);
        for (int card = 0; card < Vassal.PLAIN_CARDS; card++) {
            pile.add(2 * card);
        }
        for (int copy = 0; copy < Vassal.EXTRA_COPIES; copy++) {
            if (wilds) {
                pile.add(Vassal.WILD);
            }
            if (specials) {
                pile.add(Vassal.ASSASSIN);
            }
        }
        CornerDecks.flipRandomly(pile, chance);
        pile.shuffle(chance);
        return pile;
    }

    /**
     * Deals vassals from a shuffled pile onto spaces and makes corner decks of the others. Specials are not dealt onto
     * spaces.
     */
    public static void dealBoard(Pile pile, int spaces, Board board, CornerDecks decks, Chance chance) {
        var setAside = new Pile(Vassal.MAX_CARDS);
        for (int remaining = spaces; remaining != 0; remaining &= remaining - 1) {
            int card = pile.removeLast();
            while (Vassal.isSpecial(card)) {
                setAside.add(card);
                card = pile.removeLast();
            }
            board.put(Space.first(remaining), card);
        }
        if (!setAside.isEmpty()) {
            while (!setAside.isEmpty()) {
                pile.add(setAside.removeLast());
            }
            pile.shuffle(chance);
        }
        decks.deal(pile);
    }

    /** Fills an empty deck with its task cards, shuffled. */
    public static void fillDeck(TaskDeck kind, boolean knightWizards, Pile deck, Chance chance) {
        for (Task task : Task.all()) {
            if (task.deck() == kind && (knightWizards || !task.isKnightWizard())) {
                deck.add(task.number());
            }
        }
        deck.shuffle(chance);
    }
}
