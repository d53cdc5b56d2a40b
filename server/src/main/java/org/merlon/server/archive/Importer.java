package org.merlon.server.archive;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.TextSanitizer;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.live.RandomIds;

/** Imports games that were played on another server or in a browser. */
public final class Importer {
    private Importer() {}

    /**
     * Stores a verified game as an unlisted, unrated table of a person; returns the table's id. Importing a game again
     * returns the same table; a person keeps a limited number. An unfinished game of one player continues here, with the person in that player's seat.
     */
    public static String importGame(Data data, Person importer, NewTables newTables, GameStore games, long now)
            throws RefusedException {
        String person = importer.id();
        ParsedGameFile file;
        try {
            file = ParsedGameFile.read(data);
        } catch (GameFileException e) {
            throw RefusedException.malformed(e.reason());
        }
        if (file.entries().size() > ServerLimits.MAX_IMPORT_ENTRIES) {
            throw RefusedException.malformed("entries: more than " + ServerLimits.MAX_IMPORT_ENTRIES + " of them");
        }
        String id = RandomIds.importedTableId(
                person + file.key().hex(),
                file.origin().table() + " " + file.entries().size());
        String invitation = RandomIds.newSecret();
        boolean continues = !file.over() && file.hasOnePlayer();
        ParsedGameFile imported = continues ? file.withPlayer(person) : file;
        Verifier.Checked checked =
                Verifier.check(imported, imported.initialGame(id, person, invitation, now), TrustedKeys.NONE);
        VerificationReport report = checked.report();
        for (VerificationReport.Step step : report.steps()) {
            if (step.verdict() == VerificationReport.Verdict.FAILS) {
                throw new RefusedException(Phrase.of("error-import-not-verified")
                        .with("step", step.name())
                        .with("why", step.text()));
            }
        }
        if (!report.holds()) {
            throw new RefusedException(file.rules().note(file.setup().game()));
        }
        requirePlain(file, now);
        LiveGame.require(file.over() || continues, "error-import-unfinished-game");
        int max = importer.kind() == Person.Kind.GUEST
                ? ServerLimits.MAX_IMPORTS_PER_GUEST
                : ServerLimits.MAX_IMPORTS_PER_MEMBER;
        if (games.countImportsOf(person, id) >= max) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-imports").with("most", max));
        }
        // A table that exists already is no error: the response to an earlier import may have been lost.
        var unused = newTables.add(checked.game(), imported.storedEntries());
        return id;
    }

    /** Refuses texts that people could not have written on this server, and times in the future. */
    private static void requirePlain(ParsedGameFile file, long now) throws RefusedException {
        var names = new ArrayList<String>();
        names.add(file.origin().table());
        addNames(file.firstSeats(), names);
        long created = file.origin().created();
        for (FileEntry line : file.entries()) {
            switch (line.entry()) {
                case Entry.Seated seated -> addNames(List.of(seated.occupant()), names);
                case Entry.WordGiven wordGiven -> requirePlain(wordGiven.word(), ServerLimits.MAX_WORD_LENGTH);
                default -> {}
            }
            if (line.time() < 0 || line.time() > now) {
                throw new RefusedException(
                        Phrase.of("error-import-entry-in-future").with("number", line.number()));
            }
        }
        for (String name : names) {
            requirePlain(name, ServerLimits.MAX_NAME_LENGTH);
        }
        if (created < 0 || created > now) {
            throw new RefusedException(Phrase.of("error-import-created-in-future"));
        }
    }

    private static void addNames(List<Occupant> seats, List<String> names) {
        for (Occupant seat : seats) {
            switch (seat) {
                case Occupant.Named named -> names.add(named.name());
                case Occupant.Bot bot -> names.add(bot.name());
                case Occupant.Person person -> names.add(person.id());
                case Occupant.Nobody nobody -> {}
            }
        }
    }

    private static void requirePlain(String text, int maxLength) throws RefusedException {
        if (!TextSanitizer.clean(text, maxLength).equals(text)) {
            throw new RefusedException(Phrase.of("error-import-invalid-text"));
        }
    }
}
