package org.merlon.server.archive;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.live.Ids;

/** Takes in games that were played elsewhere, and those that go on here. */
public final class Importer {
    private Importer() {}

    /**
     * Stores a game that verifies as an unlisted and unrated table of a person's; returns the table's id. Sent again it is
     * the same table. One that is not over goes on here, with that person in the seat of whoever played it.
     */
    public static String take(Data data, String person, NewTables newTables, long now) throws RefusedException {
        ParsedGameFile file;
        try {
            file = ParsedGameFile.read(data);
        } catch (GameFileException e) {
            throw RefusedException.unreadable(e.reason());
        }
        String id = Ids.importedTable(
                person + file.key().hex(),
                file.origin().table() + " " + file.entries().size());
        String invitation = Ids.secret();
        boolean goesOn = !file.over() && file.isOnePersons();
        ParsedGameFile taken = goesOn ? file.playedBy(person) : file;
        Verifier.Checked checked = Verifier.check(taken, taken.table(id, person, invitation, now));
        VerificationReport report = checked.report();
        for (VerificationReport.Step step : report.steps()) {
            if (step.verdict() == VerificationReport.Verdict.FAILS) {
                throw new RefusedException(Phrase.of("house-no-unverified")
                        .with("step", step.name())
                        .with("why", step.text()));
            }
        }
        if (!report.holds()) {
            throw new RefusedException(file.rules().note(file.setup().game()));
        }
        requirePlain(file, now);
        LiveGame.require(file.over() || goesOn, "house-no-unfinished");
        // That it was there already is as good: perhaps the answer got lost.
        var unused = newTables.add(checked.game(), taken.log());
        return id;
    }

    /** What others will be shown must be such as people here could have written, at a time that has been. */
    private static void requirePlain(ParsedGameFile file, long now) throws RefusedException {
        var names = new ArrayList<String>();
        names.add(file.origin().table());
        names(file.firstSeats(), names);
        long first = file.origin().created();
        for (FileEntry line : file.entries()) {
            switch (line.entry()) {
                case Entry.Seated seated -> names(List.of(seated.occupant()), names);
                case Entry.Worded worded -> requirePlain(worded.word(), ServerLimits.MAX_WORD);
                default -> {}
            }
            if (line.time() < 0 || line.time() > now) {
                throw new RefusedException(Phrase.of("house-no-later").with("number", line.number()));
            }
        }
        for (String name : names) {
            requirePlain(name, ServerLimits.MAX_NAME);
        }
        if (first < 0 || first > now) {
            throw new RefusedException(Phrase.of("house-no-not-made-yet"));
        }
    }

    private static void names(List<Occupant> seats, List<String> names) {
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
        if (!PlainText.clean(text, maxLength).equals(text)) {
            throw new RefusedException(Phrase.of("house-no-name-in-file"));
        }
    }
}
