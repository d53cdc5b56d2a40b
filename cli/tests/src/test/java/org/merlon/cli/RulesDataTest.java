package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests replacing Merlon's tables. Games read their tables once, so each run is a separate process. */
final class RulesDataTest {
    private static final String RESIDENTS =
            "group\tpoints\n1\t7\n2\t8\n3\t9\n4\t10\n5\t11\n6\t12\n7\t13\n8\t14\n9\t17\n10\t20\n";
    private static final String POSITION = "{\"game\":\"onceupon\",\"variant\":\"apprentice\",\"players\":2,"
            + "\"seats\":[{\"residents\":4},{}],\"dice\":[\"wood\",\"wood\"],\"step\":\"dice\",\"round\":1,\"active\":0,\"pile\":[],\"toMove\":0}";
    private static final Pattern MARK = Pattern.compile("\"rulesData\":\"([0-9a-f]{16})\"");

    @TempDir
    private Path folder = Path.of("");

    private void table(String name, String text) throws IOException {
        Path file = folder.resolve("tables").resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, text);
    }

    private Process start(String... args) throws IOException {
        var words = new ArrayList<>(List.of(args));
        words.addAll(List.of("--rules-data", folder.resolve("tables").toString()));
        return Run.process(List.of(), words.toArray(String[]::new))
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    private String run(String input, int exit, String... args) throws IOException, InterruptedException {
        Process process = start(args);
        process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = Files.readString(folder.resolve("err"));
        assertEquals(exit, process.waitFor(), out + err);
        return out + err;
    }

    @Test
    void aReplacedValueCountsAndTheGameIsMarked() throws IOException, InterruptedException {
        table("onceupon/residents.tsv", RESIDENTS);
        Files.createDirectories(folder.resolve("tables/torres"));
        String said = run("games\nload " + POSITION + "\nscore\ndump\nquit\n", 0, "engine");
        List<String> lines = said.lines().toList();
        assertTrue(lines.get(2).contains("\"total\":7"), said);
        assertEquals(1, MARK.matcher(lines.get(0)).results().count(), "the other games are as they were: " + said);
        assertTrue(MARK.matcher(lines.get(3)).find(), said);

        said = run("quit\n", 0, "play", "onceupon", "--bots", "random");
        assertTrue(said.contains("Played with cards and values of an owner’s"), said);
    }

    @Test
    void mistakesAreToldByFileAndLine() throws IOException, InterruptedException {
        table("onceupon/residents.tsv", RESIDENTS.replace("3\t9", "3\tnine"));
        String said = run("", 2, "engine");
        assertTrue(said.startsWith("residents.tsv line 4: points: a whole number is wanted, not 'nine'\n"), said);

        table("onceupon/residents.tsv", RESIDENTS);
        table("onceupon/resident.tsv", RESIDENTS);
        said = run("", 2, "engine");
        assertTrue(said.contains("onceupon/resident.tsv: no game has such a table; there are: "), said);
        assertTrue(said.contains("blackstone/tasks.tsv"), said);
    }

    @Test
    void tablesLikeOursChangeNothing() throws IOException, InterruptedException {
        table(
                "torres/master-cards.tsv",
                Files.readString(Path.of("../games/torres/src/main/resources/org/merlon/torres/master-cards.tsv"))
                        .replace("\n", "\r\n"));
        String said = run("games\nquit\n", 0, "engine");
        assertFalse(MARK.matcher(said).find(), said);
    }

    @Test
    @Tag("process")
    void theServerMarksSuchGamesAndRatesNone() throws IOException, InterruptedException {
        table("onceupon/residents.tsv", RESIDENTS);
        Process server =
                start("serve", "--port", "0", "--data", folder.resolve("data").toString());
        try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
                HttpClient client = HttpClient.newBuilder()
                        .cookieHandler(new CookieManager())
                        .build()) {
            String line = out.readLine();
            Matcher address = Pattern.compile("http://[0-9.:]+").matcher(String.valueOf(line));
            assertTrue(address.find(), () -> "said: " + line);
            String at = address.group();
            send(client, at, "/api/visit", "{}");
            send(client, at, "/api/claim", "{\"name\":\"Mathilde\",\"password\":\"moat and drawbridge\"}");
            String refused = send(client, at, "/api/tables", "{\"game\":\"onceupon\",\"rated\":true}");
            assertTrue(refused.contains("are not rated"), refused);
            String torres = send(client, at, "/api/tables", "{\"game\":\"torres\",\"rated\":true}");
            assertTrue(torres.contains("\"rated\":true"), torres);
            String made = send(client, at, "/api/tables", "{\"game\":\"onceupon\",\"listed\":true}");
            assertTrue(MARK.matcher(made).find() && !made.contains("oldRules"), made);
            Matcher id = Pattern.compile("\"id\":\"(\\w+)\"").matcher(made);
            assertTrue(id.find(), made);
            assertTrue(MARK.matcher(send(client, at, "/api/tables/" + id.group(1) + "/export", ""))
                    .find());
            String tables = send(client, at, "/api/games/onceupon/data", "");
            assertTrue(tables.contains("\"residents.tsv\":\"group"), tables);
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private static String send(HttpClient client, String at, String path, String body)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(at + path)).header("Origin", at);
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
