package org.merlon.blackstone.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.EventLog;
import org.merlon.testkit.PhraseChecks;
import org.merlon.testkit.Rule;

class CardsTest {
    private static final Key KEY = Key.ZERO;

    private static Task task(String word) {
        Task task = Task.byLowerCaseId(word);
        assertNotNull(task, word);
        return task;
    }

    @Test
    @Rule({"B-2", "B-3"})
    void everyPairOfFacesThatDifferInBothExistsOnce() {
        int pairs = 0;
        for (int one = 0; one < Face.COUNT; one++) {
            for (int other = 0; other < Face.COUNT; other++) {
                boolean differ = one / 4 != other / 4 && one % 4 != other % 4;
                int vassal = Vassal.parse(Face.name(one) + "/" + Face.name(other));
                assertEquals(differ, vassal != Vassal.NONE);
                if (differ) {
                    pairs++;
                    assertEquals(one, Vassal.upperFace(vassal));
                    assertEquals(other, Vassal.upperFace(Vassal.flip(vassal)));
                    assertEquals(Vassal.card(vassal), Vassal.card(Vassal.flip(vassal)));
                }
            }
        }
        assertEquals(2 * 72, pairs);
    }

    @Test
    @Rule("B-5")
    void taskDecksMatchTheBox() {
        Map<TaskDeck, Integer> decks = new EnumMap<>(TaskDeck.class);
        Map<TaskType, Integer> types = new EnumMap<>(TaskType.class);
        for (Task task : Task.all()) {
            decks.merge(task.deck(), 1, Integer::sum);
            types.merge(task.type(), 1, Integer::sum);
        }
        assertEquals(Map.of(TaskDeck.GUILD, 36, TaskDeck.POWER, 32, TaskDeck.MACHINATION, 32), decks);
        assertEquals(16, types.get(TaskType.KNIGHT));
        assertEquals(16, types.get(TaskType.WIZARD));
        assertEquals(4, types.get(TaskType.KNIGHT_WIZARD));
        assertNull(Task.byId("g07"));
        assertNotNull(Task.byId("G07"));
    }

    @Test
    @Rule("B-5")
    void blueLetterRestrictsTheRightHalf() {
        Task task = task("g07");
        assertEquals("a stag in column L", PhraseChecks.text(task.left().phrase(true)));
        assertEquals("a lion in column K", PhraseChecks.text(task.right().phrase(false)));
        assertEquals("a lion on KE", PhraseChecks.text(task.right().phrase(true)));
        assertEquals(
                "an emissary in row N", PhraseChecks.text(task("g01").left().phrase(false)));
        assertEquals(
                "a dragon captain on AE", PhraseChecks.text(task("m01").left().phrase(false)));
        assertEquals(5, Integer.bitCount(task.right().spaces(false)));
        assertEquals(1, Integer.bitCount(task.right().spaces(true)));
        assertTrue(task.right().wants(Face.WILD));
        assertTrue(task.right().wants(Face.of(0, 2)));
        assertFalse(task.right().wants(Face.of(1, 2)));
        assertFalse(task.right().wants(Face.ASSASSIN));
    }

    @Test
    @Rule("B-11")
    void decksAreAsEqualAsPossibleTheLargerOnesFirst() {
        var decks = new CornerDecks(CornerDecks.ALL);
        Pile pile = InitialDeal.shuffledVassals(false, false, new Chance(KEY));
        while (pile.size() > 7) {
            pile.removeLast();
        }
        decks.deal(pile);
        assertEquals(2, decks.deck(Corner.NW).size());
        assertEquals(2, decks.deck(Corner.NE).size());
        assertEquals(2, decks.deck(Corner.SE).size());
        assertEquals(1, decks.deck(Corner.SW).size());
        assertTrue(pile.isEmpty());
    }

    @Test
    @Rule("B-26")
    void anEmptyDeckLeadsToTheNextOneAndAllEmptyToTheDiscards() {
        var decks = new CornerDecks(1 << Corner.NW | 1 << Corner.SE);
        var chance = new Chance(KEY);
        decks.deck(Corner.SE).add(4);
        assertEquals(Corner.SE, decks.servingCorner(Corner.NW));
        assertEquals(4, decks.take(Corner.NW, chance, EventLog.OFF));
        assertTrue(decks.isExhausted());
        assertEquals(Vassal.NONE, decks.take(Corner.SE, chance, EventLog.OFF));
        decks.discards().add(0);
        decks.discards().add(2);
        decks.discards().add(Vassal.WILD);
        assertFalse(decks.isExhausted());
        var events = new EventLog();
        assertNotEquals(Vassal.NONE, decks.take(Corner.SE, chance, events));
        assertEquals(1, events.events().size());
        assertEquals(2, decks.deck(Corner.NW).size());
        assertTrue(decks.discards().isEmpty());
    }

    @Test
    void pilesKeepTheirOrder() {
        var pile = new Pile(5);
        pile.add(200);
        pile.add(3);
        pile.addFirst(77);
        assertEquals(200, pile.get(1));
        assertEquals(1, pile.indexOf(200));
        pile.sort();
        assertEquals(3, pile.get(0));
        assertEquals(200, pile.last());
        assertEquals(77, pile.remove(1));
        assertEquals(2, pile.size());
        assertFalse(pile.contains(77));
    }
}
