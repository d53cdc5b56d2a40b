package org.merlon.onceupon;

import org.merlon.engine.chance.Randomness;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** The guests that nobody has: a face-down pile and, in the Great Architect variant, three open guests (U-30). */
final class Pile implements Part<Pile> {
    static final int OPEN = 3;

    /** The largest number of cards in either variant. */
    static final int MAX = Math.max(Guest.COUNT, ApprenticeCards.COUNT);

    /** The face-down cards, the next one last: ordinals of guests, or the points of Apprentice cards. */
    private final byte[] cards = new byte[MAX];

    private int size;

    private final byte[] open = new byte[OPEN];
    private int openSize;

    int size() {
        return size;
    }

    /** Returns a card of the pile; index 0 is the next one drawn. */
    int card(int index) {
        return cards[size - 1 - index];
    }

    int openSize() {
        return openSize;
    }

    int open(int index) {
        return open[index];
    }

    /** Returns the open guests as a set. */
    int openGuests() {
        int set = 0;
        for (int i = 0; i < openSize; i++) {
            set |= 1 << open[i];
        }
        return set;
    }

    /** Puts a card on top of the pile. */
    void push(int card) {
        cards[size++] = (byte) card;
    }

    void addOpen(int guest) {
        open[openSize++] = (byte) guest;
    }

    void clear() {
        size = 0;
    }

    int draw() {
        return cards[--size];
    }

    /** Removes an open guest; the others close the gap. */
    void take(int guest) {
        int at = 0;
        while (open[at] != guest) {
            at++;
        }
        openSize--;
        for (int i = at; i < openSize; i++) {
            open[i] = open[i + 1];
        }
    }

    void shuffle(Randomness random) {
        random.shuffle(cards, 0, size);
    }

    /** Removes cards from the bottom of the pile until so many are left. */
    void cutTo(int left) {
        System.arraycopy(cards, size - left, cards, 0, left);
        size = left;
    }

    @Override
    public void become(Pile other, CopyHasher tally) {
        size = other.size;
        tally.of(cards, other.cards, size);
        openSize = other.openSize;
        tally.of(open, other.open, openSize);
    }
}
