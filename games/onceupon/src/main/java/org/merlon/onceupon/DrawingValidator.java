package org.merlon.onceupon;

import java.util.List;
import org.merlon.engine.AttachmentDecision;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;

/** Validates a player's hand drawing for a part of the sheet: a list of strokes. It has no effect on the rules. */
final class DrawingValidator {
    /** The number of colours that the client offers. */
    private static final int COLOUR_COUNT = 12;

    /** The number of brushes that the client offers, beginning with the finest. */
    private static final int BRUSH_COUNT = 4;

    /** The brush of a stroke that names none; old drawings name none. */
    private static final int DEFAULT_BRUSH = 1;

    /** The largest coordinate of a point. */
    private static final int MAX_COORDINATE = 1_000;

    /** The maximum number of points of one drawing; a careful drawing has about 300. */
    static final int MAX_POINTS = 800;

    private DrawingValidator() {}

    /** Checks a drawing and returns it with its known fields only, so that other players receive nothing else. */
    static AttachmentDecision validate(Data drawing) {
        try {
            return validateStrokes(new Fields(new Data.Obj().put("strokes", drawing)).objects("strokes"));
        } catch (MalformedException e) {
            return AttachmentDecision.refused(Phrase.of("onceupon-no-drawing").with("why", e.reason()));
        }
    }

    private static AttachmentDecision validateStrokes(List<Fields> drawing) throws MalformedException {
        var strokes = new Data.Arr();
        int coordinateCount = 0;
        for (Fields stroke : drawing) {
            int colour = stroke.whole("colour", 0, COLOUR_COUNT - 1);
            int brush = stroke.whole("brush", DEFAULT_BRUSH, 0, BRUSH_COUNT - 1);
            int[] points = stroke.wholes("points", 0, MAX_COORDINATE);
            stroke.refuseUnknownFields();
            if (points.length < 2 || points.length % 2 != 0) {
                return AttachmentDecision.refused(Phrase.of("onceupon-no-points"));
            }
            coordinateCount += points.length;
            strokes.add(stroke(colour, brush, points));
        }
        if (coordinateCount == 0) {
            return AttachmentDecision.refused(Phrase.of("onceupon-no-stroke"));
        }
        if (coordinateCount > 2 * MAX_POINTS) {
            return AttachmentDecision.refused(
                    Phrase.of("onceupon-no-more-points").with("most", MAX_POINTS));
        }
        return new AttachmentDecision.Accepted(strokes);
    }

    private static Data.Obj stroke(int colour, int brush, int[] points) {
        var stroke = new Data.Obj().put("colour", colour);
        if (brush != DEFAULT_BRUSH) {
            stroke.put("brush", brush);
        }
        var list = new Data.Arr();
        for (int point : points) {
            list.add(point);
        }
        return stroke.put("points", list);
    }
}
