package org.merlon.server.archive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.game.Ruleset;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.view.ExportView;
import org.merlon.words.Words;

/**
 * An exported game, finished, or unfinished if it was played in a browser. It is parsed, but not verified yet.
 *
 * @param origin the table where it was played
 * @param over whether it was finished
 * @param firstSeats the occupants before the first entry
 * @param seats the occupants at the end
 * @param seal what a server has signed; null for files without a seal
 */
public record ParsedGameFile(
        Terms.Origin origin,
        boolean over,
        Setup setup,
        Ruleset rules,
        ServerRules serverRules,
        Pace pace,
        boolean shuffled,
        List<Occupant> firstSeats,
        List<Occupant> seats,
        String commitment,
        Key key,
        List<FileEntry> entries,
        Data.Obj result,
        @Nullable FileSeal seal) {

    public ParsedGameFile {
        firstSeats = List.copyOf(firstSeats);
        seats = List.copyOf(seats);
        entries = List.copyOf(entries);
    }

    public static ParsedGameFile read(Data data) throws GameFileException {
        if (!(data instanceof Data.Obj object)) {
            throw new GameFileException("An exported game is a JSON object.");
        }
        try {
            return read(new Fields(object), object);
        } catch (MalformedException e) {
            throw new GameFileException("This is not a game that Merlon has exported: " + e.reason() + ".");
        } catch (SetupException e) {
            throw new GameFileException("This game cannot be read by this version: "
                    + Words.english().say(e.phrase()));
        }
    }

    private static ParsedGameFile read(Fields fields, Data.Obj object)
            throws MalformedException, SetupException, GameFileException {
        String format = fields.text("format", "");
        if (!format.equals(ExportView.FORMAT)) {
            throw fields.wrong("format", ExportView.FORMAT + " is wanted");
        }
        int version = fields.whole("version", 0, Integer.MAX_VALUE);
        boolean isSealed = version == FileSealer.SEALED_VERSION && fields.has("seal");
        if (version != ExportView.VERSION && !isSealed) {
            throw new GameFileException("This file has a form that this version of Merlon does not know.");
        }
        String id = fields.text("id");
        long created = number(fields, "created");
        Terms.Origin origin = Terms.Origin.read(fields);
        Setup setup = setup(fields);
        fields.truth("rated", false); // for information only
        String phase = fields.text("phase");
        if (!phase.equals("over") && !(phase.equals("playing") && fields.has("key"))) {
            throw new GameFileException(
                    "This game was not over when it was exported, so its key is secret and nothing can be checked yet.");
        }
        var file = new ParsedGameFile(
                origin == null ? new Terms.Origin(id, created) : origin,
                phase.equals("over"),
                setup,
                Ruleset.read(fields),
                Terms.readServerRules(fields),
                Pace.read(fields.object("pace")),
                fields.truth("shuffled", false),
                occupants(fields, "firstSeats", setup.players()),
                occupants(fields, "seats", setup.players()),
                fields.text("commitment"),
                key(fields),
                entries(fields, setup.players()),
                fields.raw("result") instanceof Data.Obj result ? result : new Data.Obj(),
                isSealed ? FileSeal.read(fields, object) : null);
        fields.refuseUnknownFields();
        return file;
    }

    private static Setup setup(Fields fields) throws MalformedException, SetupException {
        Game game = Games.byId(fields.text("game"));
        Map<String, Data> options =
                fields.raw("options") instanceof Data.Obj storedOptions ? storedOptions.fields() : Map.of();
        return Setup.of(game, fields.text("variant"), fields.whole("players", 1, Integer.MAX_VALUE), options);
    }

    private static Key key(Fields fields) throws MalformedException {
        try {
            return Key.ofHex(fields.text("key"));
        } catch (MalformedException e) {
            throw fields.wrong("key", "64 hexadecimal digits are wanted");
        }
    }

    private static List<FileEntry> entries(Fields fields, int players) throws MalformedException {
        List<Fields> list = fields.objects("entries");
        if (list.size() > ServerLimits.MAX_FILE_ENTRIES) {
            throw fields.wrong("entries", "more than " + ServerLimits.MAX_FILE_ENTRIES + " of them");
        }
        var entries = new ArrayList<FileEntry>();
        for (Fields entry : list) {
            entries.add(FileEntry.read(entry, players));
        }
        return entries;
    }

    /** Reads the occupants in a field. */
    static List<Occupant> occupants(Fields fields, String name, int players) throws MalformedException {
        var seats = new ArrayList<Occupant>();
        for (Fields seat : fields.objects(name)) {
            seats.add(occupant(seat));
        }
        if (seats.size() != players) {
            throw fields.wrong(name, "one for each of " + players + " players is wanted, not " + seats.size());
        }
        return seats;
    }

    static Occupant occupant(Fields fields) throws MalformedException {
        String kind = fields.text("kind");
        Occupant occupant = switch (kind) {
            case "open" -> new Occupant.Nobody();
            case "person" -> new Occupant.Named(fields.text("name"));
            case "bot" -> new Occupant.Bot(fields.text("name"), null);
            default -> throw fields.wrong("kind", "open, person or bot is wanted, not '" + kind + "'");
        };
        fields.truth("imported", false); // set if the game was imported before it was exported again
        fields.textOrNull("playedBy"); // a person's name, which is not verified
        fields.refuseUnknownFields();
        return occupant;
    }

    static long number(Fields fields, String name) throws MalformedException {
        if (fields.raw(name) instanceof Data.Whole whole) {
            return whole.value();
        }
        throw fields.wrong(name, "a whole number is wanted");
    }

    /** The table before the first entry, as an unlisted, unrated table of a person. */
    public LiveGame initialGame(String id, String owner, String invitation, long created) {
        var terms = new Terms(
                setup, owner, false, invitation, pace, false, shuffled, true, firstSeats, serverRules, origin);
        return new LiveGame(id, terms, rules, key, created);
    }

    /** Returns whether exactly one named player takes part from beginning to end. */
    boolean hasOnePlayer() {
        List<Occupant> first = namedOccupants(firstSeats).toList();
        Stream<Occupant> later = entries.stream().flatMap(line -> switch (line.entry()) {
            case Entry.Started started -> namedOccupants(started.seats());
            case Entry.Seated seated -> namedOccupants(List.of(seated.occupant()));
            default -> Stream.of();
        });
        return first.size() == 1 && Stream.concat(later, namedOccupants(seats)).allMatch(first.getFirst()::equals);
    }

    private static Stream<Occupant> namedOccupants(List<Occupant> seats) {
        return seats.stream().filter(Occupant.Named.class::isInstance);
    }

    /** The same game with a person of this server as its only player. */
    ParsedGameFile withPlayer(String person) {
        Map<Occupant, Occupant> replacements = new HashMap<>();
        namedOccupants(firstSeats).forEach(player -> replacements.put(player, new Occupant.Person(person)));
        List<FileEntry> newEntries = entries.stream()
                .map(line -> switch (line.entry()) {
                    case Entry.Started started ->
                        line.withEntry(new Entry.Started(replaceOccupants(started.seats(), replacements)));
                    case Entry.Seated seated ->
                        line.withEntry(new Entry.Seated(
                                seated.seat(), replacements.getOrDefault(seated.occupant(), seated.occupant())));
                    default -> line;
                })
                .toList();
        return new ParsedGameFile(
                origin,
                over,
                setup,
                rules,
                serverRules,
                pace,
                shuffled,
                replaceOccupants(firstSeats, replacements),
                replaceOccupants(seats, replacements),
                commitment,
                key,
                newEntries,
                result,
                seal);
    }

    private static List<Occupant> replaceOccupants(List<Occupant> seats, Map<Occupant, Occupant> replacements) {
        return seats.stream().map(seat -> replacements.getOrDefault(seat, seat)).toList();
    }

    /** The log in its stored form. */
    public List<StoredEntry> storedEntries() {
        return entries.stream()
                .map(line -> line.entry().toStored(line.number(), null, line.time(), line.hash()))
                .toList();
    }

    /** Returns whether the game was played under other rules than the current ones, so that it need not fit them. */
    boolean usesOtherRules() {
        return !rules.isCurrentFor(setup.game());
    }

    /** The words that were given, by seat; null where none was. */
    List<@Nullable String> words() {
        var words = new ArrayList<@Nullable String>();
        for (int seat = 0; seat < setup.players(); seat++) {
            words.add(null);
        }
        for (FileEntry line : entries) {
            if (line.entry() instanceof Entry.WordGiven wordGiven) {
                words.set(wordGiven.seat(), wordGiven.word());
            }
        }
        return words;
    }
}
