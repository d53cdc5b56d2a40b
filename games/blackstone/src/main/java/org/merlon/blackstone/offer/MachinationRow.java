package org.merlon.blackstone.offer;

import java.util.Arrays;
import org.merlon.blackstone.table.InitialDeal;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The open row of Machinations, the deck that refills it from the left, and the discards (B-100, B-105, B-113). */
public final class MachinationRow implements StatePart<MachinationRow> {
    /** The number of open cards in a row of Machinations or of vassals. */
    public static final int OPEN_CARDS = 5;

    /** Marks a place of the row without a card. */
    public static final int NO_CARD = -1;

    private final byte[] row = new byte[OPEN_CARDS];
    private final Pile deck = new Pile(Task.COUNT);
    private final Pile discards = new Pile(Task.COUNT);

    MachinationRow() {
        Arrays.fill(row, (byte) NO_CARD);
    }

    @Override
    public void copyFrom(MachinationRow other, CopyHasher hasher) {
        hasher.copy(row, other.row);
        deck.copyFrom(other.deck, hasher);
        discards.copyFrom(other.discards, hasher);
    }

    /** Returns the place, from 0, that a word of a move names, or -1. */
    public static int parsePlace(String word) {
        boolean digit = word.length() == 1 && word.charAt(0) >= '1' && word.charAt(0) < '1' + OPEN_CARDS;
        return digit ? word.charAt(0) - '1' : -1;
    }

    /** Returns the card at a place of the row, or {@link #NO_CARD}. */
    public int at(int place) {
        return row[place];
    }

    public Pile deck() {
        return deck;
    }

    public Pile discards() {
        return discards;
    }

    void put(int place, int card) {
        row[place] = (byte) card;
    }

    int take(int place) {
        int card = row[place];
        row[place] = NO_CARD;
        return card;
    }

    /** Returns whether neither the row nor the deck has a card. */
    public boolean isExhausted() {
        for (int card : row) {
            if (card != NO_CARD) {
                return false;
            }
        }
        return deck.isEmpty();
    }

    /** Shuffles all Machinations and opens the first five. */
    void deal(Chance chance) {
        InitialDeal.fillDeck(TaskDeck.MACHINATION, false, deck, chance);
        fill(false, chance, EventLog.OFF);
    }

    /** Advances the row at the end of a turn. If no card was taken, the rightmost card is discarded first. */
    void advance(boolean taken, boolean reshufflesDiscards, Chance chance, EventLog events) {
        int last = OPEN_CARDS - 1;
        while (last > 0 && row[last] == NO_CARD) {
            last--;
        }
        if (!taken && row[last] != NO_CARD) {
            int card = take(last);
            discards.add(card);
            if (events.isOn()) {
                events.add("discarded").put("card", Task.of(card).id());
            }
        }
        int to = OPEN_CARDS - 1;
        for (int from = OPEN_CARDS - 1; from >= 0; from--) {
            if (row[from] != NO_CARD) {
                row[to--] = (byte) take(from);
            }
        }
        fill(reshufflesDiscards, chance, events);
    }

    /** Fills the gaps on the left of the row, from right to left. */
    private void fill(boolean reshufflesDiscards, Chance chance, EventLog events) {
        for (int place = OPEN_CARDS - 1; place >= 0; place--) {
            if (row[place] != NO_CARD) {
                continue;
            }
            if (deck.isEmpty() && reshufflesDiscards && !discards.isEmpty()) {
                reshuffle(chance, events);
            }
            if (deck.isEmpty()) {
                return;
            }
            row[place] = (byte) deck.removeLast();
            if (events.isOn()) {
                events.add("opened").put("card", Task.of(row[place]).id());
            }
        }
    }

    private void reshuffle(Chance chance, EventLog events) {
        if (events.isOn()) {
            events.add("machinations-shuffled").put("cards", discards.size());
        }
        discards.shuffle(chance);
        while (!discards.isEmpty()) {
            deck.add(discards.removeLast());
        }
    }

    /** Shuffles the deck, whose order no player knows. */
    void shuffleHidden(FastRandom random) {
        deck.sort();
        deck.shuffle(random);
    }

    /** Returns the row from left to right, null for a gap. */
    Data.Arr rowData() {
        var data = new Data.Arr();
        for (int card : row) {
            data.add(
                    card == NO_CARD
                            ? Data.Null.NULL
                            : new Data.Text(Task.of(card).id()));
        }
        return data;
    }
}
