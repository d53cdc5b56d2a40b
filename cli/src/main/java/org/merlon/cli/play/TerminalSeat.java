package org.merlon.cli.play;

import org.jspecify.annotations.Nullable;
import org.merlon.bots.BotSpec;
import org.merlon.bots.BotSpecException;

/**
 * A seat in a terminal game.
 *
 * @param bot the bot that plays the seat, or null for a person at this terminal
 */
record TerminalSeat(@Nullable BotSpec bot) {
    static final TerminalSeat PERSON = new TerminalSeat(null);
    private static final String PERSON_WORD = "person";

    boolean person() {
        return bot == null;
    }

    String text() {
        return bot == null ? PERSON_WORD : bot.text();
    }

    static TerminalSeat read(String text) throws BotSpecException {
        return text.equals(PERSON_WORD) ? PERSON : new TerminalSeat(BotSpec.parse(text));
    }
}
