package org.merlon.server.web.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.FakeMailServer;
import org.merlon.server.web.LiveServer;

/** Account recovery by e-mail: who gets the e-mail, what its link allows, and what it does not. */
final class MailRecoveryTest {
    private static final String ORIGIN = "https://castle.example";
    private static final String MAILBOX =
            "{\"kind\":\"mail\",\"address\":\"ann@example.org\",\"password\":\"moat and drawbridge\"}";
    private static final String LINK_REQUEST = "{\"name\":\"Annette\"}";

    @AutoClose
    private final FakeMailServer mailServer = new FakeMailServer();

    @AutoClose
    private final LiveServer server = LiveServer.strictWithMail(ORIGIN, mailServer.address());

    private final Client ann = member("Annette");

    private Client stranger() {
        Client client = server.stranger();
        client.headers.put("Origin", ORIGIN);
        return client;
    }

    private Client member(String name) {
        Client client = stranger();
        client.post("/api/visit", "{}").ok();
        client.post("/api/claim", "{\"name\":\"" + name + "\",\"password\":\"moat and drawbridge\"}")
                .ok();
        return client;
    }

    /** Adds an e-mail address to Ann's account and confirms it. */
    private void confirmMailbox() {
        ann.post("/api/my/notices", MAILBOX).ok();
        followLink(mailServer.awaitMail()).ok();
    }

    /** Follows the link of an e-mail that asks for consent. */
    private ApiResponse followLink(FakeMailServer.Mail mail) {
        String[] link = mail.textAfter(ORIGIN + "/notices?id=").trim().split("&code=", 2);
        return stranger().post("/api/notices/confirm", "{\"id\":\"" + link[0] + "\",\"code\":\"" + link[1] + "\"}");
    }

    private Client guestWithMailbox(String address) {
        Client guest = stranger();
        guest.post("/api/visit", "{}").ok();
        guest.post("/api/my/notices", "{\"kind\":\"mail\",\"address\":\"" + address + "\"}")
                .ok();
        return guest;
    }

    private static String claim(String name) {
        return "{\"name\":\"" + name + "\",\"password\":\"moat and drawbridge\"}";
    }

    /** Checks that no e-mail was sent: the next one is one that Ann requests now. */
    private void assertNoMailSent() {
        ann.post("/api/my/notices", MAILBOX).ok();
        FakeMailServer.Mail next = mailServer.awaitMail();
        assertTrue(next.to().equals("ann@example.org") && next.text().contains("/notices?id="), next.text());
    }

    private static String recover(String name, String code) {
        return "{\"name\":\"" + name + "\",\"code\":\"" + code + "\",\"password\":\"portcullis and keep\"}";
    }

    @Test
    void mailedLinkSetsNewPasswordOnce() {
        var unused = member("Benedict");
        confirmMailbox();
        Client elsewhere = stranger();
        elsewhere.post("/api/recover/link", LINK_REQUEST).ok();
        FakeMailServer.Mail mail = mailServer.awaitMail();
        assertEquals("ann@example.org", mail.to());
        assertTrue(mail.text().contains("Annette"), mail.text());
        String code =
                mail.textAfter(ORIGIN + "/recover#").trim(); // in the fragment, so that it appears in no server log
        elsewhere.post("/api/recover", recover("Benedict", code)).refused(403);
        elsewhere.post("/api/recover", recover("Annette", code)).ok();
        assertEquals("Annette", elsewhere.get("/api/me").ok().text("name"));
        assertFalse(ann.get("/api/me").ok().body().contains("Annette"), "other sessions end");
        stranger().post("/api/recover", recover("Annette", code)).refused(403);
        stranger()
                .post("/api/login", "{\"name\":\"Annette\",\"password\":\"portcullis and keep\"}")
                .ok();
    }

    @Test
    void responseDoesNotRevealWhoHasMailAddress() {
        var unused = member("Benedict");
        ann.post("/api/my/notices", MAILBOX).ok();
        FakeMailServer.Mail asks = mailServer.awaitMail();
        assertTrue(asks.text().contains("/notices?id="), asks.text());
        Client curious = stranger();
        String nobody =
                curious.post("/api/recover/link", "{\"name\":\"Nemo\"}").ok().body();
        String without = curious.post("/api/recover/link", "{\"name\":\"Benedict\"}")
                .ok()
                .body();
        String unconfirmed =
                curious.post("/api/recover/link", LINK_REQUEST).ok().body();
        assertEquals(nobody, without);
        assertEquals(nobody, unconfirmed);
        Client cleo = member("Cleopatra");
        cleo.post("/api/my/notices", MAILBOX.replace("ann@", "cleo@")).ok();
        assertEquals("cleo@example.org", mailServer.awaitMail().to(), "none of them was sent a letter");
    }

