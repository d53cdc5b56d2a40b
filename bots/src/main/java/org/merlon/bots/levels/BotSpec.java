package org.merlon.bots.levels;

import java.util.ArrayList;
import java.util.List;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
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

    /** Returns the text that {@link #parse} parses to this. */
    String text();

    /** One of the built-in bots. */
    record Level(Bot bot, Budget budget, int threads) implements BotSpec {
        @Override
        public String text() {
            String name = budget.equals(bot.defaultBudget()) ? bot.name() : bot.name() + ":" + budget.text();
            return threads == 1 ? name : name + ":" + threads + "t";
        }
    }

    /** An external program, started by a command line. */
    record Program(String command, Budget budget) implements BotSpec {
        private static final Budget DEFAULT_BUDGET =
                Budget.ofMillis(1000); // a second is a comfortable wait for a person

        @Override
        public String text() {
            return EXEC + ":" + (budget.equals(DEFAULT_BUDGET) ? "" : budget.text() + ":") + command;
        }
    }

    /** Parses one bot. */
    static BotSpec parse(String text) throws BotSpecException {
        String spec = text.trim();
        List<String> parts = List.of(spec.split(":", -1));
        if (parts.getFirst().equals(EXEC)) {
            return program(spec, parts);
        }
        Bot bot = Bots.byName(parts.getFirst());
        if (bot == null) {
            throw new BotSpecException(Phrase.of("common-botspec-unknown-bot")
                    .with("bot", parts.getFirst())
                    .with("bots", Bots.names()));
        }
        var budgetParser = new BudgetParser();
        for (String part : parts.subList(1, parts.size())) {
            if (!budgetParser.accept(part)) {
                throw new BotSpecException(Phrase.of("common-botspec-invalid-budget")
                        .with("amount", part)
                        .with("bot", spec));
            }
        }
        return new Level(bot, budgetParser.budget(bot.defaultBudget()), budgetParser.threads());
    }

    /** Parses several bots, separated by commas. */
    static List<BotSpec> parseAll(String text) throws BotSpecException {
        var specs = new ArrayList<BotSpec>();
        for (String spec : text.split(",", -1)) {
            specs.add(parse(spec));
        }
        return specs;
    }

    private static BotSpec program(String spec, List<String> parts) throws BotSpecException {
        var budgetParser = new BudgetParser();
        int start = EXEC.length() + 1;
        for (int i = 1; i < parts.size() - 1 && budgetParser.accept(parts.get(i)); i++) {
            start += parts.get(i).length() + 1;
        }
        String command = start <= spec.length() ? spec.substring(start).trim() : "";
        if (command.isEmpty()) {
            throw new BotSpecException(Phrase.of("common-botspec-missing-command"));
        }
        return new Program(command, budgetParser.budget(Program.DEFAULT_BUDGET));
    }
}
