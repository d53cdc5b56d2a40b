package org.merlon.server.table;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Drawing;
import org.merlon.server.store.Written;

/** What players draw by hand on the sheets before them, for everybody at the table to see. No game depends on it. */
public final class Sketches {
    /** Colours of the box, counted from 0. */
    private static final int COLOURS = 12;

    /** Brushes of the box, from the finest on; a stroke without one is of the second, as all once were. */
    private static final int BRUSHES = 4;

    private static final int USUAL_BRUSH = 1;

    /** Points are whole numbers on a sheet of this width and height at the most. */
    private static final int SHEET = 1_000;

    private static final Pattern PART = Pattern.compile("[a-z]{1,12}(-[0-9]{1,3})?");

    private Sketches() {}

    /** Replaces what stands on a seat's sheet for one part; no strokes at all rub it out. */
    public static Data.Obj draw(Table table, String person, int seat, Fields body, Surroundings around)
            throws RefusedException {
        LiveGame game = table.game();
        if (!game.seatsOf(person).contains(seat)) {
            throw Access.forbidden(game, person, "house-no-sheet");
        }
        if (game.phase() != LiveGame.Phase.PLAYING && game.phase() != LiveGame.Phase.OVER) {
            throw new RefusedException(Phrase.of("house-no-not-begun"));
        }
        try {
            String part = body.text("part");
            if (!PART.matcher(part).matches()) {
                throw new RefusedException(Phrase.of("house-no-part"));
            }
            Data.Arr strokes = strokes(body);
            requireRoom(around.store().drawings(game.id()), seat, part);
            String written = strokes.items().isEmpty() ? "" : Json.write(strokes);
            Written.of(around.store().putDrawing(new Drawing(game.id(), seat, part, written)));
            table.tellAll(new News.Drawn(seat, part, strokes));
            return sketch(seat, part, strokes);
        } catch (MalformedException e) {
            throw RefusedException.unreadable(e.reason());
        }
    }

    /** Drawings as a list in JSON, with their strokes as they are stored: they were checked when they were drawn. */
    public static String json(List<Drawing> drawings) {
        return drawings.stream()
                .map(each -> "{\"seat\":" + each.seat() + ",\"part\":\"" + each.part() + "\",\"strokes\":"
                        + each.strokes() + "}")
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static Data.Obj sketch(int seat, String part, Data strokes) {
        return new Data.Obj().put("seat", seat).put("part", part).put("strokes", strokes);
    }

    private static void requireRoom(List<Drawing> drawn, int seat, String part) throws RefusedException {
        long others = drawn.stream()
                .filter(each -> each.seat() == seat && !each.part().equals(part))
                .count();
        if (others >= Limits.MAX_DRAWINGS) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-drawings").with("most", Limits.MAX_DRAWINGS));
        }
    }

    /** Only what is known is kept, so that what everybody gets is what it seems to be. */
    private static Data.Arr strokes(Fields body) throws MalformedException, RefusedException {
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
