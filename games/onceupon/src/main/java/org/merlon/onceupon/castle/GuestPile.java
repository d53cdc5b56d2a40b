package org.merlon.onceupon.castle;

import org.merlon.engine.chance.Randomness;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The guests that nobody has: a face-down pile and, in the Great Architect variant, three open guests (U-30). */
public final class GuestPile implements StatePart<GuestPile> {
    public static final int MAX_OPEN = 3;

    /** The largest number of cards in either variant. */
    static final int MAX_SIZE = Math.max(Guest.COUNT, ApprenticeCards.COUNT);

    /** The face-down cards, the next one last: ordinals of guests, or the points of Apprentice cards. */
    private final byte[] cards = new byte[MAX_SIZE];

    private int size;

    private final byte[] open = new byte[MAX_OPEN];
    private int openSize;

    public int size() {
        return size;
    }

    /** Returns a card of the pile; index 0 is the next one drawn. */
    public int card(int index) {
        return cards[size - 1 - index];
    }

    public int openSize() {
        return openSize;
    }

    public int openGuest(int index) {
        return open[index];
    }

    /** Returns the open guests as a set. */
    public int openGuests() {
        int set = 0;
        for (int i = 0; i < openSize; i++) {
            set |= 1 << open[i];
        }
        return set;
    }

    /** Puts a card on top of the pile. */
    public void push(int card) {
        cards[size++] = (byte) card;
    }

    public void addOpen(int guest) {
        open[openSize++] = (byte) guest;
    }

    public void clear() {
        size = 0;
    }

    public int draw() {
        return cards[--size];
    }

    /** Removes an open guest; the others close the gap. */
    public void takeOpen(int guest) {
        int index = 0;
        while (open[index] != guest) {
            index++;
        }
        openSize--;
        for (int i = index; i < openSize; i++) {
            open[i] = open[i + 1];
        }
    }

    public void shuffle(Randomness random) {
        random.shuffle(cards, 0, size);
    }

    /** Removes cards from the bottom of the pile until so many are left. */
    public void truncate(int newSize) {
        System.arraycopy(cards, size - newSize, cards, 0, newSize);
        size = newSize;
    }

    @Override
    public void copyFrom(GuestPile other, CopyHasher hasher) {
        size = other.size;
        hasher.copy(cards, other.cards, size);
        openSize = other.openSize;
        hasher.copy(open, other.open, openSize);
    }
}
