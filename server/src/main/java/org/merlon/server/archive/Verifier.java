package org.merlon.server.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.archive.VerificationReport.Step;
import org.merlon.server.fair.Commitment;
import org.merlon.server.game.Entry;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.ReplayResult;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.words.Words;

/**
 * Verifies an exported game: the key matches its commitment, and everything else follows from the key, the words and
 * the players' decisions.
 */
public final class Verifier {
    /** A note on files without a seal, which all were once, and those of games in a browser still are. */
    private static final String UNSIGNED =
            " No server has signed this file: it does not prove who played, when something"
                    + " happened, or that a resignation, a claim or the end of somebody's time was not put in later.";

    private final ParsedGameFile file;
    private final TrustedKeys trusted;
    private final List<Step> steps = new ArrayList<>();

    /** The entries that could be replayed, described in one line each. */
    private final List<String> replayed = new ArrayList<>();

    /** False if the game started with seats that do not follow from the key. */
    private boolean seatsMatch = true;

    private Verifier(ParsedGameFile file, TrustedKeys trusted) {
        this.file = file;
        this.trusted = trusted;
    }

    /** Verifies data that should be an exported game, without knowing any server's keys. */
    public static VerificationReport verify(Data data) {
        return verify(data, TrustedKeys.NONE);
    }

    /** Verifies data that should be an exported game, which one of these keys may have signed. */
    public static VerificationReport verify(Data data, TrustedKeys trusted) {
        try {
            return verify(ParsedGameFile.read(data), trusted);
        } catch (GameFileException e) {
            return new VerificationReport(List.of(Step.fails("file", e.reason())));
        }
    }

    private static VerificationReport verify(ParsedGameFile file, TrustedKeys trusted) {
        return check(file, file.initialGame("", "", "", file.origin().created()), trusted).report;
    }

    /** The report of a verification, and the game that the log led to. */
    record Checked(VerificationReport report, LiveGame game) {}

    /** Verifies a file. Follows its log from a table before the first entry. */
    static Checked check(ParsedGameFile file, LiveGame table, TrustedKeys trusted) {
        var verifier = new Verifier(file, trusted);
        LiveGame game = verifier.run(table);
        return new Checked(new VerificationReport(verifier.steps), game);
    }

    private LiveGame run(LiveGame table) {
        steps.add(Step.holds("file", describe()));
        steps.add(commitmentStep());
        steps.add(wordsStep());
        steps.add(keyStep());
        steps.add(orderStep());
        if (file.seal() != null) {
            steps.add(file.seal().digestStep());
            steps.add(file.seal().signatureStep(trusted));
        } else if (trusted.required()) {
            steps.add(Step.fails("signature", "No server has signed this file."));
        }
        ReplayResult replay =
                ReplayResult.follow(table, file.storedEntries(), ReplayResult.Mode.IMPORTED, this::onEntry);
        if (replay.stopped() != null) {
            FileEntry line = file.entries().get(replay.game().number());
            seatsMatch = !(line.entry() instanceof Entry.Started started) || checkSeats(replay.game(), started, line);
        }
        if (seatsMatch) {
            steps.add(movesStep(replay));
        }
        if (seatsMatch && replay.stopped() == null) {
            steps.add(resultStep(replay.game()));
        }
        return replay.game();
    }

    private String describe() {
        Setup setup = file.setup();
        int now = setup.game().rulesVersion();
        String rules = file.rules().version() == now
                ? "rules version " + now
                : "rules version " + file.rules().version() + ", checked with version " + now;
        if (file.rules().data() != null) {
            rules += ", cards and values of an owner's (" + file.rules().data() + ")";
        }
        return setup.game().name() + ", " + Words.english().name(setup.game(), setup.variant()) + ", " + setup.players()
                + " players, " + rules + ": " + occupantNames(file.seats()) + "."
                + (file.seal() == null ? UNSIGNED : "");
    }

    private static String occupantNames(List<Occupant> seats) {
        return String.join(", ", seats.stream().map(Verifier::occupantName).toList());
    }

    private static String occupantName(Occupant occupant) {
        return switch (occupant) {
            case Occupant.Nobody nobody -> "nobody";
            case Occupant.Person person -> "you"; // only the player of an imported game that continues is known by id
            case Occupant.Named named -> named.name();
            case Occupant.Bot bot -> bot.name() + " (bot)";
        };
    }

    private Step commitmentStep() {
        String found = Commitment.of(file.key());
        return found.equals(file.commitment().toLowerCase(Locale.ROOT))
                ? Step.holds("commitment", "The SHA-256 of the key is " + found + ", as it was promised.")
                : Step.fails(
                        "commitment",
                        "The key is not the one that was promised: its SHA-256 is " + found + ", not "
                                + file.commitment() + ".");
    }

    private Step wordsStep() {
        var details = new ArrayList<String>();
        for (FileEntry line : file.entries()) {
            if (line.entry() instanceof Entry.WordGiven wordGiven) {
                String found = Commitment.of(wordGiven.word());
                String promised = line.wordCommitment();
                if (promised == null) {
                    return Step.fails(
                            "words",
                            "Entry " + line.number() + ": nothing was shown of the word of seat " + wordGiven.seat()
                                    + " while it was secret, so it may have been chosen afterwards.");
                }
                if (!found.equals(promised)) {
                    return Step.fails(
                            "words",
                            "Entry " + line.number() + ": the word of seat " + wordGiven.seat() + " is not the promised"
                                    + " one: its SHA-256 is " + found + ", not " + promised + ".");
                }
                details.add("seat " + wordGiven.seat() + ": " + wordGiven.word() + " (SHA-256 " + found + ")");
            }
        }
        String text = switch (details.size()) {
            case 0 -> "No player added a word, so the server's key is the key of the game.";
            case 1 -> "One word was mixed into the key, and it is the promised one.";
            default -> details.size() + " words were mixed into the key, and they are the promised ones.";
        };
        return new Step("words", VerificationReport.Verdict.HOLDS, text, details);
    }

