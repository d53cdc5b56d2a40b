package org.merlon.server.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A local mail server that accepts every e-mail and forwards none. */
final class Mailroom implements AutoCloseable {
    /** The maximum time to wait for an e-mail. */
    private static final long PATIENCE_SECONDS = 60;

    /** An e-mail that was received. */
    record Letter(String to, String text) {
        /** Returns the text after a prefix, up to the end of the line. */
        String after(String beginning) {
            int from = text.indexOf(beginning) + beginning.length();
            return text.substring(from, text.indexOf('\n', from));
        }
    }

    private final ServerSocket door;
    private final BlockingQueue<Letter> letters = new LinkedBlockingQueue<>();

    Mailroom() {
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::open);
    }

    /** Returns the address in the format of the option {@code --mail}. */
    String address() {
        return "smtp://127.0.0.1:" + door.getLocalPort() + "?from=merlon@example.org";
    }

    /** Waits for the next e-mail. */
    Letter take() {
        try {
            Letter letter = letters.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (letter == null) {
                throw new AssertionError("no letter came");
            }
            return letter;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void open() {
        while (!door.isClosed()) {
            try (Socket caller = door.accept()) {
                receive(caller);
            } catch (IOException e) {
                // the client disconnected, or the server was closed
            }
        }
    }

    private void receive(Socket caller) throws IOException {
        var in = new BufferedReader(new InputStreamReader(caller.getInputStream(), StandardCharsets.US_ASCII));
        say(caller, "220 mailroom");
        String to = "";
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("RCPT TO:")) {
                to = line.substring("RCPT TO:<".length(), line.length() - 1);
            }
            if (line.equals("DATA")) {
                say(caller, "354 go on");
                letters.add(new Letter(to, letter(in)));
            }
            say(caller, line.equals("QUIT") ? "221 bye" : "250 fine");
        }
    }

    /** Reads the Base64 text of an e-mail, which follows an empty line. */
    private static String letter(BufferedReader in) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = in.readLine(); line != null && !line.equals("."); line = in.readLine()) {
            lines.add(line);
        }
        String body = String.join("", lines.subList(lines.indexOf("") + 1, lines.size()));
        return new String(Base64.getMimeDecoder().decode(body), StandardCharsets.UTF_8);
    }

    private static void say(Socket caller, String line) throws IOException {
        caller.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
