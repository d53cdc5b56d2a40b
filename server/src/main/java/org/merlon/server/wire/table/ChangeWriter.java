package org.merlon.server.wire.table;

import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.JsonBytes;
import org.merlon.protocol.view.StateView;
import org.merlon.protocol.view.Status;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.LogResponses.GameEvent;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;
import org.merlon.server.wire.table.TableSeats.SeatInfo;

/**
 * Writes {@code Outbound.EntryAdded} messages with a change for all watchers of one entry. The bytes are the same as
 * those of {@code WireMapper}; they are written by hand because most of a server's output is this message. Parts that
 * are the same for several watchers are encoded once.
 */
public final class ChangeWriter {
    /** The initial buffer size, which most changes fit into. */
    private static final int INITIAL_BUFFER_SIZE = 4096;

    private final JsonBytes out = new JsonBytes(INITIAL_BUFFER_SIZE);

    /** The length of the part before the change, which is the same for all watchers. */
    private final int sharedLength;

    private final CachedPart seats = new CachedPart();
    private final CachedPart status = new CachedPart();
    private final CachedPart sheets = new CachedPart();

    /** The value that was written last, and its bytes. */
    private static final class CachedPart {
        private @Nullable Object value;
        private byte[] bytes = {};
    }

    public ChangeWriter(String table, EntryInfo entry, List<GameEvent> events) {
        out.beginObject().name("type").value("entry").name("table").value(table).name("entry");
        entry(out, entry);
        out.name("events").beginList();
        for (GameEvent event : events) {
            out.value(event.data());
        }
        sharedLength = out.endList().name("change").length();
    }

    /** Returns the message for the watchers who have this change. */
    public byte[] bytes(TableChange change) {
        out.truncate(sharedLength)
                .beginObject()
                .name("number")
                .value(change.number())
                .name("after")
                .value(change.after());
        if (change.rest() != null) {
            out.name("rest").beginObject().name("days").value(change.rest().days());
            out.name("until").value(change.rest().until()).endObject();
        }
        writeOrCopy(out.name("seats"), seats, change.seats(), ChangeWriter::seats);
        out.name("watching").value(change.watching()).name("toMove");
        if (change.toMove() == null) {
            out.nullValue();
        } else {
            out.value(change.toMove());
        }
        out.name("moves").value(change.moves());
        writeOrCopy(out.name("status"), status, change.status(), ChangeWriter::status);
        if (change.sheets() != null) {
            writeOrCopy(out.name("sheets"), sheets, change.sheets(), ChangeWriter::sheets);
        }
        change.view().write(out.name("view"));
        change.facts().write(out.name("facts"));
        textListField(out, "gone", change.gone());
        choices(out, change.choices());
        if (change.patience() != null) {
            claimCountdown(out.name("patience"), change.patience());
        }
        return out.endObject().endObject().bytes();
    }

    /** Writes a value, or copies its bytes if it is the same object as the last one. */
    @SuppressWarnings("ReferenceEquality") // comparing by value would take as long as writing
    private static <T> void writeOrCopy(JsonBytes out, CachedPart cached, T value, BiConsumer<JsonBytes, T> writer) {
        if (cached.value == value) {
            out.raw(cached.bytes, 0, cached.bytes.length);
        } else {
            int start = out.length();
            writer.accept(out, value);
            cached.bytes = out.bytes(start);
            cached.value = value;
        }
    }

    private static void entry(JsonBytes out, EntryInfo entry) {
        out.beginObject().name("number").value(entry.number());
        kindField(out, entry.kind());
        out.name("time").value(entry.time());
        integerField(out, "seat", entry.seat());
        if (entry.occupant() != null) {
            occupant(out.name("occupant").beginObject(), entry.occupant());
            out.endObject();
        }
        textField(out, "wordCommitment", entry.wordCommitment());
        if (entry.seats() != null) {
            out.name("seats").beginList();
            for (OccupantInfo occupant : entry.seats()) {
                occupant(out.beginObject(), occupant);
                out.endObject();
            }
            out.endList();
        }
        textField(out, "move", entry.move());
        integerField(out, "kept", entry.kept());
        integerField(out, "by", entry.by());
        integerField(out, "until", entry.until());
        integerField(out, "away", entry.away());
        if (entry.events() != null) {
            out.name("events").beginList();
            entry.events().forEach(event -> out.value(event.data()));
            out.endList();
        }
        textField(out, "word", entry.word());
        textField(out, "hash", entry.hash());
        out.endObject();
    }

