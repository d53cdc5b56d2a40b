package org.merlon.server.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where a test keeps its store, so that it can be opened again. */
public record Place(@Nullable String url, Path folder) {

    /** The two databases every test runs on. */
    public enum Kind {
        SQLITE,
        POSTGRESQL;

        public Place fresh(Path folder) {
            return new Place(this == SQLITE ? null : TestPostgres.newDatabase(), folder);
        }
    }

    public Store open() {
        return Stores.open(url, folder);
    }
}
