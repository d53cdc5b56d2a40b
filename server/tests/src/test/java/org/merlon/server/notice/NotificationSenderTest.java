package org.merlon.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Map;
import javax.crypto.Cipher;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.wire.accounts.NotificationRequests.NewNotice;

/** Notifications arrive, can only be read by their recipient, and contain nothing hidden. */
final class NotificationSenderTest {
    private static final Notification NOTIFICATION =
            new Notification("Torres, Standard", "It is your turn against <@everyone> & Ben.", "/table/t1");
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final byte[] AUTH = "sixteen bytes !!".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    private static Path folder;

    private static TestHttpsServer receiver;

    @BeforeAll
    static void open() throws IOException, GeneralSecurityException, InterruptedException {
        receiver = new TestHttpsServer(folder);
    }

    @AfterAll
    static void close() {
        receiver.close();
    }

    private static NotificationSender newSender() {
        return new NotificationSender(
                TestHttpsServer.localAddressPolicy(),
                receiver.tls.getSocketFactory(),
                new WebPush("secret"),
                Mail.NONE,
                "https://merlon.example.org");
    }

    private static NotificationChannel channel(String kind, String target) {
        return new NotificationChannel("stop-me", "ann", kind, target, null, 0);
    }

    @Test
    void onlyBrowserCanDecryptMessage() throws IOException, GeneralSecurityException, InterruptedException {
        receiver.status = 201;
        KeyPairGenerator pairs = KeyPairGenerator.getInstance("EC");
        pairs.initialize(new ECGenParameterSpec("secp256r1"));
        KeyPair browser = pairs.generateKeyPair();
        byte[] key = P256Keys.encode((ECPublicKey) browser.getPublic());
        NotificationSender notificationSender = newSender();
        String target = notificationSender.browserTarget(
                receiver.address("/send/1?a=b"), BASE64.encodeToString(key), BASE64.encodeToString(AUTH));
        assertEquals(
                NotificationSender.DeliveryResult.DELIVERED,
                notificationSender.send(channel(NotificationSender.PUSH, target), NOTIFICATION, 1_700_000_000_000L));
        TestHttpsServer.ReceivedRequest request = receiver.awaitRequest();
        assertEquals("/send/1?a=b", request.path());
        assertEquals("aes128gcm", request.headers().get("Content-Encoding"));
        assertTrue(Integer.parseInt(String.valueOf(request.headers().get("TTL"))) > 0);
        assertFalse(request.body().contains("Torres"));
        assertEquals(
                "{\"title\":\"Torres, Standard\",\"text\":\"" + NOTIFICATION.text() + "\",\"path\":\"/table/t1\","
                        + "\"stop\":{\"path\":\"/notices?stop=stop-me\",\"words\":\"Turn off notifications\"}}",
                decrypt(request.bytes(), browser, key));
        checkSignature(String.valueOf(request.headers().get("Authorization")), notificationSender.publicKey());
    }

    /** Decrypts as a browser does, by RFC 8291. */
    private static String decrypt(byte[] body, KeyPair browser, byte[] browserKey)
            throws GeneralSecurityException, IOException {
        var in = ByteBuffer.wrap(body);
        var salt = new byte[16];
        in.get(salt);
        assertEquals(4096, in.getInt());
        var serverKey = new byte[in.get()];
        in.get(serverKey);
        var content = new byte[in.remaining()];
        in.get(content);
        byte[] shared = WebPush.deriveSharedSecret(browser.getPrivate(), P256Keys.publicKey(serverKey));
        byte[] padded = WebPush.createCipher(Cipher.DECRYPT_MODE, shared, AUTH, browserKey, serverKey, salt)
                .doFinal(content);
        assertEquals(2, padded[padded.length - 1], "delimiter of the last record");
        return new String(padded, 0, padded.length - 1, StandardCharsets.UTF_8);
    }

