package org.merlon.cli.play;

import org.jspecify.annotations.Nullable;
import org.merlon.bots.levels.BotSpec;
import org.merlon.bots.levels.BotSpecException;

/**
 * A seat in a terminal game.
 *
 * @param bot the bot that plays the seat, or null for a person at this terminal
 */
record TerminalSeat(@Nullable BotSpec bot) {
    static final TerminalSeat PERSON = new TerminalSeat(null);
    private static final String PERSON_TEXT = "person";

    boolean isPerson() {
        return bot == null;
    }

    String text() {
        return bot == null ? PERSON_TEXT : bot.text();
    }

    static TerminalSeat parse(String text) throws BotSpecException {
        return text.equals(PERSON_TEXT) ? PERSON : new TerminalSeat(BotSpec.parse(text));
    }
}
