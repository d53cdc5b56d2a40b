package org.merlon.bench.bots;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Chromium with a page that runs the engine: it fetches protocol lines from this process and posts the replies. */
final class BrowserPage implements AutoCloseable {
    private static final long TIMEOUT_MINUTES = 10;
    private static final List<String> BROWSERS =
            List.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");

    private static final String PAGE = """
            <!doctype html><script type="module">
            import { load } from '/web/engine/runtime.js';
            const { exports } = await load('/web/engine/engine.wasm');
            for (;;) {
              const lines = (await (await fetch('/questions')).text()).split('\\n');
              await fetch('/answers', { method: 'POST', body: lines.map((line) => exports.answer(line)).join('\\n') });
            }
            </script>
            """;

    private static final Map<String, String> CONTENT_TYPES =
            Map.of("js", "text/javascript", "wasm", "application/wasm");

    private final BlockingQueue<String> questions = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final HttpServer server;
    private final Process browser;

    BrowserPage() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", BrowserPage::serve);
        server.createContext(
                "/questions",
                exchange -> respond(exchange, "text/plain", nextQuestion().getBytes(StandardCharsets.UTF_8)));
        server.createContext("/answers", exchange -> {
            answers.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            respond(exchange, "text/plain", new byte[0]);
        });
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor()); // a request may wait for a long time
        server.start();
        String address = "http://localhost:" + server.getAddress().getPort() + "/";
        browser = new ProcessBuilder(
                        executable(),
                        "--headless",
                        "--remote-debugging-port=0", // otherwise it exits when the page has loaded
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--user-data-dir=" + Files.createTempDirectory("merlon-bench-browser"),
                        address)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static String executable() throws IOException {
        return BROWSERS.stream()
                .filter(each -> Files.isExecutable(Path.of(each)))
                .findFirst()
                .orElseThrow(() -> new IOException("no Chromium was found (on Debian: apt install chromium)"));
    }

    /** Sends protocol lines to the page and returns its reply to each. */
    List<String> ask(List<String> lines) throws IOException, InterruptedException {
        questions.add(String.join("\n", lines));
        String reply = answers.poll(TIMEOUT_MINUTES, TimeUnit.MINUTES);
        if (reply == null) {
            throw new IOException("the browser does not answer; does it support WebAssembly with garbage collection?");
        }
        return List.of(reply.split("\n", -1));
    }

    private String nextQuestion() {
        try {
            return questions.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private static void serve(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        try (@Nullable InputStream in = BrowserPage.class.getResourceAsStream(path)) {
            byte[] body = path.equals("/") || in == null ? PAGE.getBytes(StandardCharsets.UTF_8) : in.readAllBytes();
            String type = CONTENT_TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "text/html");
            respond(exchange, type, body);
        }
    }

    private static void respond(HttpExchange exchange, String type, byte[] body) throws IOException {
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    @Override
    public void close() {
        browser.destroy();
        server.stop(0);
    }
}