    @Test
    void addingMailAddressRequiresPassword() {
        ann.post("/api/my/notices", MAILBOX.replace("moat", "boat")).refused(403);
        ann.post("/api/my/notices", "{\"kind\":\"mail\",\"address\":\"ann@example.org\"}")
                .refused(422);
        assertTrue(ann.get("/api/my/notices").ok().body().contains("\"channels\":[]"));
        Client guest = stranger();
        guest.post("/api/visit", "{}").ok();
        guest.post("/api/my/notices", MAILBOX.replace("ann@", "guest@")).ok(); // a guest has no account to protect
        assertEquals("guest@example.org", mailServer.awaitMail().to());
    }

    @Test
    void limitsRecoveryMailsWithoutLockingOwnerOut() {
        confirmMailbox();
        int accepted = 0;
        for (int i = 0; i < 150; i++) {
            Client somebody = stranger().fromAddress("203.0.113." + i);
            accepted += somebody.post("/api/recover/link", LINK_REQUEST).status() == 200 ? 1 : 0;
        }
        assertEquals(3, accepted);
        Client owner = stranger().fromAddress("198.51.100.7");
        owner.post("/api/login", "{\"name\":\"Annette\",\"password\":\"moat and drawbridge\"}")
                .ok();
    }

    /** A previous user of the browser may have added an e-mail address as a guest. */
    @Test
    void mailAddressConfirmedAsGuestCannotRecoverAccount() {
        Client guest = guestWithMailbox("before@example.org");
        followLink(mailServer.awaitMail()).ok();
        guest.post("/api/claim", claim("Benedict")).ok();
        String notices = guest.get("/api/my/notices").ok().body();
        assertTrue(notices.contains("before@example.org"), notices);
        assertTrue(notices.contains("\"confirmed\":true,\"wayBack\":false"), notices);
        stranger().post("/api/recover/link", "{\"name\":\"Benedict\"}").ok();
        assertNoMailSent();

        guest.post("/api/my/notices", MAILBOX.replace("ann@", "before@")).ok();
        followLink(mailServer.awaitMail()).ok();
        notices = guest.get("/api/my/notices").ok().body();
        assertTrue(notices.contains("\"confirmed\":true,\"wayBack\":true"), notices);
        assertEquals(
                notices.indexOf("before@example.org"), notices.lastIndexOf("before@example.org"), "it is one mailbox");
        stranger().post("/api/recover/link", "{\"name\":\"Benedict\"}").ok();
        FakeMailServer.Mail mail = mailServer.awaitMail();
        assertEquals("before@example.org", mail.to());
        assertTrue(mail.text().contains("/recover#"), mail.text());
    }

    @Test
    void unconfirmedMailAddressOfGuestIsDropped() {
        Client guest = guestWithMailbox("before@example.org");
        FakeMailServer.Mail old = mailServer.awaitMail();
        guest.post("/api/claim", claim("Annette")).refused(422); // the name is taken, and nothing has changed
        assertTrue(guest.get("/api/my/notices").ok().body().contains("before@example.org"));
        guest.post("/api/claim", claim("Benedict")).ok();
        assertTrue(guest.get("/api/my/notices").ok().body().contains("\"channels\":[]"));
        followLink(old).refused(404);
        guest.post("/api/my/notices", MAILBOX.replace("ann@", "before@")).ok();
        followLink(mailServer.awaitMail()).ok();
        String notices = guest.get("/api/my/notices").ok().body();
        assertTrue(notices.contains("\"confirmed\":true,\"wayBack\":true"), notices);
    }

    @Test
    void mailAddressTransferredFromGuestCannotRecoverAccount() {
        Client confirmed = guestWithMailbox("before@example.org");
        followLink(mailServer.awaitMail()).ok();
        var unused = member("Benedict");
        String bring = claim("Benedict").replace("}", ",\"bring\":true}");
        confirmed.post("/api/login", bring).ok();
        String notices = confirmed.get("/api/my/notices").ok().body();
        assertTrue(notices.contains("\"confirmed\":true,\"wayBack\":false"), notices);
        Client open = guestWithMailbox("open@example.org");
        FakeMailServer.Mail old = mailServer.awaitMail();
        open.post("/api/login", bring).ok();
        assertFalse(open.get("/api/my/notices").ok().body().contains("open@example.org"));
        followLink(old).refused(404);
        stranger().post("/api/recover/link", "{\"name\":\"Benedict\"}").ok();
        assertNoMailSent();
    }

    @Test
    void transferKeepsExistingMailAddressOfAccount() {
        confirmMailbox();
        Client guest = guestWithMailbox("ann@example.org");
        followLink(mailServer.awaitMail()).ok();
        guest.post("/api/login", claim("Annette").replace("}", ",\"bring\":true}"))
                .ok();
        String notices = guest.get("/api/my/notices").ok().body();
        assertTrue(notices.contains("\"confirmed\":true,\"wayBack\":true"), notices);
        assertEquals(notices.indexOf("ann@example.org"), notices.lastIndexOf("ann@example.org"), "it is one mailbox");
    }
}
