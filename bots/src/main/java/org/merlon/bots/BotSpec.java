package org.merlon.bots;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.words.Phrase;

/**
 * A bot as people ask for it in one word: {@code greedy}, {@code master:200ms}, {@code master:500it}, {@code
 * master:1s:2t} for two threads, or {@code exec:COMMAND} and {@code exec:200ms:COMMAND} for a program of their own.
 */
public sealed interface BotSpec {
    /** The word that names an outside program. */
    String EXEC = "exec";

    /** How long it may think about a move. */
    Budget budget();

    /** The word that {@link #read} reads as this. */
    String text();

    /** One of our own bots. */
    record Level(Bot bot, Budget budget, int threads) implements BotSpec {
        @Override
        public String text() {
            String name = budget.equals(bot.usual()) ? bot.name() : bot.name() + ":" + budget.text();
            return threads == 1 ? name : name + ":" + threads + "t";
        }
    }

    /** A program that is started by a command line and told how long it may think. */
    record Program(String command, Budget budget) implements BotSpec {
        private static final Budget USUAL = Budget.ofMillis(1000); // what people wait for gladly

        @Override
        public String text() {
            return EXEC + ":" + (budget.equals(USUAL) ? "" : budget.text() + ":") + command;
        }
    }

    /** Understands one bot; the exception says why not. */
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

    /** Several bots, separated by commas. */
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
