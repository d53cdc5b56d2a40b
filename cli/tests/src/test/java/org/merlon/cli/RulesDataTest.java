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
    private static final Pattern RULES_DATA_FIELD = Pattern.compile("\"rulesData\":\"([0-9a-f]{16})\"");

    @TempDir
    private Path folder = Path.of("");

    private void writeTable(String name, String text) throws IOException {
        Path file = folder.resolve("tables").resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, text);
    }

    private Process start(String... args) throws IOException {
        var words = new ArrayList<>(List.of(args));
        words.addAll(List.of("--rules-data", folder.resolve("tables").toString()));
        return CommandRun.process(List.of(), words.toArray(String[]::new))
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
    void replacedValueAppliesAndMarksTheGame() throws IOException, InterruptedException {
        writeTable("onceupon/residents.tsv", RESIDENTS);
        Files.createDirectories(folder.resolve("tables/torres"));
        String output = run("games\nload " + POSITION + "\nscore\ndump\nquit\n", 0, "engine");
        List<String> lines = output.lines().toList();
        assertTrue(lines.get(2).contains("\"total\":7"), output);
        assertEquals(
                1,
                RULES_DATA_FIELD.matcher(lines.get(0)).results().count(),
                "the other games are as they were: " + output);
        assertTrue(RULES_DATA_FIELD.matcher(lines.get(3)).find(), output);

        output = run("quit\n", 0, "play", "onceupon", "--bots", "random");
        assertTrue(output.contains("You are playing with custom cards and values"), output);
    }

    @Test
    void errorsNameFileAndLine() throws IOException, InterruptedException {
        writeTable("onceupon/residents.tsv", RESIDENTS.replace("3\t9", "3\tnine"));
        String output = run("", 2, "engine");
        assertTrue(output.startsWith("residents.tsv line 4: points: a whole number is wanted, not 'nine'\n"), output);

        writeTable("onceupon/residents.tsv", RESIDENTS);
        writeTable("onceupon/resident.tsv", RESIDENTS);
        output = run("", 2, "engine");
        assertTrue(output.contains("onceupon/resident.tsv: no game has such a table; there are: "), output);
        assertTrue(output.contains("blackstone/tasks.tsv"), output);
    }

    @Test
    void identicalTablesDoNotMarkTheGame() throws IOException, InterruptedException {
        writeTable(
                "torres/master-cards.tsv",
                Files.readString(Path.of("../games/torres/src/main/resources/org/merlon/torres/master-cards.tsv"))
                        .replace("\n", "\r\n"));
        String output = run("games\nquit\n", 0, "engine");
        assertFalse(RULES_DATA_FIELD.matcher(output).find(), output);
    }

    @Test
    @Tag("process")
    void serverMarksAndDoesNotRateSuchGames() throws IOException, InterruptedException {
        writeTable("onceupon/residents.tsv", RESIDENTS);
        Process server =
                start("serve", "--port", "0", "--data", folder.resolve("data").toString());
        try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
                HttpClient client = HttpClient.newBuilder()
                        .cookieHandler(new CookieManager())
                        .build()) {
            String line = out.readLine();
            Matcher address = Pattern.compile("http://[0-9.:]+").matcher(String.valueOf(line));
            assertTrue(address.find(), () -> "said: " + line);
            String origin = address.group();
            send(client, origin, "/api/visit", "{}");
            send(client, origin, "/api/claim", "{\"name\":\"Mathilde\",\"password\":\"moat and drawbridge\"}");
            String refused = send(client, origin, "/api/tables", "{\"game\":\"onceupon\",\"rated\":true}");
            assertTrue(refused.contains("are not rated"), refused);
            String torres = send(client, origin, "/api/tables", "{\"game\":\"torres\",\"rated\":true}");
            assertTrue(torres.contains("\"rated\":true"), torres);
            String made = send(client, origin, "/api/tables", "{\"game\":\"onceupon\",\"listed\":true}");
            assertTrue(RULES_DATA_FIELD.matcher(made).find() && !made.contains("oldRules"), made);
            Matcher id = Pattern.compile("\"id\":\"(\\w+)\"").matcher(made);
            assertTrue(id.find(), made);
            assertTrue(RULES_DATA_FIELD
                    .matcher(send(client, origin, "/api/tables/" + id.group(1) + "/export", ""))
                    .find());
            String tables = send(client, origin, "/api/games/onceupon/data", "");
            assertTrue(tables.contains("\"residents.tsv\":\"group"), tables);
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private static String send(HttpClient client, String origin, String path, String body)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(origin + path)).header("Origin", origin);
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
