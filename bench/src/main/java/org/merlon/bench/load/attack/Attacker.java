package org.merlon.bench.load.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.merlon.bench.load.client.FrameCodec;
import org.merlon.bench.load.client.JsonScanner;

/** A hostile client with its own address; each kind of attack is a loop that runs until it is closed. */
final class Attacker implements AutoCloseable {
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final Pattern NUMBER = Pattern.compile("\"number\":([0-9]+)");
    private static final Pattern LEGAL = Pattern.compile("\"legal\":\\[\"([^\"]+)\"");
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    /** The delay between two steps of a loop, so that the attack does not just exhaust the shared CPU. */
    private static final long STEP_MILLIS = 20;

    /** The number of messages that a flood sends in a step. */
    private static final int FLOOD_MESSAGES = 50;

    private static final String OWN_SEATS =
            ",\"listed\":true,\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}";

    private static final String LARGE_DRAWING =
            "{\"seat\":0,\"part\":\"tower-1\",\"content\":[{\"colour\":1,\"points\":[" + "999,".repeat(1599)
                    + "999]}]}";

    private static final String MASTER_SEAT = "{\"kind\":\"bot\",\"name\":\"master\"}";

    private static final String MASTERS_TABLE = "{\"game\":\"torres\",\"players\":4,\"start\":true,\"seats\":["
            + String.join(",", MASTER_SEAT, MASTER_SEAT, MASTER_SEAT, MASTER_SEAT) + "]}";

    /** The maximum length of a request body. */
    private static final int MAX_BODY_BYTES = 1024 * 1024;

    /** Counters of all attacks. */
    record Counts(AtomicLong sent, AtomicLong answered, AtomicLong refused) {}

    private final int port;
    private final InetAddress localAddress;
    private final Counts counts;
    private final HttpClient http;
    private volatile String cookie = "";
    private volatile boolean closed;

