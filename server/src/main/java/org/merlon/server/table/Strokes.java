package org.merlon.server.table;

import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.wire.NewDrawing;

/** A drawing as it is kept: strokes of a colour and a brush. */
public final class Strokes {
    /** A stroke without a brush is of this one, as all once were. */
    private static final int USUAL_BRUSH = 1;

    private Strokes() {}

    /** Only what is known is kept, so that what everybody gets is what it seems to be. */
    public static Data.Arr of(List<NewDrawing.Stroke> drawn) throws RefusedException {
        var strokes = new Data.Arr();
        int numbers = 0;
        for (NewDrawing.Stroke stroke : drawn) {
            int count = stroke.points().size();
            if (count < 2 || count % 2 != 0) {
                throw new RefusedException(Phrase.of("house-no-points"));
            }
            numbers += count;
            var kept = new Data.Obj().put("colour", stroke.colour());
            if (stroke.brush() != null && stroke.brush() != USUAL_BRUSH) {
                kept.put("brush", stroke.brush());
            }
            strokes.add(kept.put("points", Data.list(stroke.points(), point -> new Data.Whole(point))));
        }
        if (numbers > 2 * Limits.MAX_POINTS) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-drawing-points").with("most", Limits.MAX_POINTS));
        }
        return strokes;
    }
}
