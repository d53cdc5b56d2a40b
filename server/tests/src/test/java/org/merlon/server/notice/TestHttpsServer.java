package org.merlon.server.notice;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** An HTTPS server that stands for a push service or a webhook: records requests and responds with a given status. */
final class TestHttpsServer implements AutoCloseable {
    private static final char[] PASSWORD = "moat and drawbridge".toCharArray();

    /** A recorded request; the body has one character per byte. */
    record ReceivedRequest(String path, Map<String, String> headers, String body) {
        byte[] bytes() {
            return body.getBytes(StandardCharsets.ISO_8859_1);
        }

        String text() {
            return new String(bytes(), StandardCharsets.UTF_8);
        }
    }

    final BlockingQueue<ReceivedRequest> requests = new LinkedBlockingQueue<>();
    volatile int status = 201;
    final SSLContext tls;
    private final HttpsServer server;

    TestHttpsServer(Path folder) throws IOException, GeneralSecurityException, InterruptedException {
        tls = createTlsContext(folder);
        server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(tls));
        server.createContext("/", exchange -> {
            var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
            exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.getFirst()));
            byte[] body = exchange.getRequestBody().readAllBytes();
            int answer = status;
            exchange.getResponseHeaders().add("Location", "https://elsewhere.example.org/");
            exchange.sendResponseHeaders(answer, -1);
            exchange.close();
            requests.add(new ReceivedRequest(
                    exchange.getRequestURI().toString(), headers, new String(body, StandardCharsets.ISO_8859_1)));
        });
        server.start();
    }

    /** Creates a self-signed certificate for localhost, which the test trusts. */
    private static SSLContext createTlsContext(Path folder)
            throws IOException, GeneralSecurityException, InterruptedException {
        Path file = folder.resolve("keys.p12");
        var keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "test",
                        "-keyalg",
                        "EC",
                        "-groupname",
                        "secp256r1",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "SAN=dns:localhost",
                        "-validity",
                        "2",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        new String(PASSWORD))
                .redirectErrorStream(true)
                .start();
        keytool.getInputStream().readAllBytes();
        if (keytool.waitFor() != 0) {
            throw new IllegalStateException("no certificate could be made");
        }
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (var in = Files.newInputStream(file)) {
            keys.load(in, PASSWORD);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, PASSWORD);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }

    /** Resolves all host names to this machine. */
    static OutboundAddressPolicy localAddressPolicy() {
        return new OutboundAddressPolicy(host -> new InetAddress[] {InetAddress.getLoopbackAddress()}, true);
    }

    String address(String path) {
        return "https://localhost:" + server.getAddress().getPort() + path;
    }

    ReceivedRequest awaitRequest() throws InterruptedException {
        ReceivedRequest next = requests.poll(60, TimeUnit.SECONDS);
        if (next == null) {
            throw new AssertionError("nothing came");
        }
        return next;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
