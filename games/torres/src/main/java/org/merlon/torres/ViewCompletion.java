package org.merlon.torres;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.chance.UnseenCards;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;

/** Replaces the numbers of hidden cards in a view by cards that the view does not show. */
final class ViewCompletion {
    private static final List<String> SEAT_PILES = List.of("hand", "bought", "deck");

    private ViewCompletion() {}

    static void complete(Rules rules, Data.Obj view, Randomness random) throws MalformedException {
        var seats = new ArrayList<Data.Obj>();
        if (view.fields().get("seats") instanceof Data.Arr list) {
            for (Data seat : list.items()) {
                if (seat instanceof Data.Obj object) {
                    seats.add(object);
                }
            }
        }
        if (rules.hasOneOfEachCard()) {
            completeOwnCards(rules, view, seats, random);
        } else {
            completeSharedCards(rules, view, seats, random);
        }
    }

    private static void completeSharedCards(Rules rules, Data.Obj view, List<Data.Obj> seats, Randomness random)
            throws MalformedException {
        var unseen = new UnseenCards(box(rules), random);
        unseen.removeAll(view.fields().get("deck"));
        unseen.removeAll(view.fields().get("discard"));
        for (Data.Obj seat : seats) {
            for (String pile : SEAT_PILES) {
                unseen.removeAll(seat.fields().get(pile));
            }
        }
        for (Data.Obj seat : seats) {
            for (String pile : SEAT_PILES) {
                unseen.fill(seat, pile);
            }
        }
        unseen.fill(view, "deck");
    }

    private static List<Data> box(Rules rules) {
        var box = new ArrayList<Data>();
        for (ActionCard card : ActionCard.values()) {
            box.addAll(Collections.nCopies(rules.copiesPerCard(), text(card)));
        }
        return box;
    }

    /**
     * Fills the piles of games in which everybody has one card of each kind. A played card no longer shows whose it was, so
     * this is a matching: every seat needs different kinds, and no kind may be needed more often than it is unseen.
     */
    private static void completeOwnCards(Rules rules, Data.Obj view, List<Data.Obj> seats, Randomness random)
            throws MalformedException {
        var left = new int[ActionCard.KINDS];
        var shown = new ArrayList<Data>();
        addCards(shown, view.fields().get("discard"));
        seats.forEach(seat -> shown.addAll(cardsOf(seat)));
        for (ActionCard card : ActionCard.values()) {
            left[card.ordinal()] = rules.copiesPerCard() - Collections.frequency(shown, text(card));
        }
        var matching = new CardMatching(left, random);
        for (Data.Obj seat : seats) {
            int known = 0;
            for (ActionCard card : ActionCard.values()) {
                known |= cardsOf(seat).contains(text(card)) ? 1 << card.ordinal() : 0;
            }
            matching.addSeat(known, hiddenCards(seat));
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            var guessed = new UnseenCards(cards(matching.kindsOf(seat)), random);
            for (String pile : SEAT_PILES) {
                guessed.fill(seats.get(seat), pile);
            }
        }
        new UnseenCards(List.of(), random).fill(view, "deck"); // there is no common deck
    }

    private static long hiddenCards(Data.Obj seat) {
        long hidden = 0;
        for (String pile : SEAT_PILES) {
            hidden += seat.fields().get(pile) instanceof Data.Whole number ? number.value() : 0;
        }
        return hidden;
    }

    private static List<Data> cards(int kinds) {
        var cards = new ArrayList<Data>();
        for (int remaining = kinds; remaining != 0; remaining &= remaining - 1) {
            cards.add(text(ActionCard.of(Integer.numberOfTrailingZeros(remaining))));
        }
        return cards;
    }

    private static List<Data> cardsOf(Data.Obj seat) {
        var cards = new ArrayList<Data>();
        SEAT_PILES.forEach(pile -> addCards(cards, seat.fields().get(pile)));
        return cards;
    }

    private static void addCards(List<Data> cards, @Nullable Data pile) {
        if (pile instanceof Data.Arr list) {
            cards.addAll(list.items());
        }
    }

    private static Data text(ActionCard card) {
        return new Data.Text(card.id());
    }

    /** A random matching of seats with kinds of card: a seat gets a kind once at most. Found with augmenting paths. */
    private static final class CardMatching {
        private final int[] left;
        private final Randomness random;
        private final List<Integer> knownKinds = new ArrayList<>();
        private final List<Integer> matchedKinds = new ArrayList<>();

        /** @param left the number of cards of each kind; changed by the matching */
        CardMatching(int[] left, Randomness random) {
            this.left = left;
            this.random = random;
        }

        /**
         * Matches one more seat with a number of kinds.
         *
         * @param known the kinds that it cannot get, as a bit set
         */
        void addSeat(int known, long number) throws MalformedException {
            int seat = knownKinds.size();
            knownKinds.add(known);
            matchedKinds.add(0);
            for (long i = 0; i < number; i++) {
                if (!match(seat, new int[] {0})) {
                    throw new MalformedException("seats: more cards are hidden than there are");
                }
            }
        }

        /** Returns the kinds matched with a seat, as a bit set. */
        int kindsOf(int seat) {
            return matchedKinds.get(seat);
        }

        /** Gives the seat one more kind; if none is left, another seat passes one on and takes a different one. */
        private boolean match(int seat, int[] visited) {
            int first = random.below(ActionCard.KINDS);
            for (int i = 0; i < ActionCard.KINDS; i++) {
                int kind = (first + i) % ActionCard.KINDS;
                int bit = 1 << kind;
                if (((knownKinds.get(seat) | matchedKinds.get(seat) | visited[0]) & bit) != 0) {
                    continue;
                }
                visited[0] |= bit;
                if (left[kind] > 0) {
                    left[kind]--;
                    matchedKinds.set(seat, matchedKinds.get(seat) | bit);
                    return true;
                }
                for (int other = 0; other < matchedKinds.size(); other++) {
                    if ((matchedKinds.get(other) & bit) != 0 && match(other, visited)) {
                        matchedKinds.set(other, matchedKinds.get(other) & ~bit);
                        matchedKinds.set(seat, matchedKinds.get(seat) | bit);
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
