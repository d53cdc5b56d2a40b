package org.merlon.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Lists the data tables of all games on the class path for TeaVM, which embeds them in the program. */
public final class ResourcePlugin implements ResourcesPolicy {
    private static final String SERVICE = "META-INF/services/org.merlon.engine.Game";

    @Override
    public String[] supplyResources(Collection<? extends String> requested) {
        var names = new ArrayList<String>();
        try {
            for (URL game :
                    Collections.list(ResourcePlugin.class.getClassLoader().getResources(SERVICE))) {
                names.addAll(tablesNextTo(game.toURI()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the location of a game is not a valid URI", e);
        }
        return names.toArray(String[]::new);
    }

    private static List<String> tablesNextTo(URI service) throws IOException {
        if (service.getScheme().equals("jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(service, Map.of())) {
                return tables(jar.getPath("/"));
            }
        }
        return tables(Path.of(service).resolve("../../..").normalize());
    }

    private static List<String> tables(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(".tsv"))
                    .sorted()
                    .toList();
        }
    }
}
