package org.merlon.bench.load.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A temporary folder, deleted when it is closed or when this process ends. */
public record TemporaryFolder(Path folder) implements AutoCloseable {

    public static TemporaryFolder create() throws IOException {
        var scratch = new TemporaryFolder(Files.createTempDirectory("merlon-bench"));
        Runtime.getRuntime().addShutdownHook(new Thread(scratch::close));
        return scratch;
    }

    @Override
    public void close() {
        if (!Files.exists(folder)) {
            return;
        }
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes about) throws IOException {
                    Files.deleteIfExists(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException problem) {
                    return FileVisitResult.CONTINUE; // it has been removed already
                }

                @Override
                public FileVisitResult postVisitDirectory(Path emptied, @Nullable IOException problem)
                        throws IOException {
                    Files.deleteIfExists(emptied);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
