package org.merlon.server.store.backup;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Creates files readable by their owner only, if the file system supports permissions. */
public final class PrivateFiles {
    private PrivateFiles() {}

    /** Creates an empty file unless it exists. */
    public static void createIfMissing(Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            return;
        }
        try {
            Files.createFile(file, ownerOnly(file));
        } catch (FileAlreadyExistsException e) {
            if (!Files.isRegularFile(file)) {
                throw e;
            }
        }
    }

    /** Creates a new empty file in the same folder, to be renamed to the given one when it is complete. */
    static Path createTemporary(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        return Files.createTempFile(folder, "." + file.getFileName(), ".part", ownerOnly(file));
    }

    private static FileAttribute<?>[] ownerOnly(Path file) {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
