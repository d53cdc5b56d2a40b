package org.merlon.arena.report;

import java.util.List;
import org.merlon.arena.Distribution;

/** Draws the plots of a report. */
final class Plots {
    private static final int WIDTH = 720;
    private static final int LEFT = 170; // width of the names
    private static final int RIGHT = 130; // width of the figures
    private static final int ROW = 30;
    private static final int TOP = 8;
    private static final int AXIS = 26;
    private static final int BINS = 30;
    private static final int HILL = 54;
    private static final int THIN = 11; // height of a bar of a group

    private Plots() {}

    /** A value with its interval. */
    record Whisker(String name, double value, double low, double high, String figure) {}

    /**
     * Draws a row for each value: a dot and the interval around it.
     *
     * @param mark the value at which a reference line is drawn
     */
    static String whiskers(String title, List<Whisker> rows, double from, double to, double mark) {
        int bottom = TOP + ROW * rows.size();
        var svg = new Svg(WIDTH, bottom + AXIS, title);
        var scale = new Scale(from, to);
        scale.axis(svg, bottom);
        svg.line(scale.x(mark), TOP, scale.x(mark), bottom, "mark");
        for (int i = 0; i < rows.size(); i++) {
            Whisker row = rows.get(i);
            double y = TOP + ROW * (i + 0.5);
            svg.text(LEFT - 10, y + 4, "end", shortened(row.name));
            svg.line(scale.x(row.low), y, scale.x(row.high), y, "reach");
            svg.line(scale.x(row.low), y - 5, scale.x(row.low), y + 5, "reach");
            svg.line(scale.x(row.high), y - 5, scale.x(row.high), y + 5, "reach");
            svg.dot(scale.x(row.value), y, "c0");
            svg.text(WIDTH - RIGHT + 12, y + 4, "start", row.figure);
        }
        return svg.done();
    }

    /** A distribution with a name. */
    record Hill(String name, Distribution spread) {}

    /** Draws a histogram of each distribution, all on one scale. */
    static String hills(String title, List<Hill> hills) {
        int low = hills.stream().mapToInt(hill -> hill.spread.min()).min().orElse(0);
        int high = hills.stream().mapToInt(hill -> hill.spread.max()).max().orElse(0);
        int step = Math.ceilDiv(high - low + 1, BINS);
        int bins = Math.ceilDiv(high - low + 1, step);
        int bottom = TOP + HILL * hills.size();
        var svg = new Svg(WIDTH, bottom + AXIS, title);
        var scale = new Scale(low, low + (double) bins * step);
        scale.axis(svg, bottom);
        for (int i = 0; i < hills.size(); i++) {
            Hill hill = hills.get(i);
            double base = TOP + HILL * (i + 1);
            int[] counts = hill.spread.histogram(low, step, bins);
            int most = 1;
            for (int count : counts) {
                most = Math.max(most, count);
            }
            for (int bin = 0; bin < bins; bin++) {
                double tall = (HILL - 10.0) * counts[bin] / most;
                double x = scale.x(low + (double) bin * step);
                int end = low + (bin + 1) * step - 1;
                String range = step == 1 ? String.valueOf(end) : low + bin * step + "–" + end;
                svg.bar(
                        x,
                        base - tall,
                        scale.x(low + (bin + 1.0) * step) - x - 1,
                        tall,
                        "c0",
                        range + ": " + counts[bin]);
            }
            svg.line(LEFT, base, WIDTH - RIGHT, base, "base");
            svg.line(scale.x(hill.spread.mean()), base - HILL + 8, scale.x(hill.spread.mean()), base, "mark");
            svg.text(LEFT - 10, base - 10, "end", shortened(hill.name));
            svg.text(
                    WIDTH - RIGHT + 12,
                    base - 10,
                    "start",
                    Numbers.tenths(hill.spread.mean()) + " ± " + Numbers.tenths(hill.spread.deviation()));
        }
        return svg.done();
    }

    /** A group of bars, one for each contestant. */
    record Group(String name, List<Double> values) {}

    static String groups(String title, List<Group> groups, List<String> names) {
        int tall = THIN * names.size() + 12;
        int bottom = TOP + tall * groups.size();
        double most = 0;
        for (Group group : groups) {
            for (double value : group.values) {
                most = Math.max(most, value);
            }
        }
        var svg = new Svg(WIDTH, bottom + AXIS, title);
        var scale = new Scale(0, Math.max(most, 1));
        scale.axis(svg, bottom);
        for (int i = 0; i < groups.size(); i++) {
            Group group = groups.get(i);
            double y = TOP + tall * i + 6.0;
            svg.text(LEFT - 10, y + (tall - 12) / 2.0 + 4, "end", shortened(group.name));
            for (int j = 0; j < names.size(); j++) {
                double value = group.values.get(j);
                String hint = names.get(j) + ": " + Numbers.hundredths(value);
                svg.bar(LEFT, y + THIN * j, scale.x(value) - LEFT, THIN - 2, colour(j), hint);
            }
        }
        return svg.done();
    }

    /** Returns the CSS class of a contestant's bars. */
    static String colour(int contestant) {
        return "c" + contestant % HtmlReport.COLOURS;
    }

    private static String shortened(String name) {
        return name.length() <= 22 ? name : name.substring(0, 21) + "…";
    }

    /** Maps values to x coordinates. */
    private record Scale(double from, double to) {
        double x(double value) {
            double range = to > from ? to - from : 1;
            return LEFT + (value - from) / range * (WIDTH - LEFT - RIGHT);
        }

        /** Draws about six round numbers below the plot. */
        void axis(Svg svg, double y) {
            double step = step();
            for (double at = Math.ceil(from / step) * step; at <= to + step / 1e6; at += step) {
                svg.line(x(at), TOP, x(at), y, "grid");
                svg.text(x(at), y + 16, "middle", step < 1 ? Numbers.tenths(at) : Numbers.whole(at));
            }
        }

        private double step() {
            double rough = Math.max(to - from, 1e-9) / 6;
            double power = Math.pow(10, Math.floor(Math.log10(rough)));
            for (double factor : new double[] {1, 2, 5}) {
                if (factor * power >= rough) {
                    return factor * power;
                }
            }
            return 10 * power;
        }
    }
}
