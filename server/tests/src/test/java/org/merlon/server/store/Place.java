package org.merlon.server.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The location of a test's store, so that it can be reopened. */
public record Place(@Nullable String url, Path folder) {

    /** The databases on which every test runs. */
    public enum Kind {
        SQLITE,
        POSTGRESQL;

        /** Creates a newly migrated database. */
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
