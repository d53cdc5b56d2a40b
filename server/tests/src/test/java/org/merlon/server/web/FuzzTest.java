package org.merlon.server.web;

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
import org.merlon.testkit.Effort;

/** Malformed input is answered or ends the connection; the server does not fail and reveals no internals. */
@Order(1)
final class FuzzTest {
    /** The number of inputs of all kinds. */
    private static final int COUNT = Effort.of(500, 20_000, 1_000_000);

    private static final int PATIENCE_MILLIS = 60_000;

    @Test
    void rubbishIsTakenInStride() throws IOException {
        try (LiveServer server = LiveServer.inMemory()) {
            Client ann = server.guest();
            String table = ann.post("/api/tables", Seats.VS_BOT).ok().text("id");
            String cookie = Objects.requireNonNull(ann.cookie());
            var mess = new Mess(5, table);
            requests(server, mess, cookie, COUNT / 2);
            rubbish(server, mess, cookie, COUNT / 20);
            frames(server, mess, cookie, COUNT - COUNT / 2 - COUNT / 20);

            assertTrue(server.stranger().get("/healthz").ok().body().contains("true"));
            assertTrue(
                    RawLine.eventually(
                            () -> server.stranger().get("/metrics").body().contains("merlon_sockets 0.0")),
                    "none is stuck");
            Client ben = server.guest();
            String id = ben.post("/api/tables", Seats.VS_BOT).ok().text("id");
            Line line = ben.socket().send(Seats.watch(id));
            Seats.play(line, id, Seats.view(line.take("table")), new Random(1));
        }
    }

    private static Socket connect(LiveServer server) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        return socket;
    }

    private static void requests(LiveServer server, Mess mess, String cookie, int count) throws IOException {
        Socket socket = connect(server);
        for (int i = 0; i < count; i++) {
            byte[] request = mess.request(server.routes(), cookie, server.origin());
            String answer;
            try {
                socket.getOutputStream().write(request);
                answer = answer(socket.getInputStream(), new String(request, 0, 4, StandardCharsets.US_ASCII));
            } catch (SocketException e) {
                answer = "";
            }
            check(answer, request);
            if (answer.isEmpty() || answer.toLowerCase(Locale.ROOT).contains("connection: close")) {
                socket.close();
                socket = connect(server);
            }
        }
        socket.close();
    }

    private static void check(String answer, byte[] request) {
        String asked = new String(request, StandardCharsets.UTF_8);
        assertFalse(answer.startsWith("HTTP/1.1 500"), () -> answer + "\n" + asked);
        assertFalse(answer.contains("Exception") || answer.contains("\tat "), () -> answer + "\n" + asked);
    }

    /** Reads one response: the head, and a body of the declared length. Empty if the connection was closed. */
    private static String answer(InputStream in, String method) throws IOException {
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

    private static void rubbish(LiveServer server, Mess mess, String cookie, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            byte[] request = mess.rubbish(server.routes(), cookie, server.origin());
            try (Socket socket = connect(server)) {
                socket.getOutputStream().write(request);
                socket.shutdownOutput();
                check(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8), request);
            } catch (SocketTimeoutException e) {
                throw new AssertionError("stuck at " + new String(request, StandardCharsets.UTF_8), e);
            } catch (SocketException e) {
                // The connection was closed, which is allowed.
            }
        }
    }

    private static void frames(LiveServer server, Mess mess, String cookie, int count) throws IOException {
        int sent = 0;
        while (sent < count) {
            try (var line = new RawLine(server.port())) {
                String head = line.upgrade("Cookie: " + cookie + "\r\n");
                assertTrue(head.startsWith("HTTP/1.1 101"), head);
                for (int i = mess.below(100); i >= 0 && sent < count; i--) {
                    sent++;
                    line.socket.getOutputStream().write(mess.frame());
                }
                line.socket.shutdownOutput();
                var heard = new ByteArrayOutputStream();
                line.socket.getInputStream().transferTo(heard);
                String text = heard.toString(StandardCharsets.ISO_8859_1);
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
