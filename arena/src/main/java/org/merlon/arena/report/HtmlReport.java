package org.merlon.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.arena.BotStanding;
import org.merlon.arena.Rating;
import org.merlon.arena.Results;
import org.merlon.arena.SeatBalance;
import org.merlon.arena.WinShare;

/** Writes the results as a self-contained HTML page. */
public final class HtmlReport {
    /** The number of colours for contestants in the style sheet. */
    static final int COLOURS = 8;

    private final Results results;
    private final ReportHeader heading;
    private final StringBuilder html = new StringBuilder();

    private HtmlReport(Results results) {
        this.results = results;
        heading = new ReportHeader(results);
    }

    public static String of(Results results) {
        return new HtmlReport(results).write();
    }

    private String write() {
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
                .append(Svg.escape("Arena: " + heading.title()))
                .append("</title>\n<style>\n")
                .append(style())
                .append("</style>\n</head>\n<body>\n<main>\n<h1>")
                .append(Svg.escape(heading.title()))
                .append("</h1>\n");
        paragraph(heading.games() + "; " + heading.options());
        html.append("<p class=\"verdict\">")
                .append(Svg.escape(heading.verdict()))
                .append("</p>\n");
        table();
        heading.notes().forEach(this::paragraph);
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
                    Numbers.tenths(each.pace().millis()),
                    Numbers.whole(each.pace().slowest()),
                    Numbers.whole(each.pace().iterations()));
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

    private static Plots.Whisker whisker(String name, WinShare share) {
        return new Plots.Whisker(
                name, 100 * share.value(), 100 * share.low(), 100 * share.high(), Numbers.percent(share.value()));
    }

    private void wins() {
        var rows = new ArrayList<Plots.Whisker>();
        results.standings().forEach(each -> rows.add(whisker(each.name(), each.wins())));
        section("Wins in per cent", "", Plots.whiskers("wins in per cent", rows, 0, 100, fair()));
    }

    private void ratings() {
        var rows = new ArrayList<Plots.Whisker>();
        double far = 50;
        for (BotStanding each : results.standings()) {
            Rating rating = each.rating();
            if (rating == null) {
                return;
            }
            double low = rating.points() - rating.error();
            double high = rating.points() + rating.error();
            far = Math.max(far, Math.max(-low, high));
            rows.add(new Plots.Whisker(each.name(), rating.points(), low, high, Numbers.rating(rating)));
        }
        section(
                "Rating",
                "On the scale of Elo, around the average of these bots: 400 points more mean odds of ten to one.",
                Plots.whiskers("rating", rows, -far, far, 0));
    }

    private void distributions() {
        var hills = new ArrayList<Plots.Hill>();
        results.standings().forEach(each -> hills.add(new Plots.Hill(each.name(), each.scores())));
        section("Scores", "", Plots.hills("scores", hills));
        section("Moves a game", "", Plots.hills("moves a game", List.of(new Plots.Hill("all", results.lengths()))));
    }

    private void seats() {
        SeatBalance seats = results.seats();
        if (seats == null) {
            return;
        }
        var rows = new ArrayList<Plots.Whisker>();
        var hills = new ArrayList<Plots.Hill>();
        for (int seat = 0; seat < seats.wins().size(); seat++) {
            rows.add(whisker("player " + (seat + 1), seats.wins().get(seat)));
            hills.add(new Plots.Hill("player " + (seat + 1), seats.scores().get(seat)));
        }
        section(
                "Wins of each seat in per cent",
                seats.sentence(),
                Plots.whiskers("wins of each seat", rows, 0, 100, 100.0 / rows.size()));
        section("Scores of each seat", "", Plots.hills("scores of each seat", hills));
    }

    private void labels() {
        var rows = new ArrayList<Plots.Whisker>();
        results.labels().forEach(each -> rows.add(whisker(each.label(), each.wins())));
        if (!rows.isEmpty()) {
            section(
                    "Wins in per cent by what was played",
                    "",
                    Plots.whiskers("wins by what was played", rows, 0, 100, fair()));
        }
    }

    private double fair() {
        return results.pairing().together()
                ? 0
                : 100.0 / results.pairing().setup().players();
    }

    private void actions() {
        var groups = new ArrayList<Plots.Group>();
        for (String action : heading.actions()) {
            groups.add(new Plots.Group(
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
                "<p class=\"legend\">" + legend + "</p>\n" + Plots.groups("moves of each kind", groups, names));
    }
}
