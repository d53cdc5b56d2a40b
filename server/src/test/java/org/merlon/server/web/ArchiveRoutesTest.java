package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.GameState;
import org.merlon.engine.Notation;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.people.People;
import org.merlon.server.people.Visit;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.TestPostgres;
import org.merlon.server.table.Chairs;
import org.merlon.server.table.LiveGame;
import org.merlon.server.table.Play;
import org.merlon.server.table.TableRequest;
import org.merlon.server.table.Tables;

/** Games go out, are checked and come in over HTTP, on both databases. */
@ParameterizedClass
@ValueSource(booleans = {true, false})
class ArchiveRoutesTest {
    private static final String MARK = ",\"imported\":true";

    private final HttpClient client = HttpClient.newHttpClient();
    private final Store store;
    private final Tables tables;
    private final HttpServer http;
    private final Visit ann;
    private final Visit bob;
    private final SplittableRandom random = new SplittableRandom(3);

    ArchiveRoutesTest(boolean postgres, @TempDir Path folder) throws RefusedException {
        store = Stores.open(postgres ? TestPostgres.newDatabase() : null, folder);
        InstantSource clock = InstantSource.system();
        var people = new People(store, clock, new SecureRandom());
        tables = new Tables(store, people, clock);
        http = new HttpServer(store, people, tables, LiveServer.PLAIN, "test", Quotas.standard(List.of()));
        http.start("127.0.0.1", 0);
        ann = people.visit(null);
        bob = people.visit(null);
    }

    @AfterEach
    void close() {
        tables.close();
        http.stop();
        store.close();
    }

    /** What came back. */
    private record Answer(int status, Data.Obj body) {
        String text(String field) {
            return body.fields().get(field) instanceof Data.Text text ? text.value() : "";
        }
    }

