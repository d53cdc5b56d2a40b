package org.merlon.bench;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The results of a benchmark run and the machine it ran on; {@code --json} writes this record as JSON. */
record BenchReport(Machine machine, boolean quick, String calibrationUnit, List<ReportTable> tables) {

    record Machine(String java, String vm, String os, String architecture, int processors) {
        static Machine current() {
            return new Machine(
                    System.getProperty("java.version"),
                    System.getProperty("java.vm.name"),
                    System.getProperty("os.name"),
                    System.getProperty("os.arch"),
                    Runtime.getRuntime().availableProcessors());
        }
    }

    /** The results of one game with one number of players. */
    record ReportTable(
            String game,
            String variant,
            int players,
            double branching,
            double movesPerGame,
            double stateBytes,
            List<Figure> figures) {

        void print(Formatter text) {
            text.format("%n%s %s, %d players%n", game, variant, players);
            text.format(
                    "  mean branching %.1f, %.0f moves a game, a state of %.0f bytes%n",
                    branching, movesPerGame, stateBytes);
            text.format("  %-18s %21s %7s %13s   %s%n", "", "", "+/-", "calibration", "against calibration");
            for (Figure figure : figures) {
                text.format(
                        "  %-18s %12s %-8s %5.1f %% %9.1f M/s   %s%n",
                        figure.what,
                        number(figure.value),
                        figure.unit,
                        100 * figure.deviation,
                        figure.calibration,
                        figure.ratio == null ? "-" : number(figure.ratio) + " " + figure.ratioUnit);
            }
        }
    }

    /**
     * One measured value.
     *
     * @param deviation the standard deviation between iterations, relative to the value
     * @param calibration the speed of the calibration loop just before and after the measured iterations
     * @param ratio the value relative to the machine's speed, or null if it does not depend on the speed
     */
    record Figure(
            String what,
            double value,
            String unit,
            double deviation,
            double calibration,
            @Nullable Double ratio,
            @Nullable String ratioUnit) {

        /** Creates a rate, which is higher on a faster machine. */
        static Figure rate(String what, double value, String unit, double deviation, double calibration) {
            return new Figure(what, value, unit, deviation, calibration, value / calibration, "a million steps");
        }

        /** Creates a duration, which is shorter on a faster machine. */
        static Figure nanos(String what, double value, double deviation, double calibration) {
            return new Figure(what, value, "ns", deviation, calibration, value * calibration / 1000, "steps each");
        }

        /** Creates a size, which does not depend on the speed of the machine. */
        static Figure bytes(String what, double value, double deviation, double calibration) {
            return new Figure(what, value, "bytes", deviation, calibration, null, null);
        }
    }

    String text() {
        var text = new Formatter(Locale.ROOT);
        text.format(
                "Java %s (%s) on %s %s, %d processors; one thread is used%n",
                machine.java, machine.vm, machine.os, machine.architecture, machine.processors);
        for (ReportTable table : tables) {
            table.print(text);
        }
        text.format("%nCalibration: millions of steps a second of a fixed loop, timed around each iteration of the%n");
        text.format("figure beside it. To compare machines, compare the last column.%n");
        return text.toString();
    }

    /** Formats a number with at least three significant digits and grouping separators. */
    private static String number(double value) {
        double size = Math.abs(value);
        return String.format(Locale.ROOT, size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : "%.2f", value);
    }
}
