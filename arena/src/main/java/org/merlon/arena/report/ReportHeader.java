package org.merlon.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.merlon.arena.BotStanding;
import org.merlon.arena.SeatBalance;
import org.merlon.arena.SeriesResults;
import org.merlon.engine.Setup;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.words.Words;

/** The texts that all forms of the report share. */
final class ReportHeader {
    private final SeriesResults results;

    ReportHeader(SeriesResults results) {
        this.results = results;
    }

    String title() {
        Setup setup = results.plan().setup();
        return setup.game().name() + ", " + Words.english().name(setup.game(), setup.variant()) + ", " + setup.players()
                + (setup.players() == 1 ? " player" : " players");
    }

    String options() {
        var parts = new ArrayList<String>();
        for (Map.Entry<String, Data> option :
                results.plan().setup().optionData().fields().entrySet()) {
            String value = option.getValue() instanceof Data.Text text ? text.value() : Json.write(option.getValue());
            parts.add(option.getKey() + "=" + value);
        }
        return parts.isEmpty() ? "no options" : String.join(", ", parts);
    }

    String games() {
        int played = results.games().size();
        int planned = results.plan().games();
        String text = played == planned ? played + " games" : played + " of " + planned + " games";
        int deals = results.deals();
        return text + " (" + deals + (deals == 1 ? " deal" : " deals") + "), seed "
                + results.plan().seed();
    }

    /** Returns notes about counting wins and the fair share. */
    List<String> notes() {
        var notes = new ArrayList<String>();
        int perDeal = results.plan().gamesPerDeal();
        boolean identicalBots = results.plan().hasIdenticalBots();
        if (results.plan().isCooperative()) {
            notes.add("One bot takes all seats, and wins or loses as one.");
            if (perDeal > 1) {
                notes.add("Every deal is played by every bot.");
            }
        } else {
            notes.add("A shared win counts in part; a fair share is "
                    + Numbers.percent(1.0 / results.plan().setup().players()) + ".");
            if (perDeal > 1) {
                notes.add("Every deal is played " + perDeal + " times, with every bot in every seat equally often.");
            }
        }
        if (identicalBots) {
            notes.add("Identical bots would play the same game again after changing seats, so it is played and counted"
                    + " once; their seats change from deal to deal.");
        }
        if (perDeal > 1) {
            notes.add("Games from the same deal are not independent: all intervals are by deal.");
        }
        if (results.ignoredGames() > 0) {
            notes.add(results.ignoredGames() + " more games do not count yet because their deals are incomplete.");
        }
        notes.addAll(failures());
        return notes;
    }

    private List<String> failures() {
        List<String> failures = results.failures();
        return failures.isEmpty()
                ? List.of()
                : List.of(failures.size() + " games were aborted, the first: " + failures.getFirst());
    }

    /** Returns the main conclusion: the balance of the seats, or the best bot of a cooperative game. */
    String verdict() {
        SeatBalance seats = results.seatBalance();
        if (seats != null) {
            return seats.summary();
        }
        BotStanding best = results.standings().getFirst();
        for (BotStanding each : results.standings()) {
            best = each.wins().value() > best.wins().value() ? each : best;
        }
        return "The best of these bots, " + best.name() + ", wins "
                + Numbers.percent(best.wins().value()) + " of its games (95 %: "
                + Numbers.interval(best.wins()) + ").";
    }

    /** Returns all kinds of move that were made. */
    SortedSet<String> actions() {
        SortedSet<String> actions = new TreeSet<>();
        results.standings()
                .forEach(standing -> actions.addAll(standing.actions().keySet()));
        return actions;
    }
}
