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
import org.merlon.server.store.admin.Moderation;

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

    private Run admin(String... words) {
        var all = new ArrayList<>(List.of("admin", "--data", folder.toString(), "--as", "castellan"));
        all.addAll(List.of(words));
        return Run.merlon(all.toArray(String[]::new));
    }

    private String done(String... words) {
        Run run = admin(words);
        assertEquals(0, run.exit(), run.err());
        return run.out();
    }

    private void refused(int exit, String why, String... words) {
        Run run = admin(words);
        assertEquals(exit, run.exit(), run.out());
        assertTrue(run.err().contains(why), run.err());
    }

    private Moderation.Decisions decided() {
        return store.moderation().decisions();
    }

    @Test
    void aBanHasAReasonAndAnEnd() {
        done("ban", "annette", "--for", "7d", "--why", "insults");
        Moderation.Ban ban = Objects.requireNonNull(decided().bans().get("a"));
        assertEquals("insults", ban.reason());
        long days = Math.round((Objects.requireNonNull(ban.until()) - ban.since()) / (24 * 3_600_000.0));
        assertEquals(7, days);
        assertTrue(done("people", "ann").contains("banned until"));
        assertFalse(done("people", "ann").contains("Benedict"));
        done("ban", "Annette", "--why", "for good");
        assertNull(Objects.requireNonNull(decided().bans().get("a")).until());
        done("unban", "Annette", "--why", "apologised");
        assertTrue(decided().bans().isEmpty());
        refused(1, "is not banned", "unban", "Annette", "--why", "twice");
        refused(1, "nobody is called", "ban", "Nobody", "--why", "x");
        refused(2, "--why", "ban", "Annette");
        refused(2, "hours, days or weeks", "ban", "Annette", "--for", "soon", "--why", "x");
    }

    @Test
    void theWholeHouseIsTold() {
        done("announce", "Tournament on Sunday", "--why", "so that all come");
        assertEquals("Tournament on Sunday", decided().rules().get(Moderation.ANNOUNCEMENT));
        done("announce", "--why", "it is over");
        assertNull(decided().rules().get(Moderation.ANNOUNCEMENT));
        done("read-only", "on", "--why", "moving");
        assertNotNull(decided().rules().get(Moderation.READ_ONLY));
        done("read-only", "off", "--why", "moved");
        assertTrue(decided().rules().isEmpty());
        refused(2, "on or off", "read-only", "maybe", "--why", "x");
    }

    @Test
    void aNameIsChangedByTheRulesOfNames() {
        done("rename", "benedict", "Rosamund", "--why", "asked for it");
        assertEquals(
                "Rosamund", Objects.requireNonNull(store.accounts().person("b")).name());
        refused(1, "taken", "rename", "Rosamund", "Annette", "--why", "x");
        refused(2, "", "rename", "Rosamund", "x", "--why", "too short");
    }

    @Test
    void reportsAreListedAndClosedAndEverythingIsInTheAudit() {
        store.moderation().addReport(new Moderation.Report(0, 7, "b", "a", null, "you knave", "rude"), 10);
        String listed = done("reports");
        assertTrue(listed.contains("Benedict about Annette: rude") && listed.contains("you knave"), listed);
        done("close-report", listed.split(" ", 2)[0], "--why", "talked to her");
        assertEquals("", done("reports"));
        String audit = done("audit");
        assertTrue(audit.contains("castellan  close-report") && audit.contains("(talked to her)"), audit);
        refused(2, "say what to do");
    }

    @Test
    void withoutADatabaseItSaysWhereToLook(@TempDir Path elsewhere) {
        Run run = Run.merlon("admin", "--data", elsewhere.toString(), "people");
        assertEquals(1, run.exit());
        assertTrue(run.err().contains("--data"), run.err());
    }
}
