package org.merlon.e2e.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.testkit.RequiredTool;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Runs the release in a minimal root folder: without Java, and with only a shell and the C library. */
@Tag("release")
@Order(1)
final class ReleaseTest {
    /** The programs in the minimal root: a shell, and the tool that resolves links. */
    private static final List<String> TOOLS = List.of("/bin/sh", "/bin/readlink");

    /** The processes are too short-lived for the optimising compiler. */
    private static final Map<String, String> JVM_ENVIRONMENT = Map.of("JAVA_TOOL_OPTIONS", "-XX:TieredStopAtLevel=1");

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private static String run(Path workingFolder, List<String> command) throws IOException, InterruptedException {
        var builder =
                new ProcessBuilder(command).directory(workingFolder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(JVM_ENVIRONMENT);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    private static ProcessBuilder inNamespace(String script) {
        return new ProcessBuilder("unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script);
    }

    /** Creates a root folder with a shell, the C library and the unpacked archive. */
    private Path createBareRoot(Path archive) throws IOException, InterruptedException {
        Path root = Files.createDirectories(folder.resolve("root"));
        for (String each : List.of("dev", "proc", "tmp", "data", "opt")) {
            Files.createDirectory(root.resolve(each));
        }
        run(
                folder,
                List.of(
                        "tar",
                        "-xzf",
                        archive.toString(),
                        "-C",
                        root.resolve("opt").toString()));
        Path home;
        try (var inside = Files.list(root.resolve("opt"))) {
            home = inside.findFirst().orElseThrow();
        }
        Files.move(home, root.resolve("opt/merlon"));
        var binaries = new ArrayList<>(TOOLS);
        binaries.add(root.resolve("opt/merlon/runtime/lib/server/libjvm.so").toString());
        for (String binary : binaries) {
            Pattern library = Pattern.compile("(/lib\\S+) \\(0x");
            library.matcher(run(folder, List.of("ldd", binary))).results().forEach(found -> copy(found.group(1), root));
        }
        TOOLS.forEach(binary -> copy(binary, root));
        return root;
    }

    private static void copy(String file, Path root) {
        try {
            Path to = root.resolve(file.substring(1));
            Files.createDirectories(to.getParent());
            if (!Files.exists(to)) {
                Files.copy(Path.of(file), to);
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void releaseRunsInABareRoot() throws IOException, InterruptedException {
        assumeTrue(
                Runtime.version().feature() >= 25
                        && System.getProperty("os.arch").equals("amd64"),
                "releases are made with a JDK of 25 or newer, for x86-64");
        RequiredTool.requireSuccess(inNamespace("true").command(), "unshare with the right to create namespaces");
        Path releaseFolder = folder.resolve("release");
        run(
                folder,
                List.of(
                        Path.of("../packaging/package").toAbsolutePath().toString(),
                        "--draft",
                        releaseFolder.toString()));
        Path archive;
        try (var files = Files.list(releaseFolder)) {
            archive = files.filter(file -> file.toString().endsWith(".tar.gz"))
                    .findFirst()
                    .orElseThrow();
        }
        Path root = createBareRoot(archive);

        Path log = folder.resolve("server.log");
        String script = "cd " + root + " && mount --rbind /dev dev && mount --rbind /proc proc && exec chroot ."
                + " /opt/merlon/bin/merlon serve --port 0 --data /data --unlimited-from 127.0.0.1";
        ProcessBuilder serving = inNamespace(script).redirectErrorStream(true).redirectOutput(log.toFile());
        serving.environment().putAll(JVM_ENVIRONMENT);
        Process server = serving.start();
        try {
            String address = address(server, log);
            assertTrue(
                    new ApiClient(address).get("/").contains("Castle board games to play"),
                    "the client of the browser is there");
            new ApiClient(address).playToTheEnd();
        } finally {
            server.destroy();
            assertTrue(server.waitFor(30, TimeUnit.SECONDS), "it stops when it is told to");
        }
    }

    private static String address(Process server, Path logFile) throws IOException, InterruptedException {
        var line = Pattern.compile("Merlon is at (http://\\S+)/ ");
        while (true) {
            String log = Files.readString(logFile);
            var found = line.matcher(log);
            if (found.find()) {
                return found.group(1);
            }
            assertTrue(server.isAlive(), log);
            Thread.sleep(50);
        }
    }

    /** A client that plays both seats over the API. */
    private static final class ApiClient {
        private final String address;
        private final HttpClient client =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

        ApiClient(String address) {
            this.address = address;
        }

        private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
            HttpResponse<String> response =
                    client.send(request.header("Origin", address).build(), HttpResponse.BodyHandlers.ofString());
            assertEquals(200, response.statusCode(), response.body());
            return response.body();
        }

        String get(String path) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(URI.create(address + path)));
        }

        private JsonNode post(String path, String body) throws IOException, InterruptedException {
            return JSON.readTree(send(HttpRequest.newBuilder(URI.create(address + path))
                    .POST(HttpRequest.BodyPublishers.ofString(body))));
        }

        void playToTheEnd() throws IOException, InterruptedException {
            post("/api/visit", "{}");
            JsonNode table = post("/api/tables", """
                    {"game":"onceupon","seats":[{"kind":"you"},{"kind":"you"}],"start":true}""");
            String path = "/api/tables/" + table.get("id").asString();
            while (table.get("phase").asString().equals("playing")) {
                String move = table.get("legal").get(0).asString();
                post(
                        path + "/move",
                        JSON.writeValueAsString(new Move(table.get("number").asInt(), move)));
                table = JSON.readTree(get(path));
            }
            assertEquals("over", table.get("phase").asString());
            assertEquals(2, table.get("result").get("scores").size());
        }
    }

    private record Move(int number, String move) {}
}