    private Answer ask(String method, String path, @Nullable Visit visit, HttpRequest.BodyPublisher body) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + http.port() + path))
                .method(method, body)
                .header("Origin", "http://127.0.0.1:" + http.port());
        if (visit != null) {
            request.header("Cookie", People.COOKIE + "=" + visit.newCookie());
        }
        try {
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (Json.read(response.body()) instanceof Data.Obj object) {
                return new Answer(response.statusCode(), object);
            }
            throw new AssertionError(response.body());
        } catch (IOException | JsonException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    private Answer get(String path, @Nullable Visit visit) {
        return ask("GET", path, visit, HttpRequest.BodyPublishers.noBody());
    }

    private Answer post(String path, @Nullable Visit visit, Data body) {
        return ask("POST", path, visit, HttpRequest.BodyPublishers.ofString(Json.write(body)));
    }

    /** A table of Ann's and Bob's, unlisted, where each has given a word and the game has begun. */
    private String begun() throws RefusedException {
        var wish = new Data.Obj().put("game", "torres").put("shuffled", true);
        String id = tables.create(
                TableRequest.read(wish, ann.person().id()), ann.person().id());
        String invitation = tables.at(id, table -> table.game().terms().invitation());
        tables.run(id, table -> {
            Chairs.join(table, bob.person().id(), Chairs.ANY, invitation);
            Chairs.giveWord(table, ann.person().id(), "portcullis");
            Chairs.giveWord(table, bob.person().id(), "moat");
            Chairs.start(table, ann.person().id());
        });
        return id;
    }

    private void play(String id, int moves) throws RefusedException {
        tables.run(id, table -> {
            for (int i = 0; i < moves && table.game().phase() == LiveGame.Phase.PLAYING; i++) {
                LiveGame game = table.game();
                GameState state = game.state();
                if (state == null) {
                    throw new IllegalStateException("not begun");
                }
                String person = game.occupant(game.toMove()).person();
                List<String> legal = Notation.legalMoves(state);
                Play.move(table, person == null ? "" : person, game.number(), legal.get(random.nextInt(legal.size())));
            }
        });
    }

    private static final int TO_THE_END = 10_000;

    @Test
    void aFinishedGameGoesOutVerifiesAndComesInElsewhere() throws RefusedException {
        String id = begun();
        play(id, TO_THE_END);
        Answer file = get("/api/tables/" + id + "/export", bob);
        assertEquals(200, file.status());
        assertEquals("over", file.text("phase"));

        Answer report = post("/api/verify", null, file.body());
        assertEquals(200, report.status());
        assertEquals(new Data.Truth(true), report.body().fields().get("holds"), report.toString());

        Answer stranger = post("/api/import", null, file.body());
        assertEquals(200, stranger.status(), stranger.toString());
        Answer imported = post("/api/import", bob, file.body());
        assertEquals(200, imported.status(), imported.toString());
        String copy = imported.text("id");
        assertFalse(copy.equals(id));
        Data.Obj view = imported.body();
        assertEquals(new Data.Truth(false), view.fields().get("listed"));
        assertEquals(new Data.Truth(false), view.fields().get("rated"));
        assertTrue(String.valueOf(view.fields().get("seats")).contains("imported"), "names out of a file are marked");
        assertTrue(Json.write(view).contains("\"imported\":{\"table\":\"" + id + "\""));
        Data.Obj original = get("/api/tables/" + id, bob).body();
        for (String same : List.of("status", "result", "revealed", "commitment", "moves")) {
            assertEquals(original.fields().get(same), view.fields().get(same), same);
        }
        for (Visit visit : List.of(ann, bob)) {
            String name = visit.person().name();
            assertTrue(Json.write(view).contains("{\"kind\":\"person\",\"name\":\"" + name), name);
        }

        assertEquals(404, get("/api/tables/" + copy, ann).status());
        assertEquals(404, get("/api/tables/" + copy + "/export", null).status());
        Answer again = get("/api/tables/" + copy + "/export", bob);
        assertEquals(
                new Data.Truth(true),
                post("/api/verify", null, again.body()).body().fields().get("holds"));
        String log = Json.write(get("/api/tables/" + copy + "/log", bob).body());
        assertTrue(log.contains(MARK), "names out of a file are marked here as well");
        assertEquals(Json.write(get("/api/tables/" + id + "/log", bob).body()), log.replace(MARK, ""));
        assertEquals(entries(file), entries(again).replace(MARK, ""));
        assertEquals(List.of(), store.ratingsOf(bob.person().id()));
    }

    private static String entries(Answer file) {
        return Json.write(Objects.requireNonNull(file.body().fields().get("entries")));
    }

    @Test
    void anImportedGameIsThereAfterItHasLeftTheMemory() throws RefusedException {
        String id = begun();
        play(id, TO_THE_END);
        Data.Obj file = get("/api/tables/" + id + "/export", ann).body();
        String copy = post("/api/import", ann, file).text("id");
        try (var others = new Tables(store, person -> "nobody", InstantSource.system())) {
            Data.Obj view = others.at(copy, table -> table.view(ann.person().id()));
            assertFalse(view.fields().containsKey("trouble"), view.toString());
            assertEquals(new Data.Text("over"), view.fields().get("phase"));
        }
    }

    @Test
    void onlyThoseWhoMayWatchMayExport() throws RefusedException {
        String id = begun();
        play(id, 5);
        String path = "/api/tables/" + id + "/export";
        assertEquals(404, get(path, null).status());
        assertEquals(404, get(path + "?invitation=guessed", null).status());
        assertEquals(200, get(path, bob).status());
        String invitation = tables.at(id, table -> table.game().terms().invitation());
        assertEquals(200, get(path + "?invitation=" + invitation, null).status());
        assertEquals(404, get("/api/tables/nothing/export", ann).status());
    }

    @Test
    void aRunningGameKeepsItsSecretsAndCannotComeIn() throws RefusedException {
        String id = begun();
        play(id, 30);
        Data.Obj file = get("/api/tables/" + id + "/export", ann).body();
        String text = Json.write(file);
        assertFalse(text.contains("portcullis") || text.contains("moat"), text);
        assertFalse(text.contains("\"key\"") || text.contains("\"hash\""), text);
        Answer refused = post("/api/import", ann, file);
        assertEquals(422, refused.status());
        assertTrue(refused.text("reason").contains("not over"), refused.toString());
    }

    @Test
    void whatDoesNotVerifyDoesNotComeIn() throws RefusedException {
        String id = begun();
        play(id, TO_THE_END);
        Data.Obj file = get("/api/tables/" + id + "/export", ann).body();
        Answer refused = post("/api/import", ann, file.put("result", new Data.Obj()));
        assertEquals(422, refused.status());
        assertTrue(refused.text("reason").contains("result: "), refused.toString());
        assertEquals(
                0,
                store.finished(null, null, Long.MAX_VALUE, 10).stream()
                        .filter(table -> !table.table().id().equals(id))
                        .count());
    }

    @Test
    void namesThatNobodyCouldHaveDoNotComeIn() throws RefusedException, JsonException {
        String id = begun();
        play(id, TO_THE_END);
        String file = Json.write(get("/api/tables/" + id + "/export", ann).body());
        for (String bad : List.of("x".repeat(100), "a\\nb", "a\\u202eb")) {
            String forged = file.replace("\"" + ann.person().name() + "\"", "\"" + bad + "\"");
            assertEquals(
                    new Data.Truth(true),
                    post("/api/verify", null, Json.read(forged)).body().fields().get("holds"));
            assertEquals(422, post("/api/import", ann, Json.read(forged)).status(), bad);
        }
        String later = file.replaceFirst("\"created\":[0-9]+", "\"created\":99999999999999");
        assertEquals(422, post("/api/import", ann, Json.read(later)).status());
    }

    @Test
    void aFileMayBeLongButNotEndless() {
        String padding = " ".repeat(Limits.MAX_GAME_FILE - 2);
        for (String path : List.of("/api/verify", "/api/import")) {
            Answer longest = ask("POST", path, ann, HttpRequest.BodyPublishers.ofString("{}" + padding));
            assertFalse(longest.status() == 413, longest.toString());
            Answer tooLong = ask("POST", path, ann, HttpRequest.BodyPublishers.ofString("{} " + padding));
            assertEquals(413, tooLong.status());
            byte[] bytes = ("{} " + padding).getBytes(StandardCharsets.UTF_8);
            Answer chunked = ask(
                    "POST", path, ann, HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes)));
            assertEquals(413, chunked.status());
        }
    }

    @Test
    void whatIsNoJsonGetsASentence() {
        Answer refused = ask("POST", "/api/verify", null, HttpRequest.BodyPublishers.ofString("{"));
        assertEquals(422, refused.status());
        assertTrue(refused.text("reason").contains("not JSON"), refused.toString());
        assertEquals(422, post("/api/verify", null, new Data.Arr()).status());
        Answer report = post("/api/verify", null, new Data.Obj());
        assertEquals(200, report.status());
        assertEquals(new Data.Truth(false), report.body().fields().get("holds"));
    }

    @Test
    void nobodyKeepsTheServerVerifyingForEver() {
        int allowed = 0;
        while (allowed <= 100 && post("/api/verify", null, new Data.Obj()).status() == 200) {
            allowed++;
        }
        assertTrue(allowed >= Limits.VERIFICATIONS.burst() && allowed < 100, allowed + " in a row");
        assertEquals(429, post("/api/verify", null, new Data.Obj()).status());
    }
}
