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
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int MAX_STATUS_LINE_LENGTH = 200;
    private static final Pattern STATUS_LINE = Pattern.compile("HTTP/1\\.[01] (\\d{3})( .*)?");

    private final SSLSocketFactory tls;

    PinnedHttpsClient(SSLSocketFactory tls) {
        this.tls = tls;
    }

    /** Sends a POST request and returns the response status. */
    int post(OutboundAddressPolicy.Destination destination, Map<String, String> headers, byte[] body)
            throws IOException {
        String host = destination.uri().getHost();
        try (var plain = new Socket()) {
            plain.connect(new InetSocketAddress(destination.address(), destination.port()), (int) TIMEOUT.toMillis());
            plain.setSoTimeout((int) TIMEOUT.toMillis());
            try (SSLSocket socket = (SSLSocket) tls.createSocket(plain, host, destination.port(), true)) {
                SSLParameters parameters = socket.getSSLParameters();
                parameters.setEndpointIdentificationAlgorithm("HTTPS");
                socket.setSSLParameters(parameters);
                socket.startHandshake();
                socket.getOutputStream().write(request(destination, headers, body));
                socket.getOutputStream().flush();
                return readStatus(socket.getInputStream());
            }
        }
    }

    private static byte[] request(
            OutboundAddressPolicy.Destination destination, Map<String, String> headers, byte[] body)
            throws IOException {
        String path = destination.uri().getRawPath().isEmpty()
                ? "/"
                : destination.uri().getRawPath();
        String query = destination.uri().getRawQuery() == null
                ? ""
                : "?" + destination.uri().getRawQuery();
        String port =
                destination.uri().getPort() < 0 ? "" : ":" + destination.uri().getPort();
        var head = new StringBuilder("POST " + path + query + " HTTP/1.1\r\nHost: "
                + destination.uri().getHost() + port + "\r\nContent-Length: " + body.length
                + "\r\nConnection: close\r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        var request = new ByteArrayOutputStream();
        request.write(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
        request.write(body);
        return request.toByteArray();
    }

    private static int readStatus(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (int each = in.read();
                each >= 0 && each != '\n' && line.length() < MAX_STATUS_LINE_LENGTH;
                each = in.read()) {
            line.append((char) each);
        }
        Matcher matcher = STATUS_LINE.matcher(line.toString().trim());
        if (!matcher.matches()) {
            throw new IOException("the response is not HTTP");
        }
        return Integer.parseInt(matcher.group(1));
    }
}
