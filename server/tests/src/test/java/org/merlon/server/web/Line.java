package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;

/** A WebSocket client that collects the received messages. */
final class Line implements WebSocket.Listener {
    private static final int PATIENCE_SECONDS = 60;

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder();
    private volatile @Nullable WebSocket socket;

    private Line() {}

    static Line open(HttpClient client, URI address, Map<String, String> headers) {
        var line = new Line();
        WebSocket.Builder builder = client.newWebSocketBuilder();
        headers.forEach(builder::header);
        line.socket = builder.buildAsync(address, line).join();
        return line;
    }

    private WebSocket socket() {
        WebSocket there = socket;
        if (there == null) {
            throw new IllegalStateException("not open yet");
        }
        return there;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            received.add(partial.toString());
            partial.setLength(0);
        }
        webSocket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int statusCode, String reason) {
        closed.complete(statusCode);
        return null;
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
        closed.complete(-1);
    }

    Line send(String message) {
        socket().sendText(message, true).join();
        return this;
    }

    Line sendBytes(byte[] bytes) {
        socket().sendBinary(java.nio.ByteBuffer.wrap(bytes), true).join();
        return this;
    }

    /** Returns the next message as text. */
    String next() {
        try {
            String message = received.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("nothing came");
            }
            return message;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the next message, which must have a certain type. */
    Data.Obj take(String type) {
        Data.Obj message = Answer.parse(next());
        assertEquals(type, Answer.text(message, "type"), () -> Json.write(message));
        return message;
    }

    /** Returns the next message of a type and skips others. */
    Data.Obj await(String type) {
        while (true) {
            Data.Obj message = Answer.parse(next());
            if (Answer.text(message, "type").equals(type)) {
                return message;
            }
        }
    }

    /** Returns whether all received messages were taken. */
    boolean quiet() {
        return received.isEmpty();
    }

    /** Waits for the server to close; returns the close code. */
    int closed() {
        try {
            return closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("it was not closed", e);
        }
    }

    void close() {
        socket().sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    void cut() {
        socket().abort();
    }
}
