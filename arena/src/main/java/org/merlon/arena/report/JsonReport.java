package org.merlon.arena.report;

import java.io.StringWriter;
import java.util.List;
import org.merlon.arena.BotStanding;
import org.merlon.arena.Distribution;
import org.merlon.arena.EloRating;
import org.merlon.arena.LabelResults;
import org.merlon.arena.SeatBalance;
import org.merlon.arena.SeriesResults;
import org.merlon.arena.WinShare;
import org.merlon.protocol.json.Json;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes the results as JSON. All values that depend on the clock are under "time". */
public final class JsonReport {
    private final SeriesResults results;
    private final JsonGenerator out;

    private JsonReport(SeriesResults results, JsonGenerator out) {
        this.results = results;
        this.out = out;
    }

    public static String of(SeriesResults results) {
        var text = new StringWriter();
        try (JsonGenerator out = JsonFactory.builder().build().createGenerator(ObjectWriteContext.empty(), text)) {
            new JsonReport(results, out).write();
        }
        return text + "\n";
    }

    private void write() {
        out.writeStartObject();
        out.writeName("settings");
        out.writeRawValue(Json.write(ResultsFile.settings(results.plan())));
        out.writeNumberProperty("wanted", results.plan().games());
        out.writeNumberProperty("games", results.games().size());
        out.writeNumberProperty("leftOut", results.ignoredGames());
        out.writeNumberProperty("deals", results.deals());
        out.writeNumberProperty("gamesPerDeal", results.plan().gamesPerDeal());
        out.writeBooleanProperty("sameBots", results.plan().hasIdenticalBots());
        out.writeStringProperty("verdict", new ReportHeader(results).verdict());
        out.writeArrayPropertyStart("bots");
        results.standings().forEach(this::standing);
        out.writeEndArray();
        seats();
        labels();
        distribution("moves", results.gameLengths());
        out.writeArrayPropertyStart("failures");
        results.failures().forEach(out::writeString);
        out.writeEndArray();
        out.writeArrayPropertyStart("time");
        for (BotStanding each : results.standings()) {
            out.writeStartObject();
            out.writeStringProperty("bot", each.name());
            out.writeNumberProperty("millisPerMove", rounded(each.timing().meanMillis()));
            out.writeNumberProperty("slowestMillis", rounded(each.timing().maxMillis()));
            out.writeNumberProperty("iterationsPerMove", rounded(each.timing().meanIterations()));
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private void standing(BotStanding standing) {
        out.writeStartObject();
        out.writeStringProperty("bot", standing.name());
        share(standing.wins());
        EloRating rating = standing.rating();
        if (rating != null) {
            out.writeNumberProperty("rating", rounded(rating.points()));
            out.writeNumberProperty("ratingError", rounded(rating.error()));
            out.writeNumberProperty("meanRank", rounded(standing.meanRank()));
        }
        distribution("scores", standing.scores());
        out.writeObjectPropertyStart("actions");
        standing.actions().forEach((action, times) -> out.writeNumberProperty(action, rounded(times)));
        out.writeEndObject();
        out.writeEndObject();
    }

    private void share(WinShare share) {
        out.writeNumberProperty("wins", rounded(share.wins()));
        out.writeNumberProperty("of", share.total());
        out.writeNumberProperty("share", rounded(share.value()));
        out.writeNumberProperty("low", rounded(share.low()));
        out.writeNumberProperty("high", rounded(share.high()));
    }

    private void seats() {
        SeatBalance seats = results.seatBalance();
        if (seats == null) {
            return;
        }
        out.writeArrayPropertyStart("seats");
        for (int seat = 0; seat < seats.wins().size(); seat++) {
            out.writeStartObject();
            share(seats.wins().get(seat));
            distribution("scores", seats.scores().get(seat));
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeBooleanProperty("seatsDiffer", seats.isSignificant());
        out.writeNumberProperty("seatGap", rounded(seats.gap()));
        if (seats.detectableGap() < 1) {
            out.writeNumberProperty("seatGapThatShows", rounded(seats.detectableGap()));
        }
    }

    private void labels() {
        List<LabelResults> labels = results.labelResults();
        if (labels.isEmpty()) {
            return;
        }
        out.writeArrayPropertyStart("labels");
        for (LabelResults each : labels) {
            out.writeStartObject();
            out.writeStringProperty("label", each.label());
            share(each.wins());
            distribution("scores", each.scores());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private void distribution(String name, Distribution distribution) {
        out.writeObjectPropertyStart(name);
        out.writeNumberProperty("mean", rounded(distribution.mean()));
        out.writeNumberProperty("deviation", rounded(distribution.deviation()));
        out.writeArrayPropertyStart("quantiles"); // 0, 5, 25, 50, 75, 95 and 100 %
        for (double fraction : new double[] {0, 0.05, 0.25, 0.5, 0.75, 0.95, 1}) {
            out.writeNumber(distribution.quantile(fraction));
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    /** Rounds to four decimals. */
    private static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
