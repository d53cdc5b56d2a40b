package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that an engine which is compiled while the server runs is served once it is complete. */
final class WasmEngineFilesTest {
    @TempDir
    private Path folder;

    private Javalin server;

    @BeforeEach
    void start() {
        server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    new WasmEngineFiles(folder.resolve("engine")).register(config);
                })
                .start("127.0.0.1", 0);
    }

    @AfterEach
    void stop() {
        server.stop();
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + server.port() + path);
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
        }
    }

    private void write(String name, String content) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve("engine")).resolve(name), content);
    }

    private String folderNow() throws IOException, InterruptedException {
        return get("/engine/now").body().replaceAll("\\{\"folder\":\"(.*)\"}", "$1");
    }

    @Test
    void engineIsServedOnceItsBinaryIsThere() throws IOException, InterruptedException {
        assertEquals("{\"folder\":null}", get("/engine/now").body());
        write("runtime.js", "export const load = null;");
        assertEquals("{\"folder\":null}", get("/engine/now").body());
        assertEquals(404, get("/engine/now/engine.wasm").statusCode());

        write("engine.wasm", "binary");
        assertEquals(
                "no-store",
                get("/engine/now").headers().firstValue("Cache-Control").orElseThrow());
        HttpResponse<String> binary = get(folderNow() + "/engine.wasm");
        assertEquals("binary", binary.body());
        assertEquals(
                "application/wasm", binary.headers().firstValue("Content-Type").orElseThrow());
        assertEquals(
                "public, max-age=31536000, immutable",
                binary.headers().firstValue("Cache-Control").orElseThrow());
        assertEquals(
                "export const load = null;", get(folderNow() + "/runtime.js").body());
    }

    @Test
    void otherFilesAndFoldersAreUnknown() throws IOException, InterruptedException {
        write("runtime.js", "");
        write("engine.wasm", "binary");
        write("notes.txt", "private");
        assertEquals(404, get(folderNow() + "/notes.txt").statusCode());
        assertEquals(404, get("/engine/0123456789abcdef/engine.wasm").statusCode());
    }

    /** The next build may replace the files while pages of this server still load them. */
    @Test
    void servedEngineDoesNotChange() throws IOException, InterruptedException {
        write("runtime.js", "");
        write("engine.wasm", "first");
        String first = folderNow();
        write("engine.wasm", "second");
        assertEquals(first, folderNow());
        assertEquals("first", get(first + "/engine.wasm").body());
    }
}
