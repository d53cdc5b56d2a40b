package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.RawConnection;
import org.merlon.server.web.TestTables;
import org.merlon.server.web.WebSocketClient;
import org.merlon.testkit.Effort;

/** Malformed input is answered or ends the connection; the server does not fail and reveals no internals. */
@Order(1)
final class ServerFuzzTest {
    /** The number of inputs of all kinds. */
    private static final int INPUTS = Effort.of(500, 20_000, 1_000_000);

    private static final int TIMEOUT_MILLIS = 60_000;

    @Test
    void survivesMalformedInput() throws IOException {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            String table = ann.post("/api/tables", TestTables.AGAINST_BOT).ok().text("id");
            String cookie = Objects.requireNonNull(ann.cookie());
            var input = new MalformedInput(5, table);
            sendRequests(server, input, cookie, INPUTS / 2);
            sendMalformedRequests(server, input, cookie, INPUTS / 20);
            sendFrames(server, input, cookie, INPUTS - INPUTS / 2 - INPUTS / 20);

            assertTrue(server.stranger().get("/healthz").ok().body().contains("true"));
            assertTrue(
                    RawConnection.eventually(
                            () -> server.stranger().get("/metrics").body().contains("merlon_sockets 0.0")),
                    "none is stuck");
            Client ben = server.guest();
            String id = ben.post("/api/tables", TestTables.AGAINST_BOT).ok().text("id");
            WebSocketClient webSocket = ben.openWebSocket().send(TestTables.watchMessage(id));
            TestTables.playToEnd(webSocket, id, TestTables.viewIn(webSocket.expect("table")), new Random(1));
        }
    }

    private static Socket connect(LiveServer server) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
        return socket;
    }

    private static void sendRequests(LiveServer server, MalformedInput input, String cookie, int count)
            throws IOException {
        Socket socket = connect(server);
        for (int i = 0; i < count; i++) {
            byte[] request = input.request(server.routes(), cookie, server.origin());
            String answer;
            try {
                socket.getOutputStream().write(request);
                answer = readResponse(socket.getInputStream(), new String(request, 0, 4, StandardCharsets.US_ASCII));
            } catch (SocketException e) {
                answer = "";
            }
            checkResponse(answer, request);
            if (answer.isEmpty() || answer.toLowerCase(Locale.ROOT).contains("connection: close")) {
                socket.close();
                socket = connect(server);
            }
        }
        socket.close();
    }

    private static void checkResponse(String answer, byte[] request) {
        String requestText = new String(request, StandardCharsets.UTF_8);
        assertFalse(answer.startsWith("HTTP/1.1 500"), () -> answer + "\n" + requestText);
        assertFalse(answer.contains("Exception") || answer.contains("\tat "), () -> answer + "\n" + requestText);
    }

    /** Reads one response: the head, and a body of the declared length. Empty if the connection was closed. */
    private static String readResponse(InputStream in, String method) throws IOException {
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                return "";
            }
            head.append((char) next);
        }
        int at = head.toString().toLowerCase(Locale.ROOT).indexOf("content-length: ");
        int length = at < 0 ? 0 : Integer.parseInt(head.substring(at + 16, head.indexOf("\r\n", at)));
        byte[] body = method.equals("HEAD") ? new byte[0] : in.readNBytes(length);
        return head + new String(body, StandardCharsets.UTF_8);
    }

    private static void sendMalformedRequests(LiveServer server, MalformedInput input, String cookie, int count)
            throws IOException {
        for (int i = 0; i < count; i++) {
            byte[] request = input.malformedRequest(server.routes(), cookie, server.origin());
            try (Socket socket = connect(server)) {
                socket.getOutputStream().write(request);
                socket.shutdownOutput();
                checkResponse(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8), request);
            } catch (SocketTimeoutException e) {
                throw new AssertionError("stuck at " + new String(request, StandardCharsets.UTF_8), e);
            } catch (SocketException e) {
                // The connection was closed, which is allowed.
            }
        }
    }

    private static void sendFrames(LiveServer server, MalformedInput input, String cookie, int count)
            throws IOException {
        int sent = 0;
        while (sent < count) {
            try (var connection = new RawConnection(server.port())) {
                String head = connection.upgrade("Cookie: " + cookie + "\r\n");
                assertTrue(head.startsWith("HTTP/1.1 101"), head);
                for (int i = input.nextInt(100); i >= 0 && sent < count; i--) {
                    sent++;
                    connection.socket.getOutputStream().write(input.frame());
                }
                connection.socket.shutdownOutput();
                var received = new ByteArrayOutputStream();
                connection.socket.getInputStream().transferTo(received);
                String text = received.toString(StandardCharsets.ISO_8859_1);
                assertFalse(text.contains("Exception") || text.contains("internal"), text);
                assertEquals(-1, text.indexOf("\u0088\u0002\u0003\u00f3"), "1011 means that we stumbled");
            } catch (SocketTimeoutException e) {
                throw new AssertionError("stuck", e);
            } catch (SocketException e) {
                // The connection was closed while sending.
            }
        }
    }
}
