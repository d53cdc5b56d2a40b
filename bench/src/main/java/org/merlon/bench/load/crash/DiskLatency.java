package org.merlon.bench.load.crash;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.merlon.bench.load.client.Latencies;

/** Measures the latency of a durable write, the minimum for the acknowledgement of a move. */
public final class DiskLatency {
    private static final int WRITES = 200;
    private static final int WRITE_BYTES = 1 << 14; // the size of a commit of a few moves

    private DiskLatency() {}

    public static Latencies measure(Path folder) throws IOException {
        var latencies = new Latencies();
        Path file = folder.resolve("disk");
        try (var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            for (int i = 0; i < WRITES; i++) {
                long startNanos = System.nanoTime();
                channel.write(ByteBuffer.allocate(WRITE_BYTES), (long) i % 16 * WRITE_BYTES);
                channel.force(false);
                latencies.add(System.nanoTime() - startNanos);
            }
        }
        Files.delete(file);
        return latencies;
    }
}
