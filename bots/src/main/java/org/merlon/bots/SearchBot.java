package org.merlon.bots;

/** A bot that searches ahead; the levels differ in the number of iterations. */
record SearchBot(String name, Budget usual, Style style) implements Bot {
    // Tuned by Torres matches between settings at equal numbers of iterations.
    private static final double EXPLORATION = 0.5;
    private static final double TEMPERATURE = 0.1;
    private static final double TRUST = 0.2;

    static Style style(long most, boolean remembers) {
        return new Style(EXPLORATION, TEMPERATURE, TRUST, most, remembers);
    }

    @Override
    public Player player(SearchWorkers crew, long bytes) {
        return new SearchPlayer(style, crew, bytes / crew.size());
    }
}
