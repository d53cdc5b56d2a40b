package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Invariant;

/** The invariants of positions: tokens, parts, flags, residents, guests and dice. */
final class OnceUponInvariant implements Invariant {
    private static final List<String> FACES = List.of("wood", "stone", "gold", "food", "resident", "?");

    @Override
    public void check(Data.@Nullable Obj before, String move, Data.Obj after) {
        var position = new ReferencePosition(after);
        for (ReferencePosition.Seat seat : position.seats) {
            castleIsValid(seat);
        }
        assertEquals(2, position.dice.size(), "dice");
        assertTrue(FACES.containsAll(position.dice), () -> "dice " + position.dice);
        assertTrue(position.round >= 1 && position.round <= 100, () -> "round " + position.round);
        everyGuestIsInOnePlace(position);
        bonusesAreEarned(position);
        if (before != null) {
            var positionBefore = new ReferencePosition(before);
            for (int i = 0; i < position.players; i++) {
                drawnPartsRemain(positionBefore.seats.get(i), position.seats.get(i), move);
            }
        }
    }

    private static void castleIsValid(ReferencePosition.Seat seat) {
        assertTrue(seat.tokens.size() <= 10, "more than ten tokens");
        assertTrue(ReferenceBoard.RESOURCES.keySet().containsAll(seat.tokens), () -> "tokens " + seat.tokens);
        assertTrue(seat.partCount() <= 12 && seat.floors <= 4 && seat.walls <= 4 && seat.towers.size() <= 4, "parts");
        assertTrue(seat.flags.size() <= List.of(0, 2, 4, 5, 6).get(seat.walls), "more flags than the walls carry");
        assertTrue(seat.residents >= 0 && seat.residents <= 40, "residents");
        assertTrue(List.of(2, 5).containsAll(seat.towers) && List.of(1, 2).containsAll(seat.flags), "worths");
    }

    private static void everyGuestIsInOnePlace(ReferencePosition position) {
        List<String> cards = cards(position);
        if (position.hasPowers) {
            assertEquals(List.copyOf(ReferenceBoard.GUESTS), cards, "guests");
            assertEquals(
                    Math.min(3, position.pile.size() + position.display.size()),
                    position.display.size(),
                    "open guests");
        } else {
            assertEquals("1111222223333444", String.join("", cards), "cards");
        }
    }

    private static List<String> cards(ReferencePosition position) {
        List<String> cards = new ArrayList<>(position.pile);
        cards.addAll(position.display);
        for (ReferencePosition.Seat seat : position.seats) {
            cards.addAll(seat.guests);
            seat.points.forEach(points -> cards.add(String.valueOf(points)));
        }
        cards.sort(null);
        return cards;
    }

    private static void bonusesAreEarned(ReferencePosition position) {
        for (int seat = 0; seat < position.players; seat++) {
            int towers = position.seats.get(seat).towers.size();
            int parts = position.seats.get(seat).partCount();
            assertTrue(towers < 4 || position.sun >= 0, "four towers and no Sun");
            assertTrue(position.sun != seat || towers == 4, "the Sun for fewer than four towers");
            assertTrue(parts < 12 || position.finisher >= 0, "twelve parts and no Cloud");
            assertTrue(position.finisher != seat || parts == 12, "the Cloud for fewer than twelve parts");
        }
    }

    private static void drawnPartsRemain(ReferencePosition.Seat before, ReferencePosition.Seat after, String move) {
        boolean unchanged = after.floors >= before.floors
                && after.walls >= before.walls
                && after.residents >= before.residents
                && after.clouds >= before.clouds
                && after.towers.subList(0, before.towers.size()).equals(before.towers)
                && after.flags.subList(0, before.flags.size()).equals(before.flags)
                && after.points.subList(0, before.points.size()).equals(before.points);
        assertTrue(unchanged, () -> move + " takes away what was drawn");
    }
}
