package org.merlon.arena.report;

import java.util.ArrayList;
import java.util.List;
import org.merlon.arena.BotStanding;
import org.merlon.arena.Distribution;
import org.merlon.arena.LabelResults;
import org.merlon.arena.SeatBalance;
import org.merlon.arena.SeriesResults;

/** Writes the results as text for a terminal of 80 columns. */
public final class TextReport {
    private static final int WIDTH = 80;
    private static final int MAX_NAME = 20; // leaves space for the figures

    private final SeriesResults results;
    private final ReportHeader header;
    private final StringBuilder text = new StringBuilder();

    private TextReport(SeriesResults results) {
        this.results = results;
        header = new ReportHeader(results);
    }

    public static String of(SeriesResults results) {
        return new TextReport(results).write();
    }

    private String write() {
        line(header.title() + ": " + header.games());
        wrap(header.options());
        blank();
        standings();
        header.notes().forEach(this::wrap);
        blank();
        scores();
        blank();
        seats();
        actions();
        return text.toString();
    }

    private void standings() {
        boolean rated = results.standings().getFirst().rating() != null;
        var table = new TextTable();
        table.add(
                "bot",
                results.plan().isCooperative() ? "games" : "seats",
                "wins",
                "95 %",
                rated ? "rating" : "",
                "ms/move",
                "iter");
        for (BotStanding each : results.standings()) {
            table.add(
                    name(each),
                    String.valueOf(each.wins().total()),
                    Numbers.percent(each.wins().value()),
                    Numbers.interval(each.wins()),
                    Numbers.rating(each.rating()),
                    Numbers.tenths(each.timing().meanMillis()),
                    Numbers.whole(each.timing().meanIterations()));
        }
        table.lines().forEach(this::line);
    }

    private static String name(BotStanding standing) {
        return shorten(standing.name());
    }

    private static String shorten(String name) {
        return name.length() <= MAX_NAME ? name : name.substring(0, MAX_NAME - 1) + "…";
    }

    private void scores() {
        var table = new TextTable();
        table.add("score", "mean", "±", "min", "5 %", "25 %", "half", "75 %", "95 %", "max");
        for (BotStanding each : results.standings()) {
            addDistribution(table, name(each), each.scores());
        }
        addDistribution(table, "moves a game", results.gameLengths());
        table.lines().forEach(this::line);
    }

    private static void addDistribution(TextTable table, String name, Distribution distribution) {
        table.add(
                name,
                Numbers.tenths(distribution.mean()),
                Numbers.tenths(distribution.deviation()),
                String.valueOf(distribution.min()),
                String.valueOf(distribution.quantile(0.05)),
                String.valueOf(distribution.quantile(0.25)),
                String.valueOf(distribution.quantile(0.5)),
                String.valueOf(distribution.quantile(0.75)),
                String.valueOf(distribution.quantile(0.95)),
                String.valueOf(distribution.max()));
    }

    private void seats() {
        SeatBalance seats = results.seatBalance();
        if (seats != null) {
            var table = new TextTable();
            table.add("seat", "wins", "95 %", "mean score");
            for (int seat = 0; seat < seats.wins().size(); seat++) {
                table.add(
                        "player " + (seat + 1),
                        Numbers.percent(seats.wins().get(seat).value()),
                        Numbers.interval(seats.wins().get(seat)),
                        Numbers.tenths(seats.scores().get(seat).mean()));
            }
            table.lines().forEach(this::line);
        }
        wrap(header.verdict());
        blank();
        labels();
    }

    /** Writes the results by seat label, if the game has labels. */
    private void labels() {
        List<LabelResults> labels = results.labelResults();
        if (labels.isEmpty()) {
            return;
        }
        var table = new TextTable();
        table.add("played as", "seats", "wins", "95 %", "mean score");
        for (LabelResults each : labels) {
            table.add(
                    shorten(each.label()),
                    String.valueOf(each.wins().total()),
                    Numbers.percent(each.wins().value()),
                    Numbers.interval(each.wins()),
                    Numbers.tenths(each.scores().mean()));
        }
        table.lines().forEach(this::line);
        blank();
    }

    /** Writes as many bots side by side as fit; the others follow below. */
    private void actions() {
        int shown = 0;
        while (shown < results.standings().size()) {
            int next = shown + 1;
            List<String> lines = actions(shown, next);
            while (next < results.standings().size()) {
                List<String> wider = actions(shown, next + 1);
                if (wider.stream().anyMatch(each -> each.length() > WIDTH)) {
                    break;
                }
                lines = wider;
                next++;
            }
            lines.forEach(this::line);
            shown = next;
        }
    }

    private List<String> actions(int from, int to) {
        var table = new TextTable();
        List<BotStanding> standings = results.standings().subList(from, to);
        var titles = new ArrayList<>(List.of("moves of a kind"));
        standings.forEach(each -> titles.add(name(each)));
        table.add(titles.toArray(String[]::new));
        for (String action : header.actions()) {
            var row = new ArrayList<>(List.of(action));
            standings.forEach(each -> row.add(Numbers.hundredths(each.actions().getOrDefault(action, 0.0))));
            table.add(row.toArray(String[]::new));
        }
        return table.lines();
    }

    private void blank() {
        text.append('\n');
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void wrap(String sentence) {
        var line = new StringBuilder();
        for (String word : sentence.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                line(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        line(line.toString());
    }
}
