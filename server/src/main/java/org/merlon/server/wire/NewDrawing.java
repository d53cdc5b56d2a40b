package org.merlon.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a seat's sheet, drawn anew. */
public record NewDrawing(
        @Means("whose sheet") @Within int seat,
        @Means("what is drawn, such as tower-1") String part,
        @Means("none rubs it out") List<Stroke> strokes) {

    /** Colours of the box. */
    private static final int COLOURS = 12;

    /** Brushes of the box, from the finest on. */
    private static final int BRUSHES = 4;

    /** Points are whole numbers on a sheet of this width and height at the most. */
    private static final int SHEET = 1_000;

    /** A line of a colour and a brush. */
    public record Stroke(
            @Within(most = COLOURS - 1) int colour,

            @Means("from the finest on; the second if left out") @Within(most = BRUSHES - 1) @Nullable Integer brush,

            @Means("x and y in turn") @Within(most = SHEET) List<Integer> points) {}
}
