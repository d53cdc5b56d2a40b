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
public final class FakeMailServer implements AutoCloseable {
    /** The maximum time to wait for an e-mail. */
    private static final long TIMEOUT_SECONDS = 60;

    /** An e-mail that was received. */
    public record Mail(String to, String text) {
        /** Returns the text after a prefix, up to the end of the line. */
        public String textAfter(String prefix) {
            int start = text.indexOf(prefix) + prefix.length();
            return text.substring(start, text.indexOf('\n', start));
        }
    }

    private final ServerSocket serverSocket;
    private final BlockingQueue<Mail> mails = new LinkedBlockingQueue<>();

    public FakeMailServer() {
        try {
            serverSocket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::acceptConnections);
    }

    /** Returns the address in the format of the option {@code --mail}. */
    public String address() {
        return "smtp://127.0.0.1:" + serverSocket.getLocalPort() + "?from=merlon@example.org";
    }

    /** Waits for the next e-mail. */
    public Mail awaitMail() {
        try {
            Mail mail = mails.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (mail == null) {
                throw new AssertionError("no letter came");
            }
            return mail;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void acceptConnections() {
        while (!serverSocket.isClosed()) {
            try (Socket connection = serverSocket.accept()) {
                receive(connection);
            } catch (IOException e) {
                // the client disconnected, or the server was closed
            }
        }
    }

    private void receive(Socket connection) throws IOException {
        var in = new BufferedReader(new InputStreamReader(connection.getInputStream(), StandardCharsets.US_ASCII));
        reply(connection, "220 mailroom");
        String to = "";
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("RCPT TO:")) {
                to = line.substring("RCPT TO:<".length(), line.length() - 1);
            }
            if (line.equals("DATA")) {
                reply(connection, "354 go on");
                mails.add(new Mail(to, readText(in)));
            }
            reply(connection, line.equals("QUIT") ? "221 bye" : "250 fine");
        }
    }

    /** Reads the Base64 text of an e-mail, which follows an empty line. */
    private static String readText(BufferedReader in) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = in.readLine(); line != null && !line.equals("."); line = in.readLine()) {
            lines.add(line);
        }
        String body = String.join("", lines.subList(lines.indexOf("") + 1, lines.size()));
        return new String(Base64.getMimeDecoder().decode(body), StandardCharsets.UTF_8);
    }

    private static void reply(Socket connection, String line) throws IOException {
        connection.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public void close() {
        try {
            serverSocket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
