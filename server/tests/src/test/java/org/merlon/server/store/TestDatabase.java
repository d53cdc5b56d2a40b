package org.merlon.server.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The location of a test's store, so that it can be reopened. */
public record TestDatabase(@Nullable String url, Path folder) {

    /** The databases on which every test runs. */
    public enum Kind {
        SQLITE,
        POSTGRESQL;

        /** Creates a newly migrated database. */
        public TestDatabase create(Path folder) {
            if (this == POSTGRESQL) {
                return new TestDatabase(TestPostgres.newDatabase(), folder);
            }
            SqliteTemplate.copyTo(folder);
            return new TestDatabase(null, folder);
        }
    }

    public Store open() {
        return Stores.open(url, folder);
    }
}
