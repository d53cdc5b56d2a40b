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
    private static final int COPIES = 4;
    private static final int KINDS = 10;

    @Override
    public void check(Data.@Nullable Obj before, String move, Data.Obj after) {
        var position = new ReferencePosition(after);
        blocksAddUp(position);
        castlesAreNotTooTall(position);
        onePiecePerSpace(position);
        oneMarkerPerSpace(position);
        cardsAreComplete(position);
        if (before != null) {
            castleCountChangesOnlyAsAllowed(new ReferencePosition(before), move, position);
        }
    }

    private static void blocksAddUp(ReferencePosition position) {
        int blocks = position.stack + position.supply;
        for (ReferenceSpace space : ReferenceSpace.ALL) {
            blocks += position.height(space);
        }
        for (ReferencePosition.Seat seat : position.seats) {
            for (int size : seat.stacks) {
                assertTrue(size >= 0 && size <= 3, () -> "a stack of " + size);
                blocks += size;
            }
        }
        assertEquals(BLOCKS, blocks, "blocks");
        assertTrue(
                position.supply >= 0 && position.stack >= 0 && position.stack + position.placed <= 3,
                "blocks out of range");
    }

    private static void castlesAreNotTooTall(ReferencePosition position) {
        ReferenceCastles castles = position.castles();
        for (int castle = 1; castle <= castles.count(); castle++) {
            assertTrue(castles.maxHeight(castle) <= castles.area(castle), "a castle is taller than its area");
        }
    }

    private static void onePiecePerSpace(ReferencePosition position) {
        for (int seat = 0; seat < position.players; seat++) {
            assertTrue(position.knightsOf(seat).size() <= position.knightsPerSeat, "too many knights");
        }
        if (position.king != null) {
            assertFalse(position.knights.containsKey(position.king), "a knight stands with the king");
            assertTrue(position.height(ReferenceSpace.of(position.king)) > 0, "the king is on the ground");
        }
    }

    private static void oneMarkerPerSpace(ReferencePosition position) {
        Set<Integer> scores = new HashSet<>();
        for (ReferencePosition.Seat seat : position.seats) {
            assertTrue(seat.score >= 0, "a score below 0");
            assertTrue(
                    seat.score == 0 || scores.add(seat.score) || position.ties.equals("allowed"),
                    "two markers share a space");
        }
    }

    private static void cardsAreComplete(ReferencePosition position) {
        Map<String, Integer> cards = cards(position);
        int copies = position.master || position.cards.equals("own") ? position.players : COPIES;
        boolean noCards = !position.master && position.cards.equals("none");
        assertEquals(noCards ? 0 : KINDS, cards.size(), "kinds of cards");
        for (int count : cards.values()) {
            assertEquals(copies, count, "copies of a card");
        }
    }

    private static Map<String, Integer> cards(ReferencePosition position) {
        Map<String, Integer> cards = new TreeMap<>();
        count(cards, position.deck);
        count(cards, position.discard);
        for (ReferencePosition.Seat seat : position.seats) {
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
    private static void castleCountChangesOnlyAsAllowed(
            ReferencePosition before, String move, ReferencePosition position) {
        int change = position.castles().count() - before.castles().count();
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
