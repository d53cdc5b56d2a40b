package org.merlon.onceupon;

import java.util.List;
import org.merlon.engine.Attached;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/** What a player draws by hand for a part of the sheet: a list of strokes. No rule knows of it. */
final class Drawing {
    /** Colours of the box. */
    private static final int COLOURS = 12;

    /** Brushes of the box, from the finest on. */
    private static final int BRUSHES = 4;

    /** A stroke without a brush is of this one, as all once were. */
    private static final int USUAL_BRUSH = 1;

    /** Points are whole numbers on a sheet of this width and height at the most. */
    private static final int SHEET = 1_000;

    /** Points of one drawing: a careful one has about 300. */
    static final int MAX_POINTS = 800;

    private Drawing() {}

    /** Only what is known is kept, so that what everybody gets is what it seems to be. */
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