    private static void seats(JsonBytes out, List<SeatInfo> seats) {
        out.beginList();
        for (SeatInfo seat : seats) {
            occupant(out.beginObject(), seat.sitter());
            booleanField(out, "present", seat.present());
            booleanField(out, "awaited", seat.awaited());
            booleanField(out, "yours", seat.yours());
            integerField(out, "thinking", seat.thinking());
            integerField(out, "offUntil", seat.offUntil());
            out.name("forfeited").value(seat.forfeited());
            SeatInfo.GaveUp gaveUp = seat.gaveUp();
            if (gaveUp != null) {
                out.name("gaveUp").beginObject().name("name").value(gaveUp.name());
                out.name("you").value(gaveUp.you()).endObject();
            }
            integerField(out, "left", seat.left());
            booleanField(out, "running", seat.running());
            out.endObject();
        }
        out.endList();
    }

    private static void occupant(JsonBytes out, OccupantInfo occupant) {
        kindField(out, occupant.kind());
        textField(out, "name", occupant.name());
        textField(out, "playedBy", occupant.playedBy());
        booleanField(out, "imported", occupant.imported());
        textField(out, "keptFor", occupant.keptFor());
    }

    private static void status(JsonBytes out, Status status) {
        out.beginObject();
        integerField(out, "toMove", status.toMove());
        out.name("over").value(status.over());
        integers(out.name("scores"), status.scores());
        integers(out.name("winners"), status.winners());
        integers(out.name("ranks"), status.ranks());
        textField(out, "outcome", status.outcome() == null ? null : Ids.of(status.outcome()));
        out.endObject();
    }

    private static void sheets(JsonBytes out, List<StateView.Sheet> sheets) {
        out.beginList();
        for (StateView.Sheet sheet : sheets) {
            out.beginObject().name("total").value(sheet.total());
            parts(out.name("parts"), sheet.parts());
            parts(out.name("outlook"), sheet.outlook());
            out.endObject();
        }
        out.endList();
    }

    private static void parts(JsonBytes out, List<StateView.Part> parts) {
        out.beginList();
        for (StateView.Part part : parts) {
            out.beginObject().name("id").value(part.id()).name("phrase");
            phrase(out, part.phrase());
            out.name("points").value(part.points());
            textField(out, "at", part.at());
            out.endObject();
        }
        out.endList();
    }

    private static void phrase(JsonBytes out, Phrase phrase) {
        out.beginObject().name("key").value(phrase.key());
        if (!phrase.args().isEmpty()) {
            out.name("args").beginObject();
            phrase.args().forEach((name, arg) -> arg(out.name(name), arg));
            out.endObject();
        }
        out.endObject();
    }

    private static void arg(JsonBytes out, Arg arg) {
        switch (arg) {
            case Arg.Word word -> out.value(word.text());
            case Arg.Count count -> out.value(count.value());
            case Arg.Noun noun -> phrase(out, noun.phrase());
            case Arg.Seat seat ->
                out.beginObject().name("seat").value(seat.seat()).endObject();
            case Arg.Several several -> {
                out.beginList();
                several.items().forEach(item -> arg(out, item));
                out.endList();
            }
        }
    }

    private static void choices(JsonBytes out, TableInfo.Choices choices) {
        textListField(out, "legal", choices.legal());
        textListField(out, "lasting", choices.lasting());
        out.name("mayUndo").value(choices.mayUndo());
        booleanField(out, "secret", choices.secret());
    }

    private static void claimCountdown(JsonBytes out, ClaimCountdown countdown) {
        out.beginObject().name("seat").value(countdown.seat()).name("claim").value(countdown.claim());
        integerField(out, "bot", countdown.bot());
        out.name("off").value(countdown.off()).endObject();
    }

    private static void kindField(JsonBytes out, Enum<?> kind) {
        out.name("kind").value(kind.name().toLowerCase(Locale.ROOT));
    }

    private static void integers(JsonBytes out, List<Integer> values) {
        out.beginList();
        for (int value : values) {
            out.value(value);
        }
        out.endList();
    }

    private static void textListField(JsonBytes out, String name, @Nullable List<String> values) {
        if (values != null) {
            out.name(name).beginList();
            for (String value : values) {
                out.value(value);
            }
            out.endList();
        }
    }

    private static void textField(JsonBytes out, String name, @Nullable String value) {
        if (value != null) {
            out.name(name).value(value);
        }
    }

    private static void integerField(JsonBytes out, String name, @Nullable Number value) {
        if (value != null) {
            out.name(name).value(value.longValue());
        }
    }

    private static void booleanField(JsonBytes out, String name, @Nullable Boolean value) {
        if (value != null) {
            out.name(name).value(value);
        }
    }
}
