package org.merlon.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** E-mail reaches the mail server unchanged, and no part of it is taken for a command. */
final class SmtpTest {
    /** A mail server that accepts one connection; returns all received lines. */
    private static CompletableFuture<List<String>> startMailServer(ServerSocket server) {
        return CompletableFuture.supplyAsync(() -> {
            var received = new ArrayList<String>();
            try (Socket socket = server.accept()) {
                var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
                reply(socket, "220 sink");
                boolean inData = false;
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    received.add(line);
                    if (inData && !line.equals(".")) {
                        continue;
                    }
                    inData = line.equals("DATA");
                    if (line.startsWith("EHLO")) {
                        reply(socket, "250-sink\r\n250 AUTH PLAIN");
                    } else if (line.startsWith("AUTH")) {
                        reply(socket, "235 welcome");
                    } else {
                        reply(socket, inData ? "354 go on" : line.equals("QUIT") ? "221 bye" : "250 fine");
                    }
                }
            } catch (IOException e) {
                received.add(e.toString());
            }
            return received;
        });
    }

    private static void reply(Socket socket, String line) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void mailArrives() throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<List<String>> mailServer = startMailServer(server);
            Mail mail =
                    Smtp.of("smtp://us%40er:pa%20ss@127.0.0.1:" + server.getLocalPort() + "?from=merlon@example.org");
            String text = ".\r\nQUIT\r\nGrüße: it is your turn.\n";
            mail.send("ann@example.org", "Torres\r\nBcc: all@example.org", text);
            List<String> received = mailServer.get(60, TimeUnit.SECONDS);
            assertEquals(
                    "\0us@er\0pa ss",
                    new String(
                            Base64.getDecoder().decode(received.get(1).substring("AUTH PLAIN ".length())),
                            StandardCharsets.UTF_8));
            assertTrue(received.contains("MAIL FROM:<merlon@example.org>")
                    && received.contains("RCPT TO:<ann@example.org>"));
            assertFalse(received.stream().anyMatch(line -> line.startsWith("Bcc")), received.toString());
            assertEquals("QUIT", received.getLast());
            int body = received.indexOf("") + 1;
            String sent = String.join("", received.subList(body, received.lastIndexOf(".")));
            assertEquals(text, new String(Base64.getMimeDecoder().decode(sent), StandardCharsets.UTF_8));
        }
    }

    @Test
    void refusesAddressWithCommand() {
        Mail mail = Smtp.of("smtp://127.0.0.1:1?from=merlon@example.org");
        for (String bad : List.of(
                "a@b.org>\r\nRCPT TO:<c@d.org",
                "a@b.org,c@d.org",
                "a b@c.org",
                "@c.org",
                "a@",
                "a@b..org",
                "<a@b.org>",
                "")) {
            assertFalse(Smtp.isAddress(bad), bad);
            assertThrows(IOException.class, () -> mail.send(bad, "x", "y"), bad);
        }
        assertTrue(Smtp.isAddress("ann+games@mail.example.org"));
    }

    @Test
    void rejectsInvalidServerAddress() {
        assertThrows(IllegalArgumentException.class, () -> Smtp.of("https://mail.example.org?from=a@b.org"));
        assertThrows(IllegalArgumentException.class, () -> Smtp.of("smtp://mail.example.org"));
        assertFalse(Smtp.of((String) null).isConfigured());
    }
}
