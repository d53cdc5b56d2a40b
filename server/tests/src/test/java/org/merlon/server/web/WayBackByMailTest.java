package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Account recovery by e-mail: who gets the e-mail, what its link allows, and what it does not. */
final class WayBackByMailTest {
    private static final String ORIGIN = "https://castle.example";
    private static final String MAILBOX =
            "{\"kind\":\"mail\",\"address\":\"ann@example.org\",\"password\":\"moat and drawbridge\"}";
    private static final String ASK = "{\"name\":\"Annette\"}";

    @AutoClose
    private final Mailroom mailroom = new Mailroom();

    @AutoClose
    private final LiveServer server = LiveServer.writing(ORIGIN, mailroom.address());

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
        follow(mailroom.take()).ok();
    }

    /** Follows the link of an e-mail that asks for consent. */
    private Answer follow(Mailroom.Letter asks) {
        String[] link = asks.after(ORIGIN + "/notices?id=").trim().split("&code=", 2);
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
    private void assertNoLetter() {
        ann.post("/api/my/notices", MAILBOX).ok();
        Mailroom.Letter next = mailroom.take();
        assertTrue(next.to().equals("ann@example.org") && next.text().contains("/notices?id="), next.text());
    }

    private static String recover(String name, String code) {
        return "{\"name\":\"" + name + "\",\"code\":\"" + code + "\",\"password\":\"portcullis and keep\"}";
    }

    @Test
    void theLinkInTheLetterSetsANewPasswordOnce() {
        var unused = member("Benedict");
        confirmMailbox();
        Client elsewhere = stranger();
        elsewhere.post("/api/recover/link", ASK).ok();
        Mailroom.Letter letter = mailroom.take();
        assertEquals("ann@example.org", letter.to());
        assertTrue(letter.text().contains("Annette"), letter.text());
        String code = letter.after(ORIGIN + "/recover#").trim(); // in the fragment, so that it appears in no server log
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
    void nobodyLearnsWhoHasAMailbox() {
        var unused = member("Benedict");
        ann.post("/api/my/notices", MAILBOX).ok();
        Mailroom.Letter asks = mailroom.take();
        assertTrue(asks.text().contains("/notices?id="), asks.text());
        Client curious = stranger();
        String nobody =
                curious.post("/api/recover/link", "{\"name\":\"Nemo\"}").ok().body();
        String without = curious.post("/api/recover/link", "{\"name\":\"Benedict\"}")
                .ok()
                .body();
        String unconfirmed = curious.post("/api/recover/link", ASK).ok().body();
        assertEquals(nobody, without);
        assertEquals(nobody, unconfirmed);
        Client cleo = member("Cleopatra");
        cleo.post("/api/my/notices", MAILBOX.replace("ann@", "cleo@")).ok();
        assertEquals("cleo@example.org", mailroom.take().to(), "none of them was sent a letter");
    }

    @Test
    void whoOnlyFoundABrowserOpenLeavesNoMailbox() {
        ann.post("/api/my/notices", MAILBOX.replace("moat", "boat")).refused(403);
        ann.post("/api/my/notices", "{\"kind\":\"mail\",\"address\":\"ann@example.org\"}")
                .refused(422);
        assertTrue(ann.get("/api/my/notices").ok().body().contains("\"channels\":[]"));
        Client guest = stranger();
        guest.post("/api/visit", "{}").ok();
        guest.post("/api/my/notices", MAILBOX.replace("ann@", "guest@")).ok(); // a guest has no account to protect
        assertEquals("guest@example.org", mailroom.take().to());
    }

    @Test
    void whoAsksOftenFillsNoMailboxAndLocksNobodyOut() {
        confirmMailbox();
        int letters = 0;
        for (int i = 0; i < 150; i++) {
            Client somebody = stranger().from("203.0.113." + i);
            letters += somebody.post("/api/recover/link", ASK).status() == 200 ? 1 : 0;
        }
        assertEquals(3, letters);
        Client owner = stranger().from("198.51.100.7");
        owner.post("/api/login", "{\"name\":\"Annette\",\"password\":\"moat and drawbridge\"}")
                .ok();
    }

    /** A previous user of the browser may have added an e-mail address as a guest. */
    @Test
    void aMailboxThatAGuestHadConfirmedTellsOfTurnsAndOpensNoAccount() {
        Client guest = guestWithMailbox("before@example.org");
        follow(mailroom.take()).ok();
        guest.post("/api/claim", claim("Benedict")).ok();
        String kept = guest.get("/api/my/notices").ok().body();
        assertTrue(kept.contains("before@example.org"), kept);
        assertTrue(kept.contains("\"confirmed\":true,\"wayBack\":false"), kept);
        stranger().post("/api/recover/link", "{\"name\":\"Benedict\"}").ok();
        assertNoLetter();

        guest.post("/api/my/notices", MAILBOX.replace("ann@", "before@")).ok();
        follow(mailroom.take()).ok();
        kept = guest.get("/api/my/notices").ok().body();
        assertTrue(kept.contains("\"confirmed\":true,\"wayBack\":true"), kept);
        assertEquals(kept.indexOf("before@example.org"), kept.lastIndexOf("before@example.org"), "it is one mailbox");
        stranger().post("/api/recover/link", "{\"name\":\"Benedict\"}").ok();
        Mailroom.Letter letter = mailroom.take();
        assertEquals("before@example.org", letter.to());
        assertTrue(letter.text().contains("/recover#"), letter.text());
    }

    @Test
    void aMailboxThatAGuestHadNotConfirmedIsAskedForAgain() {
        Client guest = guestWithMailbox("before@example.org");
        Mailroom.Letter old = mailroom.take();
        guest.post("/api/claim", claim("Annette")).refused(422); // the name is taken, and nothing has changed
        assertTrue(guest.get("/api/my/notices").ok().body().contains("before@example.org"));
        guest.post("/api/claim", claim("Benedict")).ok();
        assertTrue(guest.get("/api/my/notices").ok().body().contains("\"channels\":[]"));
        follow(old).refused(404);
        guest.post("/api/my/notices", MAILBOX.replace("ann@", "before@")).ok();
        follow(mailroom.take()).ok();
        String kept = guest.get("/api/my/notices").ok().body();
        assertTrue(kept.contains("\"confirmed\":true,\"wayBack\":true"), kept);
    }

    @Test
    void whatAGuestBringsAlongOpensNoAccountEither() {
        Client confirmed = guestWithMailbox("before@example.org");
        follow(mailroom.take()).ok();
        var unused = member("Benedict");
        String bring = claim("Benedict").replace("}", ",\"bring\":true}");
        confirmed.post("/api/login", bring).ok();
        String kept = confirmed.get("/api/my/notices").ok().body();
        assertTrue(kept.contains("\"confirmed\":true,\"wayBack\":false"), kept);
        Client open = guestWithMailbox("open@example.org");
        Mailroom.Letter old = mailroom.take();
        open.post("/api/login", bring).ok();
        assertFalse(open.get("/api/my/notices").ok().body().contains("open@example.org"));
        follow(old).refused(404);
        stranger().post("/api/recover/link", "{\"name\":\"Benedict\"}").ok();
        assertNoLetter();
    }

    @Test
    void aMailboxThatTheAccountHasAlreadyStaysWhatItWas() {
        confirmMailbox();
        Client guest = guestWithMailbox("ann@example.org");
        follow(mailroom.take()).ok();
        guest.post("/api/login", claim("Annette").replace("}", ",\"bring\":true}"))
                .ok();
        String kept = guest.get("/api/my/notices").ok().body();
        assertTrue(kept.contains("\"confirmed\":true,\"wayBack\":true"), kept);
        assertEquals(kept.indexOf("ann@example.org"), kept.lastIndexOf("ann@example.org"), "it is one mailbox");
    }
}
