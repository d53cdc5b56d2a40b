package org.merlon.server.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where a test keeps its store, so that it can be opened again. */
public record Place(@Nullable String url, Path folder) {

    /** The two databases every test runs on. */
    public enum Kind {
        SQLITE,
        POSTGRESQL;

        /** One as a new server makes it. */
        public Place fresh(Path folder) {
            if (this == POSTGRESQL) {
                return new Place(TestPostgres.newDatabase(), folder);
            }
            FreshFile.into(folder);
            return new Place(null, folder);
        }
    }

    public Store open() {
        return Stores.open(url, folder);
    }
}
