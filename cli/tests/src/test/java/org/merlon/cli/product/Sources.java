package org.merlon.cli.product;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The source files of this repository, for tests that read code. */
public final class Sources {
    public static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final Set<String> SKIPPED_FOLDERS = Set.of(".git", "dist", "node_modules", "target");

    private Sources() {}

    /** Returns all files of the repository with these extensions, without what is built or downloaded. */
    static List<Path> withExtension(String... extensions) throws IOException {
        var files = new ArrayList<Path>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean isSkipped =
                        SKIPPED_FOLDERS.contains(folder.getFileName().toString());
                return isSkipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String name = file.getFileName().toString();
                if (List.of(extensions).contains(name.substring(name.lastIndexOf('.') + 1))) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        files.sort(null);
        return files;
    }

    /** Returns the source files in these folders without tests and generated files. */
    static List<Path> filesIn(String... folders) throws IOException {
        var files = new ArrayList<Path>();
        for (String folder : folders) {
            try (Stream<Path> found = Files.walk(ROOT.resolve(folder))) {
                found.filter(file -> file.toString().matches(".*\\.(java|ts|svelte)"))
                        .filter(file -> !file.toString().matches(".*\\.(test|gen)\\..*"))
                        .forEach(files::add);
            }
        }
        return files;
    }

    /** Returns the Java sources that contain texts for players, so not those of the benchmarks. */
    static List<Path> java() throws IOException {
        Stream<String> games = AllGames.ids().map(id -> "games/" + id);
        Stream<String> others = Stream.of("engine", "words", "bots", "protocol", "arena", "server", "cli");
        return filesIn(
                Stream.concat(games, others).map(module -> module + "/src/main").toArray(String[]::new));
    }

    static List<Path> web() throws IOException {
        return filesIn("web/src");
    }
}
