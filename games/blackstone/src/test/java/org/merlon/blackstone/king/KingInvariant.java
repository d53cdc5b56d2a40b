package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Counted;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Invariant;

/** Cards, tokens and limits hold after every move of King's Quest and its variants. */
final class KingInvariant implements Invariant {
    private static final int TOKENS = 20;
    private static final int VASSALS = 13;

    @Override
    public void check(Data.@Nullable Obj before, String move, Data.Obj after) {
        var at = new Facts(after);
        tokensAreEnough(at);
        vassalsAreAllThere(at, Counted.vassals(after));
        tasksAreAllThere(at, Counted.tasks(after));
        ratsAreAllThere(at);
        if (at.is("step", "limits")) {
            theFirstSeatOverDiscards(at);
        }
        if (before != null) {
            var from = new Facts(before);
            boolean turnEnded = !at.is("step", "over")
                    && !List.of("family", "corner", "refresh").contains(from.text("step"))
                    && (at.number("turn") != from.number("turn") || at.number("round") != from.number("round"));
            if (turnEnded) {
                for (int seat = 0; seat < at.seats().size(); seat++) {
                    limitsHold(at, seat);
                }
                theBoardIsFull(at);
                theNextSeatMusters(from, at);
            }
        }
    }

    private static void tokensAreEnough(Facts at) {
        int knights = 0;
        int wizards = 0;
        for (Facts seat : at.seats()) {
            knights += seat.number("knight");
            wizards += seat.number("wizard");
            assertTrue(seat.number("knight") >= 0 && seat.number("wizard") >= 0, "tokens below 0");
        }
        Facts guards = at.object("guards");
        for (String space : guards.names()) {
            knights += guards.list(space).size();
            assertTrue(at.object("board").names().contains(space), () -> "a guard on an empty space " + space);
        }
        assertTrue(knights <= TOKENS, "knight tokens: " + knights);
        assertTrue(wizards <= TOKENS, "wizard tokens: " + wizards);
    }

    private static void vassalsAreAllThere(Facts at, Map<String, Integer> cards) {
        boolean wilds = at.option("wilds");
        boolean specials = at.option("assassins");
        assertEquals(72 + (wilds ? 1 : 0) + (specials ? 1 : 0), cards.size(), "different vassals");
        for (Map.Entry<String, Integer> card : cards.entrySet()) {
            boolean extra = card.getKey().startsWith("wild") || card.getKey().startsWith("assassin");
            assertEquals(extra ? 4 : 1, card.getValue(), card.getKey());
        }
    }

    private static void tasksAreAllThere(Facts at, Map<String, Integer> cards) {
        // A card with a token is named by the token, too.
        for (Facts seat : at.seats()) {
            if (seat.has("intrigue") && seat.object("intrigue").has("card")) {
                cards.merge(seat.object("intrigue").text("card"), -1, Integer::sum);
            }
        }
        int wanted = (at.is("variant", "puzzle-master") ? 64 : 96) + (at.option("knightWizards") ? 4 : 0);
        assertEquals(wanted, cards.size(), "different task cards");
        for (Map.Entry<String, Integer> card : cards.entrySet()) {
            assertEquals(1, card.getValue(), card.getKey());
        }
    }

    private static void ratsAreAllThere(Facts at) {
        if (at.has("rats")) {
            List<String> cards = new ArrayList<>();
            Facts rats = at.object("rats");
            for (String pile : List.of("deck", "active", "plagued", "discard")) {
                rats.list(pile).forEach(card -> cards.add(Facts.word(card)));
            }
            Map<String, Integer> counts = new TreeMap<>();
            cards.forEach(card -> counts.merge(card, 1, Integer::sum));
            counts.remove("plague"); // a plague card that was turned up is out of the game
            assertEquals(Map.of("1", 8, "2", 4, "3", 2, "cat", 4, "duchess", 3), counts, "rat cards");
            int dogs = at.list("dogs").size();
            for (Facts seat : at.seats()) {
                dogs += seat.list("dogs").size();
            }
            assertEquals(4, dogs, "dogs");
        }
        if (at.has("nirvana")) {
            assertEquals(20, at.number("limbo") + at.number("abyss") + at.number("nirvana"), "castle tokens");
        }
    }

    private static int kings(Facts seat) {
        return 2 + seat.list("kings").size();
    }

    /** The seats discard clockwise from the active one. By then all have returned their surplus tokens. */
    private static void theFirstSeatOverDiscards(Facts at) {
        int players = at.seats().size();
        int first = -1;
        for (int i = players - 1; i >= 0; i--) {
            int number = (at.number("turn") + i) % players;
            Facts seat = at.seats().get(number);
            if (!seat.is("family", "keygriff")) {
                boolean over = seat.list("hand").size() > kings(seat)
                        || seat.list("retained").size() > kings(seat);
                first = over ? number : first;
                assertTrue(seat.number("knight") <= kings(seat), "knight tokens over the limit");
                assertTrue(seat.number("wizard") <= kings(seat), "wizard tokens over the limit");
            }
        }
        assertEquals(first, at.number("toMove"), "who discards");
    }

    /** The household card counts first, then as many tasks as Kings allow; the supply may be too small. */
    private static void theNextSeatMusters(Facts from, Facts at) {
        if (!at.is("step", "work") || at.option("knightWizards")) {
            return;
        }
        for (String kind : List.of("knight", "wizard")) {
            int supply = TOKENS;
            for (String space : at.object("guards").names()) {
                supply -=
                        kind.equals("knight") ? at.object("guards").list(space).size() : 0;
            }
            for (Facts seat : from.seats()) {
                supply -= kept(seat, kind);
            }
            Facts next = at.seats().get(at.number("turn"));
            int due = Math.min(kings(next), 1 + next.list(kind + "s").size());
            int before = kept(from.seats().get(at.number("turn")), kind);
            assertEquals(before + Math.min(due, supply), next.number(kind), kind + " tokens of the next seat");
        }
    }

    private static int kept(Facts seat, String kind) {
        return seat.is("family", "keygriff") ? seat.number(kind) : Math.min(seat.number(kind), kings(seat));
    }

    private static void limitsHold(Facts at, int number) {
        Facts seat = at.seats().get(number);
        if (seat.is("family", "keygriff")) {
            return;
        }
        int kings = kings(seat);
        assertTrue(seat.list("retained").size() <= kings, "too many retained vassals");
        if (at.number("turn") != number) { // in a solo game the next muster follows immediately
            assertTrue(seat.number("knight") <= kings, "too many knight tokens");
            assertTrue(seat.number("wizard") <= kings, "too many wizard tokens");
            assertTrue(seat.list("hand").size() <= kings, "too many hand cards");
        }
    }

    private static void theBoardIsFull(Facts at) {
        if (at.is("variant", "puzzle-master")) {
            return;
        }
        int vassals = 0;
        Facts board = at.object("board");
        for (String space : board.names()) {
            vassals += board.text(space).matches("assassin.*|saboteur.*") ? 0 : 1;
        }
        assertEquals(VASSALS, vassals, "vassals on the board");
    }
}
