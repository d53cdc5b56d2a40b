package org.merlon.bench;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.merlon.bench.bots.BotsCommand;
import org.merlon.bench.bots.BrowserCommand;
import org.merlon.bench.bots.StrengthCommand;
import org.merlon.bench.load.attack.UnderAttackCommand;
import org.merlon.bench.load.cluster.ClusterCommand;
import org.merlon.bench.load.crash.CrashCommand;
import org.merlon.bench.load.simulation.SimulateCommand;
import org.merlon.bench.load.single.BroadcastCommand;
import org.merlon.bench.load.single.SingleServerCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command line of the benchmarks; without arguments it lists them. */
@Command(
        name = "merlon bench",
        description = "Measures Merlon on this machine.",
        synopsisSubcommandLabel = "BENCHMARK",
        commandListHeading = "%nBenchmarks:%n",
        footer = "  start      Measures how soon the server answers in a fresh clone.",
        subcommands = {
            EngineSpeedCommand.class,
            BotsCommand.class,
            StrengthCommand.class,
            BrowserCommand.class,
            SingleServerCommand.class,
            BroadcastCommand.class,
            ClusterCommand.class,
            CrashCommand.class,
            UnderAttackCommand.class,
            SimulateCommand.class
        })
public final class BenchMain implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Show this text.")
    @SuppressWarnings("UnusedVariable") // picocli acts on it
    private boolean help;

    @Override
    public void run() {
        spec.commandLine().usage(System.out);
    }

    public static void main(String[] args) {
        Logger.getLogger("").setLevel(Level.WARNING); // only results belong on the screen
        System.exit(new CommandLine(new BenchMain()).execute(args));
    }
}
