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
final class CourierTest {
    private static final Notice NOTICE =
            new Notice("Torres, Standard", "It is your turn. You play with <@everyone> & Ben.", "/table/t1");
    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
    private static final byte[] AUTH = "sixteen bytes !!".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    private static Path folder;

    private static Receiver receiver;

    @BeforeAll
    static void open() throws IOException, GeneralSecurityException, InterruptedException {
        receiver = new Receiver(folder);
    }

    @AfterAll
    static void close() {
        receiver.close();
    }

    private static NotificationSender courier() {
        return new NotificationSender(
                Receiver.outside(),
                receiver.tls.getSocketFactory(),
                new WebPush("secret"),
                Mail.NONE,
                "https://merlon.example.org");
    }

    private static NotificationChannel channel(String kind, String target) {
        return new NotificationChannel("stop-me", "ann", kind, target, null, 0);
    }

    @Test
    void aBrowserReadsWhatNobodyElseCan() throws IOException, GeneralSecurityException, InterruptedException {
        receiver.status = 201;
        KeyPairGenerator pairs = KeyPairGenerator.getInstance("EC");
        pairs.initialize(new ECGenParameterSpec("secp256r1"));
        KeyPair browser = pairs.generateKeyPair();
        byte[] key = P256Keys.bytes((ECPublicKey) browser.getPublic());
        NotificationSender notificationSender = courier();
        String target = notificationSender.browser(
                receiver.address("/send/1?a=b"), TEXT.encodeToString(key), TEXT.encodeToString(AUTH));
        assertEquals(
                NotificationSender.Outcome.DONE,
                notificationSender.send(channel(NotificationSender.PUSH, target), NOTICE, 1_700_000_000_000L));
        Receiver.Posted posted = receiver.next();
        assertEquals("/send/1?a=b", posted.path());
        assertEquals("aes128gcm", posted.headers().get("Content-Encoding"));
        assertTrue(Integer.parseInt(String.valueOf(posted.headers().get("TTL"))) > 0);
        assertFalse(posted.body().contains("Torres"));
        assertEquals(
                "{\"title\":\"Torres, Standard\",\"text\":\"" + NOTICE.text() + "\",\"path\":\"/table/t1\","
                        + "\"stop\":{\"path\":\"/notices?stop=stop-me\",\"words\":\"No more of these\"}}",
                decrypt(posted.bytes(), browser, key));
        checkSignature(String.valueOf(posted.headers().get("Authorization")), notificationSender.publicKey());
    }

    /** Decrypts as a browser does, by RFC 8291. */
    private static String decrypt(byte[] body, KeyPair browser, byte[] own)
            throws GeneralSecurityException, IOException {
        var in = ByteBuffer.wrap(body);
        var salt = new byte[16];
        in.get(salt);
        assertEquals(4096, in.getInt());
        var theirs = new byte[in.get()];
        in.get(theirs);
        var content = new byte[in.remaining()];
        in.get(content);
        byte[] shared = WebPush.agree(browser.getPrivate(), P256Keys.point(theirs));
        byte[] plain = WebPush.cipher(Cipher.DECRYPT_MODE, shared, AUTH, own, theirs, salt)
                .doFinal(content);
        assertEquals(2, plain[plain.length - 1], "delimiter of the last record");
        return new String(plain, 0, plain.length - 1, StandardCharsets.UTF_8);
    }

