package org.merlon.engine;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.words.Phrase;

/** A game: what can be chosen before it, and how its states come to be. Found by {@link Games}. */
public interface Game {
    String id();

    String name();

    List<Variant> variants();

    /** Good ways to begin, the plainest first; none if the variants say it all. */
    default List<Beginning> beginnings() {
        return List.of();
    }

    /** The kinds of move and what follows each, for those who read notation; none if the game does not tell. */
    default List<VerbForm> verbs() {
        return List.of();
    }

    /** The fields of events whose numbers are seats. */
    default Set<String> people() {
        return Set.of("seat", "start", "owner");
    }

    /** Grows whenever an old list of moves could lead to another state than it did when it was played. */
    default int rulesVersion() {
        return 1;
    }

    /** Tells apart games that are played with other tables than ours; null where all are ours. */
    default @Nullable String rulesData() {
        return RulesData.fingerprint(id());
    }

    /** The state before the first move; the shuffles of the setup are done. */
    GameState start(Setup setup, Key key);

    /** Takes a position whose common fields have been read already; every other field is this game's. */
    GameState load(Setup setup, Chance chance, Fields fields) throws MalformedException;

    /** How promising a state is, as far as a simple rule can tell. */
    Evaluation evaluation();

    /** What the game has to learn about its states, or null if its evaluation is all there is. */
    default @Nullable Traits traits() {
        return null;
    }

    /** How promising a state is, for players that look ahead: one for each of them, not for two threads at once. */
    default Evaluation experience(Setup setup) {
        return evaluation();
    }

    /** Which moves deserve a look first; without an opinion all are alike. */
    default Ordering ordering() {
        return NoOrdering.NONE;
    }

    /** Where the game comes from, and what in it is ours. */
    default About about() {
        return About.NOTHING;
    }

    /**
     * Whether a player may lay something beside the game, for everybody at the table to see and of which no move knows: a
     * drawing, say. Nothing, unless a game says what.
     *
     * @param part what of the player's it is, by the game's name for it
     * @param content as it came from outside; whoever asks has bounded its size
     */
    default Attached attach(String part, Data content) {
        return Attached.refused(Phrase.of("house-no-attachments").with("game", name()));
    }

    /** Refuses combinations of options that are legal one by one but not together. */
    default void check(Setup setup) throws SetupException {}

    default Variant variant(String id) throws SetupException {
        Phrase unknown = Phrase.of("house-setup-variant")
                .with("wanted", id)
                .with("game", id())
                .withWords("known", variants().stream().map(Variant::id).toList());
        return Setup.find(variants(), Variant::id, id, SetupException.Code.UNKNOWN_VARIANT, unknown);
    }
}
