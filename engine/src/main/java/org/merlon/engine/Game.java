package org.merlon.engine;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.Randomness;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.info.Credits;
import org.merlon.engine.info.RecommendedSetup;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.words.Phrase;

/** A game: its variants and options, and the factory of its states. {@link Games} finds all implementations. */
public interface Game {
    String id();

    String name();

    List<Variant> variants();

    /** Returns recommended setups, the simplest first. */
    default List<RecommendedSetup> recommendedSetups() {
        return List.of();
    }

    /** Returns the kinds of move with their arguments, for clients that parse the notation; empty if not described. */
    default List<VerbForm> verbs() {
        return List.of();
    }

    /** Returns the names of the event fields whose numbers are seats. */
    default Set<String> seatFields() {
        return Set.of("seat", "start", "owner");
    }

    /** Returns the version of the rules. It must grow whenever replaying old moves could give a different state. */
    default int rulesVersion() {
        return 1;
    }

    /** Returns a fingerprint of the rules data that replaces ours, or null if none was replaced. */
    default @Nullable String rulesData() {
        return RulesData.fingerprint(id());
    }

    /** Creates the state before the first move; the decks are already shuffled. */
    GameState start(Setup setup, Key key);

    /** Loads a position. The common fields have been read already; all other fields belong to this game. */
    GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException;

    /**
     * Replaces whatever a view hides by cards that the view does not show, so that {@link #load} accepts it. The view may be
     * changed; its common fields are valid. The caller redeals the hidden cards afterwards. By default a view hides nothing.
     */
    default void completeView(Setup setup, Data.Obj view, Randomness random) throws MalformedException {}

    /** Returns a simple rule-based evaluation. */
    Evaluation evaluation();

    /** Returns the traits whose weights can be learned, or null if the game has none. */
    default @Nullable Traits traits() {
        return null;
    }

    /** Creates the evaluation that searching bots use. Each searcher needs its own: it need not be thread-safe. */
    default Evaluation searchEvaluation(Setup setup) {
        return evaluation();
    }

    /** Returns the order in which a search tries moves; by default all moves are equal. */
    default Ordering ordering() {
        return NoOrdering.INSTANCE;
    }

    /** Returns the credits: the origin of the game and our additions. */
    default Credits credits() {
        return Credits.NONE;
    }

    /**
     * Checks an attachment: something a player shows to everybody at the table that has no effect on the game, such as a
     * drawing. By default a game accepts none.
     *
     * @param part the game's name for the thing that the attachment belongs to
     * @param content the untrusted content; the caller has limited its size
     */
    default AttachmentDecision checkAttachment(String part, Data content) {
        return AttachmentDecision.refused(
                Phrase.of("common-attachments-not-supported").with("game", name()));
    }

    /** Rejects combinations of options that are valid one by one but not together. */
    default void check(Setup setup) throws SetupException {}

    default Variant variant(String id) throws SetupException {
        Phrase message = Phrase.of("common-setup-unknown-variant")
                .with("wanted", id)
                .with("game", id())
                .withWords("known", variants().stream().map(Variant::id).toList());
        return Setup.find(variants(), Variant::id, id, SetupException.Code.UNKNOWN_VARIANT, message);
    }
}
