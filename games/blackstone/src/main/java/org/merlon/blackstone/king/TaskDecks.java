package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** The three task decks, their common discards, and what players remember of them (B-27). */
final class TaskDecks implements Part<TaskDecks> {
    private static final int DECKS = TaskDeck.values().length;

    private final Pile[] decks = new Pile[DECKS];
    private final Pile discards = new Pile(Task.COUNT);

    /**
     * In which shuffle of its deck a card was last hidden. Everybody saw the discards that a deck was made anew of, so
     * nobody takes a card of the new deck for one that was drawn from the old one. No part of a position: a memory.
     */
    private final short[] shuffle = new short[Task.COUNT];

    private final short[] shuffles = new short[DECKS];

    /** How many cards at the bottom of a deck were put there by somebody who saw them. A memory, too. */
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

    /** Whether a card can be drawn from a deck, after a shuffle if need be. */
    boolean drawable(TaskDeck kind) {
        return available(kind, 1);
    }

    /** Whether so many cards can be drawn one after the other. */
    boolean available(TaskDeck kind, int wanted) {
        int count = deck(kind).size();
        for (int i = 0; i < discards.size() && count < wanted; i++) {
            count += Task.of(discards.get(i)).deck() == kind ? 1 : 0;
        }
        return count >= wanted;
    }

    /** Draws the top card of a deck that can be drawn from. */
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

    /** Puts a card under its deck, which whoever does so will remember. */
    void tuck(int card) {
        TaskDeck kind = Task.of(card).deck();
        deck(kind).addFirst(card);
        shuffle[card] = shuffles[kind.ordinal()];
        tucked[kind.ordinal()]++;
    }

    /** The cards at the bottom of a deck that whoever put them there knows. */
    int tucked(TaskDeck kind) {
        return tucked[kind.ordinal()];
    }

    /** Whether no card before this one in the table has the same number and the same deck. */
    boolean firstOfShuffle(int card) {
        for (int other = card - 1; other >= 0; other--) { // cards of a deck stand together there
            if (shuffle[other] == shuffle[card]
                    && Task.of(other).deck() == Task.of(card).deck()) {
                return false;
            }
        }
        return true;
    }

    /** Cards with the same number cannot be told apart by those who do not see them. */
    int shuffleOf(int card) {
        return shuffle[card];
    }
}
