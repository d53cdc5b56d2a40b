package org.merlon.server.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.store.Samples;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredTable;

/**
 * A game that was played under an older version of its rules: the file that this version exported, and its stored form.
 *
 * <p>The old rules differ. Version 1: in Once Upon a Castle two seats got no die in the last clearing; in Wizard's Quest
 * a turn was ended at will. Version 2: in a solo game of Blackstone Castle the refresh deck was chosen before the first
 * turn.
 */
public record OldRulesGame(Data.Obj file) {
    public static final List<String> NAMES = List.of("onceupon-1", "blackstone-1", "torres-1", "blackstone-2");

    /** The creator of the table, who sits in its first seat. */
    public static final String OWNER = "ann";

    public static OldRulesGame read(String name) {
        try (@Nullable InputStream in = OldRulesGame.class.getResourceAsStream("/org/merlon/server/old/" + name + ".json")) {
            if (in == null) {
                throw new IllegalArgumentException(name);
            }
            return new OldRulesGame((Data.Obj) Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JsonException e) {
            throw new IllegalStateException(e);
        }
    }

    public List<Data> entries() {
        return Tampering.entries(file);
    }

    /** The stored table with the first entries of its log; the game is over if that is all of them. */
    public Append stored(String id, int version, int entryCount) {
        boolean over = entryCount == entries().size();
        var seats = new Data.Arr();
        seats.add(new Data.Obj().put("person", OWNER));
        while (seats.items().size() < Tampering.number(file, "players")) {
            seats.add(new Data.Obj().put("bot", "greedy"));
        }
        var terms = new Data.Obj()
                .put("options", field("options"))
                .put("creator", OWNER)
                .put("listed", true)
                .put("invitation", "invitation")
                .put("pace", new Data.Obj().put("kind", "live").put("base", 60).put("increment", 0))
                .put("rated", false)
                .put("shuffled", false)
                .put("seats", seats);
        var table = new StoredTable(
                id,
                Tampering.text(file, "game"),
                Tampering.text(file, "variant"),
                version,
                (int) Tampering.number(file, "players"),
                Tampering.text(file, "key"),
                Json.write(terms),
                Tampering.number(file, "created"));
        var log = new ArrayList<StoredEntry>();
        for (Data item : entries().subList(0, entryCount)) {
            Data.Obj entry = (Data.Obj) item;
            boolean start = Tampering.text(entry, "kind").equals("start");
            log.add(new StoredEntry(
                    (int) Tampering.number(entry, "number"),
                    Tampering.text(entry, "kind"),
                    start ? -1 : (int) Tampering.number(entry, "seat"),
                    start ? Json.write(seats) : Tampering.text(entry, "move"),
                    null,
                    Tampering.number(entry, "time"),
                    Long.parseUnsignedLong(Tampering.text(entry, "hash"), 16)));
        }
        var listedSeats = new ArrayList<Listing.Seat>();
        listedSeats.add(new Listing.Seat(OWNER, null));
        for (int seat = 1; seat < table.players(); seat++) {
            listedSeats.add(new Listing.Seat(null, "greedy"));
        }
        String result = over ? Json.write(field("result")) : null;
        long changed = log.getLast().time();
        var listing =
                Samples.listing(over ? "over" : "playing", true, over ? null : OWNER, changed, listedSeats, result);
        return new Append(id, table, log, listing, Append.Scope.SEATS, List.of());
    }

    private Data field(String name) {
        Data value = file.fields().get(name);
        if (value == null) {
            throw new IllegalStateException(name);
        }
        return value;
    }
}
