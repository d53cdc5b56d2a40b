package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.admin.ModerationStore;

/** Tests {@code merlon admin} on a database that a server has open. */
final class AdminCommandTest {
    private final Path folder;

    @AutoClose
    private final Store store;

    AdminCommandTest(@TempDir Path folder) {
        this.folder = folder;
        store = Stores.open(null, folder);
        store.accounts().addPerson(new Person("a", "Annette", Person.Kind.MEMBER, "hash", null, 5));
        store.accounts().addPerson(new Person("b", "Benedict", Person.Kind.GUEST, null, null, 6));
    }

    private CommandRun admin(String... arguments) {
        var all = new ArrayList<>(List.of("admin", "--data", folder.toString(), "--as", "castellan"));
        all.addAll(List.of(arguments));
        return CommandRun.merlon(all.toArray(String[]::new));
    }

    private String runOk(String... arguments) {
        CommandRun run = admin(arguments);
        assertEquals(0, run.exit(), run.err());
        return run.out();
    }

    private void assertFails(int exit, String reason, String... arguments) {
        CommandRun run = admin(arguments);
        assertEquals(exit, run.exit(), run.out());
        assertTrue(run.err().contains(reason), run.err());
    }

    private ModerationStore.Decisions decisions() {
        return store.moderation().decisions();
    }

    @Test
    void aBanHasAReasonAndAnEnd() {
        runOk("ban", "annette", "--for", "7d", "--why", "insults");
        ModerationStore.Ban ban = Objects.requireNonNull(decisions().bans().get("a"));
        assertEquals("insults", ban.reason());
        long days = Math.round((Objects.requireNonNull(ban.until()) - ban.since()) / (24 * 3_600_000.0));
        assertEquals(7, days);
        assertTrue(runOk("people", "ann").contains("banned until"));
        assertFalse(runOk("people", "ann").contains("Benedict"));
        runOk("ban", "Annette", "--why", "for good");
        assertNull(Objects.requireNonNull(decisions().bans().get("a")).until());
        runOk("unban", "Annette", "--why", "apologised");
        assertTrue(decisions().bans().isEmpty());
        assertFails(1, "is not banned", "unban", "Annette", "--why", "twice");
        assertFails(1, "nobody is called", "ban", "Nobody", "--why", "x");
        assertFails(2, "--why", "ban", "Annette");
        assertFails(2, "hours, days or weeks", "ban", "Annette", "--for", "soon", "--why", "x");
    }

    @Test
    void newSigningKeyIsUsedFromNowOn() {
        assertTrue(runOk("rotate-key", "--why", "a backup was lost").startsWith("key "));
        String first = store.signingKeys().all().getFirst().id();
        assertTrue(runOk("rotate-key", "--why", "another")
                .contains(store.signingKeys().all().getFirst().id()));
        assertEquals(2, store.signingKeys().all().size());
        assertEquals(first, store.signingKeys().all().getLast().id());
        assertTrue(runOk("audit").contains("rotate-signing-key  " + first + "  (a backup was lost)"));
        assertFails(2, "--why", "rotate-key");
    }

    @Test
    void setsAnnouncementAndReadOnlyMode() {
        runOk("announce", "Tournament on Sunday", "--why", "so that all come");
        assertEquals("Tournament on Sunday", decisions().rules().get(ModerationStore.ANNOUNCEMENT));
        runOk("announce", "--why", "it is over");
        assertNull(decisions().rules().get(ModerationStore.ANNOUNCEMENT));
        runOk("read-only", "on", "--why", "moving");
        assertNotNull(decisions().rules().get(ModerationStore.READ_ONLY));
        runOk("read-only", "off", "--why", "moved");
        assertTrue(decisions().rules().isEmpty());
        assertFails(2, "on or off", "read-only", "maybe", "--why", "x");
    }

    @Test
    void renamesPersonWithinTheRulesForNames() {
        runOk("rename", "benedict", "Rosamund", "--why", "asked for it");
        assertEquals(
                "Rosamund", Objects.requireNonNull(store.accounts().person("b")).name());
        assertFails(1, "taken", "rename", "Rosamund", "Annette", "--why", "x");
        assertFails(2, "", "rename", "Rosamund", "x", "--why", "too short");
    }

    @Test
    void reportsAreListedAndClosedAndEverythingIsInTheAudit() {
        store.moderation().addReport(new ModerationStore.Report(0, 7, "b", "a", null, "you knave", "rude"), 10);
        String listed = runOk("reports");
        assertTrue(listed.contains("Benedict about Annette: rude") && listed.contains("you knave"), listed);
        runOk("close-report", listed.split(" ", 2)[0], "--why", "talked to her");
        assertEquals("", runOk("reports"));
        String audit = runOk("audit");
        assertTrue(audit.contains("castellan  close-report") && audit.contains("(talked to her)"), audit);
        assertFails(2, "say what to do");
    }

    @Test
    void missingDatabaseNamesTheOption(@TempDir Path elsewhere) {
        CommandRun run = CommandRun.merlon("admin", "--data", elsewhere.toString(), "people");
        assertEquals(1, run.exit());
        assertTrue(run.err().contains("--data"), run.err());
    }
}
