package org.merlon.blackstone.table;

import org.merlon.engine.chance.Randomness;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** An ordered pile of cards: a hand, a stack, the discards, or a deck, whose last card is the top. */
public final class Pile implements StatePart<Pile> {
    private final byte[] cards;
    private int size;

    /** Creates an empty pile for at most {@code capacity} cards. */
    public Pile(int capacity) {
        cards = new byte[capacity];
    }

    @Override
    public void copyFrom(Pile other, CopyHasher hasher) {
        size = other.size;
        hasher.copy(cards, other.cards, size);
    }

    /**
     * Copies an array of piles. Faster than {@link CopyHasher#copy(StatePart[], StatePart[])}, which does not know the type of the
     * parts.
     */
    public static void copyAll(Pile[] piles, Pile[] others, CopyHasher hasher) {
        for (int i = 0; i < piles.length; i++) {
            piles[i].copyFrom(others[i], hasher);
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        return cards[index] & 0xff;
    }

    public void set(int index, int card) {
        cards[index] = (byte) card;
    }

    /** Returns the last card, which is the top of a deck. */
    public int last() {
        return cards[size - 1] & 0xff;
    }

    public void add(int card) {
        cards[size++] = (byte) card;
    }

    /** Adds a card before all others, at the bottom of a deck. */
    public void addFirst(int card) {
        System.arraycopy(cards, 0, cards, 1, size++);
        cards[0] = (byte) card;
    }

    public int removeLast() {
        return cards[--size] & 0xff;
    }

    public int remove(int index) {
        int card = get(index);
        size--;
        System.arraycopy(cards, index + 1, cards, index, size - index);
        return card;
    }

    /** Returns the first index of a card, or -1. */
    public int indexOf(int card) {
        for (int i = 0; i < size; i++) {
            if (get(i) == card) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(int card) {
        return indexOf(card) >= 0;
    }

    public void clear() {
        size = 0;
    }

    public void shuffle(Randomness random) {
        random.shuffle(cards, 0, size);
    }

    /**
     * Sorts the cards. Most cards occur once: they are collected as bits and read back in order. Only if there are
     * duplicates the pile is sorted by insertion.
     */
    public void sort() {
        long low = 0;
        long middle = 0;
        long high = 0;
        int duplicates = 0;
        for (int i = 0; i < size; i++) {
            int card = get(i);
            int word = card / Long.SIZE;
            long bit = 1L << card;
            if (word == 0 && (low & bit) == 0) {
                low |= bit;
            } else if (word == 1 && (middle & bit) == 0) {
                middle |= bit;
            } else if (word == 2 && (high & bit) == 0) {
                high |= bit;
            } else {
                cards[duplicates++] = (byte) card;
            }
        }
        int at = writeCards(low, 0, duplicates);
        at = writeCards(middle, Long.SIZE, at);
        writeCards(high, 2 * Long.SIZE, at);
        if (duplicates > 0) {
            sortByInsertion();
        }
    }

    /** Writes a card for each bit of a set, starting at a place; returns the next free place. */
    private int writeCards(long set, int first, int place) {
        int at = place;
        for (long remaining = set; remaining != 0; remaining &= remaining - 1) {
            cards[at++] = (byte) (first + Long.numberOfTrailingZeros(remaining));
        }
        return at;
    }

    private void sortByInsertion() {
        for (int i = 1; i < size; i++) {
            byte card = cards[i];
            int at = i;
            while (at > 0 && (cards[at - 1] & 0xff) > (card & 0xff)) {
                cards[at] = cards[at - 1];
                at--;
            }
            cards[at] = card;
        }
    }
}
