package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.server.MerlonServer;
import org.merlon.server.web.http.PublicConfig;
import org.merlon.server.web.limits.Quotas;

/** Tests the checks of {@code merlon doctor}. */
final class DoctorTest {
    @TempDir
    private Path folder;

    private CommandRun doctor(String... more) {
        String[] args = {"doctor", "--data", folder.toString(), "--port", "0"};
        var all = new String[args.length + more.length];
        System.arraycopy(args, 0, all, 0, args.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        return CommandRun.merlon(all);
    }

    private static void assertOutput(CommandRun run, int exit, String text) {
        assertEquals(exit, run.exit(), run.out());
        assertTrue(run.out().replaceAll(" +", " ").contains(text), run.out());
    }

    @Test
    void newInstallationIsOk() {
        CommandRun run = doctor();
        assertOutput(run, 0, "ok database does not exist yet");
        for (String part : List.of("java", "disk", "database", "port", "origin", "clock")) {
            assertTrue(run.out().contains("ok    " + part), part + ": " + run.out());
        }
    }

    @Test
    void runningServerIsOk() {
        var settings = new MerlonServer.Settings("127.0.0.1", 0, folder, null, new PublicConfig(List.of(), List.of()));
        try (var server = MerlonServer.start(settings, "test", Quotas.standard(List.of()))) {
            CommandRun run =
                    CommandRun.merlon("doctor", "--data", folder.toString(), "--port", String.valueOf(server.port()));
            assertOutput(run, 0, "ok port a Merlon answers on");
            assertOutput(run, 0, "ok database can be read and contains 0 tables");
        }
    }

    @Test
    void reportsPortInUse() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CommandRun run =
                    CommandRun.merlon("doctor", "--data", folder.toString(), "--port", "" + taken.getLocalPort());
            assertOutput(run, 1, "wrong port cannot listen on 127.0.0.1 port " + taken.getLocalPort());
        }
    }

    @Test
    void reportsDamagedDatabase() throws IOException {
        Files.writeString(folder.resolve("merlon.db"), "this is no database, however long it is ".repeat(40));
        assertOutput(doctor(), 1, "wrong database");
    }

    @Test
    void reportsDataFolderThatIsAFile() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        CommandRun run =
                CommandRun.merlon("doctor", "--data", file.resolve("data").toString(), "--port", "0");
        assertOutput(run, 1, "wrong disk cannot write to");
    }

    @Test
    void reportsUnreachableDatabase() {
        assertOutput(doctor("--database", "jdbc:postgresql://127.0.0.1:1/merlon"), 1, "wrong database");
    }

    @Test
    void checksOriginAndProxy() {
        assertOutput(
                doctor("--origin", "https://castle.invalid"), 0, "care origin https://castle.invalid needs a proxy");
        assertOutput(
                doctor("--origin", "https://castle.invalid", "--trust-proxy", "127.0.0.1"),
                0,
                "care origin no Merlon answers at https://castle.invalid yet: no machine has this name");
        assertOutput(
                doctor("--origin", "http://127.0.0.1:1"),
                0,
                "care origin no Merlon answers at http://127.0.0.1:1 yet: Connection refused");
        assertOutput(doctor("--origin", "castle.invalid"), 1, "wrong origin not an origin: castle.invalid");
        assertOutput(doctor("--trust-proxy", "somebody"), 1, "wrong origin");
        assertOutput(doctor("--host", "0.0.0.0"), 0, "care origin other machines can connect without --origin");
    }
}
