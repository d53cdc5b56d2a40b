package org.merlon.bench.load.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Creates guests and tables over the server's REST API. */
public final class ApiClient implements AutoCloseable {
    /** A two-player game without a clock; the next one starts immediately. */
    public static final String TWO_PLAYER_TORRES = "\"game\":\"torres\",\"players\":2";

    /** The number of concurrent requests, enough to fill the server's group commits. */
    private static final int MAX_CONCURRENT_REQUESTS = 32;

    private static final Duration REQUEST_TIMEOUT = Duration.ofSeconds(30);
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final Pattern INVITATION = Pattern.compile("\"invitation\":\"([^\"]+)\"");

    private final String base;
    private final String tableRequest;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();
    private final Semaphore slots = new Semaphore(MAX_CONCURRENT_REQUESTS);

    /**
     * @param base the server's address
     * @param tableRequest the JSON of the table to create, without its braces
     */
    public ApiClient(String base, String tableRequest) {
        this.base = base;
        this.tableRequest = tableRequest;
    }

    /** Creates a guest and returns its cookie. */
    public String newGuest() throws IOException {
        HttpResponse<String> response = post("/api/visit", null, "");
        String cookie = response.headers().firstValue("Set-Cookie").orElseThrow(() -> new IOException("no cookie"));
        return cookie.substring(0, cookie.indexOf(';'));
    }

    /** Creates a table, which the second guest joins through another server or the same, starts the game, and returns its id. */
    public String newTable(String one, ApiClient otherServer, String other) throws IOException {
        String created = post("/api/tables", one, "{" + tableRequest + "}").body();
        String id = extract(ID, created);
        otherServer.post(
                "/api/tables/" + id + "/join", other, "{\"invitation\":\"" + extract(INVITATION, created) + "\"}");
        post("/api/tables/" + id + "/start", one, "");
        return id;
    }

    /** Creates a table on which a guest plays against bots, and returns its id. */
    public String newBotTable(String guest) throws IOException {
        return extract(ID, post("/api/tables", guest, "{" + tableRequest + "}").body());
    }

    /** Returns the entries of a table's log as JSON. */
    public String log(String table, String cookie) throws IOException {
        return send(request("/api/tables/" + table + "/log", cookie).GET().build())
                .body();
    }

    /** Returns the public view of a table as JSON. */
    public String publicView(String table) throws IOException {
        return send(request("/api/tables/" + table, null).GET().build()).body();
    }

    private static String extract(Pattern pattern, String text) throws IOException {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            throw new IOException("no " + pattern + " in " + text);
        }
        return matcher.group(1);
    }

    private HttpResponse<String> post(String path, @Nullable String cookie, String body) throws IOException {
        return send(request(path, cookie)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private HttpRequest.Builder request(String path, @Nullable String cookie) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(REQUEST_TIMEOUT)
                .header("Origin", base);
        return cookie == null ? request : request.header("Cookie", cookie);
    }

    private HttpResponse<String> send(HttpRequest request) throws IOException {
        try {
            slots.acquire();
            try {
                HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
                if (response.statusCode() != 200) {
                    throw new IOException(
                            request.uri().getPath() + ": " + response.statusCode() + " " + response.body());
                }
                return response;
            } finally {
                slots.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Runs all tasks concurrently and returns their results. */
    public static <T> List<T> runAll(List<? extends Callable<T>> tasks) throws IOException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<T> results = new ArrayList<>();
            for (Future<T> each : threads.invokeAll(tasks)) {
                results.add(each.get());
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IOException("cannot prepare the server for the run", e.getCause());
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
