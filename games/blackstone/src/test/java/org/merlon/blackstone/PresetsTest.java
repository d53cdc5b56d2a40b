package org.merlon.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.quest.Options;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.testkit.PhraseChecks;
import org.merlon.testkit.Rule;
import org.merlon.words.Words;

/** The presets that clients offer: no families, random families, a choice of two, or balanced families. */
class PresetsTest {
    @Test
    @Rule("B-14")
    void presetsSetTheFamiliesAndTheDefaultIsNone() throws SetupException {
        var game = new BlackstoneGame();
        for (Variant variant : game.variants()) {
            boolean families = variant.options().contains(Options.FAMILIES);
            boolean race = variant.options().contains(Options.BALANCE);
            assertEquals(families ? race ? 4 : 3 : 0, variant.presets().size(), variant.id());
            for (Variant.Preset preset : variant.presets()) {
                String expected = switch (preset.id()) {
                    case "first-game" -> "none";
                    case "by-the-book", "balanced-families" -> "random";
                    default -> "choice";
                };
                for (int players = variant.minPlayers(); players <= variant.maxPlayers(); players++) {
                    Setup setup = Setup.of(game, variant.id(), players, preset.options());
                    assertEquals(expected, setup.choice("families"));
                }
            }
            if (families) {
                assertEquals(
                        "none",
                        Setup.of(game, variant.id(), variant.minPlayers(), Map.of())
                                .choice("families"));
            }
        }
        Variant kings = game.variant("kings-quest");
        assertEquals("By the book", Words.english().name(game, kings.preset("by-the-book")));
        SetupException none = assertThrows(SetupException.class, () -> kings.preset("quick"));
        assertEquals(
                "Unknown preset 'quick' for kings-quest. The presets are first-game, by-the-book, choose-of-two and balanced-families.",
                PhraseChecks.text(none.phrase()));
    }
}
