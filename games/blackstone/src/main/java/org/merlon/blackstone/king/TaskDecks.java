package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** The three task decks, their common discards, and what players know about the hidden cards (B-27). */
final class TaskDecks implements Part<TaskDecks> {
    private static final int DECKS = TaskDeck.values().length;

    private final Pile[] decks = new Pile[DECKS];
    private final Pile discards = new Pile(Task.COUNT);

    /**
     * The number of the shuffle of its deck in which each card was last hidden. All players saw the discards that were
     * reshuffled, so no card of the new deck can be one that was drawn from the old deck. Not part of a position.
     */
    private final short[] shuffle = new short[Task.COUNT];

    private final short[] shuffles = new short[DECKS];

    /**
     * The number of cards at the bottom of each deck that were put there by a player who saw them. Not part of a
     * position.
     */
    private final byte[] tucked = new byte[DECKS];

    TaskDecks() {
        for (int i = 0; i < DECKS; i++) {
            decks[i] = new Pile(Task.COUNT);
        }
    }

    @Override
    public void become(TaskDecks other, CopyHasher tally) {
        Pile.become(decks, other.decks, tally);
        discards.become(other.discards, tally);
        System.arraycopy(other.shuffle, 0, shuffle, 0, shuffle.length);
        for (int i = 0; i < DECKS; i++) {
            shuffles[i] = other.shuffles[i];
            tucked[i] = other.tucked[i];
        }
    }

    Pile deck(TaskDeck kind) {
        return decks[kind.ordinal()];
    }

    Pile discards() {
        return discards;
    }

    /** Returns whether a card can be drawn from a deck, after a reshuffle if necessary. */
    boolean drawable(TaskDeck kind) {
        return available(kind, 1);
    }

    /** Returns whether this many cards can be drawn one after another. */
    boolean available(TaskDeck kind, int wanted) {
        int count = deck(kind).size();
        for (int i = 0; i < discards.size() && count < wanted; i++) {
            count += Task.of(discards.get(i)).deck() == kind ? 1 : 0;
        }
        return count >= wanted;
    }

    /** Draws the top card of a deck that has one or can be reshuffled. */
    int draw(TaskDeck kind, Chance chance, EventLog events) {
        Pile deck = deck(kind);
        if (deck.isEmpty()) {
            renew(kind, chance, events);
        }
        int card = deck.removeLast();
        tucked[kind.ordinal()] = (byte) Math.min(tucked[kind.ordinal()], deck.size());
        return card;
    }

    private void renew(TaskDeck kind, Chance chance, EventLog events) {
        Pile deck = deck(kind);
        shuffles[kind.ordinal()]++;
        int kept = 0;
        int all = discards.size();
        for (int i = 0; i < all; i++) {
            int card = discards.get(i);
            if (Task.of(card).deck() == kind) {
                deck.add(card);
                shuffle[card] = shuffles[kind.ordinal()];
            } else {
                discards.set(kept++, card);
            }
        }
        while (discards.size() > kept) {
            discards.removeLast();
        }
        deck.shuffle(chance);
        if (events.on()) {
            events.add("deck-shuffled").put("deck", kind.id()).put("cards", deck.size());
        }
    }

    /** Puts a card under its deck; the player who does so remembers it. */
    void tuck(int card) {
        TaskDeck kind = Task.of(card).deck();
        deck(kind).addFirst(card);
        shuffle[card] = shuffles[kind.ordinal()];
        tucked[kind.ordinal()]++;
    }

    /** Returns the number of cards at the bottom of a deck that are known to the player who put them there. */
    int tucked(TaskDeck kind) {
        return tucked[kind.ordinal()];
    }

    /** Returns whether no card before this one in the table has the same deck and shuffle number. */
    boolean firstOfShuffle(int card) {
        for (int other = card - 1; other >= 0; other--) { // the cards of a deck are adjacent in the table
            if (shuffle[other] == shuffle[card]
                    && Task.of(other).deck() == Task.of(card).deck()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the shuffle number of a card. Players who do not see them cannot tell apart cards with the same number.
     */
    int shuffleOf(int card) {
        return shuffle[card];
    }
}