    Attacker(int port, int lastAddressByte, Counts counts) throws IOException {
        this.port = port;
        this.counts = counts;
        localAddress = InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) lastAddressByte});
        http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .localAddress(localAddress)
                .connectTimeout(TIMEOUT)
                .executor(Executors.newVirtualThreadPerTaskExecutor())
                .build();
    }

    /** One step of an attack. */
    private interface Step {
        void run() throws IOException, InterruptedException;
    }

    private void repeat(Step step) {
        Thread.startVirtualThread(() -> {
            while (!closed) {
                try {
                    step.run();
                    Thread.sleep(STEP_MILLIS);
                } catch (IOException e) {
                    counts.refused.incrementAndGet();
                    pause();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Guesses passwords. */
    void guessPasswords() {
        repeat(() ->
                request("POST", "/api/login", "{\"name\":\"admin\",\"password\":\"guess " + System.nanoTime() + "\"}"));
    }

    /** Plays and undoes moves, and requests the growing log. */
    void undoMoves() {
        String[] table = {""};
        repeat(() -> {
            if (table[0].isEmpty()) {
                table[0] = newTable("torres");
            }
            String path = "/api/tables/" + table[0];
            String view = request("GET", path, "");
            Matcher legal = LEGAL.matcher(view);
            Matcher number = NUMBER.matcher(view);
            if (legal.find() && number.find()) {
                request(
                        "POST",
                        path + "/move",
                        "{\"number\":" + number.group(1) + ",\"move\":\"" + legal.group(1) + "\"}");
                request("POST", path + "/ask-undo", "{\"kept\":0}");
            }
            request("GET", path + "/log?events=true&after=1000000", "");
        });
    }

    /** Sends large drawings to a table that many connections watch without reading. */
    void sendDrawings(int readers) {
        repeat(() -> {
            String table = newTable("onceupon");
            for (int i = 0; i < readers; i++) {
                repeat(() -> watchWithoutReading(table));
            }
            while (!closed) {
                request("PUT", "/api/tables/" + table + "/attachment", LARGE_DRAWING);
                Thread.sleep(STEP_MILLIS);
            }
        });
    }

    /** Watches a table without reading what is sent, and keeps the connection alive. */
    private void watchWithoutReading(String table) throws IOException, InterruptedException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(upgradeRequest());
            write(socket, FrameCodec.text("{\"type\":\"watch\",\"table\":\"" + table + "\"}"));
            while (!closed) {
                Thread.sleep(1000);
                write(socket, FrameCodec.frame(FrameCodec.PONG, new byte[0]));
            }
        }
    }

    /** Sends far more messages than allowed, and reconnects when the server closes the connection. */
    void floodMessages() {
        repeat(() -> {
            try (Socket socket = connect()) {
                socket.getOutputStream().write(upgradeRequest());
                while (!closed) {
                    for (int i = 0; i < FLOOD_MESSAGES; i++) {
                        write(socket, FrameCodec.text("{\"type\":\"watch\",\"table\":\"nowhere\"}"));
                        counts.sent.incrementAndGet();
                    }
                    Thread.sleep(STEP_MILLIS);
                }
            }
        });
    }

    /** Opens connections that never complete a request. */
    void trickleRequests(int connections) {
        for (int i = 0; i < connections; i++) {
            repeat(() -> {
                try (Socket socket = connect()) {
                    socket.getOutputStream().write(JsonScanner.bytes("GET /api/tables HTTP/1.1\r\nX-Slow: "));
                    while (!closed) {
                        Thread.sleep(5000);
                        socket.getOutputStream().write('x');
                    }
                }
            });
        }
    }

    /** Creates as many tables as possible on which the strongest bots play. */
    void startBotGames() {
        repeat(() -> {
            request("POST", "/api/tables", MASTERS_TABLE);
            Thread.sleep(10_000);
        });
    }

    /** Sends long request bodies without their last byte. */
    void stallBodies(int connections) {
        for (int i = 0; i < connections; i++) {
            repeat(() -> {
                try (Socket socket = connect()) {
                    socket.getOutputStream()
                            .write(JsonScanner.bytes("POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: "
                                    + MAX_BODY_BYTES + "\r\n\r\n"));
                    socket.getOutputStream().write(new byte[MAX_BODY_BYTES - 1]);
                    int end = socket.getInputStream().read(); // returns when the server closes the connection
                    counts.refused.addAndGet(end < 0 ? 1 : 0);
                }
            });
        }
    }

    private Socket connect() throws IOException {
        var socket = new Socket();
        socket.setReceiveBufferSize(4096);
        socket.bind(new InetSocketAddress(localAddress, 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 5000);
        return socket;
    }

    private byte[] upgradeRequest() {
        return JsonScanner.bytes("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nOrigin: http://127.0.0.1:" + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
                + "\r\nSec-WebSocket-Key: bWVybG9uIG1lcmxvbiBtZQ==\r\n\r\n");
    }

    private static void write(Socket socket, ByteBuffer frame) throws IOException {
        byte[] bytes = new byte[frame.remaining()];
        frame.get(bytes);
        socket.getOutputStream().write(bytes);
    }

    private String newTable(String game) throws IOException, InterruptedException {
        Matcher id = ID.matcher(request("POST", "/api/tables", "{\"game\":\"" + game + "\"" + OWN_SEATS));
        if (!id.find()) {
            throw new IOException("no table");
        }
        return id.group(1);
    }

    private String request(String method, String path, String body) throws IOException, InterruptedException {
        String base = "http://127.0.0.1:" + port;
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(TIMEOUT)
                .header("Origin", base)
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        HttpResponse<String> response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        response.headers()
                .firstValue("Set-Cookie")
                .ifPresent(header -> cookie = header.substring(0, header.indexOf(';')));
        (response.statusCode() == 200 ? counts.answered : counts.refused).incrementAndGet();
        return response.body();
    }

    @Override
    public void close() {
        closed = true;
        http.shutdownNow();
    }
}
