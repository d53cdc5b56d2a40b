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
import org.merlon.protocol.json.Json;

/** A WebSocket client that collects the received messages. */
public final class WebSocketClient implements WebSocket.Listener {
    private static final int TIMEOUT_SECONDS = 60;

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closeCode = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder();
    private volatile @Nullable WebSocket socket;

    private WebSocketClient() {}

    public static WebSocketClient open(HttpClient client, URI address, Map<String, String> headers) {
        var webSocket = new WebSocketClient();
        WebSocket.Builder builder = client.newWebSocketBuilder();
        headers.forEach(builder::header);
        webSocket.socket = builder.buildAsync(address, webSocket).join();
        return webSocket;
    }

    private WebSocket socket() {
        WebSocket open = socket;
        if (open == null) {
            throw new IllegalStateException("not open yet");
        }
        return open;
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
        closeCode.complete(statusCode);
        return null;
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
        closeCode.complete(-1);
    }

    public WebSocketClient send(String message) {
        socket().sendText(message, true).join();
        return this;
    }

    public WebSocketClient sendBytes(byte[] bytes) {
        socket().sendBinary(java.nio.ByteBuffer.wrap(bytes), true).join();
        return this;
    }

    /** Returns the next message as text. */
    public String nextText() {
        try {
            String message = received.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("nothing came");
            }
            return message;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the next message, which must have a certain type. */
    public Data.Obj expect(String type) {
        Data.Obj message = ApiResponse.parse(nextText());
        assertEquals(type, ApiResponse.text(message, "type"), () -> Json.write(message));
        return message;
    }

    /** Returns the next message of a type and skips others. */
    public Data.Obj await(String type) {
        while (true) {
            Data.Obj message = ApiResponse.parse(nextText());
            if (ApiResponse.text(message, "type").equals(type)) {
                return message;
            }
        }
    }

    /** Returns whether all received messages were taken. */
    public boolean isEmpty() {
        return received.isEmpty();
    }

    /** Waits for the server to close; returns the close code. */
    public int closeCode() {
        try {
            return closeCode.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("it was not closed", e);
        }
    }

    public void close() {
        socket().sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    public void abort() {
        socket().abort();
    }
}
