package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Invariant;

/** The invariants of Torres positions: blocks, castles, knights, score markers and cards. */
final class TorresInvariant implements Invariant {
    private static final int BLOCKS = 92;
    private static final int KNIGHTS = 6;
    private static final int COPIES = 4;
    private static final int KINDS = 10;

    @Override
    public void check(Data.@Nullable Obj before, String move, Data.Obj after) {
        var at = new NaivePosition(after);
        blocksAddUp(at);
        castlesAreNotTooTall(at);
        piecesStandAlone(at);
        markersStandAlone(at);
        cardsAreAllThere(at);
        if (before != null) {
            castlesNeitherJoinNorPart(new NaivePosition(before), move, at);
        }
    }

    private static void blocksAddUp(NaivePosition at) {
        int blocks = at.stack + at.supply;
        for (Spot spot : Spot.ALL) {
            blocks += at.height(spot);
        }
        for (NaivePosition.Seat seat : at.seats) {
            for (int size : seat.stacks) {
                assertTrue(size >= 0 && size <= 3, () -> "a stack of " + size);
                blocks += size;
            }
        }
        assertEquals(BLOCKS, blocks, "blocks");
        assertTrue(at.supply >= 0 && at.stack >= 0 && at.stack + at.placed <= 3, "blocks out of range");
    }

    private static void castlesAreNotTooTall(NaivePosition at) {
        NaiveCastles castles = at.castles();
        for (int castle = 1; castle <= castles.count(); castle++) {
            assertTrue(castles.tallest(castle) <= castles.area(castle), "a castle is taller than its area");
        }
    }

    private static void piecesStandAlone(NaivePosition at) {
        for (int seat = 0; seat < at.players; seat++) {
            assertTrue(at.knightsOf(seat).size() <= KNIGHTS, "more than six knights");
        }
        if (at.king != null) {
            assertFalse(at.knights.containsKey(at.king), "a knight stands with the king");
            assertTrue(at.height(Spot.of(at.king)) > 0, "the king is on the ground");
        }
    }

    private static void markersStandAlone(NaivePosition at) {
        Set<Integer> scores = new HashSet<>();
        for (NaivePosition.Seat seat : at.seats) {
            assertTrue(seat.score >= 0, "a score below 0");
            assertTrue(
                    seat.score == 0 || scores.add(seat.score) || at.ties.equals("allowed"),
                    "two markers share a space");
        }
    }

    private static void cardsAreAllThere(NaivePosition at) {
        Map<String, Integer> cards = cards(at);
        int copies = at.master || at.cards.equals("own") ? at.players : COPIES;
        boolean none = !at.master && at.cards.equals("none");
        assertEquals(none ? 0 : KINDS, cards.size(), "kinds of cards");
        for (int count : cards.values()) {
            assertEquals(copies, count, "copies of a card");
        }
    }

    private static Map<String, Integer> cards(NaivePosition at) {
        Map<String, Integer> cards = new TreeMap<>();
        count(cards, at.deck);
        count(cards, at.discard);
        for (NaivePosition.Seat seat : at.seats) {
            count(cards, seat.hand);
            count(cards, seat.bought);
            count(cards, seat.deck);
        }
        return cards;
    }

    private static void count(Map<String, Integer> cards, List<String> pile) {
        for (String card : pile) {
            cards.merge(card, 1, Integer::sum);
        }
    }

    /** Only placing the first eight castles, founding one and removing one change the number of castles. */
    private static void castlesNeitherJoinNorPart(NaivePosition from, String move, NaivePosition at) {
        int change = at.castles().count() - from.castles().count();
        boolean allowed = switch (move.split(" ", -1)[0]) {
            case "castle" -> change == 1;
            case "card" ->
                switch (move.split(" ", -1)[1]) {
                    case "under" -> change == 0 || change == 1;
                    case "shift" -> change >= -1 && change <= 1;
                    default -> change == 0;
                };
            default -> change == 0;
        };
        assertTrue(allowed, () -> move + " changes the number of castles by " + change);
    }
}
