package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.AttachmentDecision;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;

/** Validation of hand drawings on a sheet. */
class DrawingValidatorTest {
    private static final OnceUponGame GAME = new OnceUponGame();

    private static Data.Obj stroke(int... points) {
        var list = new Data.Arr();
        for (int point : points) {
            list.add(point);
        }
        return new Data.Obj().put("colour", 3).put("points", list);
    }

    private static Data.Arr points(int count) {
        var strokes = new Data.Arr();
        for (int i = 0; i < count; i++) {
            strokes.add(stroke(i, 1000));
        }
        return strokes;
    }

    private static void assertAccepted(Data content, Data drawn) {
        assertEquals(new AttachmentDecision.Accepted(content), GAME.checkAttachment("tower-1", drawn));
    }

    private static void assertRefused(Phrase reason, Data drawn) {
        var refused = assertInstanceOf(AttachmentDecision.Refused.class, GAME.checkAttachment("tower-1", drawn));
        assertEquals(List.of(reason), refused.refusal().phrases());
    }

    private static Phrase malformed(String reason) {
        return Phrase.of("onceupon-no-drawing").with("why", reason);
    }

    @Test
    void strokeIsNormalized() {
        var plain = new Data.Arr().add(stroke(1, 2, 3, 4));
        assertAccepted(plain, plain);
        assertAccepted(plain, new Data.Arr().add(stroke(1, 2, 3, 4).put("brush", 1)));
        var points = new Data.Arr().add(1).add(2);
        assertAccepted(
                new Data.Arr()
                        .add(new Data.Obj().put("colour", 3).put("brush", 0).put("points", points)),
                new Data.Arr().add(stroke(1, 2).put("brush", 0)));
    }

    @Test
    void refusesInvalidStrokes() {
        assertRefused(malformed("strokes: a list is wanted, not text"), new Data.Text("tower"));
        assertRefused(malformed("strokes[0]: an object is wanted, not a number"), new Data.Arr().add(7));
        assertRefused(malformed("strokes[0].colour: is missing"), new Data.Arr().add(new Data.Obj()));
        assertRefused(
                malformed("strokes[0].colour: 12 is not within 0 to 11"),
                new Data.Arr().add(stroke(1, 2).put("colour", 12)));
        assertRefused(
                malformed("strokes[0].brush: 4 is not within 0 to 3"),
                new Data.Arr().add(stroke(1, 2).put("brush", 4)));
        assertRefused(
                malformed("strokes[1].points: 1001 is not within 0 to 1000"),
                new Data.Arr().add(stroke(1, 2)).add(stroke(1, 1001)));
        assertRefused(
                malformed("strokes[0].width: unknown field"),
                new Data.Arr().add(stroke(1, 2).put("width", 9)));
        assertRefused(Phrase.of("onceupon-no-points"), new Data.Arr().add(stroke(1, 2, 3)));
        assertRefused(Phrase.of("onceupon-no-points"), new Data.Arr().add(stroke()));
        assertRefused(Phrase.of("onceupon-no-stroke"), new Data.Arr());
    }

    @Test
    void acceptsTheSideOfASheet() {
        for (String side : List.of("blank", "by-hand")) {
            var content = new Data.Text(side);
            assertEquals(new AttachmentDecision.Accepted(content), GAME.checkAttachment("side", content));
        }
        for (Data content : List.of(new Data.Text("outline"), new Data.Truth(true), points(1))) {
            var refused = assertInstanceOf(AttachmentDecision.Refused.class, GAME.checkAttachment("side", content));
            assertEquals(
                    List.of(Phrase.of("onceupon-no-sheet-side")),
                    refused.refusal().phrases());
        }
    }

    @Test
    void limitsNumberOfPoints() {
        assertAccepted(points(DrawingValidator.MAX_POINTS), points(DrawingValidator.MAX_POINTS));
        assertRefused(
                Phrase.of("onceupon-no-more-points").with("most", DrawingValidator.MAX_POINTS),
                points(DrawingValidator.MAX_POINTS + 1));
    }
}
