package org.merlon.server.wire.codec;

import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.JsonBytes;
import org.merlon.protocol.StateView;
import org.merlon.protocol.Status;
import org.merlon.server.wire.table.TableChange;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableLog.EntryInfo;
import org.merlon.server.wire.table.TableLog.GameEvent;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;
import org.merlon.server.wire.table.TableSeats.SeatInfo;

/**
 * Writes {@code Outbound.EntryAdded} messages with a change for all watchers of one entry. The bytes are the same as
 * those of {@link WireMapper}; they are written by hand because most of a server's output is this message. Parts that
 * are the same for several watchers are encoded once.
 */
public final class ChangeWriter {
    /** The initial buffer size, which most changes fit into. */
    private static final int USUAL = 4096;

    private final JsonBytes out = new JsonBytes(USUAL);

    /** The length of the part before the change, which is the same for all watchers. */
    private final int head;

    private final Last seats = new Last();
    private final Last status = new Last();
    private final Last sheets = new Last();

    /** The value that was written last, and its bytes. */
    private static final class Last {
        private @Nullable Object what;
        private byte[] bytes = {};
    }

    public ChangeWriter(String table, EntryInfo entry, List<GameEvent> events) {
        out.beginObject().name("type").value("entry").name("table").value(table).name("entry");
        entry(out, entry);
        out.name("events").beginList();
        for (GameEvent event : events) {
            out.value(event.data());
        }
        head = out.endList().name("change").length();
    }

    /** Returns the message for the watchers who have this change. */
    public byte[] bytes(TableChange change) {
        out.truncate(head)
                .beginObject()
                .name("number")
                .value(change.number())
                .name("after")
                .value(change.after());
        if (change.rest() != null) {
            out.name("rest").beginObject().name("days").value(change.rest().days());
            out.name("until").value(change.rest().until()).endObject();
        }
        again(out.name("seats"), seats, change.seats(), ChangeWriter::seats);
        out.name("watching").value(change.watching()).name("toMove");
        if (change.toMove() == null) {
            out.nullValue();
        } else {
            out.value(change.toMove());
        }
        out.name("moves").value(change.moves());
        again(out.name("status"), status, change.status(), ChangeWriter::status);
        if (change.sheets() != null) {
            again(out.name("sheets"), sheets, change.sheets(), ChangeWriter::sheets);
        }
        change.view().write(out.name("view"));
        change.facts().write(out.name("facts"));
        texts(out, "gone", change.gone());
        choices(out, change.choices());
        if (change.patience() != null) {
            patience(out.name("patience"), change.patience());
        }
        return out.endObject().endObject().bytes();
    }

    /** Writes a value, or copies its bytes if it is the same object as the last one. */
    @SuppressWarnings("ReferenceEquality") // comparing by value would take as long as writing
    private static <T> void again(JsonBytes out, Last last, T value, BiConsumer<JsonBytes, T> writer) {
        if (last.what == value) {
            out.raw(last.bytes, 0, last.bytes.length);
        } else {
            int start = out.length();
            writer.accept(out, value);
            last.bytes = out.bytes(start);
            last.what = value;
        }
    }

    private static void entry(JsonBytes out, EntryInfo entry) {
        out.beginObject().name("number").value(entry.number());
        kind(out, entry.kind());
        out.name("time").value(entry.time());
        whole(out, "seat", entry.seat());
        if (entry.occupant() != null) {
            sitter(out.name("occupant").beginObject(), entry.occupant());
            out.endObject();
        }
        text(out, "wordCommitment", entry.wordCommitment());
        if (entry.seats() != null) {
            out.name("seats").beginList();
            for (OccupantInfo sitter : entry.seats()) {
                sitter(out.beginObject(), sitter);
                out.endObject();
            }
            out.endList();
        }
        text(out, "move", entry.move());
        whole(out, "kept", entry.kept());
        whole(out, "by", entry.by());
        whole(out, "until", entry.until());
        whole(out, "away", entry.away());
        if (entry.events() != null) {
            out.name("events").beginList();
            entry.events().forEach(event -> out.value(event.data()));
            out.endList();
        }
        text(out, "word", entry.word());
        text(out, "hash", entry.hash());
        out.endObject();
    }

    private static void seats(JsonBytes out, List<SeatInfo> seats) {
        out.beginList();
        for (SeatInfo seat : seats) {
            sitter(out.beginObject(), seat.sitter());
            truth(out, "present", seat.present());
            truth(out, "awaited", seat.awaited());
            truth(out, "yours", seat.yours());
            whole(out, "thinking", seat.thinking());
            whole(out, "offUntil", seat.offUntil());
            out.name("forfeited").value(seat.forfeited());
            SeatInfo.GaveUp gaveUp = seat.gaveUp();
            if (gaveUp != null) {
                out.name("gaveUp").beginObject().name("name").value(gaveUp.name());
                out.name("you").value(gaveUp.you()).endObject();
            }
            whole(out, "left", seat.left());
            truth(out, "running", seat.running());
            out.endObject();
        }
        out.endList();
    }

    private static void sitter(JsonBytes out, OccupantInfo sitter) {
        kind(out, sitter.kind());
        text(out, "name", sitter.name());
        text(out, "playedBy", sitter.playedBy());
        truth(out, "imported", sitter.imported());
        text(out, "keptFor", sitter.keptFor());
    }

    private static void status(JsonBytes out, Status status) {
        out.beginObject();
        whole(out, "toMove", status.toMove());
        out.name("over").value(status.over());
        wholes(out.name("scores"), status.scores());
        wholes(out.name("winners"), status.winners());
        wholes(out.name("ranks"), status.ranks());
        text(out, "outcome", status.outcome() == null ? null : Ids.of(status.outcome()));
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
            out.beginObject().name("phrase");
            phrase(out, part.phrase());
            out.name("points").value(part.points());
            text(out, "at", part.at());
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
        texts(out, "legal", choices.legal());
        texts(out, "lasting", choices.lasting());
        out.name("mayUndo").value(choices.mayUndo());
        truth(out, "secret", choices.secret());
    }

    private static void patience(JsonBytes out, ClaimCountdown countdown) {
        out.beginObject().name("seat").value(countdown.seat()).name("claim").value(countdown.claim());
        whole(out, "bot", countdown.bot());
        out.name("off").value(countdown.off()).endObject();
    }

    private static void kind(JsonBytes out, Enum<?> kind) {
        out.name("kind").value(kind.name().toLowerCase(Locale.ROOT));
    }

    private static void wholes(JsonBytes out, List<Integer> values) {
        out.beginList();
        for (int value : values) {
            out.value(value);
        }
        out.endList();
    }

    private static void texts(JsonBytes out, String name, @Nullable List<String> values) {
        if (values != null) {
            out.name(name).beginList();
            for (String value : values) {
                out.value(value);
            }
            out.endList();
        }
    }

    private static void text(JsonBytes out, String name, @Nullable String value) {
        if (value != null) {
            out.name(name).value(value);
        }
    }

    private static void whole(JsonBytes out, String name, @Nullable Number value) {
        if (value != null) {
            out.name(name).value(value.longValue());
        }
    }

    private static void truth(JsonBytes out, String name, @Nullable Boolean value) {
        if (value != null) {
            out.name(name).value(value);
        }
    }
}
