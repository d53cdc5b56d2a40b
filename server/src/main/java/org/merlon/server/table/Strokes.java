package org.merlon.server.table;

import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;

/** A drawing as it is sent: strokes of a colour and a brush. */
public final class Strokes {
    /** Colours of the box, counted from 0. */
    private static final int COLOURS = 12;

    /** Brushes of the box, from the finest on; a stroke without one is of the second, as all once were. */
    private static final int BRUSHES = 4;

    private static final int USUAL_BRUSH = 1;

    /** Points are whole numbers on a sheet of this width and height at the most. */
    private static final int SHEET = 1_000;

    private Strokes() {}

    /** Only what is known is kept, so that what everybody gets is what it seems to be. */
    public static Data.Arr read(Fields body) throws MalformedException, RefusedException {
        var strokes = new Data.Arr();
        int numbers = 0;
        for (Fields stroke : body.objects("strokes")) {
            int colour = stroke.whole("colour", 0, COLOURS - 1);
            int brush = stroke.whole("brush", USUAL_BRUSH, 0, BRUSHES - 1);
            int[] points = stroke.wholes("points", 0, SHEET);
            stroke.nothingElse();
            if (points.length < 2 || points.length % 2 != 0) {
                throw new RefusedException(Phrase.of("house-no-points"));
            }
            numbers += points.length;
            var kept = new Data.Arr();
            for (int point : points) {
                kept.add(point);
            }
            var drawn = new Data.Obj().put("colour", colour);
            strokes.add((brush == USUAL_BRUSH ? drawn : drawn.put("brush", brush)).put("points", kept));
        }
        if (numbers > 2 * Limits.MAX_POINTS) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-drawing-points").with("most", Limits.MAX_POINTS));
        }
        return strokes;
    }
}