    private Step keyStep() {
        Key mixed = Commitment.mix(file.key(), file.words());
        return Step.holds(
                "key",
                mixed.equals(file.key())
                        ? "All chance comes from the server's key, " + mixed.hex() + "."
                        : "Mixed with the words the key is " + mixed.hex() + ", from which all chance comes.");
    }

    private Step orderStep() {
        int expected = 1;
        long time = Long.MIN_VALUE;
        for (FileEntry line : file.entries()) {
            if (line.number() != expected) {
                return Step.fails("order", "Entry " + line.number() + " stands where " + expected + " should be.");
            }
            if (line.time() < time) {
                return Step.fails("order", "Entry " + line.number() + " is older than the one before it.");
            }
            expected++;
            time = line.time();
        }
        return Step.holds("order", (expected - 1) + " entries follow each other without a gap, in order of time.");
    }

    private boolean onEntry(StoredEntry entry, LiveGame before, LiveGame after) {
        FileEntry line = file.entries().get(entry.number() - 1);
        seatsMatch = !(line.entry() instanceof Entry.Started started) || checkSeats(before, started, line);
        replayed.add(line.number() + ". " + line.describe() + describeDraws(drawCount(before), drawCount(after)));
        return seatsMatch;
    }

    /** The number of values that the state has drawn from its key; 0 before the game begins. */
    private static long drawCount(LiveGame game) {
        if (game.state() == null) {
            return 0;
        }
        String chance = game.state().chance().text(); // the key, a colon and the count
        return Long.parseLong(chance.substring(chance.indexOf(':') + 1));
    }

    private Step movesStep(ReplayResult replay) {
        if (replay.stopped() != null) {
            return stoppedStep(file.entries().get(replay.game().number()), replay.stopped());
        }
        String text = plural(countEntries(Entry.Moved.class), "move") + ", each legal at its time; gone back "
                + plural(countEntries(Entry.Undone.class), "time") + "; " + plural(drawCount(replay.game()), "draw")
                + " from the key's stream; the state's hash fits after every entry.";
        return new Step("moves", VerificationReport.Verdict.HOLDS, text, replayed);
    }

    private long countEntries(Class<? extends Entry> kind) {
        return file.entries().stream()
                .filter(line -> kind.isInstance(line.entry()))
                .count();
    }

    private static String plural(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private Step stoppedStep(FileEntry line, ReplayResult.Stop stopped) {
        String problem = stopped.problem() + stopped.hashes();
        String text = "Entry " + stopped.number() + ", " + line.describe() + ": it " + problem
                + (problem.endsWith(".") ? "" : ".");
        if (file.usesOtherRules()) {
            text = replayed.size() + " of " + file.entries().size()
                    + " entries fit. By the rules of here and now the game"
                    + " cannot be followed further, which says nothing against it. " + text + " "
                    + Words.english().say(file.rules().note(file.setup().game()));
        }
        return new Step("moves", mismatchVerdict(), text, replayed);
    }

    /** The verdict on a mismatch: under other rules it need not be an error. */
    private VerificationReport.Verdict mismatchVerdict() {
        return file.usesOtherRules() ? VerificationReport.Verdict.UNKNOWN : VerificationReport.Verdict.FAILS;
    }

    private static String describeDraws(long before, long after) {
        if (after <= before) {
            return "";
        }
        return after == before + 1 ? " (draw " + before + ")" : " (draws " + before + " to " + (after - 1) + ")";
    }

    private boolean checkSeats(LiveGame before, Entry.Started started, FileEntry line) {
        String rule = file.shuffled() ? "The key shuffles the seats to: " : "The seats stay as they were taken: ";
        try {
            List<Occupant> expected = before.startEntry().seats();
            if (expected.equals(started.seats())) {
                steps.add(Step.holds("seats", rule + occupantNames(expected) + "."));
                return true;
            }
            steps.add(Step.fails(
                    "seats",
                    "Entry " + line.number() + ". " + rule + occupantNames(expected) + ". The log says: "
                            + occupantNames(started.seats()) + "."));
        } catch (RefusedException e) {
            steps.add(Step.fails("seats", "Entry " + line.number() + ": " + e.reason()));
        }
        return false;
    }

    private Step resultStep(LiveGame game) {
        if (!file.over()) {
            return game.phase() == LiveGame.Phase.PLAYING
                            && file.result().fields().isEmpty()
                    ? Step.holds("result", "The game is not over, and there is no result yet.")
                    : Step.fails("result", "The file says that the game is not over, and it is.");
        }
        if (game.phase() != LiveGame.Phase.OVER) {
            return new Step("result", mismatchVerdict(), "After the last entry the game is not over.", List.of());
        }
        if (!game.seats().equals(file.seats())) {
            return Step.fails(
                    "result",
                    "At the end there sat: " + occupantNames(game.seats()) + ", not " + occupantNames(file.seats())
                            + ".");
        }
        Data.Obj found = GameResults.data(game);
        return found.equals(file.result())
                ? Step.holds("result", "The result follows from it: " + Json.write(found))
                : new Step(
                        "result",
                        mismatchVerdict(),
                        "The result is " + Json.write(found) + ", not " + Json.write(file.result()) + ".",
                        List.of());
    }
}
