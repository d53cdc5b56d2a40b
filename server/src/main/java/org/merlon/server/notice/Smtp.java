package org.merlon.server.notice;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Properties;
import java.util.regex.Pattern;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Sends short plain texts to one recipient over SMTP. Uses implicit TLS ({@code smtps:}) or STARTTLS
 * ({@code smtp:}); unencrypted connections are allowed to the local machine only.
 */
public final class Smtp implements Mail {
    private static final String TIMEOUT_MILLIS = "20000";

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
        byte[] message = formatMessage(to, subject, text).getBytes(StandardCharsets.US_ASCII);
        String[] credentials = server.getRawUserInfo() == null
                ? new String[0]
                : server.getRawUserInfo().split(":", 2);
        Session session = Session.getInstance(sessionProperties(credentials.length > 0));
        try (Transport transport = session.getTransport("smtp")) {
            transport.connect(
                    server.getHost(),
                    credentials.length > 0 ? urlDecode(credentials[0]) : null,
                    credentials.length > 1 ? urlDecode(credentials[1]) : "");
            transport.sendMessage(
                    new MimeMessage(session, new ByteArrayInputStream(message)),
                    new InternetAddress[] {new InternetAddress(to)});
        } catch (MessagingException e) {
            throw new IOException("the mail server said: " + e.getMessage(), e);
        }
    }

    private Properties sessionProperties(boolean authenticate) throws IOException {
        boolean implicitTls = "smtps".equals(server.getScheme());
        int defaultPort = implicitTls ? 465 : 587;
        var properties = new Properties();
        properties.put("mail.smtp.port", String.valueOf(server.getPort() < 0 ? defaultPort : server.getPort()));
        properties.put("mail.smtp.localhost", "merlon");
        properties.put("mail.smtp.from", from);
        properties.put("mail.smtp.connectiontimeout", TIMEOUT_MILLIS);
        properties.put("mail.smtp.timeout", TIMEOUT_MILLIS);
        properties.put("mail.smtp.writetimeout", TIMEOUT_MILLIS);
        properties.put("mail.smtp.auth", authenticate);
        properties.put("mail.smtp.auth.mechanisms", "PLAIN");
        properties.put("mail.smtp.sasl.authorizationid", ""); // the user acts for themselves
        properties.put("mail.smtp.ssl.enable", implicitTls);
        properties.put("mail.smtp.ssl.checkserveridentity", true);
        properties.put("mail.smtp.ssl.socketFactory", tls);
        properties.put("mail.smtp.starttls.enable", true);
        properties.put(
                "mail.smtp.starttls.required",
                !InetAddress.getByName(server.getHost()).isLoopbackAddress());
        return properties;
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
}
