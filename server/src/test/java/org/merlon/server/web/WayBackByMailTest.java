package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The letter that brings an account back: who gets it, what it opens, and what cannot be done with it. */
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

    /** Ann has a mailbox, and has followed the link that was sent there. */
    private void confirmMailbox() {
        ann.post("/api/my/notices", MAILBOX).ok();
        Mailroom.Letter asks = mailroom.take();
        String[] link = asks.after(ORIGIN + "/notices?id=").trim().split("&code=", 2);
        stranger()
                .post("/api/notices/confirm", "{\"id\":\"" + link[0] + "\",\"code\":\"" + link[1] + "\"}")
                .ok();
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
        String code = letter.after(ORIGIN + "/recover#").trim(); // behind a #, so that no server's log has it
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
        guest.post("/api/my/notices", MAILBOX.replace("ann@", "guest@")).ok(); // there is no account to be taken
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
}
