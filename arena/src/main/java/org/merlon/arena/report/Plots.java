package org.merlon.arena.report;

import java.util.List;
import org.merlon.arena.Distribution;

/** Draws the plots of a report. */
final class Plots {
    private static final int WIDTH = 720;
    private static final int NAME_WIDTH = 170; // width of the names
    private static final int FIGURE_WIDTH = 130; // width of the figures
    private static final int ROW_HEIGHT = 30;
    private static final int TOP_MARGIN = 8;
    private static final int AXIS_HEIGHT = 26;
    private static final int MAX_BINS = 30;
    private static final int HISTOGRAM_HEIGHT = 54;
    private static final int BAR_HEIGHT = 11; // height of a bar of a group

    private Plots() {}

    /** A value with its interval. */
    record IntervalRow(String name, double value, double low, double high, String figure) {}

    /**
     * Draws a row for each value: a dot and the interval around it.
     *
     * @param reference the value at which a reference line is drawn
     */
    static String intervals(String title, List<IntervalRow> rows, double from, double to, double reference) {
        int bottom = TOP_MARGIN + ROW_HEIGHT * rows.size();
        var svg = new Svg(WIDTH, bottom + AXIS_HEIGHT, title);
        var scale = new Scale(from, to);
        scale.axis(svg, bottom);
        svg.line(scale.x(reference), TOP_MARGIN, scale.x(reference), bottom, "mark");
        for (int i = 0; i < rows.size(); i++) {
            IntervalRow row = rows.get(i);
            double y = TOP_MARGIN + ROW_HEIGHT * (i + 0.5);
            svg.text(NAME_WIDTH - 10, y + 4, "end", shorten(row.name));
            svg.line(scale.x(row.low), y, scale.x(row.high), y, "reach");
            svg.line(scale.x(row.low), y - 5, scale.x(row.low), y + 5, "reach");
            svg.line(scale.x(row.high), y - 5, scale.x(row.high), y + 5, "reach");
            svg.dot(scale.x(row.value), y, "c0");
            svg.text(WIDTH - FIGURE_WIDTH + 12, y + 4, "start", row.figure);
        }
        return svg.toText();
    }

    /** A distribution with a name. */
    record NamedDistribution(String name, Distribution distribution) {}

    /** Draws a histogram of each distribution, all on one scale. */
    static String histograms(String title, List<NamedDistribution> distributions) {
        int low = distributions.stream()
                .mapToInt(each -> each.distribution.min())
                .min()
                .orElse(0);
        int high = distributions.stream()
                .mapToInt(each -> each.distribution.max())
                .max()
                .orElse(0);
        int binWidth = Math.ceilDiv(high - low + 1, MAX_BINS);
        int bins = Math.ceilDiv(high - low + 1, binWidth);
        int bottom = TOP_MARGIN + HISTOGRAM_HEIGHT * distributions.size();
        var svg = new Svg(WIDTH, bottom + AXIS_HEIGHT, title);
        var scale = new Scale(low, low + (double) bins * binWidth);
        scale.axis(svg, bottom);
        for (int i = 0; i < distributions.size(); i++) {
            NamedDistribution each = distributions.get(i);
            double base = TOP_MARGIN + HISTOGRAM_HEIGHT * (i + 1);
            int[] counts = each.distribution.histogram(low, binWidth, bins);
            int maxCount = 1;
            for (int count : counts) {
                maxCount = Math.max(maxCount, count);
            }
            for (int bin = 0; bin < bins; bin++) {
                double height = (HISTOGRAM_HEIGHT - 10.0) * counts[bin] / maxCount;
                double x = scale.x(low + (double) bin * binWidth);
                int end = low + (bin + 1) * binWidth - 1;
                String range = binWidth == 1 ? String.valueOf(end) : low + bin * binWidth + "–" + end;
                svg.bar(
                        x,
                        base - height,
                        scale.x(low + (bin + 1.0) * binWidth) - x - 1,
                        height,
                        "c0",
                        range + ": " + counts[bin]);
            }
            svg.line(NAME_WIDTH, base, WIDTH - FIGURE_WIDTH, base, "base");
            svg.line(
                    scale.x(each.distribution.mean()),
                    base - HISTOGRAM_HEIGHT + 8,
                    scale.x(each.distribution.mean()),
                    base,
                    "mark");
            svg.text(NAME_WIDTH - 10, base - 10, "end", shorten(each.name));
            svg.text(
                    WIDTH - FIGURE_WIDTH + 12,
                    base - 10,
                    "start",
                    Numbers.tenths(each.distribution.mean()) + " ± " + Numbers.tenths(each.distribution.deviation()));
        }
        return svg.toText();
    }

    /** A group of bars, one for each contestant. */
    record BarGroup(String name, List<Double> values) {}

    static String barGroups(String title, List<BarGroup> groups, List<String> names) {
        int groupHeight = BAR_HEIGHT * names.size() + 12;
        int bottom = TOP_MARGIN + groupHeight * groups.size();
        double maxValue = 0;
        for (BarGroup group : groups) {
            for (double value : group.values) {
                maxValue = Math.max(maxValue, value);
            }
        }
        var svg = new Svg(WIDTH, bottom + AXIS_HEIGHT, title);
        var scale = new Scale(0, Math.max(maxValue, 1));
        scale.axis(svg, bottom);
        for (int i = 0; i < groups.size(); i++) {
            BarGroup group = groups.get(i);
            double y = TOP_MARGIN + groupHeight * i + 6.0;
            svg.text(NAME_WIDTH - 10, y + (groupHeight - 12) / 2.0 + 4, "end", shorten(group.name));
            for (int j = 0; j < names.size(); j++) {
                double value = group.values.get(j);
                String hint = names.get(j) + ": " + Numbers.hundredths(value);
                svg.bar(NAME_WIDTH, y + BAR_HEIGHT * j, scale.x(value) - NAME_WIDTH, BAR_HEIGHT - 2, colour(j), hint);
            }
        }
        return svg.toText();
    }

    /** Returns the CSS class of a contestant's bars. */
    static String colour(int contestant) {
        return "c" + contestant % HtmlReport.COLOUR_COUNT;
    }

    private static String shorten(String name) {
        return name.length() <= 22 ? name : name.substring(0, 21) + "…";
    }

    /** Maps values to x coordinates. */
    private record Scale(double from, double to) {
        double x(double value) {
            double range = to > from ? to - from : 1;
            return NAME_WIDTH + (value - from) / range * (WIDTH - NAME_WIDTH - FIGURE_WIDTH);
        }

        /** Draws about six round numbers below the plot. */
        void axis(Svg svg, double y) {
            double step = step();
            for (double value = Math.ceil(from / step) * step; value <= to + step / 1e6; value += step) {
                svg.line(x(value), TOP_MARGIN, x(value), y, "grid");
                svg.text(x(value), y + 16, "middle", step < 1 ? Numbers.tenths(value) : Numbers.whole(value));
            }
        }

        private double step() {
            double minStep = Math.max(to - from, 1e-9) / 6;
            double power = Math.pow(10, Math.floor(Math.log10(minStep)));
            for (double factor : new double[] {1, 2, 5}) {
                if (factor * power >= minStep) {
                    return factor * power;
                }
            }
            return 10 * power;
        }
    }
}
