package org.merlon.onceupon;

import java.util.Set;
import org.merlon.engine.AttachmentDecision;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;

/** Validates the side of the sheet that a player has chosen for a castle. It has no effect on the rules. */
final class SheetSide {
    /** The part of a sheet to which the choice is attached. */
    static final String PART = "side";

    /** The outline of a castle needs no attachment; on a blank sheet, parts are drawn automatically or only by hand. */
    private static final Set<String> CHOICES = Set.of("blank", "by-hand");

    private SheetSide() {}

    static AttachmentDecision validate(Data side) {
        return side instanceof Data.Text text && CHOICES.contains(text.value())
                ? new AttachmentDecision.Accepted(text)
                : AttachmentDecision.refused(Phrase.of("onceupon-no-sheet-side"));
    }
}
