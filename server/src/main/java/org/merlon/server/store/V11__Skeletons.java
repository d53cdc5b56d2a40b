package org.merlon.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.flywaydb.core.api.migration.BaseJavaMigration;
import org.flywaydb.core.api.migration.Context;
import org.merlon.server.store.accounts.NameSkeleton;

/**
 * Fills in the skeletons of names that were chosen before skeletons were stored. Flyway derives version and description
 * from the class name.
 */
@SuppressWarnings({"checkstyle:TypeName", "JavaCase"})
public final class V11__Skeletons extends BaseJavaMigration {
    private static final int BATCH_SIZE = 1_000;

    @Override
    public void migrate(Context context) throws Exception {
        fillMissing(context.getConnection());
    }

    /**
     * Gives each skeleton to the oldest account that has it; later accounts with the same skeleton keep their name
     * without one.
     */
    public static void fillMissing(Connection connection) throws SQLException {
        var taken = new HashSet<String>();
        List<String[]> missing = new ArrayList<>();
        try (PreparedStatement all =
                        connection.prepareStatement("SELECT id, name, skeleton FROM person ORDER BY created, id");
                ResultSet rows = all.executeQuery()) {
            while (rows.next()) {
                if (rows.getString(3) == null) {
                    missing.add(new String[] {rows.getString(1), rows.getString(2)});
                } else {
                    taken.add(rows.getString(3));
                }
            }
        }
        try (PreparedStatement update = connection.prepareStatement("UPDATE person SET skeleton = ? WHERE id = ?")) {
            int batched = 0;
            for (String[] person : missing) {
                String skeleton = NameSkeleton.of(person[1]);
                if (taken.add(skeleton)) {
                    update.setString(1, skeleton);
                    update.setString(2, person[0]);
                    update.addBatch();
                    batched++;
                }
                if (batched == BATCH_SIZE) {
                    update.executeBatch();
                    batched = 0;
                }
            }
            if (batched > 0) {
                update.executeBatch();
            }
        }
    }
}
