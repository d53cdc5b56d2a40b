package org.merlon.blackstone.wizard;

import java.util.Arrays;
import org.merlon.blackstone.offer.MachinationRow;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/**
 * The vassals that are not on the board: the hands, five open vassals, and a deck of the others, which stays out of the
 * game.
 */
final class OffBoardVassals implements StatePart<OffBoardVassals> {
    /** The vassals dealt to each player, by the number of players (B-110). */
    private static final int[] HAND_SIZES = {0, 0, 25, 20, 15};

    private final Pile[] hands;
    private final byte[] row = new byte[MachinationRow.OPEN_CARDS];
    private final Pile deck = new Pile(Vassal.PLAIN_CARDS);
    private final Pile scratch = new Pile(Vassal.PLAIN_CARDS);

    OffBoardVassals(int players) {
        hands = new Pile[players];
        Arrays.setAll(hands, seat -> new Pile(Vassal.PLAIN_CARDS));
        Arrays.fill(row, (byte) Vassal.NONE);
    }

    /** Returns the number of vassals dealt to each player; no player ever has more. */
    int handSize() {
        return HAND_SIZES[hands.length];
    }

    /** Deals all vassals of a shuffled pile. */
    void deal(Pile pile) {
        for (Pile hand : hands) {
            for (int i = 0; i < handSize(); i++) {
                hand.add(pile.removeLast());
            }
        }
        for (int place = 0; place < MachinationRow.OPEN_CARDS; place++) {
            setOpenVassal(place, pile.removeLast());
        }
        deck.copyFrom(pile);
    }

    Pile hand(int seat) {
        return hands[seat];
    }

    /** Returns the open vassal at a place, or {@link Vassal#NONE}. */
    int openVassal(int place) {
        return row[place] & 0xff;
    }

    void setOpenVassal(int place, int vassal) {
        row[place] = (byte) vassal;
    }

    Pile deck() {
        return deck;
    }

    /** Exchanges a vassal of a hand for an open one, without flipping either. */
    void exchange(int seat, int index, int place) {
        int given = hands[seat].get(index);
        hands[seat].set(index, openVassal(place));
        setOpenVassal(place, given);
    }

    @Override
    public void copyFrom(OffBoardVassals other, CopyHasher hasher) {
        hasher.copy(row, other.row);
        deck.copyFrom(other.deck, hasher);
        hasher.copy(hands, other.hands);
    }

    /** Redeals the other hands and the deck, of which a seat knows neither the order nor the upper sides. */
    void shuffleHidden(int seat, FastRandom random) {
        scratch.clear();
        for (int other = 0; other < hands.length; other++) {
            if (other != seat) {
                collectHidden(hands[other]);
            }
        }
        collectHidden(deck);
        scratch.sort();
        scratch.shuffle(random);
        for (int other = 0; other < hands.length; other++) {
            if (other != seat) {
                redealHidden(hands[other], random);
            }
        }
        redealHidden(deck, random);
    }

    private void collectHidden(Pile hidden) {
        for (int i = 0; i < hidden.size(); i++) {
            scratch.add(Math.min(hidden.get(i), Vassal.flip(hidden.get(i))));
        }
    }

    private void redealHidden(Pile hidden, FastRandom random) {
        for (int i = 0; i < hidden.size(); i++) {
            int vassal = scratch.removeLast();
            hidden.set(i, random.below(2) == 0 ? vassal : Vassal.flip(vassal));
        }
    }
}
