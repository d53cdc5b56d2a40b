package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The systemd unit gives the server no more rights than it needs. */
final class ServiceUnitTest {
    @Test
    void restrictsWhatTheServerMayDo() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("..", "packaging", "merlon.service"));
        for (String line : List.of(
                "User=merlon",
                "UMask=0077",
                "StateDirectoryMode=0700",
                "MemoryMax=75%",
                "NoNewPrivileges=yes",
                "ProtectSystem=strict",
                "RestrictNamespaces=yes",
                "SystemCallFilter=@system-service",
                "CapabilityBoundingSet=")) {
            assertTrue(lines.contains(line), line);
        }
    }
}
