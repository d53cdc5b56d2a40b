package org.merlon.torres;

import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/**
 * All action cards in the game, sorted into piles.
 *
 * <p>There are never more than 40 cards, so all piles share one array, one after another: the four hands, the cards
 * bought this turn, the decks (with a common deck only the first is used) and the discards. Each pile is in order of
 * arrival; a deck has its top card first.
 */
final class Cards implements StatePart<Cards> {
    static final int BOUGHT = 4;
    static final int DECK = 5;
    static final int DISCARD = 9;
    private static final int PILES = 10;
    private static final int COUNT_BITS = 6;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;
    private static final int MAX_CARDS = ActionCard.COPIES * ActionCard.KINDS;

    private final byte[] kinds = new byte[MAX_CARDS];

    /** The index at which each pile ends and the next one begins. */
    private final byte[] ends = new byte[PILES];

    @Override
    public void copyFrom(Cards other, CopyHasher hasher) {
        hasher.copy(kinds, other.kinds, other.total());
        hasher.copy(ends, other.ends);
    }

    private int total() {
        return ends[PILES - 1];
    }

    private int start(int pile) {
        return pile == 0 ? 0 : ends[pile - 1];
    }

    int size(int pile) {
        return ends[pile] - start(pile);
    }

    ActionCard card(int pile, int index) {
        return ActionCard.of(kinds[start(pile) + index]);
    }

    /** Returns the kinds of card in a pile as a bit set. */
    int kindsIn(int pile) {
        int bits = 0;
        for (int i = start(pile); i < ends[pile]; i++) {
            bits |= 1 << kinds[i];
        }
        return bits;
    }

    boolean has(int pile, ActionCard card) {
        return (kindsIn(pile) >>> card.ordinal() & 1) != 0;
    }

    /** Returns the number of cards of a kind in a range of piles; the last pile is included. */
    int count(ActionCard card, int firstPile, int lastPile) {
        int count = 0;
        for (int i = start(firstPile); i < ends[lastPile]; i++) {
            count += kinds[i] == card.ordinal() ? 1 : 0;
        }
        return count;
    }

    /** Adds a new card at the end of a pile; returns false if that would be more cards than exist. */
    boolean add(ActionCard card, int pile) {
        int total = total();
        if (total == MAX_CARDS) {
            return false;
        }
        int index = ends[pile];
        System.arraycopy(kinds, index, kinds, index + 1, total - index);
        kinds[index] = (byte) card.ordinal();
        for (int i = pile; i < PILES; i++) {
            ends[i]++;
        }
        return true;
    }

    /** Moves the first card of a pile to the end of another. */
    void moveFirst(int from, int to) {
        move(start(from), from, to);
    }

    /** Moves the first card of a kind, which must be in the pile, to the end of another pile. */
    void move(ActionCard card, int from, int to) {
        int index = start(from);
        while (kinds[index] != card.ordinal()) {
            index++;
        }
        move(index, from, to);
    }

    private void move(int index, int from, int to) {
        byte kind = kinds[index];
        if (from < to) {
            int end = ends[to] - 1;
            System.arraycopy(kinds, index + 1, kinds, index, end - index);
            kinds[end] = kind;
            for (int pile = from; pile < to; pile++) {
                ends[pile]--;
            }
        } else {
            int end = ends[to];
            System.arraycopy(kinds, end, kinds, end + 1, index - end);
            kinds[end] = kind;
            for (int pile = to; pile < from; pile++) {
                ends[pile]++;
            }
        }
    }

    void shuffle(int pile, Chance chance) {
        chance.shuffle(kinds, start(pile), ends[pile]);
    }

    /** Turns the discards into a new, shuffled common deck; the decks must be empty (T-35). */
    void recycleDiscards(Chance chance) {
        for (int pile = DECK; pile < DISCARD; pile++) {
            ends[pile] = ends[DISCARD];
        }
        shuffle(DECK, chance);
    }

    /**
     * Deals the cards of a set of piles again; each pile keeps its size. The cards are sorted first, so that the result
     * depends only on which cards there are and on {@code random}, not on their current order.
     *
     * @param piles a bit for each pile that takes part
     */
    void redeal(int piles, FastRandom random) {
        long counts = 0; // the number of cards of each kind, six bits each
        int size = 0;
        for (int pile = 0; pile < PILES; pile++) {
            if ((piles >>> pile & 1) != 0) {
                for (int i = start(pile); i < ends[pile]; i++) {
                    counts += 1L << (COUNT_BITS * kinds[i]);
                }
                size += size(pile);
            }
        }
        int next = 0;
        for (int kind = 0; kind < ActionCard.KINDS; kind++) {
            for (long left = (counts >>> (COUNT_BITS * kind)) & COUNT_MASK; left > 0; left--) {
                kinds[indexOf(piles, next++)] = (byte) kind;
            }
        }
        for (int i = size - 1; i > 0; i--) {
            int one = indexOf(piles, i);
            int other = indexOf(piles, random.below(i + 1));
            byte kind = kinds[one];
            kinds[one] = kinds[other];
            kinds[other] = kind;
        }
    }

    /** Returns the array index of the card with this number, counted over all cards in these piles. */
    private int indexOf(int piles, int index) {
        int remaining = index;
        for (int pile = 0; ; pile++) {
            if ((piles >>> pile & 1) != 0) {
                if (remaining < size(pile)) {
                    return start(pile) + remaining;
                }
                remaining -= size(pile);
            }
        }
    }
}
