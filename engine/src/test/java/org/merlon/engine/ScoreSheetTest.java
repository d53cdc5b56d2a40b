package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.words.Phrase;

class ScoreSheetTest {
    @Test
    void partsAndOutlookAddUpSeparately() {
        var sheet = new ScoreSheet(
                List.of(
                        new ScoreSheet.Part(Phrase.of("castle"), "castle", 15),
                        new ScoreSheet.Part(Phrase.of("penalty"), "penalty", -4)),
                List.of(new ScoreSheet.Part(Phrase.of("king"), "king", 10)));
        assertEquals(11, sheet.total());
        assertEquals(10, sheet.outlookTotal());
    }

    @Test
    void sheetCopiesItsParts() {
        var parts = new ArrayList<>(List.of(new ScoreSheet.Part(Phrase.of("castle"), "castle", 15)));
        var sheet = new ScoreSheet(parts, List.of());
        parts.clear();
        assertEquals(15, sheet.total());
        assertEquals(0, sheet.outlookTotal());
    }
}
