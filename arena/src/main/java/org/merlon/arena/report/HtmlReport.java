package org.merlon.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.arena.BotStanding;
import org.merlon.arena.EloRating;
import org.merlon.arena.SeatBalance;
import org.merlon.arena.SeriesResults;
import org.merlon.arena.WinShare;

/** Writes the results as a self-contained HTML page. */
public final class HtmlReport {
    /** The number of colours for contestants in the style sheet. */
    static final int COLOUR_COUNT = 8;

    private final SeriesResults results;
    private final ReportHeader header;
    private final StringBuilder html = new StringBuilder();

    private HtmlReport(SeriesResults results) {
        this.results = results;
        header = new ReportHeader(results);
    }

    public static String of(SeriesResults results) {
        return new HtmlReport(results).write();
    }

    private String write() {
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
                .append(Svg.escape("Arena: " + header.title()))
                .append("</title>\n<style>\n")
                .append(style())
                .append("</style>\n</head>\n<body>\n<main>\n<h1>")
                .append(Svg.escape(header.title()))
                .append("</h1>\n");
        paragraph(header.games() + "; " + header.options());
        html.append("<p class=\"verdict\">")
                .append(Svg.escape(header.verdict()))
                .append("</p>\n");
        table();
        header.notes().forEach(this::paragraph);
        wins();
        ratings();
        distributions();
        seats();
        labels();
        actions();
        html.append("</main>\n</body>\n</html>\n");
        return html.toString();
    }

    private static String style() {
        try (@Nullable InputStream in = HtmlReport.class.getResourceAsStream("page.css")) {
            if (in == null) {
                throw new IllegalStateException("no page.css beside " + HtmlReport.class.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void paragraph(String text) {
        html.append("<p>").append(Svg.escape(text)).append("</p>\n");
    }

    private void section(String title, String note, String plot) {
        html.append("<h2>").append(Svg.escape(title)).append("</h2>\n");
        if (!note.isEmpty()) {
            paragraph(note);
        }
        html.append("<figure>\n").append(plot).append("</figure>\n");
    }

    private void table() {
        html.append("<table>\n");
        row("th", "bot", "wins", "95 %", "rating", "mean score", "ms a move", "slowest", "iterations a move");
        for (BotStanding each : results.standings()) {
            row(
                    "td",
                    each.name(),
                    Numbers.percent(each.wins().value()),
                    Numbers.interval(each.wins()),
                    Numbers.rating(each.rating()),
                    Numbers.tenths(each.scores().mean()),
                    Numbers.tenths(each.timing().meanMillis()),
                    Numbers.whole(each.timing().maxMillis()),
                    Numbers.whole(each.timing().meanIterations()));
        }
        html.append("</table>\n");
    }

    private void row(String cell, String... texts) {
        html.append("<tr>");
        for (String text : texts) {
            html.append("<" + cell + ">").append(Svg.escape(text)).append("</" + cell + ">");
        }
        html.append("</tr>\n");
    }

    private static Plots.IntervalRow intervalRow(String name, WinShare share) {
        return new Plots.IntervalRow(
                name, 100 * share.value(), 100 * share.low(), 100 * share.high(), Numbers.percent(share.value()));
    }

    private void wins() {
        var rows = new ArrayList<Plots.IntervalRow>();
        results.standings().forEach(each -> rows.add(intervalRow(each.name(), each.wins())));
        section("Wins in per cent", "", Plots.intervals("wins in per cent", rows, 0, 100, fairShare()));
    }

    private void ratings() {
        var rows = new ArrayList<Plots.IntervalRow>();
        double range = 50;
        for (BotStanding each : results.standings()) {
            EloRating rating = each.rating();
            if (rating == null) {
                return;
            }
            double low = rating.points() - rating.error();
            double high = rating.points() + rating.error();
            range = Math.max(range, Math.max(-low, high));
            rows.add(new Plots.IntervalRow(each.name(), rating.points(), low, high, Numbers.rating(rating)));
        }
        section(
                "Rating",
                "On the scale of Elo, around the average of these bots: 400 points more mean odds of ten to one.",
                Plots.intervals("rating", rows, -range, range, 0));
    }

    private void distributions() {
        var histograms = new ArrayList<Plots.NamedDistribution>();
        results.standings().forEach(each -> histograms.add(new Plots.NamedDistribution(each.name(), each.scores())));
        section("Scores", "", Plots.histograms("scores", histograms));
        section(
                "Moves a game",
                "",
                Plots.histograms("moves a game", List.of(new Plots.NamedDistribution("all", results.gameLengths()))));
    }

    private void seats() {
        SeatBalance seats = results.seatBalance();
        if (seats == null) {
            return;
        }
        var rows = new ArrayList<Plots.IntervalRow>();
        var histograms = new ArrayList<Plots.NamedDistribution>();
        for (int seat = 0; seat < seats.wins().size(); seat++) {
            rows.add(intervalRow("player " + (seat + 1), seats.wins().get(seat)));
            histograms.add(new Plots.NamedDistribution(
                    "player " + (seat + 1), seats.scores().get(seat)));
        }
        section(
                "Wins of each seat in per cent",
                seats.summary(),
                Plots.intervals("wins of each seat", rows, 0, 100, 100.0 / rows.size()));
        section("Scores of each seat", "", Plots.histograms("scores of each seat", histograms));
    }

    private void labels() {
        var rows = new ArrayList<Plots.IntervalRow>();
        results.labelResults().forEach(each -> rows.add(intervalRow(each.label(), each.wins())));
        if (!rows.isEmpty()) {
            section(
                    "Wins in per cent by what was played",
                    "",
                    Plots.intervals("wins by what was played", rows, 0, 100, fairShare()));
        }
    }

    private double fairShare() {
        return results.plan().isCooperative()
                ? 0
                : 100.0 / results.plan().setup().players();
    }

    private void actions() {
        var groups = new ArrayList<Plots.BarGroup>();
        for (String action : header.actions()) {
            groups.add(new Plots.BarGroup(
                    action,
                    results.standings().stream()
                            .map(each -> each.actions().getOrDefault(action, 0.0))
                            .toList()));
        }
        List<String> names = results.standings().stream().map(BotStanding::name).toList();
        var legend = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            legend.append("<span class=\"" + Plots.colour(i) + "\">■</span> ")
                    .append(Svg.escape(names.get(i)))
                    .append(" ");
        }
        section(
                "Moves of each kind in a game",
                "",
                "<p class=\"legend\">" + legend + "</p>\n" + Plots.barGroups("moves of each kind", groups, names));
    }
}
