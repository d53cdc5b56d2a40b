package org.merlon.blackstone.table;

import org.merlon.engine.chance.Chance;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The three task decks, their common discards, and what players know about the hidden cards (B-27). */
public final class TaskDecks implements StatePart<TaskDecks> {
    private static final int DECKS = TaskDeck.values().length;

    private final Pile[] decks = new Pile[DECKS];
    private final Pile discards = new Pile(Task.COUNT);

    /**
     * The number of the shuffle of its deck in which each card was last hidden. All players saw the discards that were
     * reshuffled, so no card of the new deck can be one that was drawn from the old deck. Not part of a position.
     */
    private final short[] shuffleNumbers = new short[Task.COUNT];

    private final short[] shuffleCounts = new short[DECKS];

    /**
     * The number of cards at the bottom of each deck that were put there by a player who saw them. Not part of a
     * position.
     */
    private final byte[] knownBottomCards = new byte[DECKS];

    public TaskDecks() {
        for (int i = 0; i < DECKS; i++) {
            decks[i] = new Pile(Task.COUNT);
        }
    }

    @Override
    public void copyFrom(TaskDecks other, CopyHasher hasher) {
        Pile.copyAll(decks, other.decks, hasher);
        discards.copyFrom(other.discards, hasher);
        System.arraycopy(other.shuffleNumbers, 0, shuffleNumbers, 0, shuffleNumbers.length);
        for (int i = 0; i < DECKS; i++) {
            shuffleCounts[i] = other.shuffleCounts[i];
            knownBottomCards[i] = other.knownBottomCards[i];
        }
    }

    public Pile deck(TaskDeck kind) {
        return decks[kind.ordinal()];
    }

    public Pile discards() {
        return discards;
    }

    /** Returns whether a card can be drawn from a deck, after a reshuffle if necessary. */
    public boolean canDraw(TaskDeck kind) {
        return hasCards(kind, 1);
    }

    /** Returns whether this many cards can be drawn one after another. */
    public boolean hasCards(TaskDeck kind, int wanted) {
        int count = deck(kind).size();
        for (int i = 0; i < discards.size() && count < wanted; i++) {
            count += Task.of(discards.get(i)).deck() == kind ? 1 : 0;
        }
        return count >= wanted;
    }

    /**
     * Returns the cards that may be drawn next: those of the deck apart from the ones known to lie at its bottom, or those
     * that are reshuffled when it is empty.
     */
    public Pile nextCards(TaskDeck kind) {
        Pile deck = deck(kind);
        var cards = new Pile(Task.COUNT);
        int known = knownBottomCards[kind.ordinal()];
        for (int i = known < deck.size() ? known : deck.size() - 1; i >= 0 && i < deck.size(); i++) {
            cards.add(deck.get(i));
        }
        for (int i = 0; deck.isEmpty() && i < discards.size(); i++) {
            if (Task.of(discards.get(i)).deck() == kind) {
                cards.add(discards.get(i));
            }
        }
        return cards;
    }

    /** Draws the top card of a deck that has one or can be reshuffled. */
    public int draw(TaskDeck kind, Chance chance, EventLog events) {
        Pile deck = deck(kind);
        if (deck.isEmpty()) {
            reshuffle(kind, chance, events);
        }
        int card = deck.removeLast();
        knownBottomCards[kind.ordinal()] = (byte) Math.min(knownBottomCards[kind.ordinal()], deck.size());
        return card;
    }

    private void reshuffle(TaskDeck kind, Chance chance, EventLog events) {
        Pile deck = deck(kind);
        shuffleCounts[kind.ordinal()]++;
        int remaining = 0;
        int all = discards.size();
        for (int i = 0; i < all; i++) {
            int card = discards.get(i);
            if (Task.of(card).deck() == kind) {
                deck.add(card);
                shuffleNumbers[card] = shuffleCounts[kind.ordinal()];
            } else {
                discards.set(remaining++, card);
            }
        }
        while (discards.size() > remaining) {
            discards.removeLast();
        }
        deck.shuffle(chance);
        if (events.isOn()) {
            events.add("deck-shuffled").put("deck", kind.id()).put("cards", deck.size());
        }
    }

    /** Puts a card under its deck; the player who does so remembers it. */
    public void putUnder(int card) {
        TaskDeck kind = Task.of(card).deck();
        deck(kind).addFirst(card);
        shuffleNumbers[card] = shuffleCounts[kind.ordinal()];
        knownBottomCards[kind.ordinal()]++;
    }

    /** Returns the number of cards at the bottom of a deck that are known to the player who put them there. */
    public int knownBottomCards(TaskDeck kind) {
        return knownBottomCards[kind.ordinal()];
    }

    /** Returns whether no card before this one in the table has the same deck and shuffle number. */
    public boolean isFirstOfShuffle(int card) {
        for (int other = card - 1; other >= 0; other--) { // the cards of a deck are adjacent in the table
            if (shuffleNumbers[other] == shuffleNumbers[card]
                    && Task.of(other).deck() == Task.of(card).deck()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the shuffle number of a card. Players who do not see them cannot tell apart cards with the same number.
     */
    public int shuffleNumber(int card) {
        return shuffleNumbers[card];
    }
}
