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
            "Replays all stored games and reports those that have changed.",
            "A game fails if replaying it no longer gives the same states. Games played by older rules are counted"
                    + " separately.",
            "Changes nothing, so the server may be running. Ends with status 1 if a game fails."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class VerifyLogCommand implements Callable<Integer> {
    /** The number of games between two progress updates: a fraction of a second. */
    private static final int GAMES_PER_UPDATE = 100;

    private final Main.Streams streams;
    private final Ansi ansi;

    @Mixin
    private DatabaseOptions database;

    @Mixin
    private final RulesDataOption rulesData = new RulesDataOption();

    VerifyLogCommand(Main.Streams streams, Ansi ansi, Map<String, String> environment) {
        this.streams = streams;
        this.ansi = ansi;
        database = new DatabaseOptions(environment);
    }

    @Override
    public Integer call() {
        Logs.mute();
        rulesData.apply();
        StoredGamesCheck check = StoredGamesCheck.of(database.url(), database.folder(), this::showProgress);
        if (ansi.enabled() && check.games() >= GAMES_PER_UPDATE) {
            streams.err().print("\r" + " ".repeat(40) + "\r");
            streams.err().flush();
        }
        for (StoredGamesCheck.Failure failure : check.failures()) {
            streams.out()
                    .println(ansi.string("@|bold,red FAIL|@ ") + failure.table() + " (" + failure.game()
                            + ", rules version " + failure.rulesVersion() + "): " + failure.reason());
        }
        for (var rules : check.counts().entrySet()) {
            StoredGamesCheck.GameCounts count = rules.getValue();
            String otherRules = count.oldRules() == 0
                    ? ""
                    : ", " + count.oldRules() + " were played by rules that have changed since";
            streams.out()
                    .println(
                            rules.getKey() + ": " + count.ok() + " replay, " + count.broken() + " do not" + otherRules);
        }
        int broken = check.failures().size();
        streams.out()
                .println(check.games() - broken - check.oldRulesCount() + " of " + check.games() + " games replay");
        streams.out().flush();
        return broken == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private void showProgress(int games) {
        if (ansi.enabled() && games % GAMES_PER_UPDATE == 0) {
            streams.err().print("\r" + games + " games replayed");
            streams.err().flush();
        }
    }
}
