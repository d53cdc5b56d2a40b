package org.merlon.bots;

/** A bot that looks ahead; the levels differ in how far and how well. */
record SearchBot(String name, String summary, Budget usual, Style style) implements Bot {
    @Override
    public Player player(int threads) {
        return new SearchPlayer(style);
    }
}
