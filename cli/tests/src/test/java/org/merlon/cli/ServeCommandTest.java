package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the error messages of a server that cannot start. */
@Tag("process")
final class ServeCommandTest {
    @Test
    void portInUseIsReportedInOneLine(@TempDir Path folder) throws IOException, InterruptedException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            Process process = CommandRun.process(
                            List.of("--enable-native-access=ALL-UNNAMED"),
                            "serve",
                            "--data",
                            folder.toString(),
                            "--port",
                            String.valueOf(port))
                    .redirectErrorStream(true)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(1, process.waitFor(), output);
            List<String> ownLines = output.lines() // other lines are warnings of the JVM
                    .filter(line -> line.startsWith("{") || line.startsWith("merlon"))
                    .toList();
            assertEquals(
                    List.of("merlon serve: cannot listen on 127.0.0.1 port " + port
                            + ": Address already in use. Is another server running there? Choose another place with"
                            + " --port or --host."),
                    ownLines,
                    output);
        }
    }
}
