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
        var at = new NaivePosition(after);
        for (NaivePosition.Seat seat : at.seats) {
            castleIsSound(seat);
        }
        assertEquals(2, at.dice.size(), "dice");
        assertTrue(FACES.containsAll(at.dice), () -> "dice " + at.dice);
        assertTrue(at.round >= 1 && at.round <= 100, () -> "round " + at.round);
        everyGuestIsInOnePlace(at);
        bonusesAreEarned(at);
        if (before != null) {
            var from = new NaivePosition(before);
            for (int i = 0; i < at.players; i++) {
                nothingDrawnIsLost(from.seats.get(i), at.seats.get(i), move);
            }
        }
    }

    private static void castleIsSound(NaivePosition.Seat seat) {
        assertTrue(seat.tokens.size() <= 10, "more than ten tokens");
        assertTrue(NaiveBoard.RESOURCES.keySet().containsAll(seat.tokens), () -> "tokens " + seat.tokens);
        assertTrue(seat.parts() <= 12 && seat.floors <= 4 && seat.walls <= 4 && seat.towers.size() <= 4, "parts");
        assertTrue(seat.flags.size() <= List.of(0, 2, 4, 5, 6).get(seat.walls), "more flags than the walls carry");
        assertTrue(seat.residents >= 0 && seat.residents <= 40, "residents");
        assertTrue(List.of(2, 5).containsAll(seat.towers) && List.of(1, 2).containsAll(seat.flags), "worths");
    }

    private static void everyGuestIsInOnePlace(NaivePosition at) {
        List<String> cards = cards(at);
        if (at.guestsAct) {
            assertEquals(List.copyOf(NaiveBoard.GUESTS), cards, "guests");
            assertEquals(Math.min(3, at.pile.size() + at.display.size()), at.display.size(), "open guests");
        } else {
            assertEquals("1111222223333444", String.join("", cards), "cards");
        }
    }

    private static List<String> cards(NaivePosition at) {
        List<String> cards = new ArrayList<>(at.pile);
        cards.addAll(at.display);
        for (NaivePosition.Seat seat : at.seats) {
            cards.addAll(seat.guests);
            seat.points.forEach(points -> cards.add(String.valueOf(points)));
        }
        cards.sort(null);
        return cards;
    }

    private static void bonusesAreEarned(NaivePosition at) {
        for (int seat = 0; seat < at.players; seat++) {
            int towers = at.seats.get(seat).towers.size();
            int parts = at.seats.get(seat).parts();
            assertTrue(towers < 4 || at.sun >= 0, "four towers and no Sun");
            assertTrue(at.sun != seat || towers == 4, "the Sun for fewer than four towers");
            assertTrue(parts < 12 || at.finisher >= 0, "twelve parts and no Cloud");
            assertTrue(at.finisher != seat || parts == 12, "the Cloud for fewer than twelve parts");
        }
    }

    private static void nothingDrawnIsLost(NaivePosition.Seat from, NaivePosition.Seat to, String move) {
        boolean kept = to.floors >= from.floors
                && to.walls >= from.walls
                && to.residents >= from.residents
                && to.clouds >= from.clouds
                && to.towers.subList(0, from.towers.size()).equals(from.towers)
                && to.flags.subList(0, from.flags.size()).equals(from.flags)
                && to.points.subList(0, from.points.size()).equals(from.points);
        assertTrue(kept, () -> move + " takes away what was drawn");
    }
}
