package org.merlon.blackstone.table;

import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The vassal decks in the corners, and the discards that are reshuffled into new decks (B-11, B-26). */
public final class CornerDecks implements StatePart<CornerDecks> {
    /** All four corners as bits. */
    public static final int ALL = (1 << Corner.COUNT) - 1;

    private final int corners;
    private final Pile[] decks = new Pile[Corner.COUNT];
    private final Pile discards = new Pile(Vassal.MAX_CARDS);

    /** Creates empty decks in the corners that are given as bits. */
    public CornerDecks(int corners) {
        this.corners = corners;
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            decks[corner] = new Pile(Vassal.MAX_CARDS);
        }
    }

    @Override
    public void copyFrom(CornerDecks other, CopyHasher hasher) {
        Pile.copyAll(decks, other.decks, hasher);
        discards.copyFrom(other.discards, hasher);
    }

    /** Returns whether this game has a deck in a corner. */
    public boolean has(int corner) {
        return (corners >>> corner & 1) != 0;
    }

    /** Returns the deck in a corner; its last card is the top. */
    public Pile deck(int corner) {
        return decks[corner];
    }

    public Pile discards() {
        return discards;
    }

    /** Returns whether all decks and the discards are empty. */
    public boolean isExhausted() {
        return discards.isEmpty() && servingCorner(Corner.NW) == Corner.NONE;
    }

    /**
     * Returns the corner whose deck replaces the deck of a corner if that is empty: the next one clockwise with cards,
     * or {@link Corner#NONE}.
     */
    public int servingCorner(int corner) {
        int at = corner;
        for (int i = 0; i < Corner.COUNT; i++) {
            if (!decks[at].isEmpty()) {
                return at;
            }
            at = Corner.clockwise(at);
        }
        return Corner.NONE;
    }

    /** Takes the top card for a player of a corner; returns {@link Vassal#NONE} if no card is left anywhere (B-26). */
    public int take(int corner, Chance chance, EventLog events) {
        int from = servingCorner(corner);
        if (from == Corner.NONE) {
            if (discards.isEmpty()) {
                return Vassal.NONE;
            }
            reshuffle(chance, events);
            from = servingCorner(corner);
        }
        return decks[from].removeLast();
    }

    private void reshuffle(Chance chance, EventLog events) {
        if (events.isOn()) {
            events.add("vassals-shuffled").put("cards", discards.size());
        }
        flipRandomly(discards, chance);
        discards.shuffle(chance);
        deal(discards);
    }

    /** Turns a random side of every card of a pile up. */
    public static void flipRandomly(Pile pile, Chance chance) {
        for (int i = 0; i < pile.size(); i++) {
            if (chance.below(2) == 1) {
                pile.set(i, Vassal.flip(pile.get(i)));
            }
        }
    }

    /** Moves a pile into the decks, as evenly as possible with the larger ones first (B-11). */
    public void deal(Pile pile) {
        int decksLeft = Integer.bitCount(corners);
        for (int corner = 0; corner < Corner.COUNT; corner++) {
            if (has(corner)) {
                for (int size = (pile.size() + decksLeft - 1) / decksLeft; size > 0; size--) {
                    decks[corner].add(pile.removeLast());
                }
                decksLeft--;
            }
        }
    }

    /**
     * Shuffles the hidden cards below the tops. They are sorted first with a fixed side up, so that the result depends
     * only on which cards there are and on {@code random}.
     */
    public void shuffleHidden(Pile scratch, FastRandom random) {
        scratch.clear();
        for (Pile deck : decks) {
            for (int i = 0; i < deck.size() - 1; i++) {
                int card = deck.get(i);
                scratch.add(Math.min(card, Vassal.flip(card)));
            }
        }
        scratch.sort();
        scratch.shuffle(random);
        for (Pile deck : decks) {
            for (int i = 0; i < deck.size() - 1; i++) {
                int card = scratch.removeLast();
                deck.set(i, random.below(2) == 0 ? card : Vassal.flip(card));
            }
        }
    }
}
