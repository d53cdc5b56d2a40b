package org.merlon.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The code of this repository, for tests that read it. */
final class Sources {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private Sources() {}

    /** Files of code in these folders, tests apart. */
    static List<Path> in(String... folders) throws IOException {
        var files = new ArrayList<Path>();
        for (String folder : folders) {
            try (Stream<Path> found = Files.walk(ROOT.resolve(folder))) {
                found.filter(file -> file.toString().matches(".*\\.(java|ts|svelte)"))
                        .filter(file -> !file.toString().contains(".test."))
                        .forEach(files::add);
            }
        }
        return files;
    }

    /** Everything in Java that speaks to players, which benchmarks do not. */
    static List<Path> java() throws IOException {
        Stream<String> games = AllGames.ids().map(id -> "games/" + id);
        Stream<String> others = Stream.of("engine", "words", "bots", "protocol", "arena", "server", "cli");
        return in(
                Stream.concat(games, others).map(module -> module + "/src/main").toArray(String[]::new));
    }

    static List<Path> web() throws IOException {
        return in("web/src");
    }
}
