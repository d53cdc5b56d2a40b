package org.merlon.server.store.log;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Encodes the moves of a journal row as a compact JSON array of arrays. Rows are only read after a crash. */
final class JournalBatch {
    private static final JsonMapper JSON = new JsonMapper();

    /** Values per move: its table, the table's new row values (3), and its entry (7). */
    private static final int VALUES_PER_MOVE = 11;

    private JournalBatch() {}

    /** Encodes moves of one entry each that change nothing but {@linkplain Append.Scope#LOG the log}. */
    static byte[] encode(List<Append> moves) {
        var bytes = new ByteArrayOutputStream(moves.size() * 300);
        try (JsonGenerator out = JSON.createGenerator(bytes)) {
            out.writeStartArray();
            for (Append move : moves) {
                StoredEntry entry = move.entries().getFirst();
                out.writeStartArray();
                out.writeString(move.table());
                out.writeString(move.listing().waitingFor());
                out.writeNumber(move.listing().updated());
                out.writeString(move.listing().digest());
                out.writeNumber(entry.number());
                out.writeString(entry.kind());
                out.writeNumber(entry.seat());
                out.writeString(entry.text());
                out.writeString(entry.person());
                out.writeNumber(entry.time());
                out.writeNumber(entry.hash());
                out.writeEndArray();
            }
            out.writeEndArray();
        }
        return bytes.toByteArray();
    }

    /** Decodes moves, with everything needed to write them to the logs. */
    static List<Append> decode(byte[] batch) {
        try {
            List<Append> moves = new ArrayList<>();
            for (JsonNode move : JSON.readTree(batch)) {
                moves.add(decodeMove(move));
            }
            return moves;
        } catch (JacksonException e) {
            throw new StoreException("a row of the journal cannot be read: the database is damaged", e);
        }
    }

    private static Append decodeMove(JsonNode move) {
        if (move.size() != VALUES_PER_MOVE) {
            throw new StoreException("a row of the journal has an unknown format: the database is damaged");
        }
        var entry = new StoredEntry(
                move.get(4).intValue(),
                move.get(5).stringValue(),
                move.get(6).intValue(),
                move.get(7).stringValue(),
                nullableText(move.get(8)),
                move.get(9).longValue(),
                move.get(10).longValue());
        var listing = new Listing(
                "",
                false,
                nullableText(move.get(1)),
                move.get(2).longValue(),
                List.of(),
                null,
                Listing.NEVER,
                nullableText(move.get(3)),
                null);
        return new Append(move.get(0).stringValue(), null, List.of(entry), listing, Append.Scope.LOG, List.of());
    }

    private static @Nullable String nullableText(JsonNode value) {
        return value.isNull() ? null : value.stringValue();
    }
}
