package org.merlon.server.store.backup;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files that only their owner may read, where the file system knows such a thing. */
public final class PrivateFiles {
    private PrivateFiles() {}

    /** Makes an empty file unless there is one. */
    public static void ensure(Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            return;
        }
        try {
            Files.createFile(file, attributes(file));
        } catch (FileAlreadyExistsException e) {
            if (!Files.isRegularFile(file)) {
                throw e;
            }
        }
    }

    /** Makes a new empty file beside another, to be renamed to it when it is complete. */
    static Path beside(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        return Files.createTempFile(folder, "." + file.getFileName(), ".part", attributes(file));
    }

    private static FileAttribute<?>[] attributes(Path file) {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
