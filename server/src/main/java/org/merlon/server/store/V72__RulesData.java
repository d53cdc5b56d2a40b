package org.merlon.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.flywaydb.core.api.migration.BaseJavaMigration;
import org.flywaydb.core.api.migration.Context;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Shortens texts of any length, which imported games could have as the fingerprint of their rules' data, to a fingerprint
 * of that text. Such a game still has rules of its own. Flyway derives version and description from the class name.
 */
@SuppressWarnings({"checkstyle:TypeName", "JavaCase"})
public final class V72__RulesData extends BaseJavaMigration {
    private static final String FIELD = "rulesData";
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{16}");
    private static final JsonMapper JSON = new JsonMapper();

    @Override
    public void migrate(Context context) throws Exception {
        shorten(context.getConnection());
    }

    /** Reads one row at a time, because a row may have a megabyte. */
    public static void shorten(Connection connection) throws SQLException {
        try (PreparedStatement next = connection.prepareStatement("SELECT id, terms FROM game_table"
                        + " WHERE terms LIKE '%\"rulesData\"%' AND id > ? ORDER BY id LIMIT 1");
                PreparedStatement update =
                        connection.prepareStatement("UPDATE game_table SET terms = ? WHERE id = ?")) {
            String id = "";
            while (true) {
                next.setString(1, id);
                String terms;
                try (ResultSet row = next.executeQuery()) {
                    if (!row.next()) {
                        return;
                    }
                    id = row.getString(1);
                    terms = row.getString(2);
                }
                String shortened = shortened(terms);
                if (!shortened.equals(terms)) {
                    update.setString(1, shortened);
                    update.setString(2, id);
                    update.executeUpdate();
                }
            }
        }
    }

    private static String shortened(String terms) {
        try {
            boolean isOther = JSON.readTree(terms) instanceof ObjectNode object
                    && object.path(FIELD).isString()
                    && !FINGERPRINT.matcher(object.path(FIELD).stringValue()).matches();
            if (isOther) {
                ObjectNode object = (ObjectNode) JSON.readTree(terms);
                return JSON.writeValueAsString(
                        object.put(FIELD, fingerprint(object.path(FIELD).stringValue())));
            }
        } catch (JacksonException e) {
            return terms; // the error is reported when the table is loaded
        }
        return terms;
    }

    private static String fingerprint(String text) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sum, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
