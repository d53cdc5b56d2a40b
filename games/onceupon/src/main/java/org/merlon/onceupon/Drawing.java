package org.merlon.onceupon;

import java.util.List;
import org.merlon.engine.Attached;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/** Validates a player's hand drawing for a part of the sheet: a list of strokes. It has no effect on the rules. */
final class Drawing {
    /** The number of colours that the client offers. */
    private static final int COLOURS = 12;

    /** The number of brushes that the client offers, beginning with the finest. */
    private static final int BRUSHES = 4;

    /** The brush of a stroke that names none; old drawings name none. */
    private static final int USUAL_BRUSH = 1;

    /** The largest coordinate of a point. */
    private static final int SHEET = 1_000;

    /** The maximum number of points of one drawing; a careful drawing has about 300. */
    static final int MAX_POINTS = 800;

    private Drawing() {}

    /** Checks a drawing and returns it with its known fields only, so that other players receive nothing else. */
    static Attached of(Data content) {
        try {
            return strokes(new Fields(new Data.Obj().put("strokes", content)).objects("strokes"));
        } catch (MalformedException e) {
            return Attached.refused(Phrase.of("onceupon-no-drawing").with("why", e.reason()));
        }
    }

    private static Attached strokes(List<Fields> drawn) throws MalformedException {
        var strokes = new Data.Arr();
        int numbers = 0;
        for (Fields stroke : drawn) {
            int colour = stroke.whole("colour", 0, COLOURS - 1);
            int brush = stroke.whole("brush", USUAL_BRUSH, 0, BRUSHES - 1);
            int[] points = stroke.wholes("points", 0, SHEET);
            stroke.nothingElse();
            if (points.length < 2 || points.length % 2 != 0) {
                return Attached.refused(Phrase.of("onceupon-no-points"));
            }
            numbers += points.length;
            strokes.add(stroke(colour, brush, points));
        }
        if (numbers == 0) {
            return Attached.refused(Phrase.of("onceupon-no-stroke"));
        }
        if (numbers > 2 * MAX_POINTS) {
            return Attached.refused(Phrase.of("onceupon-no-more-points").with("most", MAX_POINTS));
        }
        return new Attached.Kept(strokes);
    }

    private static Data.Obj stroke(int colour, int brush, int[] points) {
        var stroke = new Data.Obj().put("colour", colour);
        if (brush != USUAL_BRUSH) {
            stroke.put("brush", brush);
        }
        var list = new Data.Arr();
        for (int point : points) {
            list.add(point);
        }
        return stroke.put("points", list);
    }
}
