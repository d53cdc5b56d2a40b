package org.merlon.bots;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.words.Phrase;

/**
 * A bot with its budget, written as one word: {@code greedy}, {@code master:200ms}, {@code master:500it}, {@code
 * master:1s:2t} for two threads, or {@code exec:COMMAND} and {@code exec:200ms:COMMAND} for an external program.
 */
public sealed interface BotSpec {
    /** The prefix of an external program. */
    String EXEC = "exec";

    /** Returns the budget for one move. */
    Budget budget();

    /** Returns the text that {@link #read} parses to this. */
    String text();

    /** One of the built-in bots. */
    record Level(Bot bot, Budget budget, int threads) implements BotSpec {
        @Override
        public String text() {
            String name = budget.equals(bot.usual()) ? bot.name() : bot.name() + ":" + budget.text();
            return threads == 1 ? name : name + ":" + threads + "t";
        }
    }

    /** An external program, started by a command line. */
    record Program(String command, Budget budget) implements BotSpec {
        private static final Budget USUAL = Budget.ofMillis(1000); // a second is a comfortable wait for a person

        @Override
        public String text() {
            return EXEC + ":" + (budget.equals(USUAL) ? "" : budget.text() + ":") + command;
        }
    }

    /** Parses one bot. */
    static BotSpec read(String text) throws BotSpecException {
        String word = text.trim();
        List<String> parts = List.of(word.split(":", -1));
        if (parts.getFirst().equals(EXEC)) {
            return program(word, parts);
        }
        Bot bot = Bots.byName(parts.getFirst());
        if (bot == null) {
            throw new BotSpecException(
                    Phrase.of("terminal-no-bot").with("bot", parts.getFirst()).with("bots", Bots.names()));
        }
        var amounts = new BudgetParser();
        for (String part : parts.subList(1, parts.size())) {
            if (!amounts.take(part)) {
                throw new BotSpecException(
                        Phrase.of("terminal-no-amount").with("amount", part).with("bot", word));
            }
        }
        return new Level(bot, amounts.budget(bot.usual()), amounts.threads());
    }

    /** Parses several bots, separated by commas. */
    static List<BotSpec> readAll(String text) throws BotSpecException {
        var specs = new ArrayList<BotSpec>();
        for (String word : text.split(",", -1)) {
            specs.add(read(word));
        }
        return specs;
    }

    private static BotSpec program(String word, List<String> parts) throws BotSpecException {
        var amounts = new BudgetParser();
        int start = EXEC.length() + 1;
        for (int i = 1; i < parts.size() - 1 && amounts.take(parts.get(i)); i++) {
            start += parts.get(i).length() + 1;
        }
        String command = start <= word.length() ? word.substring(start).trim() : "";
        if (command.isEmpty()) {
            throw new BotSpecException(Phrase.of("terminal-no-program"));
        }
        return new Program(command, amounts.budget(Program.USUAL));
    }
}