    private static void checkSignature(String authorization, String publicKey)
            throws GeneralSecurityException, IOException {
        assertTrue(authorization.startsWith("vapid t=") && authorization.endsWith(", k=" + publicKey), authorization);
        String token = authorization.substring("vapid t=".length(), authorization.indexOf(','));
        int last = token.lastIndexOf('.');
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(P256Keys.point(Base64.getUrlDecoder().decode(publicKey)));
        signature.update(token.substring(0, last).getBytes(StandardCharsets.US_ASCII));
        assertTrue(signature.verify(Base64.getUrlDecoder().decode(token.substring(last + 1))));
        String claims = new String(Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]), StandardCharsets.UTF_8);
        assertTrue(claims.contains("\"aud\":\"https://localhost:") && claims.contains("\"exp\":1700043200"), claims);
    }

    /** The example of RFC 8291, appendix A. */
    @Test
    void theExampleOfTheStandardIsRead() throws GeneralSecurityException, IOException {
        Base64.Decoder read = Base64.getUrlDecoder();
        byte[] own =
                read.decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        byte[] theirs =
                read.decode("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        var number = new java.math.BigInteger(1, read.decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
        byte[] shared = WebPush.agree(P256Keys.secret(number), P256Keys.point(theirs));
        Cipher cipher = WebPush.cipher(
                Cipher.DECRYPT_MODE,
                shared,
                read.decode("BTBZMqHH6r4Tts7J_aSIgg"),
                own,
                theirs,
                read.decode("DGv6ra1nlYgDCS1FRnbzlw"));
        byte[] plain = cipher.doFinal(
                read.decode("8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ"));
        assertEquals(
                "When I grow up, I want to be a watermelon",
                new String(plain, 0, plain.length - 1, StandardCharsets.UTF_8));
        assertEquals(TEXT.encodeToString(own), TEXT.encodeToString(P256Keys.bytes(P256Keys.open(number))));
    }

    @Test
    void aKeyThatIsNotOnTheCurveIsRefused() {
        byte[] point = new byte[P256Keys.POINT];
        point[0] = 4;
        point[40] = 1;
        assertThrows(
                IOException.class,
                () -> courier().browser(receiver.address("/"), TEXT.encodeToString(point), TEXT.encodeToString(AUTH)));
        assertThrows(IOException.class, () -> courier().browser(receiver.address("/"), "!", TEXT.encodeToString(AUTH)));
    }

    @Test
    void aRoomOfDiscordCallsNobodyByName() throws IOException, InterruptedException {
        receiver.status = 204;
        String target = courier().room(receiver.address("/api/webhooks/1/x"), NewNotice.Form.DISCORD);
        assertEquals(
                NotificationSender.Outcome.DONE,
                courier().send(channel(NotificationSender.WEBHOOK, target), NOTICE, 0));
        String body = receiver.next().text();
        assertTrue(body.contains("\"allowed_mentions\":{\"parse\":[]}"), body);
        assertTrue(body.contains("https://merlon.example.org/table/t1"), body);
        assertTrue(body.contains("https://merlon.example.org/notices?stop=stop-me"), body);
    }

    @Test
    void aLetterSaysHowToStopIt() {
        var letters = new ArrayList<String>();
        var mail = new Mail() {
            @Override
            public boolean ready() {
                return true;
            }

            @Override
            public void send(String to, String subject, String text) {
                letters.add(to + "\n" + text);
            }
        };
        var notificationSender = new NotificationSender(
                Receiver.outside(),
                receiver.tls.getSocketFactory(),
                new WebPush("secret"),
                mail,
                "https://merlon.example.org");
        assertEquals(
                NotificationSender.Outcome.DONE,
                notificationSender.send(channel(NotificationSender.MAIL, "ann@example.org"), NOTICE, 0));
        String letter = letters.getFirst();
        assertTrue(letter.startsWith("ann@example.org\n"), letter);
        assertTrue(letter.contains("https://merlon.example.org/table/t1"), letter);
        assertTrue(letter.contains("https://merlon.example.org/notices?stop=stop-me"), letter);
    }

    @Test
    void aRoomOfSlackTakesNamesAsTheyAre() throws IOException, InterruptedException {
        receiver.status = 200;
        String target = courier().room(receiver.address("/services/x"), NewNotice.Form.SLACK);
        assertEquals(
                NotificationSender.Outcome.DONE,
                courier().send(channel(NotificationSender.WEBHOOK, target), NOTICE, 0));
        String body = receiver.next().text();
        assertTrue(body.contains("&lt;@everyone&gt; &amp; Ben"), body);
    }

    @Test
    void whereNobodyIsAnyMoreItEndsAndElseItIsTriedAgain() throws IOException, InterruptedException {
        String target = courier().room(receiver.address("/x"), NewNotice.Form.SLACK);
        for (var each : Map.of(
                        410,
                        NotificationSender.Outcome.GONE,
                        404,
                        NotificationSender.Outcome.GONE,
                        500,
                        NotificationSender.Outcome.LATER,
                        429,
                        NotificationSender.Outcome.LATER,
                        302,
                        NotificationSender.Outcome.LATER)
                .entrySet()) {
            receiver.status = each.getKey();
            assertEquals(each.getValue(), courier().send(channel(NotificationSender.WEBHOOK, target), NOTICE, 0));
            receiver.next();
        }
        assertTrue(receiver.posted.isEmpty(), "redirects are not followed");
    }

    @Test
    void aCertificateOfAnotherNameIsNotTakenForTheRightOne() throws IOException {
        var elsewhere = new OutboundAddressPolicy(host -> new InetAddress[] {InetAddress.getLoopbackAddress()}, true);
        var notificationSender = new NotificationSender(
                elsewhere, receiver.tls.getSocketFactory(), new WebPush("secret"), Mail.NONE, null);
        String target = notificationSender.room(
                receiver.address("/x").replace("localhost", "hooks.example.org"), NewNotice.Form.SLACK);
        assertEquals(
                NotificationSender.Outcome.LATER,
                notificationSender.send(channel(NotificationSender.WEBHOOK, target), NOTICE, 0));
    }
}
