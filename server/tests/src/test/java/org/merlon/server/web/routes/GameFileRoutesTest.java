package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.engine.Games;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.json.Json;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.wire.WireData;

/** Export, verification and import of games over HTTP, on both databases. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class GameFileRoutesTest {
    private static final String IMPORTED_MARK = ",\"imported\":true";
    private static final int MAX_MOVES = 10_000;

    @AutoClose
    private final LiveServer server;

    private final Client ann;
    private final Client bob;
    private final SplittableRandom random = new SplittableRandom(3);

    GameFileRoutesTest(TestDatabase.Kind kind, @TempDir Path folder) {
        server = LiveServer.on(kind.create(folder));
        ann = server.guest();
        bob = server.guest();
    }

    private static String name(Client client) {
        return client.get("/api/me").ok().text("name");
    }

    private String id(Client client) {
        return Objects.requireNonNull(server.store().accounts().personByName(name(client)))
                .id();
    }

    private static ApiResponse export(Client client, String id) {
        return client.get("/api/tables/" + id + "/export");
    }

    private boolean isVerified(String file) {
        ApiResponse report = server.stranger().post("/api/verify", file).ok();
        return new Data.Truth(true).equals(report.json().fields().get("holds"));
    }

    /** Plays some moves at an unlisted table of Ann and Bob, who have both contributed a word. */
    private String playGame(int moves) throws RefusedException {
        ApiResponse created = ann.post("/api/tables", "{\"game\":\"torres\",\"shuffled\":true}")
                .ok();
        String id = created.text("id");
        bob.command(id, "join", "{\"invitation\":\"" + created.text("invitation") + "\"}")
                .ok();
        ann.command(id, "word", "{\"word\":\"portcullis\"}").ok();
        bob.command(id, "word", "{\"word\":\"moat\"}").ok();
        ann.command(id, "start", "{}").ok();
        server.tables().run(id, table -> {
            for (int i = 0; i < moves && table.game().phase() == LiveGame.Phase.PLAYING; i++) {
                LiveGame game = table.game();
                List<String> legal = Notation.legalMoves(Objects.requireNonNull(game.state()));
                String person =
                        Objects.requireNonNull(game.occupant(game.toMove()).person());
                PlayActions.move(table, person, game.number(), legal.get(random.nextInt(legal.size())));
            }
        });
        return id;
    }

    @Test
    void finishedGameIsExportedVerifiedAndImported() throws RefusedException {
        String id = playGame(MAX_MOVES);
        ApiResponse file = export(bob, id).ok();
        assertEquals("over", file.text("phase"));
        assertTrue(isVerified(file.body()));

        server.stranger().post("/api/import", file.body()).ok();
        ApiResponse imported = bob.post("/api/import", file.body()).ok();
        String copy = imported.text("id");
        assertFalse(copy.equals(id));
        Data.Obj view = imported.json();
        assertEquals(new Data.Truth(false), view.fields().get("listed"));
        assertEquals(new Data.Truth(false), view.fields().get("rated"));
        assertTrue(String.valueOf(view.fields().get("seats")).contains("imported"), "names out of a file are marked");
        assertTrue(imported.body().contains("\"imported\":{\"table\":\"" + id + "\""));
        Data.Obj original = bob.view(id).json();
        for (String same : List.of("status", "result", "revealed", "commitment", "moves")) {
            assertEquals(original.fields().get(same), view.fields().get(same), same);
        }
        for (Client client : List.of(ann, bob)) {
            String name = name(client);
            assertTrue(imported.body().contains("{\"kind\":\"person\",\"name\":\"" + name), name);
        }

        ann.view(copy).refused(404);
        export(server.stranger(), copy).refused(404);
        ApiResponse again = export(bob, copy);
        assertTrue(isVerified(again.body()));
        String log = bob.get("/api/tables/" + copy + "/log").body();
        assertTrue(log.contains(IMPORTED_MARK), "names out of a file are marked here as well");
        assertEquals(bob.get("/api/tables/" + id + "/log").body(), log.replace(IMPORTED_MARK, ""));
        assertEquals(entries(file), entries(again).replace(IMPORTED_MARK, ""));
        assertEquals(List.of(), server.store().ratings().ratingsOf(id(bob)));
    }

    private static String entries(ApiResponse file) {
        return Json.write(Objects.requireNonNull(file.json().fields().get("entries")));
    }

    @Test
    void importedGameCanBeReloaded() throws RefusedException {
        String file = export(ann, playGame(MAX_MOVES)).body();
        String copy = ann.post("/api/import", file).text("id");
        try (var others = new Tables(new TableContext(
                server.store().games(), server.store().ratings(), person -> "nobody", InstantSource.system()))) {
            Data.Obj view = WireData.parse(others.query(copy, table -> table.viewFor(id(ann))));
            assertFalse(view.fields().containsKey("trouble"), view.toString());
            assertEquals(new Data.Text("over"), view.fields().get("phase"));
        }
    }

    @Test
    void exportRequiresAccessToTable() throws RefusedException {
        String id = playGame(5);
        String path = "/api/tables/" + id + "/export";
        Client stranger = server.stranger();
        stranger.get(path).refused(404);
        stranger.get(path + "?invitation=guessed").refused(404);
        bob.get(path).ok();
        stranger.get(path + "?invitation=" + ann.view(id).text("invitation")).ok();
        export(ann, "nothing").refused(404);
    }

    @Test
    void exportOfRunningGameHidesSecretsAndCannotBeImported() throws RefusedException {
        String text = export(ann, playGame(30)).body();
        assertFalse(text.contains("portcullis") || text.contains("moat"), text);
        assertFalse(text.contains("\"key\"") || text.contains("\"hash\""), text);
        ApiResponse refused = ann.post("/api/import", text).refused(422);
        assertTrue(refused.text("reason").contains("not over"), refused.toString());
    }

    @Test
    void finishedGamesAreSignedByTheServer() throws RefusedException {
        String file = export(ann, playGame(MAX_MOVES)).ok().body();
        String report = server.stranger().post("/api/verify", file).ok().body();
        assertTrue(report.contains("the game was played there"), report);
        String key = ApiResponse.text(
                (Data.Obj)
                        Objects.requireNonNull(ApiResponse.parse(file).fields().get("seal")),
                "publicKey");
        String keys =
                server.stranger().get("/.well-known/merlon-keys.json").ok().body();
        assertTrue(keys.contains("\"crv\":\"Ed25519\"") && keys.contains("\"x\":\"" + key + "\""), keys);
        ann.post("/api/import", file.replaceFirst("\"time\":1", "\"time\":2")).refused(422);
        String running = export(ann, playGame(5)).ok().body();
        assertFalse(running.contains("\"seal\""), running);
        String copy = bob.post("/api/import", file).ok().text("id");
        assertFalse(export(bob, copy).ok().body().contains("\"seal\""), "it was not played here");
        String note = server.stranger().post("/api/verify", unsigned(file)).ok().body();
        assertTrue(note.contains("\"holds\":true") && note.contains("No server has signed this file"), note);
    }

    @Test
    void importedGamesCountForNobody() throws RefusedException {
        String file = unfinishedFile("{\"kind\":\"bot\",\"name\":\"greedy\"}");
        String id = ann.post("/api/import", file).ok().text("id");
        server.tables().run(id, table -> PlayActions.resign(table, id(ann)));
        assertEquals("over", ann.view(id).text("phase"));
        String name = name(ann);
        ApiResponse profile = ann.get("/api/players/" + name + "/profile").ok();
        assertTrue(profile.body().contains("\"results\":[]"), profile.body());
        assertTrue(ann.get("/api/players/" + name).ok().body().contains("\"records\":[]"));
        assertTrue(ann.get("/api/finished?player=" + name).ok().body().contains(id), "it is still theirs");
        String played = playGame(MAX_MOVES);
        profile = ann.get("/api/players/" + name + "/profile").ok();
        assertFalse(profile.body().contains("\"results\":[]"), played + " counts: " + profile.body());
    }

    @Test
    void limitsImportsOfPersonAndDeletesIdleOnesOfGuests() throws RefusedException {
        String file = export(ann, playGame(MAX_MOVES)).body();
        String first = "";
        for (int i = 0; i < ServerLimits.MAX_IMPORTS_PER_GUEST; i++) {
            String other = file.replaceFirst("\"id\":\"[^\"]*\"", "\"id\":\"table" + i + "\"");
            String copy = bob.post("/api/import", unsigned(other)).ok().text("id");
            first = i == 0 ? copy : first;
        }
        bob.post("/api/import", file).refused(429);
        String again = file.replaceFirst("\"id\":\"[^\"]*\"", "\"id\":\"table0\"");
        assertEquals(first, bob.post("/api/import", unsigned(again)).ok().text("id"), "it is there already");

        long now = System.currentTimeMillis();
        var games = server.store().games();
        assertEquals(List.of(), games.idleImportsOfGuests(now - 60_000, 100));
        assertFalse(games.removeIdleImport(first, now - 60_000));
        assertEquals(
                ServerLimits.MAX_IMPORTS_PER_GUEST,
                games.idleImportsOfGuests(now + 60_000, 100).size());
        bob.post("/api/claim", "{\"name\":\"Benedict\",\"password\":\"moat and drawbridge\"}")
                .ok();
        assertEquals(List.of(), games.idleImportsOfGuests(now + 60_000, 100), "a member's are kept");
        bob.post("/api/import", file).ok();
        String guests = ann.post("/api/import", file).ok().text("id");
        assertTrue(games.removeIdleImport(guests, System.currentTimeMillis() + 60_000));
        assertEquals(null, games.load(guests));
    }

    @Test
    void importedGamesAreExportedAndDeletedWithTheAccount() throws RefusedException {
        String file = export(ann, playGame(MAX_MOVES)).body();
        var games = server.store().games();
        Client guest = server.guest();
        String brought = guest.post("/api/import", file).ok().text("id");
        String password = "\"password\":\"moat and drawbridge\"}";
        bob.post("/api/claim", "{\"name\":\"Benedict\"," + password).ok();
        String own = bob.post("/api/import", file).ok().text("id");
        guest.post("/api/login", "{\"name\":\"Benedict\",\"bring\":true," + password)
                .ok();
        assertEquals(2, games.countImportsOf(id(bob), ""));
        String data = bob.get("/api/my/data").ok().body();
        assertTrue(data.contains(own) && data.contains(brought), data);
        bob.post("/api/forget-me", "{" + password).ok();
        assertEquals(null, games.load(own));
        assertEquals(null, games.load(brought));
        ann.view(own).refused(404);

        Client other = server.guest();
        String forgotten = other.post("/api/import", file).ok().text("id");
        other.post("/api/forget-me", "{}").ok();
        assertEquals(null, games.load(forgotten));
    }

    /** A file as versions without signatures wrote it. */
    private static String unsigned(String file) {
        Data.Obj object = ApiResponse.parse(file);
        object.fields().remove("seal");
        return Json.write(object.put("version", 1));
    }

    /** The text used to be copied into every view and list, so that a few imports used up the server's memory. */
    @Test
    void refusesImportWithLongRulesData() {
        String file = unfinishedFile("{\"kind\":\"bot\",\"name\":\"greedy\"}");
        String crafted = file.replace("\"options\"", "\"rulesData\":\"" + "x".repeat(900_000) + "\",\"options\"");
        ApiResponse refused = ann.post("/api/import", crafted).refused(422);
        assertTrue(refused.text("reason").contains("rulesData"), refused.text("reason"));
        assertTrue(ann.get("/api/my/tables").ok().body().length() < 1_000);
        assertFalse(isVerified(crafted));
    }

    /** Every past state of a log takes memory when it is loaded. */
    @Test
    void refusesImportWithManyEntries() {
        String file = unfinishedFile("{\"kind\":\"bot\",\"name\":\"greedy\"}");
        String last = file.substring(file.lastIndexOf(",{\"number\""), file.length() - 2);
        String crafted = file.substring(0, file.length() - 2) + last.repeat(ServerLimits.MAX_IMPORT_ENTRIES) + "]}";
        ApiResponse refused = ann.post("/api/import", crafted).refused(422);
        assertTrue(refused.text("reason").contains("more than " + ServerLimits.MAX_IMPORT_ENTRIES), refused.toString());
    }

    /** Half of a character has no form in UTF-8, so the signature would be that of another text. */
    @Test
    void refusesFileWithHalfOfACharacter() throws RefusedException {
        String file = export(ann, playGame(MAX_MOVES)).ok().body();
        String changed = file.replace("\"" + name(ann) + "\"", "\"I won\\ud83c\"");
        ApiResponse refused = server.stranger().post("/api/verify", changed).refused(422);
        assertTrue(refused.text("reason").contains("half of a character"), refused.toString());
        assertFalse(isVerified(file.replace("\"" + name(ann) + "\"", "\"I won?\"")));
    }

    @Test
    void repeatedImportReturnsSameTable() throws RefusedException {
        String file = export(ann, playGame(MAX_MOVES)).body();
        String copy = ann.post("/api/import", file).ok().text("id");
        assertEquals(copy, ann.post("/api/import", file).ok().text("id"));
        assertFalse(copy.equals(bob.post("/api/import", file).ok().text("id")), "what is another's stays another's");
    }

    /** Returns an exported game as a browser creates it without a server, after its first moves. */
    private static String unfinishedFile(String second) {
        int rules = Games.all().stream()
                .filter(game -> game.id().equals("torres"))
                .findFirst()
                .orElseThrow()
                .rulesVersion();
        var session = new EngineSession(System.err::println);
        session.answer("new {\"game\":\"torres\",\"players\":2,\"seed\":\"drawn\"}");
        var entries = new ArrayList<String>();
        String seats = "[{\"kind\":\"person\",\"name\":\"Ann\"}," + second + "]";
        entries.add("{\"number\":1,\"kind\":\"start\",\"time\":5,\"seats\":" + seats + proof(session, "hash"));
        session.answer("play setup d8");
        entries.add(
                "{\"number\":2,\"kind\":\"move\",\"time\":6,\"seat\":0,\"move\":\"setup d8\"" + proof(session, "hash"));
        return "{\"format\":\"merlon-game\",\"version\":1,\"id\":\"here\",\"created\":4,\"game\":\"torres\","
                + "\"variant\":\"standard\",\"players\":2,\"options\":{},\"pace\":{\"kind\":\"none\"},\"rated\":false,"
                + "\"shuffled\":false,\"phase\":\"playing\",\"firstSeats\":" + seats + ",\"seats\":" + seats
                + proof(session, "commitment").replace("}", "")
                + proof(session, "key").replace("}", "")
                + ",\"rulesVersion\":" + rules + ",\"entries\":[" + String.join(",", entries) + "]}";
    }

    private static String proof(EngineSession session, String field) {
        Matcher found =
                Pattern.compile(",\"" + field + "\":\"[0-9a-f]+\"").matcher(String.valueOf(session.answer("proof")));
        assertTrue(found.find());
        return found.group() + "}";
    }

    @Test
    void gameStartedInBrowserCanBeContinued() {
        String file = unfinishedFile("{\"kind\":\"bot\",\"name\":\"greedy\"}");
        assertTrue(isVerified(file));
        ApiResponse imported = ann.post("/api/import", file).ok();
        String id = imported.text("id");
        assertEquals("playing", imported.text("phase"));
        assertTrue(imported.body().contains("\"you\":[0]"), imported.body());
        ann.post("/api/import", file).ok();
        bob.view(id).refused(404);

        ann.post("/api/import", file.replace("setup d8", "setup d7")).refused(422);
        ann.post("/api/import", file.replace("\"phase\":\"playing\"", "\"phase\":\"over\""))
                .refused(422);
        String seats = "\"firstSeats\":[{\"kind\":\"person\",\"name\":\"";
        ApiResponse other = ann.post("/api/import", file.replace(seats + "Ann", seats + "Eve"))
                .refused(422);
        assertTrue(other.text("reason").contains("taken: Eve, greedy (bot). The log says: Ann, "), other.toString());
        ApiResponse two = ann.post("/api/import", unfinishedFile("{\"kind\":\"person\",\"name\":\"Bob\"}"))
                .refused(422);
        assertTrue(two.text("reason").contains("the only person"), two.toString());
    }

    /** A person named in a file could not move, so the importer would win on time. */
    @Test
    void refusesUnfinishedGameWithOtherPerson() {
        String bot = "{\"kind\":\"bot\",\"name\":\"greedy\"}";
        String stranger = "{\"kind\":\"person\",\"name\":\"Alice\"}";
        String file = unfinishedFile(bot);
        String hash = file.substring(file.lastIndexOf(",\"hash\""), file.length() - 2);
        String joined = file.substring(0, file.length() - 2)
                        .replace(bot + "],\"commitment\"", stranger + "],\"commitment\"")
                + ",{\"number\":3,\"kind\":\"seat\",\"time\":7,\"seat\":1,\"occupant\":" + stranger + hash + "]}";
        assertTrue(isVerified(joined), joined);
        ApiResponse refused = ann.post("/api/import", joined).refused(422);
        assertTrue(refused.text("reason").contains("the only person"), refused.toString());
    }

    @Test
    void refusesImportThatFailsVerification() throws RefusedException {
        String id = playGame(MAX_MOVES);
        Data.Obj file = ApiResponse.parse(unsigned(export(ann, id).body()));
        ApiResponse refused = ann.post("/api/import", Json.write(file.put("result", new Data.Obj())))
                .refused(422);
        assertTrue(refused.text("reason").contains("result: "), refused.toString());
        assertEquals(
                List.of(id),
                server.store().games().finishedTables(null, null, Long.MAX_VALUE, 10).stream()
                        .map(table -> table.table().id())
                        .toList());
    }

    @Test
    void refusesImportWithInvalidNames() throws RefusedException {
        String file = unsigned(export(ann, playGame(MAX_MOVES)).body());
        for (String bad : List.of("x".repeat(100), "a\\nb", "a\\u202eb")) {
            String forged = file.replace("\"" + name(ann) + "\"", "\"" + bad + "\"");
            assertTrue(isVerified(forged));
            ann.post("/api/import", forged).refused(422);
        }
        String later = file.replaceFirst("\"created\":[0-9]+", "\"created\":99999999999999");
        ann.post("/api/import", later).refused(422);
    }

    @Test
    void limitsFileSize() {
        String padding = " ".repeat(ServerLimits.MAX_GAME_FILE_BYTES - 2);
        for (String path : List.of("/api/verify", "/api/import")) {
            ApiResponse longest = ann.post(path, "{}" + padding);
            assertFalse(longest.status() == 413, longest.toString());
            ann.post(path, "{} " + padding).refused(413);
            byte[] bytes = ("{} " + padding).getBytes(StandardCharsets.UTF_8);
            ann.sendBody("POST", path, HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes)))
                    .refused(413);
        }
    }

    @Test
    void refusesInvalidJsonWithReason() {
        ApiResponse refused = ann.post("/api/verify", "{").refused(422);
        assertTrue(refused.text("reason").contains("not JSON"), refused.toString());
        ann.post("/api/verify", "[]").refused(422);
        assertFalse(isVerified("{}"));
    }

    @Test
    void limitsVerifications() {
        try (LiveServer strict = LiveServer.strict()) {
            Client stranger = strict.stranger();
            int allowed = 0;
            while (allowed <= 100 && stranger.post("/api/verify", "{}").status() == 200) {
                allowed++;
            }
            assertTrue(allowed >= ServerLimits.VERIFICATIONS.burst() && allowed < 100, allowed + " in a row");
            stranger.post("/api/verify", "{}").refused(429);
        }
    }
}
