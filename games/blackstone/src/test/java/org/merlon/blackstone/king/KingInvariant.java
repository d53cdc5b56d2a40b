package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.CardCounts;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Invariant;

/** Cards, tokens and limits hold after every move of King's Quest and its variants. */
final class KingInvariant implements Invariant {
    private static final int TOKENS = 20;
    private static final int VASSALS_ON_BOARD = 13;

    @Override
    public void check(Data.@Nullable Obj before, String move, Data.Obj after) {
        var dump = new DumpFields(after);
        tokensAreWithinTheSupply(dump);
        vassalsAreComplete(dump, CardCounts.vassals(after));
        tasksAreComplete(dump, CardCounts.tasks(after));
        ratsAndDogsAreComplete(dump);
        if (dump.hasText("step", "limits")) {
            firstSeatOverItsLimitDiscards(dump);
        }
        if (before != null) {
            var previous = new DumpFields(before);
            boolean turnEnded = !dump.hasText("step", "over")
                    && !List.of("family", "corner").contains(previous.text("step"))
                    && (dump.number("turn") != previous.number("turn")
                            || dump.number("round") != previous.number("round"));
            if (turnEnded) {
                for (int seat = 0; seat < dump.seats().size(); seat++) {
                    limitsHold(dump, seat);
                }
                boardIsFull(dump);
                nextSeatGetsItsTokens(previous, dump);
            }
        }
    }

    private static void tokensAreWithinTheSupply(DumpFields dump) {
        int knights = 0;
        int wizards = 0;
        for (DumpFields seat : dump.seats()) {
            knights += seat.number("knight");
            wizards += seat.number("wizard");
            assertTrue(seat.number("knight") >= 0 && seat.number("wizard") >= 0, "tokens below 0");
        }
        DumpFields guards = dump.object("guards");
        for (String space : guards.fieldNames()) {
            knights += guards.list(space).size();
            assertTrue(dump.object("board").fieldNames().contains(space), () -> "a guard on an empty space " + space);
        }
        assertTrue(knights <= TOKENS, "knight tokens: " + knights);
        assertTrue(wizards <= TOKENS, "wizard tokens: " + wizards);
    }

    private static void vassalsAreComplete(DumpFields dump, Map<String, Integer> cards) {
        boolean wilds = dump.option("wilds");
        boolean specials = dump.option("assassins");
        assertEquals(72 + (wilds ? 1 : 0) + (specials ? 1 : 0), cards.size(), "different vassals");
        for (Map.Entry<String, Integer> card : cards.entrySet()) {
            boolean extra = card.getKey().startsWith("wild") || card.getKey().startsWith("assassin");
            assertEquals(extra ? 4 : 1, card.getValue(), card.getKey());
        }
    }

    private static void tasksAreComplete(DumpFields dump, Map<String, Integer> cards) {
        // A card with a token is named by the token, too.
        for (DumpFields seat : dump.seats()) {
            if (seat.has("intrigue") && seat.object("intrigue").has("card")) {
                cards.merge(seat.object("intrigue").text("card"), -1, Integer::sum);
            }
        }
        int wanted = (dump.hasText("variant", "puzzle-master") ? 64 : 96) + (dump.option("knightWizards") ? 4 : 0);
        assertEquals(wanted, cards.size(), "different task cards");
        for (Map.Entry<String, Integer> card : cards.entrySet()) {
            assertEquals(1, card.getValue(), card.getKey());
        }
    }

    private static void ratsAndDogsAreComplete(DumpFields dump) {
        if (dump.has("rats")) {
            List<String> cards = new ArrayList<>();
            DumpFields rats = dump.object("rats");
            for (String pile : List.of("deck", "active", "plagued", "discard")) {
                rats.list(pile).forEach(card -> cards.add(DumpFields.textOf(card)));
            }
            Map<String, Integer> counts = new TreeMap<>();
            cards.forEach(card -> counts.merge(card, 1, Integer::sum));
            counts.remove("plague"); // a plague card that was turned up is out of the game
            assertEquals(Map.of("1", 8, "2", 4, "3", 2, "cat", 4, "duchess", 3), counts, "rat cards");
            int dogs = dump.list("dogs").size();
            for (DumpFields seat : dump.seats()) {
                dogs += seat.list("dogs").size();
            }
            assertEquals(4, dogs, "dogs");
        }
        if (dump.has("nirvana")) {
            assertEquals(20, dump.number("limbo") + dump.number("abyss") + dump.number("nirvana"), "castle tokens");
        }
    }

    private static int kingCount(DumpFields seat) {
        return 2 + seat.list("kings").size();
    }

    /** The seats discard clockwise from the active one. By then all have returned their surplus tokens. */
    private static void firstSeatOverItsLimitDiscards(DumpFields dump) {
        int players = dump.seats().size();
        int first = -1;
        for (int i = players - 1; i >= 0; i--) {
            int number = (dump.number("turn") + i) % players;
            DumpFields seat = dump.seats().get(number);
            if (!seat.hasText("family", "keygriff")) {
                boolean over = seat.list("hand").size() > kingCount(seat)
                        || seat.list("retained").size() > kingCount(seat);
                first = over ? number : first;
                assertTrue(seat.number("knight") <= kingCount(seat), "knight tokens over the limit");
                assertTrue(seat.number("wizard") <= kingCount(seat), "wizard tokens over the limit");
            }
        }
        assertEquals(first, dump.number("toMove"), "who discards");
    }

    /** The household card counts first, then as many tasks as Kings allow; the supply may be too small. */
    private static void nextSeatGetsItsTokens(DumpFields previous, DumpFields dump) {
        if (!dump.hasText("step", "work") || dump.option("knightWizards")) {
            return;
        }
        for (String kind : List.of("knight", "wizard")) {
            int supply = TOKENS;
            for (String space : dump.object("guards").fieldNames()) {
                supply -= kind.equals("knight")
                        ? dump.object("guards").list(space).size()
                        : 0;
            }
            for (DumpFields seat : previous.seats()) {
                supply -= tokensWithinLimit(seat, kind);
            }
            DumpFields next = dump.seats().get(dump.number("turn"));
            int due = Math.min(kingCount(next), 1 + next.list(kind + "s").size());
            int before = tokensWithinLimit(previous.seats().get(dump.number("turn")), kind);
            assertEquals(before + Math.min(due, supply), next.number(kind), kind + " tokens of the next seat");
        }
    }

    private static int tokensWithinLimit(DumpFields seat, String kind) {
        return seat.hasText("family", "keygriff") ? seat.number(kind) : Math.min(seat.number(kind), kingCount(seat));
    }

    private static void limitsHold(DumpFields dump, int number) {
        DumpFields seat = dump.seats().get(number);
        if (seat.hasText("family", "keygriff")) {
            return;
        }
        int kings = kingCount(seat);
        assertTrue(seat.list("retained").size() <= kings, "too many retained vassals");
        if (dump.number("turn") != number) { // in a solo game the next muster follows immediately
            assertTrue(seat.number("knight") <= kings, "too many knight tokens");
            assertTrue(seat.number("wizard") <= kings, "too many wizard tokens");
            assertTrue(seat.list("hand").size() <= kings, "too many hand cards");
        }
    }

    private static void boardIsFull(DumpFields dump) {
        if (dump.hasText("variant", "puzzle-master")) {
            return;
        }
        int vassals = 0;
        DumpFields board = dump.object("board");
        for (String space : board.fieldNames()) {
            vassals += board.text(space).matches("assassin.*|saboteur.*") ? 0 : 1;
        }
        assertEquals(VASSALS_ON_BOARD, vassals, "vassals on the board");
    }
}
