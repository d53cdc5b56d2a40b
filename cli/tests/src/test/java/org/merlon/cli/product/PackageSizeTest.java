package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Checks that every production package is small enough to be understood from its list of files. */
final class PackageSizeTest {
    private static final int MAX_FILES = 25;

    @Test
    void packagesAreSmall() throws IOException {
        Map<Path, Long> sizes = Sources.withExtension("java").stream()
                .filter(file -> file.toString().contains("/src/main/java/"))
                .filter(file -> !file.endsWith("package-info.java"))
                .collect(Collectors.groupingBy(
                        file -> Sources.ROOT.relativize(file.getParent()), TreeMap::new, Collectors.counting()));
        assertTrue(sizes.size() > 50, "the sources are read");
        sizes.values().removeIf(size -> size <= MAX_FILES);
        assertEquals(Map.of(), sizes, "split these packages by what their classes are about");
    }
}
