package org.merlon.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import org.merlon.server.archive.StoredGamesCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;

/** {@code merlon verify-log}: replays all stored games. */
@Command(
        name = "verify-log",
        description = {
            "Replays all stored games and says which fail.",
            "A game fails that no longer leads to the states that it led to when it was played; one that was played by"
                    + " older rules need not.",
            "Only reads, so the server may be running. Ends with status 1 if a game does not replay."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class VerifyLogCommand implements Callable<Integer> {
    /** Games between two signs of life: a fraction of a second's work. */
    private static final int PROGRESS = 100;

    private final Main.Streams streams;
    private final Ansi ansi;

    @Mixin
    private Database database;

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    VerifyLogCommand(Main.Streams streams, Ansi ansi, Map<String, String> environment) {
        this.streams = streams;
        this.ansi = ansi;
        database = new Database(environment);
    }

    @Override
    public Integer call() {
        Logs.mute();
        rulesData.apply();
        StoredGamesCheck check = StoredGamesCheck.of(database.url(), database.folder(), this::tell);
        if (ansi.enabled() && check.games() >= PROGRESS) {
            streams.err().print("\r" + " ".repeat(40) + "\r");
            streams.err().flush();
        }
        for (StoredGamesCheck.Failure trouble : check.failures()) {
            streams.out()
                    .println(ansi.string("@|bold,red FAIL|@ ") + trouble.table() + " (" + trouble.game()
                            + ", rules version " + trouble.rulesVersion() + "): " + trouble.reason());
        }
        for (var rules : check.counts().entrySet()) {
            StoredGamesCheck.GameCounts count = rules.getValue();
            String old = count.oldRules() == 0
                    ? ""
                    : ", " + count.oldRules() + " were played by rules that have changed since";
            streams.out().println(rules.getKey() + ": " + count.ok() + " replay, " + count.broken() + " do not" + old);
        }
        int broken = check.failures().size();
        streams.out()
                .println(check.games() - broken - check.oldRulesCount() + " of " + check.games() + " games replay");
        streams.out().flush();
        return broken == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private void tell(int games) {
        if (ansi.enabled() && games % PROGRESS == 0) {
            streams.err().print("\r" + games + " games replayed");
            streams.err().flush();
        }
    }
}
