package org.merlon.blackstone.king.rats;

import java.util.Arrays;
import java.util.List;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The Rats in the Walls cards: the deck, the active rats, and the plagued ones that no dog can kill (B-94). */
public final class Rats implements StatePart<Rats> {
    /** The number of rats that loses the game. */
    public static final int LOSING_RATS = 12;

    public static final int NO_CARD = -1;

    /** The largest number of rats on a card. Cards with numbers up to this one are that many rats. */
    public static final int MAX_RATS_PER_CARD = 3;

    /** The number of cards in the box (B-94). */
    private static final int CARDS_IN_BOX = 25;

    private static final List<String> NAMES = List.of("", "1", "2", "3", "cat", "duchess", "plague");
    private static final int PLAGUE = NAMES.indexOf("plague");
    private static final int[] COPIES = copies();
    private static final int CARDS = Arrays.stream(COPIES).sum();

    public final Pile deck = new Pile(CARDS);
    public final Pile active = new Pile(CARDS);
    public final Pile plagued = new Pile(CARDS);
    public final Pile discards = new Pile(CARDS);

    private static int[] copies() {
        var copies = new int[NAMES.size()];
        Tsv table = Tsv.replaceable("blackstone", Task.class, "rats.tsv");
        int cards = 0;
        for (Tsv.Row row : table.rows()) {
            int card = NAMES.indexOf(row.text("card"));
            if (card <= 0) {
                throw row.wrong("card: there is no card '" + row.text("card") + "'");
            }
            copies[card] = row.whole("copies", 0, CARDS_IN_BOX);
            cards += copies[card];
        }
        if (cards != CARDS_IN_BOX) {
            throw table.wrong("there are " + cards + " cards, where the box has " + CARDS_IN_BOX);
        }
        return copies;
    }

    public static String name(int card) {
        return NAMES.get(card);
    }

    /** Returns the card with this name, or {@link #NO_CARD}. */
    public static int parse(String name) {
        int card = NAMES.indexOf(name);
        return card == 0 ? NO_CARD : card;
    }

    /** Returns true for the card that leaves the game when it is turned up. */
    public static boolean isPlague(int card) {
        return card == PLAGUE;
    }

    /** Returns the number of copies of a card. */
    public static int copies(int card) {
        return COPIES[card];
    }

    public static int kindCount() {
        return COPIES.length;
    }

    @Override
    public void copyFrom(Rats other, CopyHasher hasher) {
        deck.copyFrom(other.deck, hasher);
        active.copyFrom(other.active, hasher);
        plagued.copyFrom(other.plagued, hasher);
        discards.copyFrom(other.discards, hasher);
    }

    public void setUp(Chance chance) {
        for (int card = 0; card < COPIES.length; card++) {
            for (int i = 0; i < COPIES[card]; i++) {
                deck.add(card);
            }
        }
        deck.shuffle(chance);
    }

    /** Returns the number of rats, including plagued ones. */
    public int total() {
        return sum(active) + sum(plagued);
    }

    private static int sum(Pile cards) {
        int sum = 0;
        for (int i = 0; i < cards.size(); i++) {
            sum += cards.get(i);
        }
        return sum;
    }

    /** Turns up the next card, after a reshuffle if the deck is empty. */
    public void reveal(Chance chance, EventLog events) {
        if (deck.isEmpty()) {
            if (discards.isEmpty()) {
                return;
            }
            while (!discards.isEmpty()) {
                deck.add(discards.removeLast());
            }
            deck.shuffle(chance);
            if (events.isOn()) {
                events.add("rats-shuffled").put("cards", deck.size());
            }
        }
        int card = deck.removeLast();
        if (card <= MAX_RATS_PER_CARD) {
            active.add(card);
        } else if (card == PLAGUE) {
            for (int i = 0; i < active.size(); i++) {
                plagued.add(active.get(i));
            }
            active.clear();
        } else {
            discards.add(card);
        }
        if (events.isOn()) {
            events.add("rats").put("card", name(card)).put("about", total());
        }
    }

    /** Removes an active card with this number of rats that a dog has killed. */
    public void kill(int rats) {
        active.remove(active.indexOf(rats));
        discards.add(rats);
    }
}
