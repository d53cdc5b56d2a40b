package org.merlon.server.table.actions;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.AttachmentDecision;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.Attachment;
import org.merlon.server.store.log.TableExtrasStore;
import org.merlon.server.table.live.Table;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.lists.TableAttachments.AttachmentContent;
import org.merlon.server.wire.lists.TableAttachments.AttachmentInfo;
import org.merlon.server.wire.lists.TableAttachments.AttachmentList;
import org.merlon.server.wire.lists.TableAttachments.NewAttachment;

/**
 * Stores what players add to a game for everybody at the table to see, such as drawings. The game decides what is
 * valid.
 */
public final class Attachments {
    private static final Pattern PART_NAME = Pattern.compile("[a-z]{1,12}(-[0-9]{1,3})?");

    private Attachments() {}

    /** Counts bytes that are about to be stored, or refuses them. */
    public interface StorageMeter {
        void count(int bytes) throws RefusedException;
    }

    /** Replaces or removes the attachment of a seat for one part of the game. */
    public static AttachmentInfo put(
            Table table, String person, NewAttachment request, TableExtrasStore notes, StorageMeter storage)
            throws RefusedException {
        LiveGame game = table.game();
        int seat = request.seat();
        String part = request.part();
        if (!game.seatsOf(person).contains(seat)) {
            throw TableAccess.forbidden(game, person, "error-attachment-not-your-seat");
        }
        LiveGame.require(
                game.roster().hasStarted() && game.phase() != LiveGame.Phase.ABORTED, "error-game-not-started");
        LiveGame.require(PART_NAME.matcher(part).matches(), "error-attachment-invalid-name");
        String stored = "";
        if (request.content() != null) {
            requireSize(request.content());
            stored = checkedContent(game.terms().setup().game(), part, request.content());
            requireFreeSlot(notes.countOtherAttachments(game.id(), seat, part));
            storage.count(Math.max(0, stored.length() - notes.attachmentLength(game.id(), seat, part)));
        }
        notes.attach(new Attachment(game.id(), seat, part, stored));
        AttachmentContent content = content(stored);
        table.broadcast(new Outbound.Attached(game.id(), seat, part, content));
        return new AttachmentInfo(seat, part, content);
    }

    /** Converts stored attachments to the form that clients get. */
    public static AttachmentList toList(List<Attachment> stored) {
        return new AttachmentList(stored.stream()
                .map(each -> new AttachmentInfo(each.seat(), each.part(), content(each.content())))
                .toList());
    }

    private static @Nullable AttachmentContent content(String stored) {
        return stored.isEmpty() ? null : new AttachmentContent(stored);
    }

    private static String checkedContent(Game game, String part, Data content) throws RefusedException {
        return switch (game.checkAttachment(part, content)) {
            case AttachmentDecision.Accepted accepted -> Json.write(accepted.content());
            case AttachmentDecision.Refused refused -> throw new RefusedException(refused.refusal());
        };
    }

    /** Checked before the game validates the content, so that validation is bounded too. */
    private static void requireSize(Data content) throws RefusedException {
        int bytes = Json.bytes(content).length;
        if (bytes > ServerLimits.MAX_ATTACHMENT_BYTES) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-attachment-too-large")
                            .with("most", ServerLimits.MAX_ATTACHMENT_BYTES)
                            .with("bytes", bytes));
        }
    }

    private static void requireFreeSlot(int others) throws RefusedException {
        if (others >= ServerLimits.MAX_ATTACHMENTS_PER_SEAT) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-attachments").with("most", ServerLimits.MAX_ATTACHMENTS_PER_SEAT));
        }
    }
}
