package org.merlon.server.table;

import java.util.List;
import java.util.regex.Pattern;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Attachment;
import org.merlon.server.store.Talk;
import org.merlon.server.wire.Drawing;
import org.merlon.server.wire.Drawings;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.Sketch;

/** What players lay beside a game, for everybody at the table to see. No game depends on it, and the house looks at none. */
public final class Attachments {
    private static final Pattern PART = Pattern.compile("[a-z]{1,12}(-[0-9]{1,3})?");

    private Attachments() {}

    /** Replaces what a seat has for one part; an empty list takes it away. */
    public static Drawing put(Table table, String person, int seat, String part, Data.Arr content, Talk talk)
            throws RefusedException {
        LiveGame game = table.game();
        if (!game.seatsOf(person).contains(seat)) {
            throw Access.forbidden(game, person, "house-no-sheet");
        }
        LiveGame.require(game.roster().hasBegun() && game.phase() != LiveGame.Phase.ABORTED, "house-no-not-begun");
        LiveGame.require(PART.matcher(part).matches(), "house-no-part");
        requireRoom(talk.attachments(game.id()), seat, part);
        var sketch = new Sketch(Json.write(content));
        talk.attach(new Attachment(game.id(), seat, part, content.items().isEmpty() ? "" : sketch.json()));
        table.tellAll(new Outbound.Drawn(game.id(), seat, part, sketch));
        return new Drawing(seat, part, sketch);
    }

    /** All of them as they are stored. */
    public static Drawings all(List<Attachment> all) {
        return new Drawings(all.stream()
                .map(each -> new Drawing(each.seat(), each.part(), new Sketch(each.content())))
                .toList());
    }

    private static void requireRoom(List<Attachment> there, int seat, String part) throws RefusedException {
        long others = there.stream()
                .filter(each -> each.seat() == seat && !each.part().equals(part))
                .count();
        if (others >= Limits.MAX_DRAWINGS) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("house-no-drawings").with("most", Limits.MAX_DRAWINGS));
        }
    }
}
