package org.merlon.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.flywaydb.core.api.migration.BaseJavaMigration;
import org.flywaydb.core.api.migration.Context;

/**
 * Computes all skeletons of names again, since more characters count as alike. Flyway derives version and description
 * from the class name.
 */
@SuppressWarnings({"checkstyle:TypeName", "JavaCase"})
public final class V75__SkeletonsOfMoreLookalikes extends BaseJavaMigration {
    @Override
    public void migrate(Context context) throws Exception {
        recompute(context.getConnection());
    }

    public static void recompute(Connection connection) throws SQLException {
        try (PreparedStatement clear = connection.prepareStatement("UPDATE person SET skeleton = NULL")) {
            clear.executeUpdate();
        }
        V11__Skeletons.fillMissing(connection);
    }
}
