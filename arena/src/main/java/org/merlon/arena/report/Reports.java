package org.merlon.arena.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.merlon.arena.SeriesResults;

/** Writes the report of a series in all its forms into a folder. */
public final class Reports {
    private Reports() {}

    public static void write(Path folder, SeriesResults results) throws IOException {
        Files.createDirectories(folder);
        replace(folder.resolve("report.txt"), TextReport.of(results));
        replace(folder.resolve("report.json"), JsonReport.of(results));
        replace(folder.resolve("report.html"), HtmlReport.of(results));
    }

    /** Replaces a file atomically, so that it can be read while a series is running. */
    static void replace(Path file, String content) throws IOException {
        Path temporary = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(temporary, content);
        Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
