package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.person;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.guard.Limits;

/** People, how they prove who they are, and what they say and note. */
@ParameterizedClass
@EnumSource
class PeopleTest {
    private final Place place;

    @AutoClose
    private Store store;

    PeopleTest(Place.Kind kind, @TempDir Path folder) {
        place = kind.fresh(folder);
        store = place.open();
    }

    private boolean add(Person person) {
        return store.addPerson(person).join();
    }

    @Test
    void aPersonIsFoundByIdAndByName() {
        var bot = new Person("b", "Robot", Person.Kind.BOT, null, "a", 6);
        assertTrue(add(person("a", "Ann")));
        assertTrue(add(bot));
        assertEquals(person("a", "Ann"), store.person("a"));
        assertEquals(person("a", "Ann"), store.personByName("aNN"));
        assertNull(store.person("c"));
        assertNull(store.personByName("c"));
        assertEquals(List.of(bot), store.botsOf("a"));
        assertEquals(List.of(), store.botsOf("b"));
    }

    @Test
    void namesAreUniqueWithoutRegardToCaseInEveryAlphabet() {
        assertTrue(add(person("1", "Ann")));
        assertFalse(add(person("2", "aNN")));
        assertFalse(add(person("1", "Another")));
        assertTrue(add(person("3", "Ärger")));
        assertFalse(add(person("4", "äRGER")));
        assertFalse(add(person("5", "a\u0308rger"))); // the two dots on their own
        assertTrue(add(person("6", "ΝΙΚΟΣ")));
        assertFalse(add(person("7", "νικος")));
        assertFalse(add(person("8", "νικοσ")));
        assertTrue(add(person("9", "Straße")));
        assertFalse(add(person("10", "STRASSE")));
        assertTrue(add(person("11", "Иван")));
        assertFalse(add(person("12", "иВАН")));
        assertEquals("Ärger", store.names(List.of("3")).get("3"));
    }

    @Test
    void aPersonChangesNameKindAndPasswordButTakesNobodysName() {
        add(person("a", "Ann"));
        add(person("b", "Bob"));
        assertFalse(store.updatePerson(person("a", "BOB")).join());
        assertEquals(person("a", "Ann"), store.person("a"));
        assertFalse(store.updatePerson(person("nobody", "Free")).join());
        assertNull(store.personByName("Free"));

        var gone = new Person("a", "ANN", Person.Kind.DELETED, null, null, 5);
        assertTrue(store.updatePerson(gone).join());
        assertEquals(gone, store.person("a"));
        assertTrue(store.updatePerson(person("a", "Someone")).join());
        assertTrue(add(person("c", "ann")));
    }

    @Test
    void namesComeByIdForAsManyAsAsked() {
        List<String> ids = IntStream.range(0, 1_200).mapToObj(i -> "p" + i).toList();
        ids.stream()
                .map(id -> store.addPerson(person(id, "Name " + id)))
                .toList()
                .forEach(added -> assertTrue(added.join()));
        Map<String, String> names = store.names(ids);
        assertEquals(1_200, names.size());
        assertEquals("Name p777", names.get("p777"));
        assertEquals(Map.of(), store.names(List.of("nobody")));
        assertEquals(Map.of(), store.names(List.of()));
    }

    @Test
    void aSessionLastsUntilItEndsOrIsRemoved() {
        add(person("a", "Ann"));
        add(person("b", "Bob"));
        for (String secret : List.of("s1", "s2", "s3")) {
            store.addSession(secret, "a", 1_000).join();
        }
        store.addSession("s4", "b", 1_000).join();
        store.close();
        store = place.open();
        assertEquals("a", store.personOfSession("s1", 999));
        assertNull(store.personOfSession("s1", 1_000));
        assertNull(store.personOfSession("nothing", 1));
        store.removeSession("s1").join();
        assertNull(store.personOfSession("s1", 1));
        store.removeSessionsOf("a", "s3").join();
        assertNull(store.personOfSession("s2", 1));
        assertEquals("a", store.personOfSession("s3", 1));
        store.removeSessionsOf("a", null).join();
        assertNull(store.personOfSession("s3", 1));
        assertEquals("b", store.personOfSession("s4", 1));
    }

