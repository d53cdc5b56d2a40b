package org.merlon.server.table.view;

import java.util.List;
import java.util.Locale;
import org.merlon.server.fair.Commitment;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;

/** Converts entries of the log to the form that everybody may see. */
public final class EntryView {
    private EntryView() {}

    static EntryInfo of(Entry entry, StoredEntry stored, LiveGame game, NameLookup names) {
        return new EntryInfo(
                stored.number(),
                EntryInfo.Kind.valueOf(entry.kind().toUpperCase(Locale.ROOT)),
                stored.time(),
                entry.seat() < 0 ? null : entry.seat(),
                entry instanceof Entry.Seated seated ? occupant(seated.occupant(), names) : null,
                entry instanceof Entry.WordGiven wordGiven ? Commitment.of(wordGiven.word()) : null,
                entry instanceof Entry.Started started ? occupants(started.seats(), names) : null,
                entry instanceof Entry.Moved moved ? game.publicMove(stored.number(), moved.move()) : null,
                entry instanceof Entry.Undone undone ? undone.kept() : null,
                entry instanceof Entry.Claimed claimed ? claimed.by() : null,
                entry instanceof Entry.DaysOffTaken daysOffTaken ? daysOffTaken.until() : null,
                entry instanceof Entry.Resumed resumed && resumed.away() != Entry.Resumed.UNKNOWN
                        ? resumed.away()
                        : null,
                null,
                null,
                null);
    }

    static List<OccupantInfo> occupants(List<Occupant> seats, NameLookup names) {
        return seats.stream().map(seat -> occupant(seat, names)).toList();
    }

    static OccupantInfo occupant(Occupant occupant, NameLookup names) {
        return switch (occupant) {
            case Occupant.Nobody nobody -> OccupantInfo.NOBODY;
            case Occupant.Person person -> OccupantInfo.person(names.name(person.id()), person.called());
            case Occupant.Named named -> OccupantInfo.imported(named.name());
            case Occupant.Bot bot -> OccupantInfo.bot(bot.name(), null);
        };
    }
}
