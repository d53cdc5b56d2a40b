package org.merlon.server.notice;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Minimal SMTP client (RFC 5321) for short plain texts to one recipient. Uses implicit TLS ({@code smtps:}) or STARTTLS
 * ({@code smtp:}); unencrypted connections are allowed to the local machine only.
 */
public final class Smtp implements Mail {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final int MAX_LINE_LENGTH = 1000;
    private static final int MAX_REPLY_LINES = 100;

    /** Accepted recipients: a single address without quoting, which cannot end a line. */
    private static final Pattern ADDRESS =
            Pattern.compile("[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?");

    private final URI server;
    private final String from;
    private final SSLSocketFactory tls;

    private Smtp(URI server, String from, SSLSocketFactory tls) {
        this.server = server;
        this.from = from;
        this.tls = tls;
    }

    /**
     * Creates a client from the server's configuration.
     *
     * @param address such as {@code smtps://user:password@mail.example.org?from=merlon@example.org}; null disables
     *     e-mail
     */
    public static Mail of(@Nullable String address) {
        return address == null || address.isBlank()
                ? NONE
                : of(address, (SSLSocketFactory) SSLSocketFactory.getDefault());
    }

    static Mail of(String address, SSLSocketFactory tls) {
        URI server = URI.create(address);
        String query = server.getQuery();
        String from = query != null && query.startsWith("from=") ? query.substring("from=".length()) : "";
        boolean isSmtp = "smtp".equals(server.getScheme()) || "smtps".equals(server.getScheme());
        if (!isSmtp || server.getHost() == null || !isAddress(from)) {
            throw new IllegalArgumentException(
                    "a mail server is written smtps://user:password@host?from=somebody@example.org");
        }
        return new Smtp(server, from, tls);
    }

    /** Returns true if a text is an address that can receive e-mail. */
    public static boolean isAddress(String text) {
        return ADDRESS.matcher(text).matches() && !text.contains("..");
    }

    @Override
    public boolean isConfigured() {
        return true;
    }

    @Override
    public void send(String to, String subject, String text) throws IOException {
        if (!isAddress(to)) {
            throw new IOException("this is not a mail address");
        }
        boolean implicitTls = "smtps".equals(server.getScheme());
        int defaultPort = implicitTls ? 465 : 587;
        int port = server.getPort() < 0 ? defaultPort : server.getPort();
        try (var plain = new Socket()) {
            plain.connect(new InetSocketAddress(server.getHost(), port), (int) TIMEOUT.toMillis());
            plain.setSoTimeout((int) TIMEOUT.toMillis());
            var dialogue = new Dialogue(implicitTls ? startTls(plain, port) : plain);
            dialogue.expect(220);
            List<String> capabilities = dialogue.command("EHLO merlon", 250);
            if (!implicitTls && capabilities.stream().anyMatch(line -> line.endsWith("STARTTLS"))) {
                dialogue.command("STARTTLS", 220);
                dialogue = new Dialogue(startTls(plain, port));
                dialogue.command("EHLO merlon", 250);
            } else if (!implicitTls && !InetAddress.getByName(server.getHost()).isLoopbackAddress()) {
                throw new IOException("the mail server does not support TLS");
            }
            if (server.getRawUserInfo() != null) {
                String[] credentials = server.getRawUserInfo().split(":", 2);
                String secret = "\0" + urlDecode(credentials[0]) + "\0"
                        + (credentials.length > 1 ? urlDecode(credentials[1]) : "");
                dialogue.command("AUTH PLAIN " + base64(secret), 235);
            }
            dialogue.command("MAIL FROM:<" + from + ">", 250);
            dialogue.command("RCPT TO:<" + to + ">", 250);
            dialogue.command("DATA", 354);
            dialogue.command(formatMessage(to, subject, text) + "\r\n.", 250);
            dialogue.command("QUIT", 221);
        }
    }

    /**
     * Formats headers and text. Subject and text are in base64, so that none of their lines can be taken for a header
     * or a command.
     */
    private String formatMessage(String to, String subject, String text) {
        String date = DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC));
        String body = Base64.getMimeEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
        return String.join(
                "\r\n",
                "From: Merlon <" + from + ">",
                "To: <" + to + ">",
                "Subject: =?UTF-8?B?" + base64(subject) + "?=",
                "Date: " + date,
                "MIME-Version: 1.0",
                "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64",
                "Auto-Submitted: auto-generated",
                "",
                body);
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String urlDecode(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private SSLSocket startTls(Socket plain, int port) throws IOException {
        SSLSocket socket = (SSLSocket) tls.createSocket(plain, server.getHost(), port, true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    /** The dialogue over one connection. */
    private static final class Dialogue {
        private final BufferedReader in;
        private final BufferedWriter out;

        Dialogue(Socket socket) throws IOException {
            in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            out = new BufferedWriter(new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.US_ASCII));
        }

        List<String> command(String command, int expected) throws IOException {
            out.write(command);
            out.write("\r\n");
            out.flush();
            return expect(expected);
        }

        List<String> expect(int code) throws IOException {
            var lines = new ArrayList<String>();
            String line;
            do {
                line = readLine();
                lines.add(line);
            } while (line.length() > 3 && line.charAt(3) == '-' && lines.size() < MAX_REPLY_LINES);
            if (!line.startsWith(String.valueOf(code))) {
                throw new IOException("the mail server said: " + line);
            }
            return lines;
        }

        private String readLine() throws IOException {
            var text = new StringBuilder();
            for (int each = in.read(); each != '\n'; each = in.read()) {
                if (each < 0 || text.length() > MAX_LINE_LENGTH) {
                    throw new IOException("the mail server closed the connection unexpectedly");
                }
                text.append((char) each);
            }
            return text.toString().trim();
        }
    }
}