    @Test
    void sessionsThatHaveEndedAreSweptOut() {
        add(person("a", "Ann"));
        store.addSession("old", "a", 1_000).join();
        store.addSession("new", "a", 1_000_000_000).join();
        assertEquals("a", store.personOfSession("new", 500_000_000));
        store.removeSession("none").join(); // whatever was handed over before is done
        assertNull(store.personOfSession("old", 1));
        assertEquals("a", store.personOfSession("new", 1));
    }

    @Test
    void aTokenLastsUntilTheyAreRemoved() {
        add(person("a", "Ann"));
        store.addToken("t1", "a", 1).join();
        assertEquals("a", store.personOfToken("t1"));
        assertNull(store.personOfToken("t2"));
        store.removeTokensOf("a").join();
        assertNull(store.personOfToken("t1"));
    }

    @Test
    void whoIsForgottenLeavesWhatWasSaidAndPlayed() {
        add(person("a", "Ann"));
        store.append(creation("t")).join();
        store.addSession("s", "a", 1_000).join();
        store.addToken("k", "a", 1).join();
        store.putNote("t", "a", "mine").join();
        store.putNote("t", "b", "another's").join();
        store.addChat(new ChatLine("t", "players", "a", "hello", 1)).join();
        store.forget("a").join();
        assertNull(store.personOfSession("s", 1));
        assertNull(store.personOfToken("k"));
        assertNull(store.note("t", "a"));
        assertEquals("another's", store.note("t", "b"));
        assertEquals(1, store.chat("t", "players", 10).size());
        assertEquals(person("a", "Ann"), store.person("a"));
    }

    @Test
    void chatGivesTheLastLinesOfARoom() {
        store.append(creation("t")).join();
        for (int i = 1; i <= 5; i++) {
            store.addChat(new ChatLine("t", "players", "a", "line " + i, 7)).join(); // all at the same moment
        }
        var other = new ChatLine("t", "spectators", "b", "psst", 8);
        store.addChat(other).join();
        List<String> texts =
                store.chat("t", "players", 3).stream().map(ChatLine::text).toList();
        assertEquals(List.of("line 3", "line 4", "line 5"), texts);
        assertEquals(List.of(other), store.chat("t", "spectators", 3));
        assertEquals(List.of(), store.chat("u", "players", 3));
    }

    @Test
    void whatIsSaidIsKeptForAWhileAndNotForEver() {
        store.append(creation("t")).join();
        store.addChat(new ChatLine("t", "spectators", "b", "psst", 8)).join();
        for (int i = 1; i <= Limits.MAX_CHAT_SHOWN + 5; i++) {
            store.addChat(new ChatLine("t", "players", "a", "line " + i, i)).join();
        }
        List<ChatLine> kept = store.chat("t", "players", Integer.MAX_VALUE);
        assertEquals(Limits.MAX_CHAT_SHOWN, kept.size());
        assertEquals("line 6", kept.getFirst().text());
        assertEquals(1, store.chat("t", "spectators", 9).size());
    }

    @Test
    void aNoteIsReplaced() {
        store.append(creation("t")).join();
        assertNull(store.note("t", "a"));
        store.putNote("t", "a", "one").join();
        store.putNote("t", "a", "two").join();
        assertEquals("two", store.note("t", "a"));
    }

    @Test
    void aDrawingIsReplacedOrRubbedOut() {
        store.append(creation("t")).join();
        store.append(creation("u")).join();
        store.putDrawing(new Drawing("t", 1, "wall-1", "[1]")).join();
        store.putDrawing(new Drawing("t", 0, "wall-1", "[2]")).join();
        store.putDrawing(new Drawing("t", 1, "wall-1", "[3]")).join();
        store.putDrawing(new Drawing("t", 1, "sun", "[4]")).join();
        store.putDrawing(new Drawing("u", 1, "sun", "[5]")).join();
        store.putDrawing(new Drawing("t", 1, "sun", "")).join();
        assertEquals(
                List.of(new Drawing("t", 0, "wall-1", "[2]"), new Drawing("t", 1, "wall-1", "[3]")),
                store.drawings("t"));
    }

    @Test
    void aSecretStaysTheSame() {
        String secret = store.secret("cookies");
        assertEquals(64, secret.length());
        assertNotEquals(secret, store.secret("other"));
        store.close();
        store = place.open();
        assertEquals(secret, store.secret("cookies"));
    }
}