    private static void checkSignature(String authorization, String publicKey)
            throws GeneralSecurityException, IOException {
        assertTrue(authorization.startsWith("vapid t=") && authorization.endsWith(", k=" + publicKey), authorization);
        String token = authorization.substring("vapid t=".length(), authorization.indexOf(','));
        int last = token.lastIndexOf('.');
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(P256Keys.publicKey(Base64.getUrlDecoder().decode(publicKey)));
        signature.update(token.substring(0, last).getBytes(StandardCharsets.US_ASCII));
        assertTrue(signature.verify(Base64.getUrlDecoder().decode(token.substring(last + 1))));
        String claims = new String(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]), StandardCharsets.UTF_8);
        assertTrue(claims.contains("\"aud\":\"https://localhost:") && claims.contains("\"exp\":1700043200"), claims);
    }

    /** The example of RFC 8291, appendix A. */
    @Test
    void decryptsRfcExample() throws GeneralSecurityException, IOException {
        Base64.Decoder base64 = Base64.getUrlDecoder();
        byte[] browserKey = base64.decode(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        byte[] serverKey = base64.decode(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        var number = new java.math.BigInteger(1, base64.decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
        byte[] shared = WebPush.deriveSharedSecret(P256Keys.privateKey(number), P256Keys.publicKey(serverKey));
        Cipher cipher = WebPush.createCipher(
                Cipher.DECRYPT_MODE,
                shared,
                base64.decode("BTBZMqHH6r4Tts7J_aSIgg"),
                browserKey,
                serverKey,
                base64.decode("DGv6ra1nlYgDCS1FRnbzlw"));
        byte[] padded = cipher.doFinal(
                base64.decode("8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ"));
        assertEquals(
                "When I grow up, I want to be a watermelon",
                new String(padded, 0, padded.length - 1, StandardCharsets.UTF_8));
        assertEquals(
                BASE64.encodeToString(browserKey),
                BASE64.encodeToString(P256Keys.encode(P256Keys.derivePublicKey(number))));
    }

    @Test
    void refusesKeyNotOnCurve() {
        byte[] point = new byte[P256Keys.POINT_BYTES];
        point[0] = 4;
        point[40] = 1;
        assertThrows(
                IOException.class,
                () -> newSender()
                        .browserTarget(
                                receiver.address("/"), BASE64.encodeToString(point), BASE64.encodeToString(AUTH)));
        assertThrows(
                IOException.class,
                () -> newSender().browserTarget(receiver.address("/"), "!", BASE64.encodeToString(AUTH)));
    }

    @Test
    void discordMessageMentionsNobody() throws IOException, InterruptedException {
        receiver.status = 204;
        String target = newSender().webhookTarget(receiver.address("/api/webhooks/1/x"), NewNotice.Form.DISCORD);
        assertEquals(
                NotificationSender.DeliveryResult.DELIVERED,
                newSender().send(channel(NotificationSender.WEBHOOK, target), NOTIFICATION, 0));
        String body = receiver.awaitRequest().text();
        assertTrue(body.contains("\"allowed_mentions\":{\"parse\":[]}"), body);
        assertTrue(body.contains("https://merlon.example.org/table/t1"), body);
        assertTrue(body.contains("https://merlon.example.org/notices?stop=stop-me"), body);
    }

    @Test
    void mailContainsStopLink() {
        var mails = new ArrayList<String>();
        var mail = new Mail() {
            @Override
            public boolean isConfigured() {
                return true;
            }

            @Override
            public void send(String to, String subject, String text) {
                mails.add(to + "\n" + text);
            }
        };
        var notificationSender = new NotificationSender(
                TestHttpsServer.localAddressPolicy(),
                receiver.tls.getSocketFactory(),
                new WebPush("secret"),
                mail,
                "https://merlon.example.org");
        assertEquals(
                NotificationSender.DeliveryResult.DELIVERED,
                notificationSender.send(channel(NotificationSender.MAIL, "ann@example.org"), NOTIFICATION, 0));
        String sent = mails.getFirst();
        assertTrue(sent.startsWith("ann@example.org\n"), sent);
        assertTrue(sent.contains("https://merlon.example.org/table/t1"), sent);
        assertTrue(sent.contains("https://merlon.example.org/notices?stop=stop-me"), sent);
    }

    @Test
    void slackMessageEscapesNames() throws IOException, InterruptedException {
        receiver.status = 200;
        String target = newSender().webhookTarget(receiver.address("/services/x"), NewNotice.Form.SLACK);
        assertEquals(
                NotificationSender.DeliveryResult.DELIVERED,
                newSender().send(channel(NotificationSender.WEBHOOK, target), NOTIFICATION, 0));
        String body = receiver.awaitRequest().text();
        assertTrue(body.contains("&lt;@everyone&gt; &amp; Ben"), body);
    }

    @Test
    void statusDecidesBetweenGoneAndRetry() throws IOException, InterruptedException {
        String target = newSender().webhookTarget(receiver.address("/x"), NewNotice.Form.SLACK);
        for (var each : Map.of(
                        410,
                        NotificationSender.DeliveryResult.GONE,
                        404,
                        NotificationSender.DeliveryResult.GONE,
                        500,
                        NotificationSender.DeliveryResult.RETRY,
                        429,
                        NotificationSender.DeliveryResult.RETRY,
                        302,
                        NotificationSender.DeliveryResult.RETRY)
                .entrySet()) {
            receiver.status = each.getKey();
            assertEquals(
                    each.getValue(), newSender().send(channel(NotificationSender.WEBHOOK, target), NOTIFICATION, 0));
            receiver.awaitRequest();
        }
        assertTrue(receiver.requests.isEmpty(), "redirects are not followed");
    }

    @Test
    void refusesCertificateOfOtherHost() throws IOException {
        var addressPolicy =
                new OutboundAddressPolicy(host -> new InetAddress[] {InetAddress.getLoopbackAddress()}, true);
        var notificationSender = new NotificationSender(
                addressPolicy, receiver.tls.getSocketFactory(), new WebPush("secret"), Mail.NONE, null);
        String target = notificationSender.webhookTarget(
                receiver.address("/x").replace("localhost", "hooks.example.org"), NewNotice.Form.SLACK);
        assertEquals(
                NotificationSender.DeliveryResult.RETRY,
                notificationSender.send(channel(NotificationSender.WEBHOOK, target), NOTIFICATION, 0));
    }
}
