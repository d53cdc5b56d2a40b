package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.async;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.person;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.Attachment;
import org.merlon.server.store.log.ChatLine;

/** Accounts, sessions and tokens, chat, notes and attachments, on both databases. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class AccountStoreTest {
    private final TestDatabase database;

    @AutoClose
    private Store store;

    AccountStoreTest(TestDatabase.Kind kind, @TempDir Path folder) {
        database = kind.create(folder);
        store = database.open();
    }

    private boolean add(Person person) {
        return store.accounts().addPerson(person);
    }

    @Test
    void findsPersonByIdAndName() {
        var bot = new Person("b", "Robot", Person.Kind.BOT, null, "a", 6);
        assertTrue(add(person("a", "Ann")));
        assertTrue(add(bot));
        assertEquals(person("a", "Ann"), store.accounts().person("a"));
        assertEquals(person("a", "Ann"), store.accounts().personByName("aNN"));
        assertNull(store.accounts().person("c"));
        assertNull(store.accounts().personByName("c"));
        assertEquals(List.of(bot), store.accounts().botsOf("a"));
        assertEquals(List.of(), store.accounts().botsOf("b"));
    }

    @Test
    void namesAreUniqueIgnoringCase() {
        assertTrue(add(person("1", "Ann")));
        assertFalse(add(person("2", "aNN")));
        assertFalse(add(person("1", "Another")));
        assertTrue(add(person("3", "Ärger")));
        assertFalse(add(person("4", "äRGER")));
        assertFalse(add(person("5", "a\u0308rger"))); // with a combining diaeresis
        assertTrue(add(person("6", "ΝΙΚΟΣ")));
        assertFalse(add(person("7", "νικος")));
        assertFalse(add(person("8", "νικοσ")));
        assertTrue(add(person("9", "Straße")));
        assertFalse(add(person("10", "STRASSE")));
        assertTrue(add(person("11", "Иван")));
        assertFalse(add(person("12", "иВАН")));
        assertEquals("Ärger", store.accounts().names(List.of("3")).get("3"));
    }

    @Test
    void updatesPersonUnlessNameIsTaken() {
        add(person("a", "Ann"));
        add(person("b", "Bob"));
        assertFalse(store.accounts().updatePerson(person("a", "BOB")));
        assertEquals(person("a", "Ann"), store.accounts().person("a"));
        assertFalse(store.accounts().updatePerson(person("nobody", "Free")));
        assertNull(store.accounts().personByName("Free"));

        var deleted = new Person("a", "ANN", Person.Kind.DELETED, null, null, 5);
        assertTrue(store.accounts().updatePerson(deleted));
        assertEquals(deleted, store.accounts().person("a"));
        assertTrue(store.accounts().updatePerson(person("a", "Someone")));
        assertTrue(add(person("c", "ann")));
    }

    @Test
    void readsManyNamesById() {
        List<String> ids = IntStream.range(0, 1_200).mapToObj(i -> "p" + i).toList();
        ids.stream()
                .map(id -> async(() -> assertTrue(store.accounts().addPerson(person(id, "Name " + id)))))
                .toList()
                .forEach(CompletableFuture::join);
        Map<String, String> names = store.accounts().names(ids);
        assertEquals(1_200, names.size());
        assertEquals("Name p777", names.get("p777"));
        assertEquals(Map.of(), store.accounts().names(List.of("nobody")));
        assertEquals(Map.of(), store.accounts().names(List.of()));
    }

    @Test
    void sessionLastsUntilExpiryOrRemoval() {
        add(person("a", "Ann"));
        add(person("b", "Bob"));
        for (String secret : List.of("s1", "s2", "s3")) {
            store.accounts().addSession(secret, "a", 1_000);
        }
        store.accounts().addSession("s4", "b", 1_000);
        store.close();
        store = database.open();
        assertEquals("a", store.accounts().personOfSession("s1", 999));
        assertNull(store.accounts().personOfSession("s1", 1_000));
        assertNull(store.accounts().personOfSession("nothing", 1));
        store.accounts().removeSession("s1");
        assertNull(store.accounts().personOfSession("s1", 1));
        store.accounts().removeSessionsOf("a", "s3");
        assertNull(store.accounts().personOfSession("s2", 1));
        assertEquals("a", store.accounts().personOfSession("s3", 1));
        store.accounts().removeSessionsOf("a", null);
        assertNull(store.accounts().personOfSession("s3", 1));
        assertEquals("b", store.accounts().personOfSession("s4", 1));
    }

    @Test
    void sweepsExpiredSessions() {
        add(person("a", "Ann"));
        store.accounts().addSession("old", "a", 1_000);
        store.accounts().addSession("new", "a", 1_000_000_000);
        assertEquals("a", store.accounts().personOfSession("new", 500_000_000));
        store.accounts().removeSession("none"); // waits until the asynchronous sweep is done
        assertNull(store.accounts().personOfSession("old", 1));
        assertEquals("a", store.accounts().personOfSession("new", 1));
    }

    @Test
    void tokenLastsUntilRemoved() {
        add(person("a", "Ann"));
        store.accounts().addToken("t1", "a", 1);
        assertEquals("a", store.accounts().personOfToken("t1"));
        assertNull(store.accounts().personOfToken("t2"));
        store.accounts().removeTokensOf("a");
        assertNull(store.accounts().personOfToken("t1"));
    }

    @Test
    void erasingPersonKeepsGames() {
        add(person("a", "Ann"));
        store.games().append(creation("t"));
        store.accounts().addSession("s", "a", 1_000);
        store.accounts().addToken("k", "a", 1);
        store.tableExtras().putNote("t", "a", "mine");
        store.tableExtras().putNote("t", "b", "another's");
        store.tableExtras().addChat(new ChatLine("t", "players", "a", "hello", 1));
        store.tableExtras().addChat(new ChatLine("t", "players", "b", "good day", 2));
        store.accounts().removePersonalData("a");
        assertNull(store.accounts().personOfSession("s", 1));
        assertNull(store.accounts().personOfToken("k"));
        assertNull(store.tableExtras().note("t", "a"));
        assertEquals("another's", store.tableExtras().note("t", "b"));
        assertEquals(
                List.of(new ChatLine("t", "players", "b", "good day", 2)),
                store.tableExtras().chat("t", "players", 10));
        assertTrue(store.games().load("t") != null, "games remain");
        assertEquals(person("a", "Ann"), store.accounts().person("a"));
    }

    @Test
    void readsLastChatLinesOfRoom() {
        store.games().append(creation("t"));
        for (int i = 1; i <= 5; i++) {
            store.tableExtras().addChat(new ChatLine("t", "players", "a", "line " + i, 7)); // all at the same time
        }
        var other = new ChatLine("t", "spectators", "b", "psst", 8);
        store.tableExtras().addChat(other);
        List<String> texts = store.tableExtras().chat("t", "players", 3).stream()
                .map(ChatLine::text)
                .toList();
        assertEquals(List.of("line 3", "line 4", "line 5"), texts);
        assertEquals(List.of(other), store.tableExtras().chat("t", "spectators", 3));
        assertEquals(List.of(), store.tableExtras().chat("u", "players", 3));
    }

    @Test
    void deletesOldChatLines() {
        store.games().append(creation("t"));
        store.tableExtras().addChat(new ChatLine("t", "spectators", "b", "psst", 8));
        for (int i = 1; i <= ServerLimits.MAX_CHAT_LINES + 5; i++) {
            store.tableExtras().addChat(new ChatLine("t", "players", "a", "line " + i, i));
        }
        List<ChatLine> chat = store.tableExtras().chat("t", "players", Integer.MAX_VALUE);
        assertEquals(ServerLimits.MAX_CHAT_LINES, chat.size());
        assertEquals("line 6", chat.getFirst().text());
        assertEquals(1, store.tableExtras().chat("t", "spectators", 9).size());
    }

    @Test
    void replacesNote() {
        store.games().append(creation("t"));
        assertNull(store.tableExtras().note("t", "a"));
        store.tableExtras().putNote("t", "a", "one");
        store.tableExtras().putNote("t", "a", "two");
        assertEquals("two", store.tableExtras().note("t", "a"));
    }

    @Test
    void replacesOrRemovesAttachment() {
        store.games().append(creation("t"));
        store.games().append(creation("u"));
        store.tableExtras().attach(new Attachment("t", 1, "wall-1", "[1]"));
        store.tableExtras().attach(new Attachment("t", 0, "wall-1", "[2]"));
        store.tableExtras().attach(new Attachment("t", 1, "wall-1", "[3]"));
        store.tableExtras().attach(new Attachment("t", 1, "sun", "[4]"));
        store.tableExtras().attach(new Attachment("u", 1, "sun", "[5]"));
        store.tableExtras().attach(new Attachment("t", 1, "sun", ""));
        assertEquals(
                List.of(new Attachment("t", 0, "wall-1", "[2]"), new Attachment("t", 1, "wall-1", "[3]")),
                store.tableExtras().attachments("t"));
        assertEquals(6, store.tableExtras().attachmentsLength("t"));
        assertEquals(0, store.tableExtras().attachmentsLength("v"));
    }

    @Test
    void serverSecretSurvivesReopening() {
        String secret = store.accounts().secret("cookies");
        assertEquals(64, secret.length());
        assertNotEquals(secret, store.accounts().secret("other"));
        store.close();
        store = database.open();
        assertEquals(secret, store.accounts().secret("cookies"));
    }
}
