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
    private static CompletableFuture<List<String>> sink(ServerSocket server) {
        return CompletableFuture.supplyAsync(() -> {
            var told = new ArrayList<String>();
            try (Socket socket = server.accept()) {
                var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
                say(socket, "220 sink");
                boolean letter = false;
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    told.add(line);
                    if (letter && !line.equals(".")) {
                        continue;
                    }
                    letter = line.equals("DATA");
                    if (line.startsWith("EHLO")) {
                        say(socket, "250-sink\r\n250 AUTH PLAIN");
                    } else if (line.startsWith("AUTH")) {
                        say(socket, "235 welcome");
                    } else {
                        say(socket, letter ? "354 go on" : line.equals("QUIT") ? "221 bye" : "250 fine");
                    }
                }
            } catch (IOException e) {
                told.add(e.toString());
            }
            return told;
        });
    }

    private static void say(Socket socket, String line) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void aLetterArrives() throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<List<String>> sink = sink(server);
            Mail mail =
                    Smtp.of("smtp://us%40er:pa%20ss@127.0.0.1:" + server.getLocalPort() + "?from=merlon@example.org");
            String text = ".\r\nQUIT\r\nGrüße: it is your turn.\n";
            mail.send("ann@example.org", "Torres\r\nBcc: all@example.org", text);
            List<String> told = sink.get(60, TimeUnit.SECONDS);
            assertEquals(
                    "\0us@er\0pa ss",
                    new String(
                            Base64.getDecoder().decode(told.get(1).substring("AUTH PLAIN ".length())),
                            StandardCharsets.UTF_8));
            assertTrue(told.contains("MAIL FROM:<merlon@example.org>") && told.contains("RCPT TO:<ann@example.org>"));
            assertFalse(told.stream().anyMatch(line -> line.startsWith("Bcc")), told.toString());
            assertEquals("QUIT", told.getLast());
            int body = told.indexOf("") + 1;
            String sent = String.join("", told.subList(body, told.lastIndexOf(".")));
            assertEquals(text, new String(Base64.getMimeDecoder().decode(sent), StandardCharsets.UTF_8));
        }
    }

    @Test
    void noAddressCarriesACommand() {
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
    void whatIsNoMailServerIsSaidAtTheStart() {
        assertThrows(IllegalArgumentException.class, () -> Smtp.of("https://mail.example.org?from=a@b.org"));
        assertThrows(IllegalArgumentException.class, () -> Smtp.of("smtp://mail.example.org"));
        assertFalse(Smtp.of((String) null).ready());
    }
}
