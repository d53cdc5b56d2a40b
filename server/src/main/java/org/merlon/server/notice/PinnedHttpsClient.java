package org.merlon.server.notice;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Posts data to a checked IP address. The JDK's client would resolve the host again and might get a different address;
 * this client connects to the given one, and still sends and verifies the host name in TLS. It follows no redirects and
 * reads only the status line of the response.
 */
final class PinnedHttpsClient {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int LONGEST_STATUS = 200;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})( .*)?");

    private final SSLSocketFactory tls;

    PinnedHttpsClient(SSLSocketFactory tls) {
        this.tls = tls;
    }

    /** Sends a POST request and returns the response status. */
    int send(OutboundAddressPolicy.Place place, Map<String, String> headers, byte[] body) throws IOException {
        String host = place.uri().getHost();
        try (var plain = new Socket()) {
            plain.connect(new InetSocketAddress(place.machine(), place.port()), (int) PATIENCE.toMillis());
            plain.setSoTimeout((int) PATIENCE.toMillis());
            try (SSLSocket socket = (SSLSocket) tls.createSocket(plain, host, place.port(), true)) {
                SSLParameters parameters = socket.getSSLParameters();
                parameters.setEndpointIdentificationAlgorithm("HTTPS");
                socket.setSSLParameters(parameters);
                socket.startHandshake();
                socket.getOutputStream().write(request(place, headers, body));
                socket.getOutputStream().flush();
                return status(socket.getInputStream());
            }
        }
    }

    private static byte[] request(OutboundAddressPolicy.Place place, Map<String, String> headers, byte[] body)
            throws IOException {
        String path = place.uri().getRawPath().isEmpty() ? "/" : place.uri().getRawPath();
        String query =
                place.uri().getRawQuery() == null ? "" : "?" + place.uri().getRawQuery();
        String port = place.uri().getPort() < 0 ? "" : ":" + place.uri().getPort();
        var head = new StringBuilder("POST " + path + query + " HTTP/1.1\r\nHost: "
                + place.uri().getHost() + port + "\r\nContent-Length: " + body.length + "\r\nConnection: close\r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        var all = new ByteArrayOutputStream();
        all.write(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
        all.write(body);
        return all.toByteArray();
    }

    private static int status(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (int each = in.read(); each >= 0 && each != '\n' && line.length() < LONGEST_STATUS; each = in.read()) {
            line.append((char) each);
        }
        Matcher found = STATUS.matcher(line.toString().trim());
        if (!found.matches()) {
            throw new IOException("the response is not HTTP");
        }
        return Integer.parseInt(found.group(1));
    }
}
