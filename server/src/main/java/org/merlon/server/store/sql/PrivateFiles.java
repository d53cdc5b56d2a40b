package org.merlon.server.store.sql;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Creates files and folders readable by their owner only, if the file system supports permissions. */
public final class PrivateFiles {
    private PrivateFiles() {}

    /** Creates the folder of a file and those above it, unless they exist; new ones are for their owner only. */
    public static void createFolderOf(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            Files.createDirectories(folder, ownerOnly(folder, "rwx------"));
        }
    }

    /** Creates an empty file unless it exists. */
    public static void createIfMissing(Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            return;
        }
        try {
            Files.createFile(file, ownerOnly(file, "rw-------"));
        } catch (FileAlreadyExistsException e) {
            if (!Files.isRegularFile(file)) {
                throw e;
            }
        }
    }

    /** Creates a new empty file in the same folder, to be renamed to the given one when it is complete. */
    public static Path createTemporary(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        return Files.createTempFile(folder, "." + file.getFileName(), ".part", ownerOnly(file, "rw-------"));
    }

    private static FileAttribute<?>[] ownerOnly(Path file, String permissions) {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
