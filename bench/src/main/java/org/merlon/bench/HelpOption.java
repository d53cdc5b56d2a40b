package org.merlon.bench;

import picocli.CommandLine.Option;

/** The option with which every benchmark explains itself. */
public final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text.")
    @SuppressWarnings("UnusedVariable") // picocli acts on it
    private boolean help;
}
